### Dama: sayfanın bütün metinleri, Türkçe.
###
### Taş her parça, yoz taş dama olmamış taş, dama terfi etmiş taştır.
### Kareler çekim eki almaz: “d5 karesinde”.

## The language itself

-language-name = Türkçe
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama: Türk daması
close = Kapat
back = Geri
cancel = Vazgeç
copy = Kopyala
copied = Kopyalandı.
side-white = Beyaz
side-black = Siyah

## The buttons beside the board; some of them stand in the menu too

controls = Oyun düğmeleri
undo = Geri al
redo = Yinele
hint = İpucu
rules = Kurallar
menu = Menü

## The menu

menu-new-game = Yeni oyun
menu-turn-board = Tahtayı çevir
menu-offer-draw = Beraberlik öner
menu-resign = Oyunu bırak
menu-games = Eski oyunlar
menu-text = Metin olarak oyun
menu-settings = Ayarlar
menu-language = Dil
menu-keys = Klavye
menu-position = Konumu sözle anlat
menu-write-move = Hamle yaz

## The strips of the two players

player-you = Siz
player-white = Beyaz
player-black = Siyah
player-computer = Bilgisayar, seviye { $level }
taken-by-white =
    { $count ->
        [one] Beyaz { $count } taş aldı
       *[other] Beyaz { $count } taş aldı
    }
taken-by-black =
    { $count ->
        [one] Siyah { $count } taş aldı
       *[other] Siyah { $count } taş aldı
    }
rules-classic = Uygulamalardaki gibi
rules-federation = Turnuva kuralları

## The line between the strips: whose turn it is and what to do

turn-white = Sıra beyazda
turn-black = Sıra siyahta
turn-you = Sıra sizde
turn-computer = Bilgisayar düşünüyor
turn-take =
    { $count ->
        [one] { $count } taş almalısınız
       *[other] { $count } taş almalısınız
    }
turn-go-on =
    { $count ->
        [one] Devam: { $count } taş daha
       *[other] Devam: { $count } taş daha
    }
choose-way = Buraya birkaç yol var. İstediğinizi seçin.
hint-looking = İyi bir hamle aranıyor
hint-move = İyi bir hamle: { $move }
hint-none = Şu anda ipucu yok.
reason-only = Tek hamle bu.
reason-wins =
    { $count ->
        [one] { $count } hamlede kazandırır.
       *[other] { $count } hamlede kazandırır.
    }
reason-takes =
    { $count ->
        [one] { $count } taş alır.
       *[other] { $count } taş alır.
    }
reason-crowns = { $square } karesinde dama olur.
reason-gives = { $given } taş verir, { $taken } taş alır.
reason-trades = { $count } taş verir, { $count } taş alır.
reason-stops = Rakibin { $square } karesinde dama olmasını önler.
reason-saves = { $square } karesindeki taşı kurtarır.
reason-saves-several = Şu karelerdeki taşları kurtarır: { $squares }.
reason-prepares = { $square } karesinde dama olmakla tehdit eder.
reason-threatens =
    { $count ->
        [one] { $count } taş almakla tehdit eder.
       *[other] { $count } taş almakla tehdit eder.
    }
clock-pause = Duraklat
clock-go-on = Devam et
clock-paused = Duraklatıldı
clock-paused-line = Saatler duruyor.
clock-of-white = Beyazın saati: { $time }
clock-of-black = Siyahın saati: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Neden?
refused-game-over = Oyun bitti.
refused-computers-turn = Sıra bilgisayarda.
refused-no-such-square = “{ $text }” diye bir kare yok. Kareler { $first } ile { $last } arasındadır.
refused-bad-text = “{ $text }” bir hamle değil. { $quiet } ya da { $capture } gibi yazın.
refused-empty-square = { $square } karesinde taş yok.
refused-not-yours-white = { $square } karesindeki taş siyahın. Sıra beyazda.
refused-not-yours-black = { $square } karesindeki taş beyazın. Sıra siyahta.
refused-cannot-move = { $square } karesindeki taş şimdi oynayamaz.
refused-must-capture = Almak zorundasınız: { $square } karesindeki taş { $count } taş alıyor.
refused-must-capture-several = Almak zorundasınız. Şu karelerdekiler { $count } taş alabilir: { $squares }.
refused-must-take-more = Bu hamle { $taken } taş alıyor. { $square } karesindeki taşla { $count } taş almalısınız.
refused-must-take-more-several = Bu hamle { $taken } taş alıyor. Şu karelerdeki taşlardan biriyle { $count } taş almalısınız: { $squares }.
refused-must-go-on = Yeme { $square } karesinden sürüyor: { $taken } değil, { $count } taş alın.
refused-no-turning-back = Dama { $square } karesinde doğrudan geri dönemez.
refused-blocked-way = { $square } karesindeki taş yolu kapatıyor.
refused-own-piece = { $square } karesindeki kendi taşınız yolda duruyor.
refused-two-in-a-row = { $first } ve { $second } karelerinde art arda duran iki taşın üstünden atlanmaz.
refused-man-backwards = Yoz taş asla geri gitmez.
refused-diagonal = Taşlar düz gider, asla çapraz gitmez.
refused-too-far = Yoz taş bir kare gider ya da bir taşın üstünden hemen arkasındaki kareye atlar.
refused-nothing-to-jump = Üstünden atlanacak taş yok.
refused-ambiguous = Buna { $count } hamle uyuyor: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Bir oyunda her oyuncu { $count } kez beraberlik önerebilir.
       *[other] Bir oyunda her oyuncu { $count } kez beraberlik önerebilir.
    }
refused-no-offer = Beraberlik önerilmedi.
refused-offered-already = Beraberlik zaten önerildi.

## The end of a game: who has won, then why

end-white-wins = Beyaz kazandı
end-black-wins = Siyah kazandı
end-draw = Berabere
end-you-win = Kazandınız
end-computer-wins = Bilgisayar kazandı
end-white-no-pieces = Beyazın taşı kalmadı.
end-black-no-pieces = Siyahın taşı kalmadı.
end-white-no-moves = Beyazın oynayacak hamlesi yok.
end-black-no-moves = Siyahın oynayacak hamlesi yok.
end-king-against-man = Bir dama, tek bir yoz taşa karşı kazanır.
end-one-piece-each = Teke tek kalınca oyun berabere biter.
end-king-against-king = Damaya karşı dama berabere biter.
end-repetition = Aynı konum üçüncü kez oluştu.
end-no-progress = { $count } hamle boyunca taş alınmadı ve yoz taş ilerlemedi.
end-agreement = Oyuncular anlaştı.
end-white-resigned = Beyaz oyunu bıraktı.
end-black-resigned = Siyah oyunu bıraktı.
end-white-time = Beyazın süresi doldu.
end-black-time = Siyahın süresi doldu.
rematch = Rövanş

## Resigning and draws

resign-title = Bu oyunu bırakıyor musunuz?
resign-white = Beyaz bırakır, siyah kazanır.
resign-black = Siyah bırakır, beyaz kazanır.
resign-you = Siz bırakırsınız, bilgisayar kazanır.
resign-do = Bırak
draw-title = Beraberlik öneriyor musunuz?
draw-do = Beraberlik öner
draw-offered-by-white = Beyaz beraberlik öneriyor.
draw-offered-by-black = Siyah beraberlik öneriyor.
draw-accept = Kabul et
draw-decline = Reddet
draw-declined = Beraberlik reddedildi.
draw-computer-asked = Bilgisayar beraberliği düşünüyor.
draw-computer-declines = Bilgisayar beraberliği reddetti.

## The sheet for a new game

new-game-opponent = Rakip
opponent-computer = Bilgisayar
opponent-person = Burada iki kişi
new-game-side = Renginiz
side-random = Rastgele
new-game-level = Seviye
new-game-rules = Kurallar
new-game-clock = Saat
clock-none = Saatsiz
clock-own = Başka
clock-minutes = Oyun için dakika
clock-seconds = Her hamle için saniye
new-game-start = Başla
new-game-ask = Süren oyundan çıkılsın mı?
new-game-kept = Onu “Eski oyunlar” altında bulursunuz.
new-game-leave = Yeni oyun
new-game-stay = Oyuna devam

## The ten levels, each with a line; for the computer’s strength

level-1 = Yeni başlayan
level-1-line = Kuralları bilir, fazlasını değil.
level-2 = Öğrenen
level-2-line = Gördüğünü alır.
level-3 = Hevesli
level-3-line = Bulabileceğiniz hatalar yapar.
level-4 = Kahve müdavimi
level-4-line = Taşlarına dikkat eder.
level-5 = Sağlam
level-5-line = Boşuna pek taş vermez.
level-6 = Uyanık
level-6-line = Değişimleri önceden görür.
level-7 = Kulüp oyuncusu
level-7-line = Birkaç hamle sonrasını planlar.
level-8 = Güçlü
level-8-line = Çoğu hatayı cezalandırır.
level-9 = Uzman
level-9-line = Derin yemeleri görür.
level-10 = Usta
level-10-line = Bir saniyede elinden gelen her şey.

## The list of moves

moves-title = Hamleler
moves-none = Henüz hamle yok.
moves-first = Başa
moves-previous = Bir hamle geri
moves-next = Bir hamle ileri
moves-last = Son hamleye
moves-entry-white = { $number }. hamle, beyaz: { $move }
moves-entry-black = { $number }. hamle, siyah: { $move }

## Past games

games-none = Henüz eski oyun yok.
games-white-against-computer = Siz beyaz, rakip seviye { $level }
games-black-against-computer = Siz siyah, rakip seviye { $level }
games-two-players = İki oyuncu
games-moves =
    { $count ->
        [one] { $count } hamle
       *[other] { $count } hamle
    }
games-unfinished = Bitmedi

## The game as text: copying and pasting

text-position = Konum (FEN)
text-game = Oyun (PDN)
text-paste = Buraya bir konum ya da oyun yapıştırın
text-open = Aç
text-share = Paylaş
text-picture = Resim paylaş
text-save = Dosyaya kaydet
text-file = Dosya aç
file-too-long = Bu çok uzun: bir metinde en çok bir milyon karakter olabilir.
file-unreadable = Bu dosya okunamıyor: içinde metin yok.
file-not-saved = Dosya kaydedilemedi.
text-rules-assumed = Metinde kural belirtilmemiş: turnuva kurallarıyla okundu.
text-moves-left-out =
    { $count ->
        [one] Oyunun bitişinden sonraki { $count } hamle atlandı.
       *[other] Oyunun bitişinden sonraki { $count } hamle atlandı.
    }
text-error-empty = Önce bir konum ya da oyun yapıştırın.
text-error-no-game = Bu metinde oyun yok.
text-error-no-reader = Oyunlar şu anda metinden okunamıyor.
text-error-unreadable = { $line }. satır okunamıyor: { $text }
text-error-unclosed = { $line }. satırda başlayan şeyin sonu yok.
text-error-other-game = Bu, başka bir dama türünün oyunu.
text-error-rules = “{ $text }” adlı bir kural yok.
text-error-move = { $line }. satır: { $move } oynanamaz.
text-error-side = Konum, sıranın kimde olduğunu söyleyen W ya da B ile başlar, “{ $text }” ile değil.
text-error-list = Taş listesi W ya da B ile başlar, “{ $text }” ile değil.
text-error-white-missing = Beyazın taşları yazılmamış.
text-error-black-missing = Siyahın taşları yazılmamış.
text-error-white-twice = Beyazın taşları iki kez yazılmış.
text-error-black-twice = Siyahın taşları iki kez yazılmış.
text-error-square = “{ $text }” bir kare değil. Yoz taş için { $man }, dama için { $king } yazın.
text-error-two-pieces = { $square } karesinde iki taş var.
text-error-no-pieces = Tahta boş.
text-error-white-too-many = Beyazın { $count } taşı var. En çok { $most } olabilir.
text-error-black-too-many = Siyahın { $count } taşı var. En çok { $most } olabilir.
text-error-white-man-on-far-rank = Beyaz yoz taş { $square } karesinde duramaz: orada damadır.
text-error-black-man-on-far-rank = Siyah yoz taş { $square } karesinde duramaz: orada damadır.

## Settings

settings-theme = Görünüm
theme-walnut = Ceviz
theme-marble = Mermer
theme-night = Gece
theme-paper = Kâğıt
theme-contrast = Yüksek karşıtlık
settings-sound = Ses
settings-vibration = Titreşim
settings-show-movable = Oynayabilen taşları göster
settings-one-tap = Tek hamleyi bir dokunuşla oyna
settings-surroundings = Ortam
surroundings-system = Cihazdaki gibi
surroundings-light = Açık
surroundings-dark = Koyu
settings-aloud = Hamleleri sesli oku
settings-confirm = Her hamleyi onayla
confirm-move = { $move } oynansın mı?
confirm-do = Oyna
settings-reset = Ayarları sıfırla
settings-preview = Ön izleme
settings-coordinates = Harfler ve sayılar
coordinates-frame = Çerçevede
coordinates-squares = Her karede
coordinates-none = Yok
settings-motion = Hareket
motion-slow = Yavaş
motion-normal = Normal
motion-off = Kapalı
settings-seats = İki oyuncu
seats-stay = Tahta sabit
seats-turn = Tahta döner
seats-facing = Karşılıklı

## Writing a move, for keyboards and screen readers

field-label = Hamle ya da soru yazın
field-help = { $move } gibi bir hamle ya da bir soru: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Gönder
question-board = tahta
question-last = son
question-moves = hamleler
question-clock = saat

## Help for the keyboard

keys-note = Tuşlar, tahta ya da hamle listesi seçiliyken çalışır.
keys-arrows-name = Ok tuşları
keys-arrows = Kareden kareye git
keys-enter = Taş seç, hamle yap
keys-escape = Bir adım geri ya da bırak
keys-edges = Sıranın ilk ve son karesi
keys-write = Hamle ya da soru yaz
keys-undo = Geri al
keys-redo = Yinele
keys-hint = İpucu
keys-turn-board = Tahtayı çevir
keys-position = Konumu sözle anlat
keys-new-game = Yeni oyun
keys-help = Bu liste
keys-clock = Saatleri duraklat ya da devam et

## For screen readers: the squares of the board

board-from-white = Tahta, beyazın tarafından
board-from-black = Tahta, siyahın tarafından
cell-empty = { $square }, boş
cell-empty-move = { $square }, boş, buraya gidebilirsiniz
cell-empty-take = { $square }, boş, buraya inip { $squares } alabilirsiniz
cell-way = { $square }, { $number }. yol: { $squares } alınır, { $to } karesine inilir
cell-white-man = { $square }, beyaz yoz taş
cell-white-man-can-move = { $square }, beyaz yoz taş, oynayabilir
cell-white-man-must-take = { $square }, beyaz yoz taş, { $count } taş almalı
cell-white-man-chosen = { $square }, beyaz yoz taş, seçili
cell-white-man-on-its-way = { $square }, beyaz yoz taş yolda, { $count } taş daha alacak
cell-white-king = { $square }, beyaz dama
cell-white-king-can-move = { $square }, beyaz dama, oynayabilir
cell-white-king-must-take = { $square }, beyaz dama, { $count } taş almalı
cell-white-king-chosen = { $square }, beyaz dama, seçili
cell-white-king-on-its-way = { $square }, beyaz dama yolda, { $count } taş daha alacak
cell-black-man = { $square }, siyah yoz taş
cell-black-man-can-move = { $square }, siyah yoz taş, oynayabilir
cell-black-man-must-take = { $square }, siyah yoz taş, { $count } taş almalı
cell-black-man-chosen = { $square }, siyah yoz taş, seçili
cell-black-man-on-its-way = { $square }, siyah yoz taş yolda, { $count } taş daha alacak
cell-black-king = { $square }, siyah dama
cell-black-king-can-move = { $square }, siyah dama, oynayabilir
cell-black-king-must-take = { $square }, siyah dama, { $count } taş almalı
cell-black-king-chosen = { $square }, siyah dama, seçili
cell-black-king-on-its-way = { $square }, siyah dama yolda, { $count } taş daha alacak

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Beyaz bir yoz taşı { $from } karesinden { $to } karesine oynadı.
said-white-man-crowns = Beyaz bir yoz taşı { $from } karesinden { $to } karesine oynadı ve dama yaptı.
said-white-king-moves = Beyaz bir damayı { $from } karesinden { $to } karesine oynadı.
said-white-man-takes = Beyaz { $squares } üzerinde { $count } taş aldı ve { $to } karesine indi.
said-white-man-takes-and-crowns = Beyaz { $squares } üzerinde { $count } taş aldı ve { $to } karesinde dama oldu.
said-white-king-takes = Beyaz dama { $squares } üzerinde { $count } taş aldı ve { $to } karesine indi.
said-black-man-moves = Siyah bir yoz taşı { $from } karesinden { $to } karesine oynadı.
said-black-man-crowns = Siyah bir yoz taşı { $from } karesinden { $to } karesine oynadı ve dama yaptı.
said-black-king-moves = Siyah bir damayı { $from } karesinden { $to } karesine oynadı.
said-black-man-takes = Siyah { $squares } üzerinde { $count } taş aldı ve { $to } karesine indi.
said-black-man-takes-and-crowns = Siyah { $squares } üzerinde { $count } taş aldı ve { $to } karesinde dama oldu.
said-black-king-takes = Siyah dama { $squares } üzerinde { $count } taş aldı ve { $to } karesine indi.
said-white-must-take = Beyaz { $count } taş almalı.
said-black-must-take = Siyah { $count } taş almalı.
said-taken-back = Geri alındı: { $move }.
said-new-game = Yeni oyun. Sıra beyazda.
said-at-start = Oyunun başındasınız.
said-no-last-move = Henüz hamle yapılmadı.
said-white-low = Beyazın az süresi kaldı.
said-black-low = Siyahın az süresi kaldı.
said-clocks = Kalan süre: beyaz { $white }, siyah { $black }.
said-no-clock = Bu oyunda saat yok.
said-moves =
    { $count ->
        [one] { $count } hamle var: { $moves }.
       *[other] { $count } hamle var: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Beyazın { $count } yoz taşı var: { $squares }.
       *[other] Beyazın { $count } yoz taşı var: { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Beyazın { $count } daması var: { $squares }.
       *[other] Beyazın { $count } daması var: { $squares }.
    }
position-black-men =
    { $count ->
        [one] Siyahın { $count } yoz taşı var: { $squares }.
       *[other] Siyahın { $count } yoz taşı var: { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Siyahın { $count } daması var: { $squares }.
       *[other] Siyahın { $count } daması var: { $squares }.
    }
position-white-none = Beyazın taşı yok.
position-black-none = Siyahın taşı yok.
position-white-to-move = Sıra beyazda.
position-black-to-move = Sıra siyahta.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Kurallar, { $number } / { $count }
rule-goal-title = Oyun
rule-goal = On altışar yoz taşla iki taraf sırayla oynar, beyaz başlar. Rakibin taşı ya da hamlesi kalmayınca kazanırsınız.
rule-man-title = Yoz taş yürür
rule-man = Yoz taş bir kare ileri, sola ya da sağa gider. Asla geri, asla çapraz gitmez.
rule-man-captures-title = Yoz taş alır
rule-man-captures = Yoz taş hemen yanındaki taşın üstünden ileri, sola ya da sağa, arkasındaki boş kareye atlar.
rule-must-title = Almak zorunludur
rule-must = Alabiliyorsanız almalısınız. Alınabilecek en çok taşı almalısınız; yoz taş da dama da bir sayılır.
rule-chain-title = Zincirleme
rule-chain = Alınan taş hemen tahtadan kalkar. Alacak taş oldukça aynı sırada atlamaya devam edersiniz.
rule-crown-title = Dama olmak
rule-crown = Karşı sıraya varan yoz taş dama olur.
rule-crown-classic = Oraya atlayarak varırsa hemen dama olur ve dama olarak almaya devam eder.
rule-crown-federation = Oraya atlayarak varırsa yoz taş olarak almaya devam eder, sıra bitince dama olur.
rule-king-title = Dama yürür
rule-king = Dama dört yöne, boş kareler üzerinden istediği kadar düz gider.
rule-king-captures-title = Dama alır
rule-king-captures = Dama uzaktaki bir taşın üstünden atlar ve arkasındaki boş karelerden birine iner. Art arda iki taş onu durdurur.
rule-turning-title = Geri dönüş yok
rule-turning = Dama iki atlayış arasında sola ya da sağa dönebilir ama doğrudan geri dönemez.
rule-draw-title = Beraberlik
rule-draw = Aynı konum üçüncü kez oluşunca, { $count } hamle boyunca taş alınmaz ve yoz taş ilerlemezse ya da iki taraf anlaşırsa oyun berabere biter.
rule-writing-title = Karelerin adları
rule-writing = Her karenin bir harfi ve bir sayısı vardır. Hamle { $quiet }, yeme { $capture } diye yazılır.
rules-next = Devamı
rules-previous = Öncekiler

## The table of the two rule sets, under the rules

table-title = İki kural takımı
table-crown = Yoz taş karşı sıraya atlayarak varırsa
table-crown-classic = Hemen dama olur ve dama olarak almaya devam eder.
table-crown-federation = Yoz taş olarak almaya devam eder, sıra bitince dama olur.
table-king-man = Bir damaya karşı bir yoz taş
table-king-man-classic = Sırası gelen alamıyorsa dama kazanır.
table-king-man-federation = Berabere
table-king-king = Bir damaya karşı bir dama
table-king-king-classic = Sırası gelen alamıyorsa berabere.
table-king-king-federation = Berabere
table-man-man = Bir yoz taşa karşı bir yoz taş
table-man-man-classic = Oyun sürer.
table-man-man-federation = Berabere
table-offers = Beraberlik önerileri
table-offers-classic = İstediğiniz kadar
table-offers-federation = Her oyuncuya iki kez
table-in-play = Geçerli

## When something fails

failed-loading = Oyun yüklenemedi.
failed-old-browser = Bu tarayıcı oyun için fazla eski.
failed-again = Yeniden dene
failed-computer = Bilgisayar oyuncusu yüklenemedi. İki kişi yine de oynayabilir.
failed-saving = Bu cihaz oyunu saklamıyor: depolama alanı dolu ya da kapalı.
failed-saved-game = Kayıtlı oyun okunamadı. Yeni bir oyun başlıyor.
failed-newer-game = Kayıtlı oyun daha yeni bir sürümden. Açmak için sayfayı yenileyin.
update-ready = Yeni sürüm hazır.
update-now = Güncelle
tab-elsewhere = Oyun başka bir pencerede oynanıyor.
tab-here = Burada devam et

## Endgames: who wins, and training against perfect play

menu-endgames = Oyun sonları
settings-values = Oyun sonları: kazananı göster
values-off = Hayır
values-position = Konum için
values-moves = Her hamle için de
worth-white =
    { $count ->
        [one] Beyaz { $count } hamlede kazanır
       *[other] Beyaz { $count } hamlede kazanır
    }
worth-black =
    { $count ->
        [one] Siyah { $count } hamlede kazanır
       *[other] Siyah { $count } hamlede kazanır
    }
worth-draw = En iyi oyunla berabere
move-wins =
    { $count ->
        [one] { $count } hamlede kazandırır
       *[other] { $count } hamlede kazandırır
    }
move-draws = berabere
move-loses =
    { $count ->
        [one] { $count } hamlede kaybettirir
       *[other] { $count } hamlede kaybettirir
    }
trainer-task = Görev
trainer-win = Kazan
trainer-draw = Beraberliği koru
trainer-loss = Uzun dayan
trainer-pieces = Sizin taşlarınız ve bilgisayarınki
trainer-yours = Sizin taşlarınız: { $pieces }.
trainer-theirs = Bilgisayarın taşları: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } dama
       *[other] { $count } dama
    }
trainer-men =
    { $count ->
        [one] { $count } yoz taş
       *[other] { $count } yoz taş
    }
trainer-loading = Oyun sonları hazırlanıyor
trainer-missing = Oyun sonları şu anda yüklenemiyor.
trainer-do-win = Olabildiğince çabuk kazanın
trainer-do-loss = Dayanabildiğiniz kadar dayanın
trainer-best = En iyi hamle.
trainer-costs =
    { $count ->
        [one] Bu, { $count } hamleye mal olur.
       *[other] Bu, { $count } hamleye mal olur.
    }
trainer-win-gone = Bu, galibiyeti kaçırır.
trainer-losing = Bu, oyunu kaybettirir.
trainer-again = Yeniden dene
trainer-next = Yeni konum
trainer-end = Çalışmayı bitir
trainer-errors =
    { $count ->
        [one] { $count } hata
       *[other] { $count } hata
    }
trainer-held = Beraberliği korudunuz.
player-perfect = Kusursuz oyun
