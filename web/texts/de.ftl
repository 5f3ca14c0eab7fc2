### Dama: alle Texte der Seite auf Deutsch.
###
### Stein ist jeder Stein; einfacher Stein heißt es nur, wo er von der Dame
### unterschieden werden muss. Die Seite sagt du.

## The language itself

-language-name = Deutsch
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama: Türkische Dame
close = Schließen
back = Zurück
cancel = Abbrechen
copy = Kopieren
copied = Kopiert.
side-white = Weiß
side-black = Schwarz

## The buttons beside the board; some of them stand in the menu too

controls = Bedienung
undo = Zug zurücknehmen
redo = Zug wiederholen
hint = Tipp
rules = Regeln
menu = Menü

## The menu

menu-new-game = Neue Partie
menu-turn-board = Brett drehen
menu-offer-draw = Remis anbieten
menu-resign = Aufgeben
menu-games = Frühere Partien
menu-text = Partie als Text
menu-settings = Einstellungen
menu-language = Sprache
menu-keys = Tastatur
menu-position = Stellung in Worten
menu-write-move = Zug schreiben

## The strips of the two players

player-you = Du
player-white = Weiß
player-black = Schwarz
player-computer = Computer, Stufe { $level }
taken-by-white =
    { $count ->
        [one] Weiß hat { $count } Stein geschlagen
       *[other] Weiß hat { $count } Steine geschlagen
    }
taken-by-black =
    { $count ->
        [one] Schwarz hat { $count } Stein geschlagen
       *[other] Schwarz hat { $count } Steine geschlagen
    }
rules-classic = Wie in den meisten Apps
rules-federation = Turnierregeln

## The line between the strips: whose turn it is and what to do

turn-white = Weiß ist am Zug
turn-black = Schwarz ist am Zug
turn-you = Du bist am Zug
turn-computer = Der Computer denkt nach
turn-take =
    { $count ->
        [one] Schlage { $count } Stein
       *[other] Schlage { $count } Steine
    }
turn-go-on =
    { $count ->
        [one] Weiter: noch { $count } Stein zu schlagen
       *[other] Weiter: noch { $count } Steine zu schlagen
    }
choose-way = Hierher führen mehrere Wege. Wähle einen davon.
hint-looking = Ein guter Zug wird gesucht
hint-move = Ein guter Zug: { $move }
hint-none = Im Moment gibt es keinen Tipp.
reason-only = Es ist der einzige Zug.
reason-wins =
    { $count ->
        [one] Er gewinnt in { $count } Zug.
       *[other] Er gewinnt in { $count } Zügen.
    }
reason-takes =
    { $count ->
        [one] Er schlägt { $count } Stein.
       *[other] Er schlägt { $count } Steine.
    }
reason-crowns = Auf { $square } entsteht eine Dame.
reason-gives = Er gibt { $given } her und schlägt { $taken }.
reason-trades = Er tauscht { $count } gegen { $count }.
reason-stops = Er verhindert eine gegnerische Dame auf { $square }.
reason-saves = Er rettet den Stein auf { $square }.
reason-saves-several = Er rettet die Steine auf { $squares }.
reason-prepares = Er droht mit einer neuen Dame auf { $square }.
reason-threatens =
    { $count ->
        [one] Er droht, { $count } Stein zu schlagen.
       *[other] Er droht, { $count } Steine zu schlagen.
    }
clock-pause = Pause
clock-go-on = Weiter
clock-paused = Pause
clock-paused-line = Die Uhren stehen.
clock-of-white = Uhr von Weiß: { $time }
clock-of-black = Uhr von Schwarz: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Warum?
refused-game-over = Die Partie ist zu Ende.
refused-computers-turn = Der Computer ist am Zug.
refused-no-such-square = Ein Feld „{ $text }“ gibt es nicht. Die Felder gehen von { $first } bis { $last }.
refused-bad-text = „{ $text }“ ist kein Zug. Schreib { $quiet } oder { $capture }.
refused-empty-square = Auf { $square } steht kein Stein.
refused-not-yours-white = Der Stein auf { $square } gehört Schwarz. Weiß ist am Zug.
refused-not-yours-black = Der Stein auf { $square } gehört Weiß. Schwarz ist am Zug.
refused-cannot-move = Der Stein auf { $square } kann jetzt nicht ziehen.
refused-must-capture = Du musst schlagen: Der Stein auf { $square } schlägt { $count }.
refused-must-capture-several = Du musst schlagen. Diese Steine können { $count } schlagen: { $squares }.
refused-must-take-more = So schlägst du { $taken }. Du musst { $count } schlagen: mit dem Stein auf { $square }.
refused-must-take-more-several = So schlägst du { $taken }. Du musst { $count } schlagen: mit den Steinen auf { $squares }.
refused-must-go-on = Es geht von { $square } aus weiter: Schlage { $count }, nicht { $taken }.
refused-no-turning-back = Auf { $square } darf die Dame nicht geradewegs umkehren.
refused-blocked-way = Der Stein auf { $square } versperrt den Weg.
refused-own-piece = Dein eigener Stein auf { $square } steht im Weg.
refused-two-in-a-row = Zwei Steine hintereinander, auf { $first } und { $second }, kann man nicht überspringen.
refused-man-backwards = Ein einfacher Stein zieht nie rückwärts.
refused-diagonal = Gezogen wird gerade, nie schräg.
refused-too-far = Ein einfacher Stein zieht ein Feld weit oder springt über einen Stein auf das Feld direkt dahinter.
refused-nothing-to-jump = Da ist kein Stein, über den man springen könnte.
refused-ambiguous = Darauf passen { $count } Züge: { $moves }.
refused-offers-spent = Jeder darf in einer Partie { $count }-mal Remis anbieten.
refused-no-offer = Es wurde kein Remis angeboten.
refused-offered-already = Remis wurde schon angeboten.

## The end of a game: who has won, then why

end-white-wins = Weiß gewinnt
end-black-wins = Schwarz gewinnt
end-draw = Remis
end-you-win = Du hast gewonnen
end-computer-wins = Der Computer gewinnt
end-white-no-pieces = Weiß hat keine Steine mehr.
end-black-no-pieces = Schwarz hat keine Steine mehr.
end-white-no-moves = Weiß kann nicht mehr ziehen.
end-black-no-moves = Schwarz kann nicht mehr ziehen.
end-king-against-man = Eine Dame gegen einen einfachen Stein gewinnt.
end-one-piece-each = Nur noch je ein Stein: Remis.
end-king-against-king = Dame gegen Dame ist Remis.
end-repetition = Dieselbe Stellung steht zum dritten Mal auf dem Brett.
end-no-progress = { $count } Züge, ohne dass geschlagen wurde oder ein einfacher Stein vorrückte.
end-agreement = Beide haben sich geeinigt.
end-white-resigned = Weiß hat aufgegeben.
end-black-resigned = Schwarz hat aufgegeben.
end-white-time = Die Zeit von Weiß ist abgelaufen.
end-black-time = Die Zeit von Schwarz ist abgelaufen.
rematch = Revanche

## Resigning and draws

resign-title = Diese Partie aufgeben?
resign-white = Weiß gibt auf und Schwarz gewinnt.
resign-black = Schwarz gibt auf und Weiß gewinnt.
resign-you = Du gibst auf und der Computer gewinnt.
resign-do = Aufgeben
draw-title = Remis anbieten?
draw-do = Remis anbieten
draw-offered-by-white = Weiß bietet Remis an.
draw-offered-by-black = Schwarz bietet Remis an.
draw-accept = Annehmen
draw-decline = Ablehnen
draw-declined = Das Remis wurde abgelehnt.
draw-computer-asked = Der Computer überlegt sich das Remis.
draw-computer-declines = Der Computer lehnt das Remis ab.

## The sheet for a new game

new-game-opponent = Gegner
opponent-computer = Computer
opponent-person = Zu zweit hier
new-game-side = Deine Farbe
side-random = Zufall
new-game-level = Stufe
new-game-rules = Regeln
new-game-clock = Uhr
clock-none = Keine
clock-own = Andere
clock-minutes = Minuten für die Partie
clock-seconds = Sekunden für jeden Zug
new-game-start = Los
new-game-ask = Die laufende Partie verlassen?
new-game-kept = Du findest sie unter „Frühere Partien“ wieder.
new-game-leave = Neue Partie
new-game-stay = Weiterspielen

## The ten levels, each with a line; for the computer’s strength

level-1 = Neuling
level-1-line = Kennt die Regeln und wenig mehr.
level-2 = Lehrling
level-2-line = Schlägt, was ihm vor der Nase steht.
level-3 = Zum Spaß
level-3-line = Macht Fehler, die du finden kannst.
level-4 = Stammgast im Café
level-4-line = Passt auf seine Steine auf.
level-5 = Besonnen
level-5-line = Verliert selten einen Stein umsonst.
level-6 = Aufgeweckt
level-6-line = Sieht jeden Abtausch kommen.
level-7 = Vereinsspieler
level-7-line = Plant ein paar Züge voraus.
level-8 = Stark
level-8-line = Bestraft die meisten Fehler.
level-9 = Experte
level-9-line = Sieht auch lange Schlagfolgen.
level-10 = Meister
level-10-line = Alles, was in einer Sekunde geht.

## The list of moves

moves-title = Züge
moves-none = Noch keine Züge.
moves-first = Zum Anfang
moves-previous = Einen Zug zurück
moves-next = Einen Zug vor
moves-last = Zum letzten Zug
moves-entry-white = Zug { $number }, Weiß: { $move }
moves-entry-black = Zug { $number }, Schwarz: { $move }

## Past games

games-none = Noch keine früheren Partien.
games-white-against-computer = Du mit Weiß gegen Stufe { $level }
games-black-against-computer = Du mit Schwarz gegen Stufe { $level }
games-two-players = Zu zweit
games-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
games-unfinished = Nicht beendet

## The game as text: copying and pasting

text-position = Stellung (FEN)
text-game = Partie (PDN)
text-paste = Füge hier eine Stellung oder Partie ein
text-open = Öffnen
text-share = Teilen
text-picture = Bild teilen
text-save = Als Datei speichern
text-file = Datei öffnen
file-too-long = Das ist zu lang: Ein Text darf höchstens eine Million Zeichen haben.
file-unreadable = Diese Datei lässt sich nicht lesen: Es steht kein Text darin.
file-not-saved = Die Datei konnte nicht gespeichert werden.
text-rules-assumed = Der Text nennt keine Regeln: gelesen nach den Turnierregeln.
text-moves-left-out =
    { $count ->
        [one] { $count } Zug nach dem Ende der Partie wurde weggelassen.
       *[other] { $count } Züge nach dem Ende der Partie wurden weggelassen.
    }
text-error-empty = Füge zuerst eine Stellung oder Partie ein.
text-error-no-game = In diesem Text steht keine Partie.
text-error-no-reader = Partien lassen sich jetzt nicht aus Text lesen.
text-error-unreadable = Zeile { $line } ist nicht lesbar: { $text }
text-error-unclosed = Was in Zeile { $line } beginnt, hat kein Ende.
text-error-other-game = Das ist eine Partie einer anderen Art von Dame.
text-error-rules = Regeln namens „{ $text }“ gibt es nicht.
text-error-move = Zeile { $line }: { $move } ist nicht spielbar.
text-error-side = Eine Stellung beginnt mit W oder B für die Seite am Zug, nicht mit „{ $text }“.
text-error-list = Eine Liste von Steinen beginnt mit W oder B, nicht mit „{ $text }“.
text-error-white-missing = Die weißen Steine fehlen.
text-error-black-missing = Die schwarzen Steine fehlen.
text-error-white-twice = Die weißen Steine sind zweimal aufgezählt.
text-error-black-twice = Die schwarzen Steine sind zweimal aufgezählt.
text-error-square = „{ $text }“ ist kein Feld. Schreib { $man } für einen einfachen Stein, { $king } für eine Dame.
text-error-two-pieces = Auf { $square } stehen zwei Steine.
text-error-no-pieces = Das Brett ist leer.
text-error-white-too-many = Weiß hat { $count } Steine. Höchstens { $most } sind erlaubt.
text-error-black-too-many = Schwarz hat { $count } Steine. Höchstens { $most } sind erlaubt.
text-error-white-man-on-far-rank = Ein einfacher weißer Stein kann nicht auf { $square } stehen: Dort ist er eine Dame.
text-error-black-man-on-far-rank = Ein einfacher schwarzer Stein kann nicht auf { $square } stehen: Dort ist er eine Dame.

## Settings

settings-theme = Aussehen
theme-walnut = Nussbaum
theme-marble = Marmor
theme-night = Nacht
theme-paper = Papier
theme-contrast = Hoher Kontrast
settings-sound = Ton
settings-vibration = Vibration
settings-show-movable = Zeigen, welche Steine ziehen können
settings-one-tap = Den einzig möglichen Zug mit einmal Tippen spielen
settings-surroundings = Hintergrund
surroundings-system = Wie das Gerät
surroundings-light = Hell
surroundings-dark = Dunkel
settings-aloud = Züge vorlesen
settings-confirm = Jeden Zug bestätigen
confirm-move = { $move } spielen?
confirm-do = Spielen
settings-reset = Einstellungen zurücksetzen
settings-preview = Vorschau
settings-coordinates = Buchstaben und Zahlen
coordinates-frame = Am Rand
coordinates-squares = In jedem Feld
coordinates-none = Keine
settings-motion = Bewegung
motion-slow = Langsam
motion-normal = Normal
motion-off = Aus
settings-seats = Zu zweit
seats-stay = Das Brett bleibt
seats-turn = Das Brett dreht sich
seats-facing = Einander gegenüber

## Writing a move, for keyboards and screen readers

field-label = Schreib einen Zug oder eine Frage
field-help = Ein Zug wie { $move } oder eine Frage: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Senden
question-board = brett
question-last = letzter
question-moves = züge
question-clock = uhr

## Help for the keyboard

keys-note = Die Tasten wirken, solange das Brett oder die Liste der Züge ausgewählt ist.
keys-arrows-name = Pfeiltasten
keys-arrows = Von Feld zu Feld gehen
keys-enter = Stein wählen, Zug spielen
keys-escape = Einen Schritt zurück oder loslassen
keys-edges = Erstes und letztes Feld der Reihe
keys-write = Zug oder Frage schreiben
keys-undo = Zug zurücknehmen
keys-redo = Zug wiederholen
keys-hint = Tipp
keys-turn-board = Brett drehen
keys-position = Stellung in Worten
keys-new-game = Neue Partie
keys-help = Diese Liste
keys-clock = Uhren anhalten oder weiterlaufen lassen

## For screen readers: the squares of the board

board-from-white = Brett, von Weiß aus gesehen
board-from-black = Brett, von Schwarz aus gesehen
cell-empty = { $square }, leer
cell-empty-move = { $square }, leer, hierher kannst du ziehen
cell-empty-take = { $square }, leer, hier kannst du landen und schlägst { $squares }
cell-way = { $square }, Weg { $number }: schlägt { $squares } und landet auf { $to }
cell-white-man = { $square }, weißer Stein
cell-white-man-can-move = { $square }, weißer Stein, kann ziehen
cell-white-man-must-take = { $square }, weißer Stein, muss { $count } schlagen
cell-white-man-chosen = { $square }, weißer Stein, ausgewählt
cell-white-man-on-its-way = { $square }, weißer Stein unterwegs, noch { $count } zu schlagen
cell-white-king = { $square }, weiße Dame
cell-white-king-can-move = { $square }, weiße Dame, kann ziehen
cell-white-king-must-take = { $square }, weiße Dame, muss { $count } schlagen
cell-white-king-chosen = { $square }, weiße Dame, ausgewählt
cell-white-king-on-its-way = { $square }, weiße Dame unterwegs, noch { $count } zu schlagen
cell-black-man = { $square }, schwarzer Stein
cell-black-man-can-move = { $square }, schwarzer Stein, kann ziehen
cell-black-man-must-take = { $square }, schwarzer Stein, muss { $count } schlagen
cell-black-man-chosen = { $square }, schwarzer Stein, ausgewählt
cell-black-man-on-its-way = { $square }, schwarzer Stein unterwegs, noch { $count } zu schlagen
cell-black-king = { $square }, schwarze Dame
cell-black-king-can-move = { $square }, schwarze Dame, kann ziehen
cell-black-king-must-take = { $square }, schwarze Dame, muss { $count } schlagen
cell-black-king-chosen = { $square }, schwarze Dame, ausgewählt
cell-black-king-on-its-way = { $square }, schwarze Dame unterwegs, noch { $count } zu schlagen

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Weiß zieht einen Stein von { $from } nach { $to }.
said-white-man-crowns = Weiß zieht einen Stein von { $from } nach { $to } und er wird zur Dame.
said-white-king-moves = Weiß zieht eine Dame von { $from } nach { $to }.
said-white-man-takes = Weiß schlägt { $count } auf { $squares } und landet auf { $to }.
said-white-man-takes-and-crowns = Weiß schlägt { $count } auf { $squares } und bekommt eine Dame auf { $to }.
said-white-king-takes = Die weiße Dame schlägt { $count } auf { $squares } und landet auf { $to }.
said-black-man-moves = Schwarz zieht einen Stein von { $from } nach { $to }.
said-black-man-crowns = Schwarz zieht einen Stein von { $from } nach { $to } und er wird zur Dame.
said-black-king-moves = Schwarz zieht eine Dame von { $from } nach { $to }.
said-black-man-takes = Schwarz schlägt { $count } auf { $squares } und landet auf { $to }.
said-black-man-takes-and-crowns = Schwarz schlägt { $count } auf { $squares } und bekommt eine Dame auf { $to }.
said-black-king-takes = Die schwarze Dame schlägt { $count } auf { $squares } und landet auf { $to }.
said-white-must-take = Weiß muss { $count } schlagen.
said-black-must-take = Schwarz muss { $count } schlagen.
said-taken-back = Zurückgenommen: { $move }.
said-new-game = Eine neue Partie. Weiß ist am Zug.
said-at-start = Am Anfang der Partie.
said-no-last-move = Noch ist kein Zug gespielt.
said-white-low = Weiß hat nur noch wenig Zeit.
said-black-low = Schwarz hat nur noch wenig Zeit.
said-clocks = Weiß hat noch { $white }, Schwarz noch { $black }.
said-no-clock = Diese Partie wird ohne Uhr gespielt.
said-moves =
    { $count ->
        [one] { $count } Zug ist möglich: { $moves }.
       *[other] { $count } Züge sind möglich: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Weiß hat { $count } einfachen Stein auf { $squares }.
       *[other] Weiß hat { $count } einfache Steine auf { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Weiß hat { $count } Dame auf { $squares }.
       *[other] Weiß hat { $count } Damen auf { $squares }.
    }
position-black-men =
    { $count ->
        [one] Schwarz hat { $count } einfachen Stein auf { $squares }.
       *[other] Schwarz hat { $count } einfache Steine auf { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Schwarz hat { $count } Dame auf { $squares }.
       *[other] Schwarz hat { $count } Damen auf { $squares }.
    }
position-white-none = Weiß hat keine Steine.
position-black-none = Schwarz hat keine Steine.
position-white-to-move = Weiß ist am Zug.
position-black-to-move = Schwarz ist am Zug.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Regeln, { $number } von { $count }
rule-goal-title = Das Spiel
rule-goal = Zwei Seiten mit je sechzehn Steinen ziehen abwechselnd, Weiß beginnt. Du gewinnst, wenn die andere Seite keinen Stein oder keinen Zug mehr hat.
rule-man-title = So zieht der Stein
rule-man = Ein Stein zieht ein Feld nach vorn, nach links oder nach rechts. Nie zurück, nie schräg.
rule-man-captures-title = So schlägt der Stein
rule-man-captures = Ein Stein springt nach vorn, nach links oder nach rechts über einen gegnerischen Stein direkt neben ihm auf das leere Feld dahinter.
rule-must-title = Schlagen ist Pflicht
rule-must = Wenn du schlagen kannst, musst du schlagen, und zwar so viele Steine, wie überhaupt möglich ist. Ein Stein und eine Dame zählen dabei gleich viel.
rule-chain-title = Schlagfolgen
rule-chain = Ein geschlagener Stein verlässt sofort das Brett. Im selben Zug springst du weiter, solange es etwas zu schlagen gibt.
rule-crown-title = Zur Dame werden
rule-crown = Ein Stein, der die letzte Reihe erreicht, wird zur Dame.
rule-crown-classic = Erreicht er sie mit einem Sprung, ist er sofort Dame und schlägt als Dame weiter.
rule-crown-federation = Erreicht er sie mit einem Sprung, schlägt er als einfacher Stein weiter und wird am Ende des Zuges zur Dame.
rule-king-title = So zieht die Dame
rule-king = Eine Dame zieht gerade, über beliebig viele leere Felder, in alle vier Richtungen.
rule-king-captures-title = So schlägt die Dame
rule-king-captures = Eine Dame springt über einen einzelnen gegnerischen Stein in beliebiger Entfernung und landet auf einem beliebigen leeren Feld dahinter. Zwei Steine hintereinander halten sie auf.
rule-turning-title = Kein Umkehren
rule-turning = Zwischen zwei Sprüngen darf eine Dame nach links oder rechts abbiegen, aber nie geradewegs umkehren.
rule-draw-title = Remis
rule-draw = Remis ist es, wenn dieselbe Stellung zum dritten Mal entsteht, nach { $count } Zügen, in denen nicht geschlagen wurde und kein einfacher Stein vorrückte, oder wenn beide sich einigen.
rule-writing-title = Die Namen der Felder
rule-writing = Jedes Feld hat einen Buchstaben und eine Zahl. Ein Zug schreibt sich { $quiet }, ein Schlag { $capture }.
rules-next = Weitere Regeln
rules-previous = Erste Regeln

## The table of the two rule sets, under the rules

table-title = Die beiden Regelwerke
table-crown = Ein Stein erreicht die letzte Reihe mit einem Sprung
table-crown-classic = Er ist sofort Dame und schlägt als Dame weiter.
table-crown-federation = Er schlägt als einfacher Stein weiter und wird am Ende des Zuges zur Dame.
table-king-man = Eine Dame gegen einen einfachen Stein
table-king-man-classic = Die Dame gewinnt, außer wenn die Seite am Zug schlagen kann.
table-king-man-federation = Remis
table-king-king = Eine Dame gegen eine Dame
table-king-king-classic = Remis, außer wenn die Seite am Zug schlagen kann.
table-king-king-federation = Remis
table-man-man = Ein einfacher Stein gegen einen einfachen Stein
table-man-man-classic = Die Partie geht weiter.
table-man-man-federation = Remis
table-offers = Remisangebote
table-offers-classic = Beliebig viele
table-offers-federation = Zwei für jede Seite
table-in-play = Gilt jetzt

## When something fails

failed-loading = Das Spiel konnte nicht geladen werden.
failed-old-browser = Dieser Browser ist zu alt für das Spiel.
failed-again = Noch einmal versuchen
failed-computer = Der Computergegner konnte nicht geladen werden. Zu zweit könnt ihr trotzdem spielen.
failed-saving = Dieses Gerät kann die Partie nicht speichern: Sein Speicher ist voll oder abgeschaltet.
failed-saved-game = Die gespeicherte Partie war nicht lesbar. Eine neue beginnt.
failed-newer-game = Die gespeicherte Partie stammt aus einer neueren Version. Lade die Seite neu, um sie zu öffnen.
update-ready = Eine neue Version ist bereit.
update-now = Aktualisieren
tab-elsewhere = Die Partie wird in einem anderen Fenster gespielt.
tab-here = Hier weiterspielen

## Endgames: who wins, and training against perfect play

menu-endgames = Endspiele
settings-values = Endspiele: zeigen, wer gewinnt
values-off = Nein
values-position = Für die Stellung
values-moves = Auch für jeden Zug
worth-white =
    { $count ->
        [one] Weiß gewinnt in { $count } Zug
       *[other] Weiß gewinnt in { $count } Zügen
    }
worth-black =
    { $count ->
        [one] Schwarz gewinnt in { $count } Zug
       *[other] Schwarz gewinnt in { $count } Zügen
    }
worth-draw = Remis bei bestem Spiel
move-wins =
    { $count ->
        [one] gewinnt in { $count } Zug
       *[other] gewinnt in { $count } Zügen
    }
move-draws = remis
move-loses =
    { $count ->
        [one] verliert in { $count } Zug
       *[other] verliert in { $count } Zügen
    }
trainer-task = Aufgabe
trainer-win = Gewinnen
trainer-draw = Remis halten
trainer-loss = Lange durchhalten
trainer-pieces = Deine Steine und die des Computers
trainer-yours = Deine Steine: { $pieces }.
trainer-theirs = Die des Computers: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } Dame
       *[other] { $count } Damen
    }
trainer-men =
    { $count ->
        [one] { $count } einfacher Stein
       *[other] { $count } einfache Steine
    }
trainer-loading = Die Endspiele werden vorbereitet
trainer-missing = Die Endspiele lassen sich jetzt nicht laden.
trainer-do-win = Gewinne so schnell wie möglich
trainer-do-loss = Halte so lange wie möglich durch
trainer-best = Der beste Zug.
trainer-costs =
    { $count ->
        [one] Das kostet { $count } Zug.
       *[other] Das kostet { $count } Züge.
    }
trainer-win-gone = Das vergibt den Gewinn.
trainer-losing = Das verliert die Partie.
trainer-again = Noch einmal
trainer-next = Neue Stellung
trainer-end = Training beenden
trainer-errors =
    { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
trainer-held = Du hast das Remis gehalten.
player-perfect = Perfektes Spiel
