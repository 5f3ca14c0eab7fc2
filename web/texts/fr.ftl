### Dama : tous les textes de la page, en français.
###
### Pièce désigne toute pièce, pion celle qui n’est pas promue, dame celle qui l’est.
### La page dit vous. Les espaces devant : ; ! ? et dans « » sont insécables.

## The language itself

-language-name = Français
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Dama : dames turques
close = Fermer
back = Retour
cancel = Annuler
copy = Copier
copied = Copié.
side-white = Blancs
side-black = Noirs

## The buttons beside the board; some of them stand in the menu too

controls = Boutons de la partie
undo = Reprendre le coup
redo = Rejouer le coup
hint = Conseil
rules = Règles
menu = Menu

## The menu

menu-new-game = Nouvelle partie
menu-turn-board = Tourner le damier
menu-offer-draw = Proposer la nulle
menu-resign = Abandonner
menu-games = Parties passées
menu-text = Partie en texte
menu-settings = Réglages
menu-language = Langue
menu-keys = Clavier
menu-position = Position en mots
menu-write-move = Écrire un coup

## The strips of the two players

player-you = Vous
player-white = Blancs
player-black = Noirs
player-computer = Ordinateur, niveau { $level }
taken-by-white =
    { $count ->
        [one] Les Blancs ont pris { $count } pièce
       *[other] Les Blancs ont pris { $count } pièces
    }
taken-by-black =
    { $count ->
        [one] Les Noirs ont pris { $count } pièce
       *[other] Les Noirs ont pris { $count } pièces
    }
rules-classic = Comme dans la plupart des applis
rules-federation = Règles de tournoi

## The line between the strips: whose turn it is and what to do

turn-white = Aux Blancs de jouer
turn-black = Aux Noirs de jouer
turn-you = À vous de jouer
turn-computer = L’ordinateur réfléchit
turn-take =
    { $count ->
        [one] Prenez { $count } pièce
       *[other] Prenez { $count } pièces
    }
turn-go-on =
    { $count ->
        [one] Continuez : encore { $count } pièce à prendre
       *[other] Continuez : encore { $count } pièces à prendre
    }
choose-way = Plusieurs chemins mènent ici. Choisissez le vôtre.
hint-looking = Recherche d’un bon coup
hint-move = Un bon coup : { $move }
hint-none = Pas de conseil pour le moment.
reason-only = C’est le seul coup.
reason-wins =
    { $count ->
        [one] Il gagne en { $count } coup.
       *[other] Il gagne en { $count } coups.
    }
reason-takes =
    { $count ->
        [one] Il prend { $count } pièce.
       *[other] Il prend { $count } pièces.
    }
reason-crowns = Il fait dame en { $square }.
reason-gives = Il en donne { $given } et en prend { $taken }.
reason-trades = Il en échange { $count } contre { $count }.
reason-stops = Il empêche l’adversaire de faire dame en { $square }.
reason-saves = Il sauve la pièce en { $square }.
reason-saves-several = Il sauve les pièces en { $squares }.
reason-prepares = Il menace de faire dame en { $square }.
reason-threatens =
    { $count ->
        [one] Il menace de prendre { $count } pièce.
       *[other] Il menace de prendre { $count } pièces.
    }
clock-pause = Pause
clock-go-on = Reprendre
clock-paused = En pause
clock-paused-line = Les pendules sont arrêtées.
clock-of-white = Pendule des Blancs : { $time }
clock-of-black = Pendule des Noirs : { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = Pourquoi ?
refused-game-over = La partie est finie.
refused-computers-turn = C’est à l’ordinateur de jouer.
refused-no-such-square = La case « { $text } » n’existe pas. Les cases vont de { $first } à { $last }.
refused-bad-text = « { $text } » n’est pas un coup. Écrivez { $quiet } ou { $capture }.
refused-empty-square = Il n’y a pas de pièce en { $square }.
refused-not-yours-white = La pièce en { $square } est aux Noirs. C’est aux Blancs de jouer.
refused-not-yours-black = La pièce en { $square } est aux Blancs. C’est aux Noirs de jouer.
refused-cannot-move = La pièce en { $square } ne peut pas bouger maintenant.
refused-must-capture = Vous devez prendre : la pièce en { $square } en prend { $count }.
refused-must-capture-several = Vous devez prendre. Ces pièces peuvent en prendre { $count } : { $squares }.
refused-must-take-more = Ainsi, vous en prenez { $taken }. Il faut en prendre { $count } : avec la pièce en { $square }.
refused-must-take-more-several = Ainsi, vous en prenez { $taken }. Il faut en prendre { $count } : avec les pièces en { $squares }.
refused-must-go-on = La prise continue à partir de { $square } : prenez-en { $count }, et non { $taken }.
refused-no-turning-back = En { $square }, la dame ne peut pas faire demi-tour.
refused-blocked-way = La pièce en { $square } barre le passage.
refused-own-piece = Votre propre pièce en { $square } barre le passage.
refused-two-in-a-row = On ne saute pas deux pièces qui se suivent, en { $first } et { $second }.
refused-man-backwards = Un pion ne recule jamais.
refused-diagonal = Les pièces vont tout droit, jamais en diagonale.
refused-too-far = Un pion se déplace d’une case, ou saute une pièce jusqu’à la case juste derrière.
refused-nothing-to-jump = Il n’y a pas de pièce à sauter.
refused-ambiguous = Cela correspond à { $count } coups : { $moves }.
refused-offers-spent = Chaque joueur peut proposer la nulle { $count } fois par partie.
refused-no-offer = Personne n’a proposé la nulle.
refused-offered-already = La nulle est déjà proposée.

## The end of a game: who has won, then why

end-white-wins = Les Blancs gagnent
end-black-wins = Les Noirs gagnent
end-draw = Partie nulle
end-you-win = Vous gagnez
end-computer-wins = L’ordinateur gagne
end-white-no-pieces = Les Blancs n’ont plus de pièce.
end-black-no-pieces = Les Noirs n’ont plus de pièce.
end-white-no-moves = Les Blancs ne peuvent plus jouer.
end-black-no-moves = Les Noirs ne peuvent plus jouer.
end-king-against-man = Une dame contre un seul pion gagne.
end-one-piece-each = Une pièce contre une pièce : partie nulle.
end-king-against-king = Dame contre dame : partie nulle.
end-repetition = La même position est apparue trois fois.
end-no-progress = { $count } coups sans prise et sans qu’un pion avance.
end-agreement = Les deux joueurs sont d’accord.
end-white-resigned = Les Blancs ont abandonné.
end-black-resigned = Les Noirs ont abandonné.
end-white-time = Le temps des Blancs est écoulé.
end-black-time = Le temps des Noirs est écoulé.
rematch = Revanche

## Resigning and draws

resign-title = Abandonner cette partie ?
resign-white = Les Blancs abandonnent et les Noirs gagnent.
resign-black = Les Noirs abandonnent et les Blancs gagnent.
resign-you = Vous abandonnez et l’ordinateur gagne.
resign-do = Abandonner
draw-title = Proposer la nulle ?
draw-do = Proposer la nulle
draw-offered-by-white = Les Blancs proposent la nulle.
draw-offered-by-black = Les Noirs proposent la nulle.
draw-accept = Accepter
draw-decline = Refuser
draw-declined = La nulle est refusée.
draw-computer-asked = L’ordinateur réfléchit à la nulle.
draw-computer-declines = L’ordinateur refuse la nulle.

## The sheet for a new game

new-game-opponent = Adversaire
opponent-computer = Ordinateur
opponent-person = À deux ici
new-game-side = Votre couleur
side-random = Au hasard
new-game-level = Niveau
new-game-rules = Règles
new-game-clock = Pendule
clock-none = Sans
clock-own = Autre
clock-minutes = Minutes pour la partie
clock-seconds = Secondes par coup
new-game-start = Jouer
new-game-ask = Quitter la partie en cours ?
new-game-kept = Vous la retrouverez dans « Parties passées ».
new-game-leave = Nouvelle partie
new-game-stay = Continuer la partie

## The ten levels, each with a line; for the computer’s strength

level-1 = Novice
level-1-line = Connaît les règles, guère plus.
level-2 = Apprenti
level-2-line = Prend ce qui se présente.
level-3 = Pour le plaisir
level-3-line = Fait des erreurs que vous pouvez trouver.
level-4 = Habitué du café
level-4-line = Veille sur ses pions.
level-5 = Posé
level-5-line = Perd rarement un pion pour rien.
level-6 = Éveillé
level-6-line = Voit venir les échanges.
level-7 = Joueur de club
level-7-line = Prévoit quelques coups.
level-8 = Fort
level-8-line = Punit la plupart des erreurs.
level-9 = Expert
level-9-line = Voit les prises lointaines.
level-10 = Maître
level-10-line = Tout ce qu’il sait faire en une seconde.

## The list of moves

moves-title = Coups
moves-none = Pas encore de coup.
moves-first = Au début
moves-previous = Un coup en arrière
moves-next = Un coup en avant
moves-last = Au dernier coup
moves-entry-white = Coup { $number }, Blancs : { $move }
moves-entry-black = Coup { $number }, Noirs : { $move }

## Past games

games-none = Pas encore de partie passée.
games-white-against-computer = Vous avec les Blancs contre le niveau { $level }
games-black-against-computer = Vous avec les Noirs contre le niveau { $level }
games-two-players = Deux joueurs
games-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
games-unfinished = Inachevée

## The game as text: copying and pasting

text-position = Position (FEN)
text-game = Partie (PDN)
text-paste = Collez ici une position ou une partie
text-open = Ouvrir
text-share = Partager
text-picture = Partager une image
text-save = Enregistrer dans un fichier
text-file = Ouvrir un fichier
file-too-long = C’est trop long : un texte peut avoir un million de caractères au plus.
file-unreadable = Ce fichier est illisible : il ne contient pas de texte.
file-not-saved = Le fichier n’a pas pu être enregistré.
text-rules-assumed = Le texte n’indique pas les règles : lu selon les règles de tournoi.
text-moves-left-out =
    { $count ->
        [one] { $count } coup après la fin de la partie est laissé de côté.
       *[other] { $count } coups après la fin de la partie sont laissés de côté.
    }
text-error-empty = Collez d’abord une position ou une partie.
text-error-no-game = Il n’y a pas de partie dans ce texte.
text-error-no-reader = Impossible de lire une partie dans un texte pour le moment.
text-error-unreadable = La ligne { $line } est illisible : { $text }
text-error-unclosed = Ce qui commence à la ligne { $line } n’a pas de fin.
text-error-other-game = C’est une partie d’un autre jeu de dames.
text-error-rules = Il n’y a pas de règles nommées « { $text } ».
text-error-move = Ligne { $line } : { $move } n’est pas jouable.
text-error-side = Une position commence par W ou B pour le camp dont c’est le tour, pas par « { $text } ».
text-error-list = Une liste de pièces commence par W ou B, pas par « { $text } ».
text-error-white-missing = Il manque les pièces des Blancs.
text-error-black-missing = Il manque les pièces des Noirs.
text-error-white-twice = Les pièces des Blancs sont données deux fois.
text-error-black-twice = Les pièces des Noirs sont données deux fois.
text-error-square = « { $text } » n’est pas une case. Écrivez { $man } pour un pion, { $king } pour une dame.
text-error-two-pieces = Il y a deux pièces en { $square }.
text-error-no-pieces = Le damier est vide.
text-error-white-too-many = Les Blancs ont { $count } pièces. Le maximum est { $most }.
text-error-black-too-many = Les Noirs ont { $count } pièces. Le maximum est { $most }.
text-error-white-man-on-far-rank = Un pion blanc ne peut pas être en { $square } : là, c’est une dame.
text-error-black-man-on-far-rank = Un pion noir ne peut pas être en { $square } : là, c’est une dame.

## Settings

settings-theme = Aspect
theme-walnut = Noyer
theme-marble = Marbre
theme-night = Nuit
theme-paper = Papier
theme-contrast = Contraste élevé
settings-sound = Son
settings-vibration = Vibration
settings-show-movable = Montrer les pièces qui peuvent jouer
settings-one-tap = Jouer d’un seul geste le seul coup possible
settings-surroundings = Ambiance
surroundings-system = Comme l’appareil
surroundings-light = Claire
surroundings-dark = Sombre
settings-aloud = Lire les coups à voix haute
settings-confirm = Confirmer chaque coup
confirm-move = Jouer { $move } ?
confirm-do = Jouer
settings-reset = Rétablir les réglages
settings-preview = Aperçu
settings-coordinates = Lettres et chiffres
coordinates-frame = Sur le cadre
coordinates-squares = Dans chaque case
coordinates-none = Sans
settings-motion = Mouvement
motion-slow = Lent
motion-normal = Normal
motion-off = Aucun
settings-seats = Deux joueurs
seats-stay = Le damier ne bouge pas
seats-turn = Le damier tourne
seats-facing = Face à face

## Writing a move, for keyboards and screen readers

field-label = Écrivez un coup ou une question
field-help = Un coup comme { $move }, ou une question : { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Envoyer
question-board = damier
question-last = dernier
question-moves = coups
question-clock = pendule

## Help for the keyboard

keys-note = Les touches agissent quand le damier ou la liste des coups est actif.
keys-arrows-name = Flèches
keys-arrows = Aller de case en case
keys-enter = Choisir une pièce, jouer un coup
keys-escape = Un pas en arrière, ou lâcher
keys-edges = Première et dernière case de la rangée
keys-write = Écrire un coup ou une question
keys-undo = Reprendre le coup
keys-redo = Rejouer le coup
keys-hint = Conseil
keys-turn-board = Tourner le damier
keys-position = Position en mots
keys-new-game = Nouvelle partie
keys-help = Cette liste
keys-clock = Arrêter les pendules ou reprendre

## For screen readers: the squares of the board

board-from-white = Damier, vu du côté des Blancs
board-from-black = Damier, vu du côté des Noirs
cell-empty = { $square }, vide
cell-empty-move = { $square }, vide, vous pouvez jouer ici
cell-empty-take = { $square }, vide, vous pouvez arriver ici en prenant { $squares }
cell-way = { $square }, chemin { $number } : prend { $squares } et arrive en { $to }
cell-white-man = { $square }, pion blanc
cell-white-man-can-move = { $square }, pion blanc, peut jouer
cell-white-man-must-take = { $square }, pion blanc, doit en prendre { $count }
cell-white-man-chosen = { $square }, pion blanc, choisi
cell-white-man-on-its-way = { $square }, pion blanc en chemin, encore { $count } à prendre
cell-white-king = { $square }, dame blanche
cell-white-king-can-move = { $square }, dame blanche, peut jouer
cell-white-king-must-take = { $square }, dame blanche, doit en prendre { $count }
cell-white-king-chosen = { $square }, dame blanche, choisie
cell-white-king-on-its-way = { $square }, dame blanche en chemin, encore { $count } à prendre
cell-black-man = { $square }, pion noir
cell-black-man-can-move = { $square }, pion noir, peut jouer
cell-black-man-must-take = { $square }, pion noir, doit en prendre { $count }
cell-black-man-chosen = { $square }, pion noir, choisi
cell-black-man-on-its-way = { $square }, pion noir en chemin, encore { $count } à prendre
cell-black-king = { $square }, dame noire
cell-black-king-can-move = { $square }, dame noire, peut jouer
cell-black-king-must-take = { $square }, dame noire, doit en prendre { $count }
cell-black-king-chosen = { $square }, dame noire, choisie
cell-black-king-on-its-way = { $square }, dame noire en chemin, encore { $count } à prendre

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Les Blancs jouent un pion de { $from } en { $to }.
said-white-man-crowns = Les Blancs jouent un pion de { $from } en { $to }, et il devient dame.
said-white-king-moves = Les Blancs jouent une dame de { $from } en { $to }.
said-white-man-takes =
    { $count ->
        [one] Les Blancs prennent { $count } pièce en { $squares } et arrivent en { $to }.
       *[other] Les Blancs prennent { $count } pièces en { $squares } et arrivent en { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Les Blancs prennent { $count } pièce en { $squares } et font dame en { $to }.
       *[other] Les Blancs prennent { $count } pièces en { $squares } et font dame en { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] La dame des Blancs prend { $count } pièce en { $squares } et arrive en { $to }.
       *[other] La dame des Blancs prend { $count } pièces en { $squares } et arrive en { $to }.
    }
said-black-man-moves = Les Noirs jouent un pion de { $from } en { $to }.
said-black-man-crowns = Les Noirs jouent un pion de { $from } en { $to }, et il devient dame.
said-black-king-moves = Les Noirs jouent une dame de { $from } en { $to }.
said-black-man-takes =
    { $count ->
        [one] Les Noirs prennent { $count } pièce en { $squares } et arrivent en { $to }.
       *[other] Les Noirs prennent { $count } pièces en { $squares } et arrivent en { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Les Noirs prennent { $count } pièce en { $squares } et font dame en { $to }.
       *[other] Les Noirs prennent { $count } pièces en { $squares } et font dame en { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] La dame des Noirs prend { $count } pièce en { $squares } et arrive en { $to }.
       *[other] La dame des Noirs prend { $count } pièces en { $squares } et arrive en { $to }.
    }
said-white-must-take =
    { $count ->
        [one] Les Blancs doivent prendre { $count } pièce.
       *[other] Les Blancs doivent prendre { $count } pièces.
    }
said-black-must-take =
    { $count ->
        [one] Les Noirs doivent prendre { $count } pièce.
       *[other] Les Noirs doivent prendre { $count } pièces.
    }
said-taken-back = Coup repris : { $move }.
said-new-game = Nouvelle partie. Aux Blancs de jouer.
said-at-start = Au début de la partie.
said-no-last-move = Aucun coup n’a encore été joué.
said-white-low = Il reste peu de temps aux Blancs.
said-black-low = Il reste peu de temps aux Noirs.
said-clocks = Il reste { $white } aux Blancs et { $black } aux Noirs.
said-no-clock = Cette partie se joue sans pendule.
said-moves =
    { $count ->
        [one] { $count } coup possible : { $moves }.
       *[other] { $count } coups possibles : { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Les Blancs ont { $count } pion en { $squares }.
       *[other] Les Blancs ont { $count } pions en { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Les Blancs ont { $count } dame en { $squares }.
       *[other] Les Blancs ont { $count } dames en { $squares }.
    }
position-black-men =
    { $count ->
        [one] Les Noirs ont { $count } pion en { $squares }.
       *[other] Les Noirs ont { $count } pions en { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Les Noirs ont { $count } dame en { $squares }.
       *[other] Les Noirs ont { $count } dames en { $squares }.
    }
position-white-none = Les Blancs n’ont pas de pièce.
position-black-none = Les Noirs n’ont pas de pièce.
position-white-to-move = C’est aux Blancs de jouer.
position-black-to-move = C’est aux Noirs de jouer.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Règles, { $number } sur { $count }
rule-goal-title = Le jeu
rule-goal = Deux camps de seize pions jouent à tour de rôle, les Blancs en premier. Vous gagnez quand l’autre camp n’a plus de pièce ou plus de coup à jouer.
rule-man-title = Le pion se déplace
rule-man = Un pion se déplace d’une case en avant, à gauche ou à droite. Jamais en arrière, jamais en diagonale.
rule-man-captures-title = Le pion prend
rule-man-captures = Un pion saute une pièce adverse voisine, en avant, à gauche ou à droite, jusqu’à la case vide juste derrière.
rule-must-title = La prise est obligatoire
rule-must = Si vous pouvez prendre, vous le devez, et il faut prendre le plus de pièces possible ; un pion et une dame comptent chacun pour une pièce.
rule-chain-title = La rafle
rule-chain = Une pièce prise quitte aussitôt le damier. Dans le même coup, vous continuez de sauter tant qu’il y a quelque chose à prendre.
rule-crown-title = Le pion devient dame
rule-crown = Un pion qui atteint la dernière rangée devient dame.
rule-crown-classic = S’il l’atteint en sautant, il est dame aussitôt et continue de prendre comme une dame.
rule-crown-federation = S’il l’atteint en sautant, il continue de prendre comme un pion et devient dame à la fin du coup.
rule-king-title = La dame se déplace
rule-king = Une dame se déplace en ligne droite, d’autant de cases vides qu’elle veut, dans les quatre directions.
rule-king-captures-title = La dame prend
rule-king-captures = Une dame saute une seule pièce adverse, à toute distance, et s’arrête sur n’importe quelle case vide derrière elle. Deux pièces qui se suivent l’arrêtent.
rule-turning-title = Pas de demi-tour
rule-turning = Entre deux sauts, une dame peut tourner à gauche ou à droite, mais jamais faire demi-tour.
rule-draw-title = Partie nulle
rule-draw = La partie est nulle quand la même position apparaît pour la troisième fois, après { $count } coups sans prise et sans qu’un pion avance, ou quand les deux joueurs sont d’accord.
rule-writing-title = Le nom des cases
rule-writing = Chaque case a une lettre et un chiffre. Un coup s’écrit { $quiet }, une prise { $capture }.
rules-next = Suite des règles
rules-previous = Premières règles

## The table of the two rule sets, under the rules

table-title = Les deux sortes de règles
table-crown = Un pion atteint la dernière rangée en sautant
table-crown-classic = Il est dame aussitôt et continue de prendre comme une dame.
table-crown-federation = Il continue de prendre comme un pion et devient dame à la fin du coup.
table-king-man = Une dame contre un pion
table-king-man-classic = La dame gagne, sauf si le camp dont c’est le tour peut prendre.
table-king-man-federation = Nulle
table-king-king = Une dame contre une dame
table-king-king-classic = Nulle, sauf si le camp dont c’est le tour peut prendre.
table-king-king-federation = Nulle
table-man-man = Un pion contre un pion
table-man-man-classic = La partie continue.
table-man-man-federation = Nulle
table-offers = Propositions de nulle
table-offers-classic = Autant que vous voulez
table-offers-federation = Deux par joueur
table-in-play = En vigueur

## When something fails

failed-loading = Le jeu n’a pas pu être chargé.
failed-old-browser = Ce navigateur est trop ancien pour le jeu.
failed-again = Réessayer
failed-computer = L’ordinateur n’a pas pu être chargé. On peut quand même jouer à deux.
failed-saving = Cet appareil ne peut pas enregistrer la partie : son stockage est plein ou désactivé.
failed-saved-game = La partie enregistrée n’a pas pu être lue. Une nouvelle commence.
failed-newer-game = La partie enregistrée vient d’une version plus récente. Rechargez la page pour l’ouvrir.
update-ready = Une nouvelle version est prête.
update-now = Mettre à jour
tab-elsewhere = La partie se joue dans une autre fenêtre.
tab-here = Continuer ici

## Endgames: who wins, and training against perfect play

menu-endgames = Finales
settings-values = Finales : montrer qui gagne
values-off = Non
values-position = Pour la position
values-moves = Pour chaque coup aussi
worth-white =
    { $count ->
        [one] Les Blancs gagnent en { $count } coup
       *[other] Les Blancs gagnent en { $count } coups
    }
worth-black =
    { $count ->
        [one] Les Noirs gagnent en { $count } coup
       *[other] Les Noirs gagnent en { $count } coups
    }
worth-draw = Nulle avec le meilleur jeu
move-wins =
    { $count ->
        [one] gagne en { $count } coup
       *[other] gagne en { $count } coups
    }
move-draws = nulle
move-loses =
    { $count ->
        [one] perd en { $count } coup
       *[other] perd en { $count } coups
    }
trainer-task = Objectif
trainer-win = Gagner
trainer-draw = Tenir la nulle
trainer-loss = Résister longtemps
trainer-pieces = Vos pièces et celles de l’ordinateur
trainer-yours = Vos pièces : { $pieces }.
trainer-theirs = Celles de l’ordinateur : { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    }
trainer-men =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
trainer-loading = Préparation des finales
trainer-missing = Les finales ne peuvent pas être chargées pour le moment.
trainer-do-win = Gagnez le plus vite possible
trainer-do-loss = Résistez le plus longtemps possible
trainer-best = Le meilleur coup.
trainer-costs =
    { $count ->
        [one] Cela coûte { $count } coup.
       *[other] Cela coûte { $count } coups.
    }
trainer-win-gone = Ce coup laisse échapper le gain.
trainer-losing = Ce coup perd la partie.
trainer-again = Réessayer
trainer-next = Autre position
trainer-end = Finir l’entraînement
trainer-errors =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
trainer-held = Vous avez tenu la nulle.
player-perfect = Jeu parfait
