### Dama: tutti i testi della pagina, in italiano.
###
### Pezzo è ogni pezzo, pedina quello non promosso, dama quello promosso.

## The language itself

-language-name = Italiano
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama turca
close = Chiudi
back = Indietro
cancel = Annulla
copy = Copia
copied = Copiato.
side-white = Bianco
side-black = Nero

## The buttons beside the board; some of them stand in the menu too

controls = Comandi della partita
undo = Annulla la mossa
redo = Rigioca la mossa
hint = Suggerimento
rules = Regole
menu = Menu

## The menu

menu-new-game = Nuova partita
menu-turn-board = Gira la damiera
menu-offer-draw = Offri patta
menu-resign = Abbandona
menu-games = Partite passate
menu-text = Partita come testo
menu-settings = Impostazioni
menu-language = Lingua
menu-keys = Tastiera
menu-position = Posizione a parole
menu-write-move = Scrivi una mossa

## The strips of the two players

player-you = Tu
player-white = Bianco
player-black = Nero
player-computer = Computer, livello { $level }
taken-by-white =
    { $count ->
        [one] Il Bianco ha preso { $count } pezzo
       *[other] Il Bianco ha preso { $count } pezzi
    }
taken-by-black =
    { $count ->
        [one] Il Nero ha preso { $count } pezzo
       *[other] Il Nero ha preso { $count } pezzi
    }
rules-classic = Come nella maggior parte delle app
rules-federation = Regole da torneo

## The line between the strips: whose turn it is and what to do

turn-white = Tocca al Bianco
turn-black = Tocca al Nero
turn-you = Tocca a te
turn-computer = Il computer sta pensando
turn-take =
    { $count ->
        [one] Prendi { $count } pezzo
       *[other] Prendi { $count } pezzi
    }
turn-go-on =
    { $count ->
        [one] Continua: ancora { $count } da prendere
       *[other] Continua: ancora { $count } da prendere
    }
choose-way = Qui portano più vie. Scegli quella che vuoi.
hint-looking = Cerco una buona mossa
hint-move = Una buona mossa: { $move }
hint-none = Ora non c’è nessun suggerimento.
reason-only = È l’unica mossa.
reason-wins =
    { $count ->
        [one] Vince in { $count } mossa.
       *[other] Vince in { $count } mosse.
    }
reason-takes =
    { $count ->
        [one] Prende { $count } pezzo.
       *[other] Prende { $count } pezzi.
    }
reason-crowns = Fa dama in { $square }.
reason-gives = Ne cede { $given } e ne prende { $taken }.
reason-trades = Ne scambia { $count } per { $count }.
reason-stops = Impedisce all’avversario di fare dama in { $square }.
reason-saves = Salva il pezzo in { $square }.
reason-saves-several = Salva i pezzi in { $squares }.
reason-prepares = Minaccia di fare dama in { $square }.
reason-threatens =
    { $count ->
        [one] Minaccia di prendere { $count } pezzo.
       *[other] Minaccia di prendere { $count } pezzi.
    }
clock-pause = Pausa
clock-go-on = Riprendi
clock-paused = In pausa
clock-paused-line = Gli orologi sono fermi.
clock-of-white = Orologio del Bianco: { $time }
clock-of-black = Orologio del Nero: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Perché?
refused-game-over = La partita è finita.
refused-computers-turn = Tocca al computer.
refused-no-such-square = La casella “{ $text }” non esiste. Le caselle vanno da { $first } a { $last }.
refused-bad-text = “{ $text }” non è una mossa. Scrivi { $quiet } oppure { $capture }.
refused-empty-square = Non c’è nessun pezzo in { $square }.
refused-not-yours-white = Il pezzo in { $square } è del Nero. Tocca al Bianco.
refused-not-yours-black = Il pezzo in { $square } è del Bianco. Tocca al Nero.
refused-cannot-move = Il pezzo in { $square } ora non può muovere.
refused-must-capture = Devi prendere: il pezzo in { $square } ne prende { $count }.
refused-must-capture-several = Devi prendere. Questi possono prenderne { $count }: { $squares }.
refused-must-take-more = Così ne prendi { $taken }. Un’altra presa ne vale { $count }: con { $square }.
refused-must-take-more-several = Così ne prendi { $taken }. Altre prese ne valgono { $count }: con { $squares }.
refused-must-go-on = La presa continua da { $square }: prendine { $count }, non { $taken }.
refused-no-turning-back = In { $square } la dama non può tornare subito indietro.
refused-blocked-way = Il pezzo in { $square } sbarra la via.
refused-own-piece = Il tuo stesso pezzo in { $square } sbarra la via.
refused-two-in-a-row = Due pezzi in fila, in { $first } e { $second }, non si possono saltare.
refused-man-backwards = La pedina non va mai indietro.
refused-diagonal = I pezzi vanno dritti, mai in diagonale.
refused-too-far = La pedina muove di una casella, o salta un pezzo fino alla casella subito dietro.
refused-nothing-to-jump = Non c’è nessun pezzo da saltare.
refused-ambiguous = Corrispondono { $count } mosse: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Ogni giocatore può offrire patta { $count } volta per partita.
       *[other] Ogni giocatore può offrire patta { $count } volte per partita.
    }
refused-no-offer = Nessuno ha offerto patta.
refused-offered-already = La patta è già stata offerta.

## The end of a game: who has won, then why

end-white-wins = Vince il Bianco
end-black-wins = Vince il Nero
end-draw = Patta
end-you-win = Hai vinto
end-computer-wins = Vince il computer
end-white-no-pieces = Il Bianco non ha più pezzi.
end-black-no-pieces = Il Nero non ha più pezzi.
end-white-no-moves = Il Bianco non può muovere.
end-black-no-moves = Il Nero non può muovere.
end-king-against-man = Una dama contro una sola pedina vince.
end-one-piece-each = Un pezzo a testa è patta.
end-king-against-king = Dama contro dama è patta.
end-repetition = La stessa posizione si è presentata per la terza volta.
end-no-progress = { $count } mosse senza prese e senza che una pedina avanzi.
end-agreement = I giocatori si sono accordati.
end-white-resigned = Il Bianco ha abbandonato.
end-black-resigned = Il Nero ha abbandonato.
end-white-time = Il tempo del Bianco è scaduto.
end-black-time = Il tempo del Nero è scaduto.
rematch = Rivincita

## Resigning and draws

resign-title = Abbandonare questa partita?
resign-white = Il Bianco abbandona e vince il Nero.
resign-black = Il Nero abbandona e vince il Bianco.
resign-you = Abbandoni e vince il computer.
resign-do = Abbandona
draw-title = Offrire patta?
draw-do = Offri patta
draw-offered-by-white = Il Bianco offre patta.
draw-offered-by-black = Il Nero offre patta.
draw-accept = Accetta
draw-decline = Rifiuta
draw-declined = La patta è stata rifiutata.
draw-computer-asked = Il computer valuta la patta.
draw-computer-declines = Il computer rifiuta la patta.

## The sheet for a new game

new-game-opponent = Avversario
opponent-computer = Computer
opponent-person = In due qui
new-game-side = Giochi con
side-random = A caso
new-game-level = Livello
new-game-rules = Regole
new-game-clock = Orologio
clock-none = Senza
clock-own = Altro
clock-minutes = Minuti per la partita
clock-seconds = Secondi per ogni mossa
new-game-start = Inizia
new-game-ask = Lasciare la partita in corso?
new-game-kept = La ritrovi in “Partite passate”.
new-game-leave = Nuova partita
new-game-stay = Continua a giocare

## The ten levels, each with a line; for the computer’s strength

level-1 = Alle prime armi
level-1-line = Sa le regole e poco più.
level-2 = Apprendista
level-2-line = Prende quello che vede.
level-3 = Per svago
level-3-line = Fa errori che puoi scoprire.
level-4 = Da caffè
level-4-line = Bada alle sue pedine.
level-5 = Solido
level-5-line = Di rado perde una pedina per niente.
level-6 = Sveglio
level-6-line = Vede arrivare gli scambi.
level-7 = Da circolo
level-7-line = Pensa qualche mossa avanti.
level-8 = Forte
level-8-line = Punisce quasi ogni errore.
level-9 = Esperto
level-9-line = Vede le prese più lontane.
level-10 = Maestro
level-10-line = Tutto quello che sa fare in un secondo.

## The list of moves

moves-title = Mosse
moves-none = Ancora nessuna mossa.
moves-first = All’inizio
moves-previous = Una mossa indietro
moves-next = Una mossa avanti
moves-last = All’ultima mossa
moves-entry-white = Mossa { $number }, Bianco: { $move }
moves-entry-black = Mossa { $number }, Nero: { $move }

## Past games

games-none = Ancora nessuna partita passata.
games-white-against-computer = Tu col Bianco contro il livello { $level }
games-black-against-computer = Tu col Nero contro il livello { $level }
games-two-players = Due giocatori
games-moves =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
games-unfinished = Non finita

## The game as text: copying and pasting

text-position = Posizione (FEN)
text-game = Partita (PDN)
text-paste = Incolla qui una posizione o una partita
text-open = Apri
text-share = Condividi
text-picture = Condividi un’immagine
text-save = Salva in un file
text-file = Apri un file
file-too-long = È troppo lungo: un testo può avere al massimo un milione di caratteri.
file-unreadable = Questo file non si può leggere: non contiene testo.
file-not-saved = Non è stato possibile salvare il file.
text-rules-assumed = Il testo non dice le regole: letto con quelle da torneo.
text-moves-left-out =
    { $count ->
        [one] { $count } mossa dopo la fine della partita è stata tralasciata.
       *[other] { $count } mosse dopo la fine della partita sono state tralasciate.
    }
text-error-empty = Incolla prima una posizione o una partita.
text-error-no-game = In questo testo non c’è nessuna partita.
text-error-no-reader = Adesso non si possono leggere partite da un testo.
text-error-unreadable = La riga { $line } non si può leggere: { $text }
text-error-unclosed = Ciò che comincia alla riga { $line } non finisce.
text-error-other-game = È una partita di un altro tipo di dama.
text-error-rules = Non esistono regole chiamate “{ $text }”.
text-error-move = Riga { $line }: { $move } non si può giocare.
text-error-side = Una posizione comincia con W o B per chi muove, non con “{ $text }”.
text-error-list = Una lista di pezzi comincia con W o B, non con “{ $text }”.
text-error-white-missing = Mancano i pezzi del Bianco.
text-error-black-missing = Mancano i pezzi del Nero.
text-error-white-twice = I pezzi del Bianco sono elencati due volte.
text-error-black-twice = I pezzi del Nero sono elencati due volte.
text-error-square = “{ $text }” non è una casella. Scrivi { $man } per una pedina, { $king } per una dama.
text-error-two-pieces = Ci sono due pezzi in { $square }.
text-error-no-pieces = La damiera è vuota.
text-error-white-too-many = Il Bianco ha { $count } pezzi. Il massimo è { $most }.
text-error-black-too-many = Il Nero ha { $count } pezzi. Il massimo è { $most }.
text-error-white-man-on-far-rank = Una pedina bianca non può stare in { $square }: lì è una dama.
text-error-black-man-on-far-rank = Una pedina nera non può stare in { $square }: lì è una dama.

## Settings

settings-theme = Aspetto
theme-walnut = Noce
theme-marble = Marmo
theme-night = Notte
theme-paper = Carta
theme-contrast = Alto contrasto
settings-sound = Suono
settings-vibration = Vibrazione
settings-show-movable = Mostra i pezzi che possono muovere
settings-one-tap = Gioca l’unica mossa con un tocco
settings-surroundings = Ambiente
surroundings-system = Come il dispositivo
surroundings-light = Chiaro
surroundings-dark = Scuro
settings-aloud = Leggi le mosse ad alta voce
settings-confirm = Conferma ogni mossa
confirm-move = Giocare { $move }?
confirm-do = Gioca
settings-reset = Ripristina le impostazioni
settings-preview = Anteprima
settings-coordinates = Lettere e numeri
coordinates-frame = Sulla cornice
coordinates-squares = In ogni casella
coordinates-none = Nessuno
settings-motion = Movimento
motion-slow = Lento
motion-normal = Normale
motion-off = Spento
settings-seats = Due giocatori
seats-stay = La damiera sta ferma
seats-turn = La damiera gira
seats-facing = Faccia a faccia

## Writing a move, for keyboards and screen readers

field-label = Scrivi una mossa o una domanda
field-help = Una mossa come { $move }, o una domanda: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Invia
question-board = damiera
question-last = ultima
question-moves = mosse
question-clock = orologio

## Help for the keyboard

keys-note = I tasti agiscono quando la damiera o la lista delle mosse è attiva.
keys-arrows-name = Tasti freccia
keys-arrows = Vai di casella in casella
keys-enter = Scegli un pezzo, gioca una mossa
keys-escape = Un passo indietro, o lascia il pezzo
keys-edges = Prima e ultima casella della riga
keys-write = Scrivi una mossa o una domanda
keys-undo = Annulla la mossa
keys-redo = Rigioca la mossa
keys-hint = Suggerimento
keys-turn-board = Gira la damiera
keys-position = Posizione a parole
keys-new-game = Nuova partita
keys-help = Questa lista
keys-clock = Ferma gli orologi o riprendi

## For screen readers: the squares of the board

board-from-white = Damiera, vista dal Bianco
board-from-black = Damiera, vista dal Nero
cell-empty = { $square }, vuota
cell-empty-move = { $square }, vuota, puoi muovere qui
cell-empty-take = { $square }, vuota, puoi arrivare qui e prendere { $squares }
cell-way = { $square }, via { $number }: prende { $squares } e arriva in { $to }
cell-white-man = { $square }, pedina bianca
cell-white-man-can-move = { $square }, pedina bianca, può muovere
cell-white-man-must-take = { $square }, pedina bianca, deve prenderne { $count }
cell-white-man-chosen = { $square }, pedina bianca, scelta
cell-white-man-on-its-way = { $square }, pedina bianca in cammino, ancora { $count } da prendere
cell-white-king = { $square }, dama bianca
cell-white-king-can-move = { $square }, dama bianca, può muovere
cell-white-king-must-take = { $square }, dama bianca, deve prenderne { $count }
cell-white-king-chosen = { $square }, dama bianca, scelta
cell-white-king-on-its-way = { $square }, dama bianca in cammino, ancora { $count } da prendere
cell-black-man = { $square }, pedina nera
cell-black-man-can-move = { $square }, pedina nera, può muovere
cell-black-man-must-take = { $square }, pedina nera, deve prenderne { $count }
cell-black-man-chosen = { $square }, pedina nera, scelta
cell-black-man-on-its-way = { $square }, pedina nera in cammino, ancora { $count } da prendere
cell-black-king = { $square }, dama nera
cell-black-king-can-move = { $square }, dama nera, può muovere
cell-black-king-must-take = { $square }, dama nera, deve prenderne { $count }
cell-black-king-chosen = { $square }, dama nera, scelta
cell-black-king-on-its-way = { $square }, dama nera in cammino, ancora { $count } da prendere

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Il Bianco muove una pedina da { $from } a { $to }.
said-white-man-crowns = Il Bianco muove una pedina da { $from } a { $to } e la pedina diventa dama.
said-white-king-moves = Il Bianco muove una dama da { $from } a { $to }.
said-white-man-takes = Il Bianco ne prende { $count } in { $squares } e arriva in { $to }.
said-white-man-takes-and-crowns = Il Bianco ne prende { $count } in { $squares } e fa dama in { $to }.
said-white-king-takes = La dama del Bianco ne prende { $count } in { $squares } e arriva in { $to }.
said-black-man-moves = Il Nero muove una pedina da { $from } a { $to }.
said-black-man-crowns = Il Nero muove una pedina da { $from } a { $to } e la pedina diventa dama.
said-black-king-moves = Il Nero muove una dama da { $from } a { $to }.
said-black-man-takes = Il Nero ne prende { $count } in { $squares } e arriva in { $to }.
said-black-man-takes-and-crowns = Il Nero ne prende { $count } in { $squares } e fa dama in { $to }.
said-black-king-takes = La dama del Nero ne prende { $count } in { $squares } e arriva in { $to }.
said-white-must-take = Il Bianco deve prenderne { $count }.
said-black-must-take = Il Nero deve prenderne { $count }.
said-taken-back = Annullata: { $move }.
said-new-game = Nuova partita. Tocca al Bianco.
said-at-start = All’inizio della partita.
said-no-last-move = Non è ancora stata giocata nessuna mossa.
said-white-low = Al Bianco resta poco tempo.
said-black-low = Al Nero resta poco tempo.
said-clocks = Al Bianco restano { $white }, al Nero { $black }.
said-no-clock = Questa partita è senza orologio.
said-moves =
    { $count ->
        [one] È possibile { $count } mossa: { $moves }.
       *[other] Sono possibili { $count } mosse: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Il Bianco ha { $count } pedina in { $squares }.
       *[other] Il Bianco ha { $count } pedine in { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Il Bianco ha { $count } dama in { $squares }.
       *[other] Il Bianco ha { $count } dame in { $squares }.
    }
position-black-men =
    { $count ->
        [one] Il Nero ha { $count } pedina in { $squares }.
       *[other] Il Nero ha { $count } pedine in { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Il Nero ha { $count } dama in { $squares }.
       *[other] Il Nero ha { $count } dame in { $squares }.
    }
position-white-none = Il Bianco non ha pezzi.
position-black-none = Il Nero non ha pezzi.
position-white-to-move = Tocca al Bianco.
position-black-to-move = Tocca al Nero.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Regole, { $number } di { $count }
rule-goal-title = Il gioco
rule-goal = Due parti con sedici pedine ciascuna muovono a turno, il Bianco per primo. Vinci quando all’altro non restano più pezzi o mosse.
rule-man-title = La pedina muove
rule-man = La pedina muove di una casella in avanti, a sinistra o a destra. Mai indietro, mai in diagonale.
rule-man-captures-title = La pedina prende
rule-man-captures = La pedina salta un pezzo vicino, in avanti, a sinistra o a destra, fino alla casella vuota subito dietro.
rule-must-title = Prendere è obbligo
rule-must = Se puoi prendere, devi. Devi prendere il maggior numero possibile di pezzi; pedine e dame contano uno ciascuna.
rule-chain-title = Prese multiple
rule-chain = Il pezzo preso lascia subito la damiera. Nello stesso turno continui a saltare finché c’è qualcosa da prendere.
rule-crown-title = Diventare dama
rule-crown = La pedina che arriva all’ultima riga diventa dama.
rule-crown-classic = Se ci arriva con un salto, è subito dama e continua a prendere da dama.
rule-crown-federation = Se ci arriva con un salto, continua a prendere da pedina e diventa dama a fine turno.
rule-king-title = La dama muove
rule-king = La dama va dritta, di quante caselle vuote vuole, nelle quattro direzioni.
rule-king-captures-title = La dama prende
rule-king-captures = La dama salta un pezzo a qualsiasi distanza e si ferma su una qualsiasi casella vuota dietro. Due pezzi in fila la fermano.
rule-turning-title = Niente dietrofront
rule-turning = Tra due salti la dama può girare a sinistra o a destra, mai tornare subito indietro.
rule-draw-title = Patta
rule-draw = È patta quando la stessa posizione si presenta per la terza volta, dopo { $count } mosse senza prese e senza che una pedina avanzi, o quando i due si accordano.
rule-writing-title = I nomi delle caselle
rule-writing = Ogni casella ha una lettera e un numero. Una mossa si scrive { $quiet }, una presa { $capture }.
rules-next = Altre regole
rules-previous = Prime regole

## The table of the two rule sets, under the rules

table-title = Le due serie di regole
table-crown = Una pedina arriva all’ultima riga con un salto
table-crown-classic = È subito dama e continua a prendere da dama.
table-crown-federation = Continua a prendere da pedina e diventa dama a fine turno.
table-king-man = Una dama contro una pedina
table-king-man-classic = Vince la dama, se chi muove non può prendere.
table-king-man-federation = Patta
table-king-king = Una dama contro una dama
table-king-king-classic = Patta, se chi muove non può prendere.
table-king-king-federation = Patta
table-man-man = Una pedina contro una pedina
table-man-man-classic = La partita continua.
table-man-man-federation = Patta
table-offers = Offerte di patta
table-offers-classic = Quante ne vuoi
table-offers-federation = Due per giocatore
table-in-play = In uso

## When something fails

failed-loading = Il gioco non si è caricato.
failed-old-browser = Questo browser è troppo vecchio per il gioco.
failed-again = Riprova
failed-computer = Non è stato possibile caricare il computer come avversario. In due si può giocare lo stesso.
failed-saving = Questo dispositivo non conserva la partita: la memoria è piena o disattivata.
failed-saved-game = La partita salvata non si può leggere. Ne comincia una nuova.
failed-newer-game = La partita salvata è di una versione più nuova. Ricarica la pagina per aprirla.
update-ready = È pronta una nuova versione.
update-now = Aggiorna
tab-elsewhere = La partita si sta giocando in un’altra finestra.
tab-here = Continua qui

## Endgames: who wins, and training against perfect play

menu-endgames = Finali
settings-values = Finali: mostra chi vince
values-off = No
values-position = Per la posizione
values-moves = Anche per ogni mossa
worth-white =
    { $count ->
        [one] Il Bianco vince in { $count } mossa
       *[other] Il Bianco vince in { $count } mosse
    }
worth-black =
    { $count ->
        [one] Il Nero vince in { $count } mossa
       *[other] Il Nero vince in { $count } mosse
    }
worth-draw = Patta con il miglior gioco
move-wins =
    { $count ->
        [one] vince in { $count } mossa
       *[other] vince in { $count } mosse
    }
move-draws = patta
move-loses =
    { $count ->
        [one] perde in { $count } mossa
       *[other] perde in { $count } mosse
    }
trainer-task = Compito
trainer-win = Vincere
trainer-draw = Tenere la patta
trainer-loss = Resistere a lungo
trainer-pieces = I tuoi pezzi e quelli del computer
trainer-yours = I tuoi pezzi: { $pieces }.
trainer-theirs = Quelli del computer: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } dama
       *[other] { $count } dame
    }
trainer-men =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
trainer-loading = Preparo i finali
trainer-missing = I finali non si possono caricare adesso.
trainer-do-win = Vinci il più presto possibile
trainer-do-loss = Resisti il più a lungo possibile
trainer-best = La mossa migliore.
trainer-costs =
    { $count ->
        [one] Così perdi { $count } mossa.
       *[other] Così perdi { $count } mosse.
    }
trainer-win-gone = Così la vittoria sfugge.
trainer-losing = Così perdi la partita.
trainer-again = Riprova
trainer-next = Nuova posizione
trainer-end = Termina l’allenamento
trainer-errors =
    { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
trainer-held = Hai tenuto la patta.
player-perfect = Gioco perfetto
