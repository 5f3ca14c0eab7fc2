### Dama: όλα τα κείμενα της σελίδας, στα ελληνικά.
###
### Πούλι είναι κάθε πούλι· απλό πούλι λέγεται μόνο όπου πρέπει να ξεχωρίζει από
### την ντάμα. Η σελίδα μιλά στον ενικό. Παρτίδα είναι αυτή που παίζεται τώρα.

## The language itself

-language-name = Ελληνικά
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Τούρκικη ντάμα
close = Κλείσιμο
back = Πίσω
cancel = Άκυρο
copy = Αντιγραφή
copied = Αντιγράφηκε.
side-white = Λευκά
side-black = Μαύρα

## The buttons beside the board; some of them stand in the menu too

controls = Κουμπιά της παρτίδας
undo = Αναίρεση κίνησης
redo = Επανάληψη κίνησης
hint = Υπόδειξη
rules = Κανόνες
menu = Μενού

## The menu

menu-new-game = Νέα παρτίδα
menu-turn-board = Γύρισμα του ταμπλό
menu-offer-draw = Πρόταση ισοπαλίας
menu-resign = Εγκατάλειψη
menu-games = Παλιές παρτίδες
menu-text = Η παρτίδα ως κείμενο
menu-settings = Ρυθμίσεις
menu-language = Γλώσσα
menu-keys = Πληκτρολόγιο
menu-position = Η θέση με λόγια
menu-write-move = Γραφή κίνησης

## The strips of the two players

player-you = Εσύ
player-white = Λευκά
player-black = Μαύρα
player-computer = Υπολογιστής, επίπεδο { $level }
taken-by-white =
    { $count ->
        [one] Τα λευκά πήραν { $count } πούλι
       *[other] Τα λευκά πήραν { $count } πούλια
    }
taken-by-black =
    { $count ->
        [one] Τα μαύρα πήραν { $count } πούλι
       *[other] Τα μαύρα πήραν { $count } πούλια
    }
rules-classic = Όπως στις εφαρμογές
rules-federation = Κανόνες τουρνουά

## The line between the strips: whose turn it is and what to do

turn-white = Παίζουν τα λευκά
turn-black = Παίζουν τα μαύρα
turn-you = Σειρά σου
turn-computer = Ο υπολογιστής σκέφτεται
turn-take =
    { $count ->
        [one] Πάρε { $count } πούλι
       *[other] Πάρε { $count } πούλια
    }
turn-go-on =
    { $count ->
        [one] Συνέχισε: άλλο { $count } πούλι
       *[other] Συνέχισε: άλλα { $count } πούλια
    }
choose-way = Εδώ φτάνουν διάφοροι δρόμοι. Διάλεξε τον δικό σου.
hint-looking = Ψάχνω μια καλή κίνηση
hint-move = Μια καλή κίνηση: { $move }
hint-none = Τώρα δεν υπάρχει υπόδειξη.
reason-only = Είναι η μόνη κίνηση.
reason-wins =
    { $count ->
        [one] Κερδίζει σε { $count } κίνηση.
       *[other] Κερδίζει σε { $count } κινήσεις.
    }
reason-takes =
    { $count ->
        [one] Παίρνει { $count } πούλι.
       *[other] Παίρνει { $count } πούλια.
    }
reason-crowns = Κάνει ντάμα στο { $square }.
reason-gives = Δίνει { $given } και παίρνει { $taken }.
reason-trades = Δίνει { $count } και παίρνει { $count }.
reason-stops = Δεν αφήνει τον αντίπαλο να κάνει ντάμα στο { $square }.
reason-saves = Σώζει το πούλι στο { $square }.
reason-saves-several = Σώζει τα πούλια στα { $squares }.
reason-prepares = Απειλεί να κάνει ντάμα στο { $square }.
reason-threatens =
    { $count ->
        [one] Απειλεί να πάρει { $count } πούλι.
       *[other] Απειλεί να πάρει { $count } πούλια.
    }
clock-pause = Παύση
clock-go-on = Συνέχεια
clock-paused = Παύση
clock-paused-line = Τα ρολόγια είναι σταματημένα.
clock-of-white = Ρολόι των λευκών: { $time }
clock-of-black = Ρολόι των μαύρων: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Γιατί;
refused-game-over = Η παρτίδα τελείωσε.
refused-computers-turn = Είναι η σειρά του υπολογιστή.
refused-no-such-square = Δεν υπάρχει τετράγωνο «{ $text }». Τα τετράγωνα είναι από { $first } ως { $last }.
refused-bad-text = Το «{ $text }» δεν είναι κίνηση. Γράψε { $quiet } ή { $capture }.
refused-empty-square = Στο { $square } δεν υπάρχει πούλι.
refused-not-yours-white = Το πούλι στο { $square } είναι από τα μαύρα. Παίζουν τα λευκά.
refused-not-yours-black = Το πούλι στο { $square } είναι από τα λευκά. Παίζουν τα μαύρα.
refused-cannot-move = Το πούλι στο { $square } δεν μπορεί να παίξει τώρα.
refused-must-capture = Πρέπει να πάρεις: με το πούλι στο { $square } παίρνεις { $count }.
refused-must-capture-several = Πρέπει να πάρεις. Αυτά τα πούλια μπορούν να πάρουν { $count }: { $squares }.
refused-must-take-more = Έτσι παίρνεις { $taken }. Πρέπει να πάρεις { $count }: με το πούλι στο { $square }.
refused-must-take-more-several = Έτσι παίρνεις { $taken }. Πρέπει να πάρεις { $count }: με τα πούλια στα { $squares }.
refused-must-go-on = Συνέχισε από το { $square }: πάρε { $count }, όχι { $taken }.
refused-no-turning-back = Στο { $square } η ντάμα δεν μπορεί να κάνει μεταβολή.
refused-blocked-way = Το πούλι στο { $square } κλείνει τον δρόμο.
refused-own-piece = Το δικό σου πούλι στο { $square } κλείνει τον δρόμο.
refused-two-in-a-row = Δεν γίνεται να πηδήξεις πάνω από δύο πούλια στη σειρά, στα { $first } και { $second }.
refused-man-backwards = Το απλό πούλι δεν πάει ποτέ πίσω.
refused-diagonal = Τα πούλια πάνε ίσια, ποτέ διαγώνια.
refused-too-far = Το απλό πούλι πάει ένα τετράγωνο ή πηδάει πάνω από ένα πούλι στο τετράγωνο ακριβώς πίσω του.
refused-nothing-to-jump = Δεν υπάρχει πούλι για να πηδήξεις από πάνω του.
refused-ambiguous = Ταιριάζει σε { $count } κινήσεις: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Σε μια παρτίδα ο καθένας μπορεί να προτείνει ισοπαλία { $count } φορά.
       *[other] Σε μια παρτίδα ο καθένας μπορεί να προτείνει ισοπαλία { $count } φορές.
    }
refused-no-offer = Κανείς δεν πρότεινε ισοπαλία.
refused-offered-already = Η ισοπαλία έχει ήδη προταθεί.

## The end of a game: who has won, then why

end-white-wins = Κερδίζουν τα λευκά
end-black-wins = Κερδίζουν τα μαύρα
end-draw = Ισοπαλία
end-you-win = Κέρδισες
end-computer-wins = Κερδίζει ο υπολογιστής
end-white-no-pieces = Στα λευκά δεν έμεινε κανένα πούλι.
end-black-no-pieces = Στα μαύρα δεν έμεινε κανένα πούλι.
end-white-no-moves = Τα λευκά δεν μπορούν να παίξουν.
end-black-no-moves = Τα μαύρα δεν μπορούν να παίξουν.
end-king-against-man = Μία ντάμα απέναντι σε ένα απλό πούλι κερδίζει.
end-one-piece-each = Από ένα πούλι: ισοπαλία.
end-king-against-king = Ντάμα απέναντι σε ντάμα: ισοπαλία.
end-repetition = Η ίδια θέση ήρθε για τρίτη φορά.
end-no-progress = { $count } κινήσεις χωρίς πάρσιμο και χωρίς να πάει μπροστά απλό πούλι.
end-agreement = Οι παίκτες συμφώνησαν.
end-white-resigned = Τα λευκά εγκατέλειψαν.
end-black-resigned = Τα μαύρα εγκατέλειψαν.
end-white-time = Ο χρόνος τελείωσε για τα λευκά.
end-black-time = Ο χρόνος τελείωσε για τα μαύρα.
rematch = Ρεβάνς

## Resigning and draws

resign-title = Εγκαταλείπεις την παρτίδα;
resign-white = Τα λευκά εγκαταλείπουν και κερδίζουν τα μαύρα.
resign-black = Τα μαύρα εγκαταλείπουν και κερδίζουν τα λευκά.
resign-you = Εγκαταλείπεις και κερδίζει ο υπολογιστής.
resign-do = Εγκατάλειψη
draw-title = Προτείνεις ισοπαλία;
draw-do = Πρόταση ισοπαλίας
draw-offered-by-white = Τα λευκά προτείνουν ισοπαλία.
draw-offered-by-black = Τα μαύρα προτείνουν ισοπαλία.
draw-accept = Αποδοχή
draw-decline = Απόρριψη
draw-declined = Η ισοπαλία δεν έγινε δεκτή.
draw-computer-asked = Ο υπολογιστής σκέφτεται την ισοπαλία.
draw-computer-declines = Ο υπολογιστής δεν δέχεται ισοπαλία.

## The sheet for a new game

new-game-opponent = Αντίπαλος
opponent-computer = Υπολογιστής
opponent-person = Δύο παίκτες εδώ
new-game-side = Το χρώμα σου
side-random = Στην τύχη
new-game-level = Επίπεδο
new-game-rules = Κανόνες
new-game-clock = Ρολόι
clock-none = Χωρίς
clock-own = Άλλο
clock-minutes = Λεπτά για την παρτίδα
clock-seconds = Δευτερόλεπτα για κάθε κίνηση
new-game-start = Ξεκίνα
new-game-ask = Αφήνεις την παρτίδα που παίζεται;
new-game-kept = Θα τη βρεις στις «Παλιές παρτίδες».
new-game-leave = Νέα παρτίδα
new-game-stay = Συνέχισε να παίζεις

## The ten levels, each with a line; for the computer’s strength

level-1 = Πρωτάρης
level-1-line = Ξέρει τους κανόνες και λίγα ακόμη.
level-2 = Μαθητευόμενος
level-2-line = Παίρνει ό,τι βλέπει.
level-3 = Για την παρέα
level-3-line = Κάνει λάθη που μπορείς να βρεις.
level-4 = Θαμώνας του καφενείου
level-4-line = Προσέχει τα πούλια του.
level-5 = Σταθερός
level-5-line = Σπάνια χάνει πούλι για το τίποτα.
level-6 = Ξύπνιος
level-6-line = Βλέπει τις ανταλλαγές να έρχονται.
level-7 = Παίκτης λέσχης
level-7-line = Σκέφτεται μερικές κινήσεις μπροστά.
level-8 = Δυνατός
level-8-line = Τιμωρεί τα περισσότερα λάθη.
level-9 = Έμπειρος
level-9-line = Βλέπει και τα μακρινά παρσίματα.
level-10 = Μάστορας
level-10-line = Όλα όσα μπορεί σε ένα δευτερόλεπτο.

## The list of moves

moves-title = Κινήσεις
moves-none = Καμία κίνηση ακόμη.
moves-first = Στην αρχή
moves-previous = Μία κίνηση πίσω
moves-next = Μία κίνηση μπροστά
moves-last = Στην τελευταία κίνηση
moves-entry-white = Κίνηση { $number }, λευκά: { $move }
moves-entry-black = Κίνηση { $number }, μαύρα: { $move }

## Past games

games-none = Καμία παλιά παρτίδα ακόμη.
games-white-against-computer = Εσύ με τα λευκά, αντίπαλος το επίπεδο { $level }
games-black-against-computer = Εσύ με τα μαύρα, αντίπαλος το επίπεδο { $level }
games-two-players = Δύο παίκτες
games-moves =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
games-unfinished = Δεν τελείωσε

## The game as text: copying and pasting

text-position = Θέση (FEN)
text-game = Παρτίδα (PDN)
text-paste = Επικόλλησε εδώ μια θέση ή μια παρτίδα
text-open = Άνοιγμα
text-share = Κοινοποίηση
text-picture = Κοινοποίηση εικόνας
text-save = Αποθήκευση σε αρχείο
text-file = Άνοιγμα αρχείου
file-too-long = Είναι πολύ μεγάλο: ένα κείμενο έχει το πολύ ένα εκατομμύριο χαρακτήρες.
file-unreadable = Το αρχείο δεν διαβάζεται: δεν περιέχει κείμενο.
file-not-saved = Το αρχείο δεν αποθηκεύτηκε.
text-rules-assumed = Το κείμενο δεν αναφέρει κανόνες: διαβάστηκε με τους κανόνες τουρνουά.
text-moves-left-out =
    { $count ->
        [one] Έμεινε έξω { $count } κίνηση μετά το τέλος της παρτίδας.
       *[other] Έμειναν έξω { $count } κινήσεις μετά το τέλος της παρτίδας.
    }
text-error-empty = Επικόλλησε πρώτα μια θέση ή μια παρτίδα.
text-error-no-game = Σε αυτό το κείμενο δεν υπάρχει παρτίδα.
text-error-no-reader = Οι παρτίδες δεν μπορούν να διαβαστούν από κείμενο τώρα.
text-error-unreadable = Η γραμμή { $line } δεν διαβάζεται: { $text }
text-error-unclosed = Αυτό που αρχίζει στη γραμμή { $line } δεν έχει τέλος.
text-error-other-game = Αυτή είναι παρτίδα άλλου είδους ντάμας.
text-error-rules = Δεν υπάρχουν κανόνες με το όνομα «{ $text }».
text-error-move = Γραμμή { $line }: η { $move } δεν παίζεται.
text-error-side = Μια θέση αρχίζει με W ή B, ανάλογα με το ποιος παίζει, όχι με «{ $text }».
text-error-list = Μια λίστα με πούλια αρχίζει με W ή B, όχι με «{ $text }».
text-error-white-missing = Λείπουν τα λευκά πούλια.
text-error-black-missing = Λείπουν τα μαύρα πούλια.
text-error-white-twice = Τα λευκά πούλια είναι γραμμένα δύο φορές.
text-error-black-twice = Τα μαύρα πούλια είναι γραμμένα δύο φορές.
text-error-square = Το «{ $text }» δεν είναι τετράγωνο. Γράψε { $man } για απλό πούλι, { $king } για ντάμα.
text-error-two-pieces = Στο { $square } είναι δύο πούλια.
text-error-no-pieces = Το ταμπλό είναι άδειο.
text-error-white-too-many = Τα λευκά έχουν { $count } πούλια. Επιτρέπονται το πολύ { $most }.
text-error-black-too-many = Τα μαύρα έχουν { $count } πούλια. Επιτρέπονται το πολύ { $most }.
text-error-white-man-on-far-rank = Απλό λευκό πούλι δεν μπορεί να είναι στο { $square }: εκεί είναι ντάμα.
text-error-black-man-on-far-rank = Απλό μαύρο πούλι δεν μπορεί να είναι στο { $square }: εκεί είναι ντάμα.

## Settings

settings-theme = Όψη
theme-walnut = Καρυδιά
theme-marble = Μάρμαρο
theme-night = Νύχτα
theme-paper = Χαρτί
theme-contrast = Έντονη αντίθεση
settings-sound = Ήχος
settings-vibration = Δόνηση
settings-show-movable = Να φαίνονται τα πούλια που μπορούν να παίξουν
settings-one-tap = Η μοναδική κίνηση με ένα άγγιγμα
settings-surroundings = Περιβάλλον
surroundings-system = Όπως η συσκευή
surroundings-light = Φωτεινό
surroundings-dark = Σκούρο
settings-aloud = Ανάγνωση των κινήσεων
settings-confirm = Επιβεβαίωση κάθε κίνησης
confirm-move = Να παιχτεί { $move };
confirm-do = Παίξε
settings-reset = Επαναφορά ρυθμίσεων
settings-preview = Προεπισκόπηση
settings-coordinates = Γράμματα και αριθμοί
coordinates-frame = Στο πλαίσιο
coordinates-squares = Σε κάθε τετράγωνο
coordinates-none = Πουθενά
settings-motion = Κίνηση στην οθόνη
motion-slow = Αργή
motion-normal = Κανονική
motion-off = Καμία
settings-seats = Δύο παίκτες
seats-stay = Το ταμπλό μένει
seats-turn = Το ταμπλό γυρίζει
seats-facing = Πρόσωπο με πρόσωπο

## Writing a move, for keyboards and screen readers

field-label = Γράψε μια κίνηση ή μια ερώτηση
field-help = Μια κίνηση όπως { $move } ή μια ερώτηση: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Αποστολή
question-board = ταμπλό
question-last = τελευταία
question-moves = κινήσεις
question-clock = ρολόι

## Help for the keyboard

keys-note = Τα πλήκτρα δουλεύουν όσο είναι επιλεγμένο το ταμπλό ή η λίστα των κινήσεων.
keys-arrows-name = Βέλη
keys-arrows = Από τετράγωνο σε τετράγωνο
keys-enter = Διάλεξε πούλι, παίξε κίνηση
keys-escape = Ένα βήμα πίσω, ή άσε το πούλι
keys-edges = Πρώτο και τελευταίο τετράγωνο της σειράς
keys-write = Γραφή κίνησης ή ερώτησης
keys-undo = Αναίρεση κίνησης
keys-redo = Επανάληψη κίνησης
keys-hint = Υπόδειξη
keys-turn-board = Γύρισμα του ταμπλό
keys-position = Η θέση με λόγια
keys-new-game = Νέα παρτίδα
keys-help = Αυτή η λίστα
keys-clock = Παύση των ρολογιών ή συνέχεια

## For screen readers: the squares of the board

board-from-white = Ταμπλό, από τη μεριά των λευκών
board-from-black = Ταμπλό, από τη μεριά των μαύρων
cell-empty = { $square }, άδειο
cell-empty-move = { $square }, άδειο, μπορείς να πας εδώ
cell-empty-take = { $square }, άδειο, μπορείς να φτάσεις εδώ παίρνοντας { $squares }
cell-way = { $square }, δρόμος { $number }: παίρνει { $squares } και φτάνει στο { $to }
cell-white-man = { $square }, λευκό πούλι
cell-white-man-can-move = { $square }, λευκό πούλι, μπορεί να παίξει
cell-white-man-must-take = { $square }, λευκό πούλι, πρέπει να πάρει { $count }
cell-white-man-chosen = { $square }, λευκό πούλι, επιλεγμένο
cell-white-man-on-its-way =
    { $count ->
        [one] { $square }, λευκό πούλι, συνεχίζει: άλλο { $count }
       *[other] { $square }, λευκό πούλι, συνεχίζει: άλλα { $count }
    }
cell-white-king = { $square }, λευκή ντάμα
cell-white-king-can-move = { $square }, λευκή ντάμα, μπορεί να παίξει
cell-white-king-must-take = { $square }, λευκή ντάμα, πρέπει να πάρει { $count }
cell-white-king-chosen = { $square }, λευκή ντάμα, επιλεγμένη
cell-white-king-on-its-way =
    { $count ->
        [one] { $square }, λευκή ντάμα, συνεχίζει: άλλο { $count }
       *[other] { $square }, λευκή ντάμα, συνεχίζει: άλλα { $count }
    }
cell-black-man = { $square }, μαύρο πούλι
cell-black-man-can-move = { $square }, μαύρο πούλι, μπορεί να παίξει
cell-black-man-must-take = { $square }, μαύρο πούλι, πρέπει να πάρει { $count }
cell-black-man-chosen = { $square }, μαύρο πούλι, επιλεγμένο
cell-black-man-on-its-way =
    { $count ->
        [one] { $square }, μαύρο πούλι, συνεχίζει: άλλο { $count }
       *[other] { $square }, μαύρο πούλι, συνεχίζει: άλλα { $count }
    }
cell-black-king = { $square }, μαύρη ντάμα
cell-black-king-can-move = { $square }, μαύρη ντάμα, μπορεί να παίξει
cell-black-king-must-take = { $square }, μαύρη ντάμα, πρέπει να πάρει { $count }
cell-black-king-chosen = { $square }, μαύρη ντάμα, επιλεγμένη
cell-black-king-on-its-way =
    { $count ->
        [one] { $square }, μαύρη ντάμα, συνεχίζει: άλλο { $count }
       *[other] { $square }, μαύρη ντάμα, συνεχίζει: άλλα { $count }
    }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Τα λευκά παίζουν πούλι από { $from } σε { $to }.
said-white-man-crowns = Τα λευκά παίζουν πούλι από { $from } σε { $to } και γίνεται ντάμα.
said-white-king-moves = Τα λευκά παίζουν ντάμα από { $from } σε { $to }.
said-white-man-takes =
    { $count ->
        [one] Τα λευκά παίρνουν { $count } πούλι στο { $squares } και φτάνουν στο { $to }.
       *[other] Τα λευκά παίρνουν { $count } πούλια στα { $squares } και φτάνουν στο { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Τα λευκά παίρνουν { $count } πούλι στο { $squares } και κάνουν ντάμα στο { $to }.
       *[other] Τα λευκά παίρνουν { $count } πούλια στα { $squares } και κάνουν ντάμα στο { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] Η λευκή ντάμα παίρνει { $count } πούλι στο { $squares } και φτάνει στο { $to }.
       *[other] Η λευκή ντάμα παίρνει { $count } πούλια στα { $squares } και φτάνει στο { $to }.
    }
said-black-man-moves = Τα μαύρα παίζουν πούλι από { $from } σε { $to }.
said-black-man-crowns = Τα μαύρα παίζουν πούλι από { $from } σε { $to } και γίνεται ντάμα.
said-black-king-moves = Τα μαύρα παίζουν ντάμα από { $from } σε { $to }.
said-black-man-takes =
    { $count ->
        [one] Τα μαύρα παίρνουν { $count } πούλι στο { $squares } και φτάνουν στο { $to }.
       *[other] Τα μαύρα παίρνουν { $count } πούλια στα { $squares } και φτάνουν στο { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Τα μαύρα παίρνουν { $count } πούλι στο { $squares } και κάνουν ντάμα στο { $to }.
       *[other] Τα μαύρα παίρνουν { $count } πούλια στα { $squares } και κάνουν ντάμα στο { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] Η μαύρη ντάμα παίρνει { $count } πούλι στο { $squares } και φτάνει στο { $to }.
       *[other] Η μαύρη ντάμα παίρνει { $count } πούλια στα { $squares } και φτάνει στο { $to }.
    }
said-white-must-take =
    { $count ->
        [one] Τα λευκά πρέπει να πάρουν { $count } πούλι.
       *[other] Τα λευκά πρέπει να πάρουν { $count } πούλια.
    }
said-black-must-take =
    { $count ->
        [one] Τα μαύρα πρέπει να πάρουν { $count } πούλι.
       *[other] Τα μαύρα πρέπει να πάρουν { $count } πούλια.
    }
said-taken-back = Αναιρέθηκε: { $move }.
said-new-game = Νέα παρτίδα. Παίζουν τα λευκά.
said-at-start = Στην αρχή της παρτίδας.
said-no-last-move = Δεν έχει παιχτεί ακόμη κίνηση.
said-white-low = Τα λευκά έχουν λίγο χρόνο ακόμη.
said-black-low = Τα μαύρα έχουν λίγο χρόνο ακόμη.
said-clocks = Στα λευκά μένουν { $white }, στα μαύρα { $black }.
said-no-clock = Αυτή η παρτίδα δεν έχει ρολόι.
said-moves =
    { $count ->
        [one] Γίνεται { $count } κίνηση: { $moves }.
       *[other] Γίνονται { $count } κινήσεις: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Τα λευκά έχουν { $count } απλό πούλι στο { $squares }.
       *[other] Τα λευκά έχουν { $count } απλά πούλια στα { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Τα λευκά έχουν { $count } ντάμα στο { $squares }.
       *[other] Τα λευκά έχουν { $count } ντάμες στα { $squares }.
    }
position-black-men =
    { $count ->
        [one] Τα μαύρα έχουν { $count } απλό πούλι στο { $squares }.
       *[other] Τα μαύρα έχουν { $count } απλά πούλια στα { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Τα μαύρα έχουν { $count } ντάμα στο { $squares }.
       *[other] Τα μαύρα έχουν { $count } ντάμες στα { $squares }.
    }
position-white-none = Τα λευκά δεν έχουν πούλια.
position-black-none = Τα μαύρα δεν έχουν πούλια.
position-white-to-move = Παίζουν τα λευκά.
position-black-to-move = Παίζουν τα μαύρα.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Κανόνες, { $number } από { $count }
rule-goal-title = Το παιχνίδι
rule-goal = Δύο πλευρές με δεκαέξι πούλια παίζουν εναλλάξ, πρώτα τα λευκά. Κερδίζεις όταν στον άλλον δεν μένει πούλι ή κίνηση.
rule-man-title = Πώς πάει το πούλι
rule-man = Το πούλι πάει ένα τετράγωνο μπροστά, αριστερά ή δεξιά. Ποτέ πίσω, ποτέ διαγώνια.
rule-man-captures-title = Πώς παίρνει το πούλι
rule-man-captures = Το πούλι πηδάει πάνω από ένα διπλανό πούλι του αντιπάλου, μπροστά, αριστερά ή δεξιά, στο άδειο τετράγωνο πίσω του.
rule-must-title = Το πάρσιμο είναι υποχρεωτικό
rule-must = Αν μπορείς να πάρεις, πρέπει να πάρεις, και μάλιστα όσο περισσότερα πούλια γίνεται· απλό πούλι και ντάμα μετράνε από ένα.
rule-chain-title = Συνεχόμενα άλματα
rule-chain = Το πούλι που παίρνεις φεύγει αμέσως από το ταμπλό. Στην ίδια κίνηση συνεχίζεις τα άλματα όσο υπάρχει κάτι να πάρεις.
rule-crown-title = Πώς γίνεται ντάμα
rule-crown = Το πούλι που φτάνει στην τελευταία σειρά γίνεται ντάμα.
rule-crown-classic = Αν φτάσει εκεί με άλμα, είναι αμέσως ντάμα και συνεχίζει να παίρνει σαν ντάμα.
rule-crown-federation = Αν φτάσει εκεί με άλμα, συνεχίζει να παίρνει σαν απλό πούλι και γίνεται ντάμα στο τέλος της κίνησης.
rule-king-title = Πώς πάει η ντάμα
rule-king = Η ντάμα πάει ίσια, όσα άδεια τετράγωνα θέλει, και στις τέσσερις κατευθύνσεις.
rule-king-captures-title = Πώς παίρνει η ντάμα
rule-king-captures = Η ντάμα πηδάει πάνω από ένα μόνο πούλι του αντιπάλου, όσο μακριά κι αν είναι, και σταματά σε όποιο άδειο τετράγωνο θέλει πίσω του. Δύο πούλια στη σειρά τη σταματούν.
rule-turning-title = Χωρίς μεταβολή
rule-turning = Ανάμεσα σε δύο άλματα η ντάμα μπορεί να στρίψει αριστερά ή δεξιά, αλλά ποτέ να κάνει μεταβολή.
rule-draw-title = Ισοπαλία
rule-draw = Ισοπαλία είναι όταν η ίδια θέση έρθει για τρίτη φορά, μετά από { $count } κινήσεις χωρίς πάρσιμο και χωρίς να πάει μπροστά απλό πούλι, ή όταν συμφωνήσουν οι δύο παίκτες.
rule-writing-title = Τα ονόματα των τετραγώνων
rule-writing = Κάθε τετράγωνο έχει ένα γράμμα και έναν αριθμό. Μια κίνηση γράφεται { $quiet }, ένα πάρσιμο { $capture }.
rules-next = Κι άλλοι κανόνες
rules-previous = Οι πρώτοι κανόνες

## The table of the two rule sets, under the rules

table-title = Τα δύο είδη κανόνων
table-crown = Ένα πούλι φτάνει με άλμα στην τελευταία σειρά
table-crown-classic = Είναι αμέσως ντάμα και συνεχίζει να παίρνει σαν ντάμα.
table-crown-federation = Συνεχίζει να παίρνει σαν απλό πούλι και γίνεται ντάμα στο τέλος της κίνησης.
table-king-man = Μία ντάμα απέναντι σε ένα απλό πούλι
table-king-man-classic = Κερδίζει η ντάμα, εκτός αν μπορεί να πάρει η πλευρά που παίζει.
table-king-man-federation = Ισοπαλία
table-king-king = Μία ντάμα απέναντι σε μία ντάμα
table-king-king-classic = Ισοπαλία, εκτός αν μπορεί να πάρει η πλευρά που παίζει.
table-king-king-federation = Ισοπαλία
table-man-man = Ένα απλό πούλι απέναντι σε ένα απλό πούλι
table-man-man-classic = Η παρτίδα συνεχίζεται.
table-man-man-federation = Ισοπαλία
table-offers = Προτάσεις ισοπαλίας
table-offers-classic = Όσες θέλεις
table-offers-federation = Δύο για τον καθένα
table-in-play = Ισχύουν τώρα

## When something fails

failed-loading = Το παιχνίδι δεν φορτώθηκε.
failed-old-browser = Αυτός ο περιηγητής είναι πολύ παλιός για το παιχνίδι.
failed-again = Δοκίμασε ξανά
failed-computer = Ο υπολογιστής ως αντίπαλος δεν φορτώθηκε. Δύο παίκτες μπορούν πάντως να παίξουν.
failed-saving = Αυτή η συσκευή δεν κρατά την παρτίδα: ο αποθηκευτικός χώρος είναι γεμάτος ή απενεργοποιημένος.
failed-saved-game = Η αποθηκευμένη παρτίδα δεν διαβάστηκε. Αρχίζει νέα.
failed-newer-game = Η αποθηκευμένη παρτίδα είναι από νεότερη έκδοση. Φόρτωσε ξανά τη σελίδα για να ανοίξει.
update-ready = Μια νέα έκδοση είναι έτοιμη.
update-now = Ενημέρωση
tab-elsewhere = Η παρτίδα παίζεται σε άλλο παράθυρο.
tab-here = Συνέχεια εδώ

## Endgames: who wins, and training against perfect play

menu-endgames = Φινάλε
settings-values = Φινάλε: δείξε ποιος κερδίζει
values-off = Όχι
values-position = Για τη θέση
values-moves = Και για κάθε κίνηση
worth-white =
    { $count ->
        [one] Τα λευκά κερδίζουν σε { $count } κίνηση
       *[other] Τα λευκά κερδίζουν σε { $count } κινήσεις
    }
worth-black =
    { $count ->
        [one] Τα μαύρα κερδίζουν σε { $count } κίνηση
       *[other] Τα μαύρα κερδίζουν σε { $count } κινήσεις
    }
worth-draw = Ισοπαλία με άριστο παιχνίδι
move-wins =
    { $count ->
        [one] κερδίζει σε { $count } κίνηση
       *[other] κερδίζει σε { $count } κινήσεις
    }
move-draws = ισοπαλία
move-loses =
    { $count ->
        [one] χάνει σε { $count } κίνηση
       *[other] χάνει σε { $count } κινήσεις
    }
trainer-task = Στόχος
trainer-win = Νίκη
trainer-draw = Κράτα την ισοπαλία
trainer-loss = Μακρά άμυνα
trainer-pieces = Τα πούλια σου και του υπολογιστή
trainer-yours = Τα πούλια σου: { $pieces }.
trainer-theirs = Του υπολογιστή: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } ντάμα
       *[other] { $count } ντάμες
    }
trainer-men =
    { $count ->
        [one] { $count } απλό πούλι
       *[other] { $count } απλά πούλια
    }
trainer-loading = Ετοιμάζονται τα φινάλε
trainer-missing = Τα φινάλε δεν μπορούν να φορτωθούν τώρα.
trainer-do-win = Κέρδισε όσο πιο γρήγορα γίνεται
trainer-do-loss = Άντεξε όσο περισσότερο γίνεται
trainer-best = Η καλύτερη κίνηση.
trainer-costs =
    { $count ->
        [one] Έτσι χάνεται { $count } κίνηση.
       *[other] Έτσι χάνονται { $count } κινήσεις.
    }
trainer-win-gone = Έτσι χάνεται η νίκη.
trainer-losing = Έτσι χάνεται η παρτίδα.
trainer-again = Δοκίμασε ξανά
trainer-next = Νέα θέση
trainer-end = Τέλος προπόνησης
trainer-errors =
    { $count ->
        [one] { $count } λάθος
       *[other] { $count } λάθη
    }
trainer-held = Κράτησες την ισοπαλία.
player-perfect = Τέλειο παιχνίδι
