### Dama: पेज के सारे शब्द, हिंदी में।
###
### मोहरा हर मोहरा है; गोटी वह जो राजा नहीं बनी, राजा वह जो बन चुका।
### खानों के नाम नहीं बदलते: “d5 पर”।

## The language itself

-language-name = हिन्दी
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama: टर्किश चेकर्स
close = बंद करें
back = वापस
cancel = रद्द करें
copy = कॉपी करें
copied = कॉपी हो गया।
side-white = सफ़ेद
side-black = काला

## The buttons beside the board; some of them stand in the menu too

controls = खेल के बटन
undo = चाल वापस लें
redo = फिर से चलें
hint = सुझाव
rules = नियम
menu = मेन्यू

## The menu

menu-new-game = नई बाज़ी
menu-turn-board = बिसात घुमाएँ
menu-offer-draw = बराबरी की पेशकश करें
menu-resign = हार मानें
menu-games = पुरानी बाज़ियाँ
menu-text = बाज़ी लिखित रूप में
menu-settings = सेटिंग
menu-language = भाषा
menu-keys = कीबोर्ड
menu-position = बिसात का हाल सुनें
menu-write-move = चाल लिखें

## The strips of the two players

player-you = आप
player-white = सफ़ेद
player-black = काला
player-computer = कंप्यूटर, स्तर { $level }
taken-by-white =
    { $count ->
        [one] सफ़ेद ने { $count } मोहरा मारा
       *[other] सफ़ेद ने { $count } मोहरे मारे
    }
taken-by-black =
    { $count ->
        [one] काले ने { $count } मोहरा मारा
       *[other] काले ने { $count } मोहरे मारे
    }
rules-classic = जैसा ज़्यादातर ऐप में है
rules-federation = टूर्नामेंट के नियम

## The line between the strips: whose turn it is and what to do

turn-white = सफ़ेद की बारी
turn-black = काले की बारी
turn-you = आपकी बारी
turn-computer = कंप्यूटर सोच रहा है
turn-take =
    { $count ->
        [one] { $count } मोहरा मारें
       *[other] { $count } मोहरे मारें
    }
turn-go-on =
    { $count ->
        [one] आगे बढ़ें: { $count } मोहरा और मारना है
       *[other] आगे बढ़ें: { $count } मोहरे और मारने हैं
    }
choose-way = यहाँ आने के कई रास्ते हैं। अपना रास्ता चुनें।
hint-looking = अच्छी चाल खोजी जा रही है
hint-move = अच्छी चाल: { $move }
hint-none = अभी कोई सुझाव नहीं है।
reason-only = यही एक चाल है।
reason-wins =
    { $count ->
        [one] इससे { $count } चाल में जीत होती है।
       *[other] इससे { $count } चालों में जीत होती है।
    }
reason-takes =
    { $count ->
        [one] यह चाल { $count } मोहरा मारती है।
       *[other] यह चाल { $count } मोहरे मारती है।
    }
reason-crowns = इससे गोटी { $square } पर राजा बनती है।
reason-gives = इसमें { $given } देकर { $taken } मारते हैं।
reason-trades = इसमें { $count } देकर { $count } मारते हैं।
reason-stops = इससे सामने वाला { $square } पर राजा नहीं बना पाता।
reason-saves = इससे { $square } का मोहरा बचता है।
reason-saves-several = इससे { $squares } के मोहरे बचते हैं।
reason-prepares = यह चाल { $square } पर राजा बनाने की धमकी देती है।
reason-threatens =
    { $count ->
        [one] यह चाल { $count } मोहरा मारने की धमकी देती है।
       *[other] यह चाल { $count } मोहरे मारने की धमकी देती है।
    }
clock-pause = रोकें
clock-go-on = जारी रखें
clock-paused = रुकी हुई
clock-paused-line = घड़ियाँ रुकी हैं।
clock-of-white = सफ़ेद की घड़ी: { $time }
clock-of-black = काले की घड़ी: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = क्यों?
refused-game-over = बाज़ी ख़त्म हो चुकी है।
refused-computers-turn = कंप्यूटर की बारी है।
refused-no-such-square = “{ $text }” नाम का कोई खाना नहीं है। खाने { $first } से { $last } तक हैं।
refused-bad-text = “{ $text }” कोई चाल नहीं है। { $quiet } या { $capture } जैसे लिखें।
refused-empty-square = { $square } पर कोई मोहरा नहीं है।
refused-not-yours-white = { $square } का मोहरा काले का है। बारी सफ़ेद की है।
refused-not-yours-black = { $square } का मोहरा सफ़ेद का है। बारी काले की है।
refused-cannot-move = { $square } का मोहरा अभी चल नहीं सकता।
refused-must-capture =
    { $count ->
        [one] मारना ज़रूरी है: { $square } से { $count } मोहरा मारा जा सकता है।
       *[other] मारना ज़रूरी है: { $square } से { $count } मोहरे मारे जा सकते हैं।
    }
refused-must-capture-several =
    { $count ->
        [one] मारना ज़रूरी है। इनसे { $count } मोहरा मारा जा सकता है: { $squares }।
       *[other] मारना ज़रूरी है। इनसे { $count } मोहरे मारे जा सकते हैं: { $squares }।
    }
refused-must-take-more = इससे { $taken } की मार होती है। { $square } से { $count } की हो सकती है।
refused-must-take-more-several = इससे { $taken } की मार होती है। इनसे { $count } की हो सकती है: { $squares }।
refused-must-go-on = मार { $square } से आगे जारी है: { $taken } नहीं, { $count } मारें।
refused-no-turning-back = { $square } पर राजा सीधे उलटा नहीं मुड़ सकता।
refused-blocked-way = { $square } का मोहरा रास्ता रोक रहा है।
refused-own-piece = { $square } पर आपका ही मोहरा रास्ते में है।
refused-two-in-a-row = { $first } और { $second } पर लगातार दो मोहरे हैं। उन पर से कूद नहीं सकते।
refused-man-backwards = गोटी कभी पीछे नहीं चलती।
refused-diagonal = मोहरे सीधे चलते हैं, तिरछे कभी नहीं।
refused-too-far = गोटी एक खाना चलती है, या एक मोहरे पर से ठीक उसके पीछे वाले खाने में कूदती है।
refused-nothing-to-jump = कूदने के लिए बीच में कोई मोहरा नहीं है।
refused-ambiguous = इससे { $count } चालें बनती हैं: { $moves }।
refused-offers-spent =
    { $count ->
        [one] एक बाज़ी में हर खिलाड़ी { $count } बार बराबरी की पेशकश कर सकता है।
       *[other] एक बाज़ी में हर खिलाड़ी { $count } बार बराबरी की पेशकश कर सकता है।
    }
refused-no-offer = बराबरी की कोई पेशकश नहीं है।
refused-offered-already = बराबरी की पेशकश हो चुकी है।

## The end of a game: who has won, then why

end-white-wins = सफ़ेद जीता
end-black-wins = काला जीता
end-draw = बराबरी
end-you-win = आप जीत गए
end-computer-wins = कंप्यूटर जीता
end-white-no-pieces = सफ़ेद का कोई मोहरा नहीं बचा।
end-black-no-pieces = काले का कोई मोहरा नहीं बचा।
end-white-no-moves = सफ़ेद के पास कोई चाल नहीं है।
end-black-no-moves = काले के पास कोई चाल नहीं है।
end-king-against-man = अकेली गोटी के सामने अकेला राजा जीतता है।
end-one-piece-each = दोनों का एक-एक मोहरा बचे तो बराबरी होती है।
end-king-against-king = राजा के सामने राजा बचे तो बराबरी होती है।
end-repetition = वही स्थिति तीसरी बार आई है।
end-no-progress = { $count } चालों में न कोई मोहरा मरा, न कोई गोटी आगे बढ़ी।
end-agreement = दोनों खिलाड़ी राज़ी हुए।
end-white-resigned = सफ़ेद ने हार मानी।
end-black-resigned = काले ने हार मानी।
end-white-time = सफ़ेद का समय पूरा हुआ।
end-black-time = काले का समय पूरा हुआ।
rematch = एक बाज़ी और

## Resigning and draws

resign-title = यह बाज़ी छोड़कर हार मानें?
resign-white = सफ़ेद हार मानेगा और काला जीतेगा।
resign-black = काला हार मानेगा और सफ़ेद जीतेगा।
resign-you = आप हार मानेंगे और कंप्यूटर जीतेगा।
resign-do = हार मानें
draw-title = बराबरी की पेशकश करें?
draw-do = पेशकश करें
draw-offered-by-white = सफ़ेद बराबरी की पेशकश करता है।
draw-offered-by-black = काला बराबरी की पेशकश करता है।
draw-accept = मंज़ूर
draw-decline = नामंज़ूर
draw-declined = बराबरी नामंज़ूर हुई।
draw-computer-asked = कंप्यूटर बराबरी पर सोच रहा है।
draw-computer-declines = कंप्यूटर को बराबरी मंज़ूर नहीं है।

## The sheet for a new game

new-game-opponent = सामने कौन
opponent-computer = कंप्यूटर
opponent-person = यहीं दो खिलाड़ी
new-game-side = आपका रंग
side-random = कोई भी
new-game-level = स्तर
new-game-rules = नियम
new-game-clock = घड़ी
clock-none = बिना घड़ी
clock-own = कुछ और
clock-minutes = बाज़ी के लिए मिनट
clock-seconds = हर चाल के लिए सेकंड
new-game-start = शुरू करें
new-game-ask = चल रही बाज़ी छोड़ें?
new-game-kept = वह आपको “पुरानी बाज़ियाँ” में मिलेगी।
new-game-leave = नई बाज़ी
new-game-stay = खेलते रहें

## The ten levels, each with a line; for the computer’s strength

level-1 = नौसिखिया
level-1-line = नियम जानता है, बस उतना ही।
level-2 = शागिर्द
level-2-line = जो दिखे, मार लेता है।
level-3 = शौक़िया
level-3-line = ग़लतियाँ करता है, आप पकड़ सकते हैं।
level-4 = चाय की दुकान का खिलाड़ी
level-4-line = अपनी गोटियाँ सँभालता है।
level-5 = सधा हुआ
level-5-line = मुफ़्त में गोटी कम ही गँवाता है।
level-6 = चौकस
level-6-line = अदला-बदली पहले से भाँप लेता है।
level-7 = क्लब का खिलाड़ी
level-7-line = कुछ चालें आगे की सोचता है।
level-8 = दमदार
level-8-line = ज़्यादातर ग़लतियों की सज़ा देता है।
level-9 = माहिर
level-9-line = दूर की मार देख लेता है।
level-10 = उस्ताद
level-10-line = एक सेकंड में जो कुछ कर सके, सब।

## The list of moves

moves-title = चालें
moves-none = अभी कोई चाल नहीं।
moves-first = शुरू में
moves-previous = एक चाल पीछे
moves-next = एक चाल आगे
moves-last = आख़िरी चाल पर
moves-entry-white = चाल { $number }, सफ़ेद: { $move }
moves-entry-black = चाल { $number }, काला: { $move }

## Past games

games-none = अभी कोई पुरानी बाज़ी नहीं।
games-white-against-computer = आप सफ़ेद, सामने स्तर { $level }
games-black-against-computer = आप काले, सामने स्तर { $level }
games-two-players = दो खिलाड़ी
games-moves =
    { $count ->
        [one] { $count } चाल
       *[other] { $count } चालें
    }
games-unfinished = अधूरी

## The game as text: copying and pasting

text-position = स्थिति (FEN)
text-game = बाज़ी (PDN)
text-paste = यहाँ कोई स्थिति या बाज़ी पेस्ट करें
text-open = खोलें
text-share = शेयर करें
text-picture = तस्वीर शेयर करें
text-save = फ़ाइल में सहेजें
text-file = फ़ाइल खोलें
file-too-long = यह बहुत लंबा है: टेक्स्ट में ज़्यादा से ज़्यादा दस लाख अक्षर हो सकते हैं।
file-unreadable = यह फ़ाइल पढ़ी नहीं जा सकती: इसमें कोई टेक्स्ट नहीं है।
file-not-saved = फ़ाइल सहेजी नहीं जा सकी।
text-rules-assumed = इसमें नियम नहीं लिखे हैं: टूर्नामेंट के नियमों से पढ़ा गया।
text-moves-left-out =
    { $count ->
        [one] बाज़ी ख़त्म होने के बाद की { $count } चाल छोड़ दी गई।
       *[other] बाज़ी ख़त्म होने के बाद की { $count } चालें छोड़ दी गईं।
    }
text-error-empty = पहले कोई स्थिति या बाज़ी पेस्ट करें।
text-error-no-game = इसमें कोई बाज़ी नहीं है।
text-error-no-reader = लिखी हुई बाज़ी अभी पढ़ी नहीं जा सकती।
text-error-unreadable = पंक्ति { $line } पढ़ी नहीं जा सकी: { $text }
text-error-unclosed = पंक्ति { $line } में जो शुरू हुआ, वह पूरा नहीं हुआ।
text-error-other-game = यह किसी और तरह के चेकर्स की बाज़ी है।
text-error-rules = “{ $text }” नाम के कोई नियम नहीं हैं।
text-error-move = पंक्ति { $line }: { $move } नहीं चली जा सकती।
text-error-side = स्थिति W या B से शुरू होती है, यानी किसकी बारी है; “{ $text }” से नहीं।
text-error-list = मोहरों की सूची W या B से शुरू होती है, “{ $text }” से नहीं।
text-error-white-missing = सफ़ेद के मोहरे नहीं लिखे हैं।
text-error-black-missing = काले के मोहरे नहीं लिखे हैं।
text-error-white-twice = सफ़ेद के मोहरे दो बार लिखे हैं।
text-error-black-twice = काले के मोहरे दो बार लिखे हैं।
text-error-square = “{ $text }” कोई खाना नहीं है। गोटी के लिए { $man } लिखें, राजा के लिए { $king }।
text-error-two-pieces = { $square } पर दो मोहरे हैं।
text-error-no-pieces = बिसात ख़ाली है।
text-error-white-too-many = सफ़ेद के { $count } मोहरे हैं। ज़्यादा से ज़्यादा { $most } हो सकते हैं।
text-error-black-too-many = काले के { $count } मोहरे हैं। ज़्यादा से ज़्यादा { $most } हो सकते हैं।
text-error-white-man-on-far-rank = सफ़ेद गोटी { $square } पर नहीं हो सकती: वहाँ वह राजा होती है।
text-error-black-man-on-far-rank = काली गोटी { $square } पर नहीं हो सकती: वहाँ वह राजा होती है।

## Settings

settings-theme = रूप
theme-walnut = अखरोट
theme-marble = संगमरमर
theme-night = रात
theme-paper = काग़ज़
theme-contrast = तेज़ कंट्रास्ट
settings-sound = आवाज़
settings-vibration = कंपन
settings-show-movable = चल सकने वाले मोहरे दिखाएँ
settings-one-tap = इकलौती चाल एक टैप में चलें
settings-surroundings = परिवेश
surroundings-system = डिवाइस जैसा
surroundings-light = हल्का
surroundings-dark = गहरा
settings-aloud = चालें बोलकर सुनाएँ
settings-confirm = हर चाल की पुष्टि करें
confirm-move = { $move } चलें?
confirm-do = चलें
settings-reset = सेटिंग रीसेट करें
settings-preview = झलक
settings-coordinates = अक्षर और अंक
coordinates-frame = किनारे पर
coordinates-squares = हर खाने में
coordinates-none = कहीं नहीं
settings-motion = मोहरों की गति
motion-slow = धीमी
motion-normal = सामान्य
motion-off = बंद
settings-seats = दो खिलाड़ी
seats-stay = बिसात टिकी रहे
seats-turn = बिसात घूमे
seats-facing = आमने-सामने

## Writing a move, for keyboards and screen readers

field-label = चाल या सवाल लिखें
field-help = { $move } जैसी चाल, या कोई सवाल: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = भेजें
question-board = बिसात
question-last = पिछली
question-moves = चालें
question-clock = घड़ी

## Help for the keyboard

keys-note = कुंजियाँ तब काम करती हैं जब बिसात या चालों की सूची चुनी हुई हो।
keys-arrows-name = तीर वाली कुंजियाँ
keys-arrows = एक खाने से दूसरे खाने में जाएँ
keys-enter = मोहरा चुनें, चाल चलें
keys-escape = एक क़दम पीछे, या छोड़ दें
keys-edges = पंक्ति का पहला और आख़िरी खाना
keys-write = चाल या सवाल लिखें
keys-undo = चाल वापस लें
keys-redo = फिर से चलें
keys-hint = सुझाव
keys-turn-board = बिसात घुमाएँ
keys-position = बिसात का हाल सुनें
keys-new-game = नई बाज़ी
keys-help = यह सूची
keys-clock = घड़ियाँ रोकें या जारी रखें

## For screen readers: the squares of the board

board-from-white = बिसात, सफ़ेद की ओर से
board-from-black = बिसात, काले की ओर से
cell-empty = { $square }, ख़ाली
cell-empty-move = { $square }, ख़ाली, आप यहाँ चल सकते हैं
cell-empty-take = { $square }, ख़ाली, आप { $squares } मारकर यहाँ आ सकते हैं
cell-way = { $square }, रास्ता { $number }: { $squares } मारकर { $to } पर पहुँचता है
cell-white-man = { $square }, सफ़ेद गोटी
cell-white-man-can-move = { $square }, सफ़ेद गोटी, चल सकती है
cell-white-man-must-take =
    { $count ->
        [one] { $square }, सफ़ेद गोटी, { $count } मोहरा मारना है
       *[other] { $square }, सफ़ेद गोटी, { $count } मोहरे मारने हैं
    }
cell-white-man-chosen = { $square }, सफ़ेद गोटी, चुनी हुई
cell-white-man-on-its-way =
    { $count ->
        [one] { $square }, सफ़ेद गोटी रास्ते में, { $count } मोहरा और मारना है
       *[other] { $square }, सफ़ेद गोटी रास्ते में, { $count } मोहरे और मारने हैं
    }
cell-white-king = { $square }, सफ़ेद राजा
cell-white-king-can-move = { $square }, सफ़ेद राजा, चल सकता है
cell-white-king-must-take =
    { $count ->
        [one] { $square }, सफ़ेद राजा, { $count } मोहरा मारना है
       *[other] { $square }, सफ़ेद राजा, { $count } मोहरे मारने हैं
    }
cell-white-king-chosen = { $square }, सफ़ेद राजा, चुना हुआ
cell-white-king-on-its-way =
    { $count ->
        [one] { $square }, सफ़ेद राजा रास्ते में, { $count } मोहरा और मारना है
       *[other] { $square }, सफ़ेद राजा रास्ते में, { $count } मोहरे और मारने हैं
    }
cell-black-man = { $square }, काली गोटी
cell-black-man-can-move = { $square }, काली गोटी, चल सकती है
cell-black-man-must-take =
    { $count ->
        [one] { $square }, काली गोटी, { $count } मोहरा मारना है
       *[other] { $square }, काली गोटी, { $count } मोहरे मारने हैं
    }
cell-black-man-chosen = { $square }, काली गोटी, चुनी हुई
cell-black-man-on-its-way =
    { $count ->
        [one] { $square }, काली गोटी रास्ते में, { $count } मोहरा और मारना है
       *[other] { $square }, काली गोटी रास्ते में, { $count } मोहरे और मारने हैं
    }
cell-black-king = { $square }, काला राजा
cell-black-king-can-move = { $square }, काला राजा, चल सकता है
cell-black-king-must-take =
    { $count ->
        [one] { $square }, काला राजा, { $count } मोहरा मारना है
       *[other] { $square }, काला राजा, { $count } मोहरे मारने हैं
    }
cell-black-king-chosen = { $square }, काला राजा, चुना हुआ
cell-black-king-on-its-way =
    { $count ->
        [one] { $square }, काला राजा रास्ते में, { $count } मोहरा और मारना है
       *[other] { $square }, काला राजा रास्ते में, { $count } मोहरे और मारने हैं
    }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = सफ़ेद ने गोटी { $from } से { $to } पर चली।
said-white-man-crowns = सफ़ेद ने गोटी { $from } से { $to } पर चली और वह राजा बन गई।
said-white-king-moves = सफ़ेद ने राजा { $from } से { $to } पर चला।
said-white-man-takes =
    { $count ->
        [one] सफ़ेद गोटी ने { $squares } पर { $count } मोहरा मारा और { $to } पर पहुँची।
       *[other] सफ़ेद गोटी ने { $squares } पर { $count } मोहरे मारे और { $to } पर पहुँची।
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] सफ़ेद गोटी ने { $squares } पर { $count } मोहरा मारा और { $to } पर राजा बन गई।
       *[other] सफ़ेद गोटी ने { $squares } पर { $count } मोहरे मारे और { $to } पर राजा बन गई।
    }
said-white-king-takes =
    { $count ->
        [one] सफ़ेद राजा ने { $squares } पर { $count } मोहरा मारा और { $to } पर पहुँचा।
       *[other] सफ़ेद राजा ने { $squares } पर { $count } मोहरे मारे और { $to } पर पहुँचा।
    }
said-black-man-moves = काले ने गोटी { $from } से { $to } पर चली।
said-black-man-crowns = काले ने गोटी { $from } से { $to } पर चली और वह राजा बन गई।
said-black-king-moves = काले ने राजा { $from } से { $to } पर चला।
said-black-man-takes =
    { $count ->
        [one] काली गोटी ने { $squares } पर { $count } मोहरा मारा और { $to } पर पहुँची।
       *[other] काली गोटी ने { $squares } पर { $count } मोहरे मारे और { $to } पर पहुँची।
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] काली गोटी ने { $squares } पर { $count } मोहरा मारा और { $to } पर राजा बन गई।
       *[other] काली गोटी ने { $squares } पर { $count } मोहरे मारे और { $to } पर राजा बन गई।
    }
said-black-king-takes =
    { $count ->
        [one] काले राजा ने { $squares } पर { $count } मोहरा मारा और { $to } पर पहुँचा।
       *[other] काले राजा ने { $squares } पर { $count } मोहरे मारे और { $to } पर पहुँचा।
    }
said-white-must-take =
    { $count ->
        [one] सफ़ेद को { $count } मोहरा मारना है।
       *[other] सफ़ेद को { $count } मोहरे मारने हैं।
    }
said-black-must-take =
    { $count ->
        [one] काले को { $count } मोहरा मारना है।
       *[other] काले को { $count } मोहरे मारने हैं।
    }
said-taken-back = वापस ली गई: { $move }।
said-new-game = नई बाज़ी। सफ़ेद की बारी है।
said-at-start = बाज़ी की शुरुआत पर।
said-no-last-move = अभी तक कोई चाल नहीं चली गई।
said-white-low = सफ़ेद के पास कम समय बचा है।
said-black-low = काले के पास कम समय बचा है।
said-clocks = सफ़ेद के पास { $white } और काले के पास { $black } बचे हैं।
said-no-clock = इस बाज़ी में घड़ी नहीं है।
said-moves =
    { $count ->
        [one] { $count } चाल हो सकती है: { $moves }।
       *[other] { $count } चालें हो सकती हैं: { $moves }।
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] सफ़ेद की { $count } गोटी: { $squares }।
       *[other] सफ़ेद की { $count } गोटियाँ: { $squares }।
    }
position-white-kings =
    { $count ->
        [one] सफ़ेद का { $count } राजा: { $squares }।
       *[other] सफ़ेद के { $count } राजा: { $squares }।
    }
position-black-men =
    { $count ->
        [one] काले की { $count } गोटी: { $squares }।
       *[other] काले की { $count } गोटियाँ: { $squares }।
    }
position-black-kings =
    { $count ->
        [one] काले का { $count } राजा: { $squares }।
       *[other] काले के { $count } राजा: { $squares }।
    }
position-white-none = सफ़ेद का कोई मोहरा नहीं है।
position-black-none = काले का कोई मोहरा नहीं है।
position-white-to-move = बारी सफ़ेद की है।
position-black-to-move = बारी काले की है।

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = नियम, { $count } में से { $number }
rule-goal-title = खेल
rule-goal = दोनों ओर सोलह-सोलह गोटियाँ होती हैं, चालें बारी-बारी से, पहली सफ़ेद की। सामने वाले का कोई मोहरा या कोई चाल न बचे तो आप जीतते हैं।
rule-man-title = गोटी की चाल
rule-man = गोटी एक खाना आगे, बाएँ या दाएँ चलती है। पीछे कभी नहीं, तिरछे कभी नहीं।
rule-man-captures-title = गोटी की मार
rule-man-captures = गोटी ठीक बग़ल के मोहरे पर से आगे, बाएँ या दाएँ, उसके पीछे के ख़ाली खाने में कूदती है।
rule-must-title = मारना ज़रूरी है
rule-must = मार सकते हैं तो मारना ही होगा। जितने ज़्यादा मोहरे मारे जा सकें, उतने मारने होंगे; गोटी और राजा, दोनों एक-एक गिने जाते हैं।
rule-chain-title = लगातार मार
rule-chain = मारा गया मोहरा तुरंत बिसात से हटता है। मारने को कुछ बचा हो, तो उसी बारी में आगे कूदते रहते हैं।
rule-crown-title = राजा बनना
rule-crown = आख़िरी पंक्ति पर पहुँची गोटी राजा बन जाती है, यानी दामा।
rule-crown-classic = कूदकर वहाँ पहुँचे तो तुरंत राजा बनती है और राजा की तरह मारती जाती है।
rule-crown-federation = कूदकर वहाँ पहुँचे तो गोटी की तरह मारती जाती है और बारी पूरी होने पर राजा बनती है।
rule-king-title = राजा की चाल
rule-king = राजा चारों दिशाओं में सीधा चलता है, जितने चाहे ख़ाली खाने।
rule-king-captures-title = राजा की मार
rule-king-captures = राजा कितनी भी दूरी के एक मोहरे पर से कूदकर उसके पीछे के किसी भी ख़ाली खाने में उतरता है। लगातार दो मोहरे उसे रोक देते हैं।
rule-turning-title = उलटा मुड़ना मना
rule-turning = दो कूदों के बीच राजा बाएँ या दाएँ मुड़ सकता है, पर सीधे उलटा नहीं।
rule-draw-title = बराबरी
rule-draw = बराबरी तब होती है जब वही स्थिति तीसरी बार आए, जब { $count } चालों में न कोई मोहरा मरे, न कोई गोटी आगे बढ़े, या जब दोनों राज़ी हों।
rule-writing-title = खानों के नाम
rule-writing = हर खाने का एक अक्षर और एक अंक होता है। चाल { $quiet } लिखी जाती है, मार { $capture }।
rules-next = आगे के नियम
rules-previous = पहले के नियम

## The table of the two rule sets, under the rules

table-title = नियमों के दो रूप
table-crown = गोटी कूदकर आख़िरी पंक्ति पर पहुँचे
table-crown-classic = तुरंत राजा बनती है और राजा की तरह मारती जाती है।
table-crown-federation = गोटी की तरह मारती जाती है और बारी के अंत में राजा बनती है।
table-king-man = एक राजा के सामने एक गोटी
table-king-man-classic = राजा जीतता है, बशर्ते जिसकी बारी है वह मार न सके।
table-king-man-federation = बराबरी
table-king-king = एक राजा के सामने एक राजा
table-king-king-classic = बराबरी, बशर्ते जिसकी बारी है वह मार न सके।
table-king-king-federation = बराबरी
table-man-man = एक गोटी के सामने एक गोटी
table-man-man-classic = बाज़ी जारी रहती है।
table-man-man-federation = बराबरी
table-offers = बराबरी की पेशकश
table-offers-classic = जितनी बार चाहें
table-offers-federation = हर खिलाड़ी को दो बार
table-in-play = अभी लागू

## When something fails

failed-loading = खेल लोड नहीं हो सका।
failed-old-browser = यह ब्राउज़र इस खेल के लिए बहुत पुराना है।
failed-again = फिर कोशिश करें
failed-computer = कंप्यूटर खिलाड़ी लोड नहीं हो सका। दो लोग फिर भी खेल सकते हैं।
failed-saving = यह डिवाइस बाज़ी सहेज नहीं रहा: जगह भरी है या सहेजना बंद है।
failed-saved-game = सहेजी हुई बाज़ी पढ़ी नहीं जा सकी। नई बाज़ी शुरू होती है।
failed-newer-game = सहेजी हुई बाज़ी नए संस्करण की है। खोलने के लिए पेज फिर से लोड करें।
update-ready = नया संस्करण तैयार है।
update-now = अपडेट करें
tab-elsewhere = बाज़ी दूसरी विंडो में चल रही है।
tab-here = यहाँ जारी रखें

## Endgames: who wins, and training against perfect play

menu-endgames = एंडगेम
settings-values = एंडगेम: कौन जीतेगा, यह दिखाएँ
values-off = नहीं
values-position = स्थिति के लिए
values-moves = हर चाल के लिए भी
worth-white =
    { $count ->
        [one] सफ़ेद { $count } चाल में जीतेगा
       *[other] सफ़ेद { $count } चालों में जीतेगा
    }
worth-black =
    { $count ->
        [one] काला { $count } चाल में जीतेगा
       *[other] काला { $count } चालों में जीतेगा
    }
worth-draw = सबसे अच्छे खेल से बराबरी
move-wins =
    { $count ->
        [one] { $count } चाल में जीत
       *[other] { $count } चालों में जीत
    }
move-draws = बराबरी
move-loses =
    { $count ->
        [one] { $count } चाल में हार
       *[other] { $count } चालों में हार
    }
trainer-task = लक्ष्य
trainer-win = जीतना
trainer-draw = बराबरी बचाना
trainer-loss = देर तक टिकना
trainer-pieces = आपके और कंप्यूटर के मोहरे
trainer-yours = आपके मोहरे: { $pieces }।
trainer-theirs = कंप्यूटर के मोहरे: { $pieces }।
trainer-kings =
    { $count ->
        [one] { $count } राजा
       *[other] { $count } राजा
    }
trainer-men =
    { $count ->
        [one] { $count } गोटी
       *[other] { $count } गोटियाँ
    }
trainer-loading = एंडगेम तैयार हो रहे हैं
trainer-missing = एंडगेम अभी लोड नहीं हो सकते।
trainer-do-win = जितनी जल्दी हो सके जीतें
trainer-do-loss = जितनी देर हो सके टिके रहें
trainer-best = सबसे अच्छी चाल।
trainer-costs =
    { $count ->
        [one] इससे { $count } चाल का नुक़सान है।
       *[other] इससे { $count } चालों का नुक़सान है।
    }
trainer-win-gone = इससे जीत हाथ से निकल गई।
trainer-losing = इससे बाज़ी हार जाएँगे।
trainer-again = फिर कोशिश करें
trainer-next = नई स्थिति
trainer-end = अभ्यास समाप्त करें
trainer-errors =
    { $count ->
        [one] { $count } ग़लती
       *[other] { $count } ग़लतियाँ
    }
trainer-held = आपने बराबरी बचा ली।
player-perfect = अचूक खेल
