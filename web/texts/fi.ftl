### Dama: sivun kaikki tekstit suomeksi.
###
### Nappula on jokainen nappula; tavallinen nappula sanotaan vain siinä,
### missä se on erotettava kuninkaasta. Ruutuja ei taivuteta: ”ruudussa d5”.

## The language itself

-language-name = Suomi
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama: turkkilainen tammi
close = Sulje
back = Takaisin
cancel = Peruuta
copy = Kopioi
copied = Kopioitu.
side-white = Valkea
side-black = Musta

## The buttons beside the board; some of them stand in the menu too

controls = Pelin painikkeet
undo = Peru siirto
redo = Siirrä uudelleen
hint = Vihje
rules = Säännöt
menu = Valikko

## The menu

menu-new-game = Uusi peli
menu-turn-board = Käännä lauta
menu-offer-draw = Tarjoa tasapeliä
menu-resign = Luovuta
menu-games = Vanhat pelit
menu-text = Peli tekstinä
menu-settings = Asetukset
menu-language = Kieli
menu-keys = Näppäimistö
menu-position = Asema sanoin
menu-write-move = Kirjoita siirto

## The strips of the two players

player-you = Sinä
player-white = Valkea
player-black = Musta
player-computer = Tietokone, taso { $level }
taken-by-white =
    { $count ->
        [one] Valkea on lyönyt { $count } nappulan
       *[other] Valkea on lyönyt { $count } nappulaa
    }
taken-by-black =
    { $count ->
        [one] Musta on lyönyt { $count } nappulan
       *[other] Musta on lyönyt { $count } nappulaa
    }
rules-classic = Kuten useimmissa sovelluksissa
rules-federation = Turnaussäännöt

## The line between the strips: whose turn it is and what to do

turn-white = Valkean vuoro
turn-black = Mustan vuoro
turn-you = Sinun vuorosi
turn-computer = Tietokone miettii
turn-take =
    { $count ->
        [one] Lyö { $count } nappula
       *[other] Lyö { $count } nappulaa
    }
turn-go-on =
    { $count ->
        [one] Jatka: vielä { $count } lyötävänä
       *[other] Jatka: vielä { $count } lyötävänä
    }
choose-way = Tähän pääsee usealla tavalla. Valitse haluamasi.
hint-looking = Etsin hyvää siirtoa
hint-move = Hyvä siirto: { $move }
hint-none = Nyt ei ole vihjettä.
reason-only = Tämä on ainoa siirto.
reason-wins =
    { $count ->
        [one] Voittaa { $count } siirrossa.
       *[other] Voittaa { $count } siirrossa.
    }
reason-takes =
    { $count ->
        [one] Lyö { $count } nappulan.
       *[other] Lyö { $count } nappulaa.
    }
reason-crowns = Saa kuninkaan ruutuun { $square }.
reason-gives = Antaa { $given } ja lyö { $taken }.
reason-trades = Antaa { $count } ja lyö { $count }.
reason-stops = Estää vastustajaa saamasta kuningasta ruutuun { $square }.
reason-saves = Pelastaa ruudun { $square } nappulan.
reason-saves-several = Pelastaa ruutujen { $squares } nappulat.
reason-prepares = Uhkaa saada kuninkaan ruutuun { $square }.
reason-threatens =
    { $count ->
        [one] Uhkaa lyödä { $count } nappulan.
       *[other] Uhkaa lyödä { $count } nappulaa.
    }
clock-pause = Tauko
clock-go-on = Jatka
clock-paused = Tauko
clock-paused-line = Kellot seisovat.
clock-of-white = Valkean kello: { $time }
clock-of-black = Mustan kello: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Miksi?
refused-game-over = Peli on päättynyt.
refused-computers-turn = On tietokoneen vuoro.
refused-no-such-square = Ruutua ”{ $text }” ei ole. Ruudut ovat { $first }–{ $last }.
refused-bad-text = ”{ $text }” ei ole siirto. Kirjoita { $quiet } tai { $capture }.
refused-empty-square = Ruudussa { $square } ei ole nappulaa.
refused-not-yours-white = Ruudun { $square } nappula on mustan. Valkean vuoro.
refused-not-yours-black = Ruudun { $square } nappula on valkean. Mustan vuoro.
refused-cannot-move = Ruudun { $square } nappula ei voi nyt siirtyä.
refused-must-capture = Sinun on lyötävä: ruudun { $square } nappula lyö { $count }.
refused-must-capture-several = Sinun on lyötävä. Nämä voivat lyödä { $count }: { $squares }.
refused-must-take-more = Näin lyöt { $taken }. Toinen lyönti vie { $count }: ruudusta { $square }.
refused-must-take-more-several = Näin lyöt { $taken }. Muut lyönnit vievät { $count }: ruuduista { $squares }.
refused-must-go-on = Lyönti jatkuu ruudusta { $square }: lyö { $count }, älä vain { $taken }.
refused-no-turning-back = Ruudussa { $square } kuningas ei saa kääntyä suoraan takaisin.
refused-blocked-way = Ruudun { $square } nappula on tiellä.
refused-own-piece = Oma nappulasi ruudussa { $square } on tiellä.
refused-two-in-a-row = Ruuduissa { $first } ja { $second } on kaksi peräkkäistä nappulaa: niiden yli ei voi hypätä.
refused-man-backwards = Tavallinen nappula ei koskaan kulje taaksepäin.
refused-diagonal = Nappulat kulkevat suoraan, eivät koskaan viistoon.
refused-too-far = Tavallinen nappula siirtyy yhden ruudun tai hyppää yhden nappulan yli heti sen taakse.
refused-nothing-to-jump = Ei ole nappulaa, jonka yli hypätä.
refused-ambiguous = Tähän sopii { $count } siirtoa: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Kumpikin saa tarjota tasapeliä { $count } kerran pelissä.
       *[other] Kumpikin saa tarjota tasapeliä { $count } kertaa pelissä.
    }
refused-no-offer = Tasapeliä ei ole tarjottu.
refused-offered-already = Tasapeliä on jo tarjottu.

## The end of a game: who has won, then why

end-white-wins = Valkea voitti
end-black-wins = Musta voitti
end-draw = Tasapeli
end-you-win = Voitit
end-computer-wins = Tietokone voitti
end-white-no-pieces = Valkealla ei ole enää nappuloita.
end-black-no-pieces = Mustalla ei ole enää nappuloita.
end-white-no-moves = Valkea ei voi siirtää.
end-black-no-moves = Musta ei voi siirtää.
end-king-against-man = Kuningas yhtä tavallista nappulaa vastaan voittaa.
end-one-piece-each = Yksi nappula kummallakin on tasapeli.
end-king-against-king = Kuningas kuningasta vastaan on tasapeli.
end-repetition = Sama asema toistui kolmannen kerran.
end-no-progress = { $count } siirtoa ilman lyöntiä ja nappulan etenemistä.
end-agreement = Pelaajat sopivat tasapelistä.
end-white-resigned = Valkea luovutti.
end-black-resigned = Musta luovutti.
end-white-time = Valkean aika loppui.
end-black-time = Mustan aika loppui.
rematch = Revanssi

## Resigning and draws

resign-title = Luovutetaanko tämä peli?
resign-white = Valkea luovuttaa ja musta voittaa.
resign-black = Musta luovuttaa ja valkea voittaa.
resign-you = Luovutat ja tietokone voittaa.
resign-do = Luovuta
draw-title = Tarjotaanko tasapeliä?
draw-do = Tarjoa tasapeliä
draw-offered-by-white = Valkea tarjoaa tasapeliä.
draw-offered-by-black = Musta tarjoaa tasapeliä.
draw-accept = Hyväksy
draw-decline = Hylkää
draw-declined = Tasapeli hylättiin.
draw-computer-asked = Tietokone harkitsee tasapeliä.
draw-computer-declines = Tietokone hylkää tasapelin.

## The sheet for a new game

new-game-opponent = Vastustaja
opponent-computer = Tietokone
opponent-person = Kaksi pelaajaa tässä
new-game-side = Pelaat
side-random = Arvotaan
new-game-level = Taso
new-game-rules = Säännöt
new-game-clock = Kello
clock-none = Ei kelloa
clock-own = Muu
clock-minutes = Minuuttia peliin
clock-seconds = Sekuntia siirtoa kohti
new-game-start = Aloita
new-game-ask = Jätetäänkö nykyinen peli kesken?
new-game-kept = Löydät sen kohdasta ”Vanhat pelit”.
new-game-leave = Uusi peli
new-game-stay = Jatka peliä

## The ten levels, each with a line; for the computer’s strength

level-1 = Tulokas
level-1-line = Osaa säännöt, tuskin muuta.
level-2 = Oppija
level-2-line = Lyö sen, minkä näkee.
level-3 = Harrastaja
level-3-line = Tekee virheitä, jotka voit löytää.
level-4 = Kahvilan kanta-asiakas
level-4-line = Pitää nappuloistaan huolta.
level-5 = Vakaa
level-5-line = Menettää harvoin nappulan tyhjästä.
level-6 = Tarkka
level-6-line = Näkee vaihdot ennalta.
level-7 = Kerhopelaaja
level-7-line = Suunnittelee muutaman siirron eteenpäin.
level-8 = Vahva
level-8-line = Rankaisee useimmista virheistä.
level-9 = Taitaja
level-9-line = Näkee pitkät lyönnit.
level-10 = Mestari
level-10-line = Kaikki, mihin se sekunnissa pystyy.

## The list of moves

moves-title = Siirrot
moves-none = Ei vielä siirtoja.
moves-first = Alkuun
moves-previous = Siirto taaksepäin
moves-next = Siirto eteenpäin
moves-last = Viimeiseen siirtoon
moves-entry-white = Siirto { $number }, valkea: { $move }
moves-entry-black = Siirto { $number }, musta: { $move }

## Past games

games-none = Ei vielä vanhoja pelejä.
games-white-against-computer = Sinä valkealla, vastassa taso { $level }
games-black-against-computer = Sinä mustalla, vastassa taso { $level }
games-two-players = Kaksi pelaajaa
games-moves =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
games-unfinished = Kesken

## The game as text: copying and pasting

text-position = Asema (FEN)
text-game = Peli (PDN)
text-paste = Liitä tähän asema tai peli
text-open = Avaa
text-share = Jaa
text-picture = Jaa kuva
text-save = Tallenna tiedostoon
text-file = Avaa tiedosto
file-too-long = Tämä on liian pitkä: tekstissä saa olla enintään miljoona merkkiä.
file-unreadable = Tiedostoa ei voi lukea: siinä ei ole tekstiä.
file-not-saved = Tiedostoa ei voitu tallentaa.
text-rules-assumed = Teksti ei nimeä sääntöjä: luettiin turnaussäännöin.
text-moves-left-out =
    { $count ->
        [one] { $count } siirto pelin lopun jälkeen jätettiin pois.
       *[other] { $count } siirtoa pelin lopun jälkeen jätettiin pois.
    }
text-error-empty = Liitä ensin asema tai peli.
text-error-no-game = Tässä tekstissä ei ole peliä.
text-error-no-reader = Pelejä ei voi nyt lukea tekstistä.
text-error-unreadable = Riviä { $line } ei voi lukea: { $text }
text-error-unclosed = Riviltä { $line } alkava osa ei pääty.
text-error-other-game = Tämä on toisenlaisen tammen peli.
text-error-rules = Sääntöjä ”{ $text }” ei ole.
text-error-move = Rivi { $line }: siirtoa { $move } ei voi pelata.
text-error-side = Asema alkaa vuorossa olevan kirjaimella W tai B, ei merkeillä ”{ $text }”.
text-error-list = Nappulaluettelo alkaa kirjaimella W tai B, ei merkeillä ”{ $text }”.
text-error-white-missing = Valkean nappulat puuttuvat.
text-error-black-missing = Mustan nappulat puuttuvat.
text-error-white-twice = Valkean nappulat on lueteltu kahdesti.
text-error-black-twice = Mustan nappulat on lueteltu kahdesti.
text-error-square = ”{ $text }” ei ole ruutu. Kirjoita { $man } tavalliselle nappulalle, { $king } kuninkaalle.
text-error-two-pieces = Ruudussa { $square } on kaksi nappulaa.
text-error-no-pieces = Lauta on tyhjä.
text-error-white-too-many = Valkealla on { $count } nappulaa. Enintään { $most }.
text-error-black-too-many = Mustalla on { $count } nappulaa. Enintään { $most }.
text-error-white-man-on-far-rank = Valkea tavallinen nappula ei voi olla ruudussa { $square }: siellä se on kuningas.
text-error-black-man-on-far-rank = Musta tavallinen nappula ei voi olla ruudussa { $square }: siellä se on kuningas.

## Settings

settings-theme = Ulkoasu
theme-walnut = Pähkinäpuu
theme-marble = Marmori
theme-night = Yö
theme-paper = Paperi
theme-contrast = Suuri kontrasti
settings-sound = Ääni
settings-vibration = Värinä
settings-show-movable = Näytä nappulat, jotka voivat siirtyä
settings-one-tap = Pelaa ainoa siirto yhdellä napautuksella
settings-surroundings = Ympäristö
surroundings-system = Kuten laitteessa
surroundings-light = Vaalea
surroundings-dark = Tumma
settings-aloud = Lue siirrot ääneen
settings-confirm = Vahvista jokainen siirto
confirm-move = Pelataanko { $move }?
confirm-do = Pelaa
settings-reset = Palauta oletukset
settings-preview = Esikatselu
settings-coordinates = Kirjaimet ja numerot
coordinates-frame = Kehyksessä
coordinates-squares = Joka ruudussa
coordinates-none = Ei missään
settings-motion = Liike
motion-slow = Hidas
motion-normal = Tavallinen
motion-off = Pois
settings-seats = Kaksi pelaajaa
seats-stay = Lauta pysyy
seats-turn = Lauta kääntyy
seats-facing = Vastakkain

## Writing a move, for keyboards and screen readers

field-label = Kirjoita siirto tai kysymys
field-help = Siirto kuten { $move } tai kysymys: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Lähetä
question-board = lauta
question-last = viimeisin
question-moves = siirrot
question-clock = kello

## Help for the keyboard

keys-note = Näppäimet toimivat, kun lauta tai siirtoluettelo on valittuna.
keys-arrows-name = Nuolinäppäimet
keys-arrows = Kulje ruudusta ruutuun
keys-enter = Valitse nappula, pelaa siirto
keys-escape = Askel takaisin tai päästä irti
keys-edges = Rivin ensimmäinen ja viimeinen ruutu
keys-write = Kirjoita siirto tai kysymys
keys-undo = Peru siirto
keys-redo = Siirrä uudelleen
keys-hint = Vihje
keys-turn-board = Käännä lauta
keys-position = Asema sanoin
keys-new-game = Uusi peli
keys-help = Tämä luettelo
keys-clock = Pysäytä kellot tai jatka

## For screen readers: the squares of the board

board-from-white = Lauta valkean puolelta
board-from-black = Lauta mustan puolelta
cell-empty = { $square }, tyhjä
cell-empty-move = { $square }, tyhjä, voit siirtää tähän
cell-empty-take = { $square }, tyhjä, voit laskeutua tähän ja lyödä { $squares }
cell-way = { $square }, reitti { $number }: lyö { $squares } ja päätyy ruutuun { $to }
cell-white-man = { $square }, valkea nappula
cell-white-man-can-move = { $square }, valkea nappula, voi siirtyä
cell-white-man-must-take = { $square }, valkea nappula, sen on lyötävä { $count }
cell-white-man-chosen = { $square }, valkea nappula, valittu
cell-white-man-on-its-way = { $square }, valkea nappula matkalla, vielä { $count } lyötävänä
cell-white-king = { $square }, valkea kuningas
cell-white-king-can-move = { $square }, valkea kuningas, voi siirtyä
cell-white-king-must-take = { $square }, valkea kuningas, sen on lyötävä { $count }
cell-white-king-chosen = { $square }, valkea kuningas, valittu
cell-white-king-on-its-way = { $square }, valkea kuningas matkalla, vielä { $count } lyötävänä
cell-black-man = { $square }, musta nappula
cell-black-man-can-move = { $square }, musta nappula, voi siirtyä
cell-black-man-must-take = { $square }, musta nappula, sen on lyötävä { $count }
cell-black-man-chosen = { $square }, musta nappula, valittu
cell-black-man-on-its-way = { $square }, musta nappula matkalla, vielä { $count } lyötävänä
cell-black-king = { $square }, musta kuningas
cell-black-king-can-move = { $square }, musta kuningas, voi siirtyä
cell-black-king-must-take = { $square }, musta kuningas, sen on lyötävä { $count }
cell-black-king-chosen = { $square }, musta kuningas, valittu
cell-black-king-on-its-way = { $square }, musta kuningas matkalla, vielä { $count } lyötävänä

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Valkea siirtää nappulan ruudusta { $from } ruutuun { $to }.
said-white-man-crowns = Valkea siirtää nappulan ruudusta { $from } ruutuun { $to }, ja siitä tulee kuningas.
said-white-king-moves = Valkea siirtää kuninkaan ruudusta { $from } ruutuun { $to }.
said-white-man-takes =
    { $count ->
        [one] Valkea lyö { $count } nappulan ruudusta { $squares } ja päätyy ruutuun { $to }.
       *[other] Valkea lyö { $count } nappulaa ruuduista { $squares } ja päätyy ruutuun { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Valkea lyö { $count } nappulan ruudusta { $squares } ja saa kuninkaan ruutuun { $to }.
       *[other] Valkea lyö { $count } nappulaa ruuduista { $squares } ja saa kuninkaan ruutuun { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] Valkean kuningas lyö { $count } nappulan ruudusta { $squares } ja päätyy ruutuun { $to }.
       *[other] Valkean kuningas lyö { $count } nappulaa ruuduista { $squares } ja päätyy ruutuun { $to }.
    }
said-black-man-moves = Musta siirtää nappulan ruudusta { $from } ruutuun { $to }.
said-black-man-crowns = Musta siirtää nappulan ruudusta { $from } ruutuun { $to }, ja siitä tulee kuningas.
said-black-king-moves = Musta siirtää kuninkaan ruudusta { $from } ruutuun { $to }.
said-black-man-takes =
    { $count ->
        [one] Musta lyö { $count } nappulan ruudusta { $squares } ja päätyy ruutuun { $to }.
       *[other] Musta lyö { $count } nappulaa ruuduista { $squares } ja päätyy ruutuun { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Musta lyö { $count } nappulan ruudusta { $squares } ja saa kuninkaan ruutuun { $to }.
       *[other] Musta lyö { $count } nappulaa ruuduista { $squares } ja saa kuninkaan ruutuun { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] Mustan kuningas lyö { $count } nappulan ruudusta { $squares } ja päätyy ruutuun { $to }.
       *[other] Mustan kuningas lyö { $count } nappulaa ruuduista { $squares } ja päätyy ruutuun { $to }.
    }
said-white-must-take = Valkean on lyötävä { $count }.
said-black-must-take = Mustan on lyötävä { $count }.
said-taken-back = Peruttu: { $move }.
said-new-game = Uusi peli. Valkean vuoro.
said-at-start = Pelin alussa.
said-no-last-move = Yhtään siirtoa ei ole vielä pelattu.
said-white-low = Valkealla on vähän aikaa jäljellä.
said-black-low = Mustalla on vähän aikaa jäljellä.
said-clocks = Valkealla on aikaa { $white }, mustalla { $black }.
said-no-clock = Tässä pelissä ei ole kelloa.
said-moves =
    { $count ->
        [one] { $count } siirto on mahdollinen: { $moves }.
       *[other] { $count } siirtoa on mahdollisia: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Valkealla on { $count } nappula: { $squares }.
       *[other] Valkealla on { $count } nappulaa: { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Valkealla on { $count } kuningas: { $squares }.
       *[other] Valkealla on { $count } kuningasta: { $squares }.
    }
position-black-men =
    { $count ->
        [one] Mustalla on { $count } nappula: { $squares }.
       *[other] Mustalla on { $count } nappulaa: { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Mustalla on { $count } kuningas: { $squares }.
       *[other] Mustalla on { $count } kuningasta: { $squares }.
    }
position-white-none = Valkealla ei ole nappuloita.
position-black-none = Mustalla ei ole nappuloita.
position-white-to-move = Valkean vuoro.
position-black-to-move = Mustan vuoro.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Säännöt, { $number } / { $count }
rule-goal-title = Peli
rule-goal = Kummallakin pelaajalla on kuusitoista nappulaa. Siirrot tehdään vuorotellen, valkea ensin. Voitat, kun toisella ei ole enää nappuloita tai siirtoja.
rule-man-title = Nappulan siirto
rule-man = Tavallinen nappula siirtyy yhden ruudun eteenpäin, vasemmalle tai oikealle. Ei koskaan taaksepäin eikä viistoon.
rule-man-captures-title = Nappulan lyönti
rule-man-captures = Nappula hyppää viereisen nappulan yli eteenpäin, vasemmalle tai oikealle, heti sen takana olevaan tyhjään ruutuun.
rule-must-title = Lyöntipakko
rule-must = Jos voit lyödä, sinun on lyötävä. Lyötävä on mahdollisimman monta; tavallinen nappula ja kuningas ovat samanarvoiset.
rule-chain-title = Ketjut
rule-chain = Lyöty nappula poistuu laudalta heti. Samalla vuorolla hypätään edelleen, niin kauan kuin on lyötävää.
rule-crown-title = Kuninkaaksi tulo
rule-crown = Viimeiselle riville pääsevästä nappulasta tulee kuningas, dama.
rule-crown-classic = Hypäten sinne päässyt on heti kuningas ja lyö edelleen kuninkaana.
rule-crown-federation = Hypäten sinne päässyt lyö edelleen nappulana ja kruunataan vuoron lopussa.
rule-king-title = Kuninkaan siirto
rule-king = Kuningas kulkee suoraan kaikkiin neljään suuntaan, miten monen tyhjän ruudun yli tahansa.
rule-king-captures-title = Kuninkaan lyönti
rule-king-captures = Kuningas hyppää yhden nappulan yli miltä etäisyydeltä tahansa ja päätyy johonkin tyhjään ruutuun sen takana. Kaksi peräkkäin pysäyttää sen.
rule-turning-title = Ei paluuta
rule-turning = Kahden hypyn välillä kuningas saa kääntyä vasempaan tai oikeaan, mutta ei suoraan takaisin.
rule-draw-title = Tasapeli
rule-draw = Tasapeli tulee, kun sama asema toistuu kolmannen kerran, kun on tehty { $count } siirtoa ilman lyöntiä ja nappulan etenemistä tai kun molemmat sopivat siitä.
rule-writing-title = Ruutujen nimet
rule-writing = Joka ruudulla on kirjain ja numero. Siirto kirjoitetaan { $quiet } ja lyönti { $capture }.
rules-next = Lisää sääntöjä
rules-previous = Ensimmäiset säännöt

## The table of the two rule sets, under the rules

table-title = Kahdet säännöt
table-crown = Nappula pääsee viimeiselle riville hypäten
table-crown-classic = Se on heti kuningas ja lyö edelleen kuninkaana.
table-crown-federation = Se lyö edelleen nappulana ja kruunataan vuoron lopussa.
table-king-man = Kuningas yhtä tavallista nappulaa vastaan
table-king-man-classic = Kuningas voittaa, ellei vuorossa oleva voi lyödä.
table-king-man-federation = Tasapeli
table-king-king = Kuningas kuningasta vastaan
table-king-king-classic = Tasapeli, ellei vuorossa oleva voi lyödä.
table-king-king-federation = Tasapeli
table-man-man = Yksi tavallinen nappula kummallakin
table-man-man-classic = Peli jatkuu.
table-man-man-federation = Tasapeli
table-offers = Tasapelin tarjoukset
table-offers-classic = Niin monta kuin haluat
table-offers-federation = Kaksi kummallekin
table-in-play = Käytössä

## When something fails

failed-loading = Peliä ei voitu ladata.
failed-old-browser = Tämä selain on liian vanha tälle pelille.
failed-again = Yritä uudelleen
failed-computer = Tietokonevastustajaa ei voitu ladata. Kaksi voi silti pelata.
failed-saving = Tämä laite ei säilytä peliä: muisti on täynnä tai pois käytöstä.
failed-saved-game = Tallennettua peliä ei voitu lukea. Uusi alkaa.
failed-newer-game = Tallennettu peli on uudemmasta versiosta. Lataa sivu uudelleen avataksesi sen.
update-ready = Uusi versio on valmis.
update-now = Päivitä
tab-elsewhere = Peliä pelataan toisessa ikkunassa.
tab-here = Jatka tässä

## Endgames: who wins, and training against perfect play

menu-endgames = Loppupelit
settings-values = Loppupelit: näytä, kumpi voittaa
values-off = Ei
values-position = Asemasta
values-moves = Myös joka siirrosta
worth-white =
    { $count ->
        [one] Valkea voittaa { $count } siirrossa
       *[other] Valkea voittaa { $count } siirrossa
    }
worth-black =
    { $count ->
        [one] Musta voittaa { $count } siirrossa
       *[other] Musta voittaa { $count } siirrossa
    }
worth-draw = Tasapeli parhaalla pelillä
move-wins =
    { $count ->
        [one] voittaa { $count } siirrossa
       *[other] voittaa { $count } siirrossa
    }
move-draws = tasapeli
move-loses =
    { $count ->
        [one] häviää { $count } siirrossa
       *[other] häviää { $count } siirrossa
    }
trainer-task = Tehtävä
trainer-win = Voita
trainer-draw = Pidä tasapeli
trainer-loss = Kestä pitkään
trainer-pieces = Sinun ja tietokoneen nappulat
trainer-yours = Sinun nappulasi: { $pieces }.
trainer-theirs = Tietokoneen nappulat: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } kuningas
       *[other] { $count } kuningasta
    }
trainer-men =
    { $count ->
        [one] { $count } tavallinen nappula
       *[other] { $count } tavallista nappulaa
    }
trainer-loading = Loppupelejä valmistellaan
trainer-missing = Loppupelejä ei voi nyt ladata.
trainer-do-win = Voita mahdollisimman nopeasti
trainer-do-loss = Kestä mahdollisimman pitkään
trainer-best = Paras siirto.
trainer-costs =
    { $count ->
        [one] Tämä menettää { $count } siirron.
       *[other] Tämä menettää { $count } siirtoa.
    }
trainer-win-gone = Voitto menee sivu suun.
trainer-losing = Tämä häviää pelin.
trainer-again = Yritä uudelleen
trainer-next = Uusi asema
trainer-end = Lopeta harjoittelu
trainer-errors =
    { $count ->
        [one] { $count } virhe
       *[other] { $count } virhettä
    }
trainer-held = Pidit tasapelin.
player-perfect = Täydellinen peli
