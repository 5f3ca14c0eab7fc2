### Dama: todos los textos de la página, en español.
###
### Pieza es cualquier pieza, peón la que no ha coronado, dama la que ha coronado.
### La página tutea. Los bandos van en plural: las blancas, las negras.

## The language itself

-language-name = Español
-language-direction = ltr
-language-plurals = one other

## Everywhere

page-title = Damas turcas
close = Cerrar
back = Atrás
cancel = Cancelar
copy = Copiar
copied = Copiado.
side-white = Blancas
side-black = Negras

## The buttons beside the board; some of them stand in the menu too

controls = Botones de la partida
undo = Deshacer la jugada
redo = Rehacer la jugada
hint = Pista
rules = Reglas
menu = Menú

## The menu

menu-new-game = Partida nueva
menu-turn-board = Girar el tablero
menu-offer-draw = Ofrecer tablas
menu-resign = Abandonar
menu-games = Partidas anteriores
menu-text = Partida como texto
menu-settings = Ajustes
menu-language = Idioma
menu-keys = Teclado
menu-position = Posición en palabras
menu-write-move = Escribir una jugada

## The strips of the two players

player-you = Tú
player-white = Blancas
player-black = Negras
player-computer = Máquina, nivel { $level }
taken-by-white =
    { $count ->
        [one] Las blancas han capturado { $count } pieza
       *[other] Las blancas han capturado { $count } piezas
    }
taken-by-black =
    { $count ->
        [one] Las negras han capturado { $count } pieza
       *[other] Las negras han capturado { $count } piezas
    }
rules-classic = Como en la mayoría de las apps
rules-federation = Reglas de torneo

## The line between the strips: whose turn it is and what to do

turn-white = Juegan las blancas
turn-black = Juegan las negras
turn-you = Te toca jugar
turn-computer = La máquina está pensando
turn-take =
    { $count ->
        [one] Captura { $count } pieza
       *[other] Captura { $count } piezas
    }
turn-go-on =
    { $count ->
        [one] Sigue: queda { $count } por capturar
       *[other] Sigue: quedan { $count } por capturar
    }
choose-way = Aquí se llega por varios caminos. Elige el tuyo.
hint-looking = Buscando una buena jugada
hint-move = Una buena jugada: { $move }
hint-none = Ahora no hay ninguna pista.
reason-only = Es la única jugada.
reason-wins =
    { $count ->
        [one] Gana en { $count } jugada.
       *[other] Gana en { $count } jugadas.
    }
reason-takes =
    { $count ->
        [one] Captura { $count } pieza.
       *[other] Captura { $count } piezas.
    }
reason-crowns = Consigue una dama en { $square }.
reason-gives = Entrega { $given } y captura { $taken }.
reason-trades = Cambia { $count } por { $count }.
reason-stops = Impide que el rival corone en { $square }.
reason-saves = Salva la pieza de { $square }.
reason-saves-several = Salva las piezas de { $squares }.
reason-prepares = Amenaza con coronar en { $square }.
reason-threatens =
    { $count ->
        [one] Amenaza con capturar { $count } pieza.
       *[other] Amenaza con capturar { $count } piezas.
    }
clock-pause = Pausa
clock-go-on = Seguir
clock-paused = En pausa
clock-paused-line = Los relojes están parados.
clock-of-white = Reloj de las blancas: { $time }
clock-of-black = Reloj de las negras: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

why = ¿Por qué?
refused-game-over = La partida ha terminado.
refused-computers-turn = Le toca a la máquina.
refused-no-such-square = No existe la casilla «{ $text }». Las casillas van de { $first } a { $last }.
refused-bad-text = «{ $text }» no es una jugada. Escribe { $quiet } o { $capture }.
refused-empty-square = No hay ninguna pieza en { $square }.
refused-not-yours-white = La pieza de { $square } es de las negras. Juegan las blancas.
refused-not-yours-black = La pieza de { $square } es de las blancas. Juegan las negras.
refused-cannot-move = La pieza de { $square } no puede moverse ahora.
refused-must-capture = Tienes que capturar: la pieza de { $square } captura { $count }.
refused-must-capture-several = Tienes que capturar. Estas pueden capturar { $count }: { $squares }.
refused-must-take-more = Así capturas { $taken }. Otra captura se lleva { $count }: con la pieza de { $square }.
refused-must-take-more-several = Así capturas { $taken }. Otras capturas se llevan { $count }: con las piezas de { $squares }.
refused-must-go-on = La captura sigue desde { $square }: captura { $count }, no { $taken }.
refused-no-turning-back = En { $square } la dama no puede dar media vuelta.
refused-blocked-way = La pieza de { $square } cierra el paso.
refused-own-piece = Tu propia pieza de { $square } cierra el paso.
refused-two-in-a-row = No se pueden saltar dos piezas seguidas, en { $first } y { $second }.
refused-man-backwards = El peón nunca va hacia atrás.
refused-diagonal = Las piezas van en línea recta, nunca en diagonal.
refused-too-far = El peón se mueve una casilla, o salta una pieza hasta la casilla que está justo detrás.
refused-nothing-to-jump = No hay ninguna pieza que saltar.
refused-ambiguous = Esto vale para { $count } jugadas: { $moves }.
refused-offers-spent =
    { $count ->
        [one] Cada jugador puede ofrecer tablas { $count } vez por partida.
       *[other] Cada jugador puede ofrecer tablas { $count } veces por partida.
    }
refused-no-offer = Nadie ha ofrecido tablas.
refused-offered-already = Ya se han ofrecido tablas.

## The end of a game: who has won, then why

end-white-wins = Ganan las blancas
end-black-wins = Ganan las negras
end-draw = Tablas
end-you-win = Has ganado
end-computer-wins = Gana la máquina
end-white-no-pieces = Las blancas se han quedado sin piezas.
end-black-no-pieces = Las negras se han quedado sin piezas.
end-white-no-moves = Las blancas no pueden mover.
end-black-no-moves = Las negras no pueden mover.
end-king-against-man = Una dama contra un solo peón gana.
end-one-piece-each = Una pieza por bando son tablas.
end-king-against-king = Dama contra dama son tablas.
end-repetition = La misma posición se ha dado tres veces.
end-no-progress = { $count } jugadas sin capturas y sin que avance un peón.
end-agreement = Los jugadores se han puesto de acuerdo.
end-white-resigned = Las blancas han abandonado.
end-black-resigned = Las negras han abandonado.
end-white-time = A las blancas se les ha acabado el tiempo.
end-black-time = A las negras se les ha acabado el tiempo.
rematch = Revancha

## Resigning and draws

resign-title = ¿Abandonar esta partida?
resign-white = Las blancas abandonan y ganan las negras.
resign-black = Las negras abandonan y ganan las blancas.
resign-you = Abandonas y gana la máquina.
resign-do = Abandonar
draw-title = ¿Ofrecer tablas?
draw-do = Ofrecer tablas
draw-offered-by-white = Las blancas ofrecen tablas.
draw-offered-by-black = Las negras ofrecen tablas.
draw-accept = Aceptar
draw-decline = Rechazar
draw-declined = Se han rechazado las tablas.
draw-computer-asked = La máquina se piensa las tablas.
draw-computer-declines = La máquina rechaza las tablas.

## The sheet for a new game

new-game-opponent = Rival
opponent-computer = La máquina
opponent-person = Dos personas aquí
new-game-side = Juegas con
side-random = Al azar
new-game-level = Nivel
new-game-rules = Reglas
new-game-clock = Reloj
clock-none = Sin reloj
clock-own = Otro
clock-minutes = Minutos por partida
clock-seconds = Segundos por jugada
new-game-start = Empezar
new-game-ask = ¿Dejar la partida en curso?
new-game-kept = La encontrarás en «Partidas anteriores».
new-game-leave = Partida nueva
new-game-stay = Seguir jugando

## The ten levels, each with a line; for the computer’s strength

level-1 = Novato
level-1-line = Sabe las reglas y poco más.
level-2 = Aprendiz
level-2-line = Captura lo que ve.
level-3 = Por gusto
level-3-line = Comete errores que puedes encontrar.
level-4 = Habitual del café
level-4-line = Cuida sus peones.
level-5 = Sereno
level-5-line = Rara vez pierde un peón por nada.
level-6 = Despierto
level-6-line = Ve venir los cambios.
level-7 = De club
level-7-line = Planea unas cuantas jugadas.
level-8 = Fuerte
level-8-line = Castiga casi todos los errores.
level-9 = Experto
level-9-line = Ve capturas lejanas.
level-10 = Maestro
level-10-line = Todo lo que sabe hacer en un segundo.

## The list of moves

moves-title = Jugadas
moves-none = Aún no hay jugadas.
moves-first = Al principio
moves-previous = Una jugada atrás
moves-next = Una jugada adelante
moves-last = A la última jugada
moves-entry-white = Jugada { $number }, blancas: { $move }
moves-entry-black = Jugada { $number }, negras: { $move }

## Past games

games-none = Aún no hay partidas anteriores.
games-white-against-computer = Tú con blancas contra el nivel { $level }
games-black-against-computer = Tú con negras contra el nivel { $level }
games-two-players = Dos jugadores
games-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
games-unfinished = Sin terminar

## The game as text: copying and pasting

text-position = Posición (FEN)
text-game = Partida (PDN)
text-paste = Pega aquí una posición o una partida
text-open = Abrir
text-share = Compartir
text-picture = Compartir una imagen
text-save = Guardar en un archivo
text-file = Abrir un archivo
file-too-long = Es demasiado largo: un texto puede tener un millón de caracteres como mucho.
file-unreadable = Este archivo no se puede leer: no contiene texto.
file-not-saved = No se ha podido guardar el archivo.
text-rules-assumed = El texto no indica las reglas: se ha leído con las de torneo.
text-moves-left-out =
    { $count ->
        [one] Se ha omitido { $count } jugada tras el final de la partida.
       *[other] Se han omitido { $count } jugadas tras el final de la partida.
    }
text-error-empty = Pega primero una posición o una partida.
text-error-no-game = No hay ninguna partida en este texto.
text-error-no-reader = Ahora no se pueden leer partidas de un texto.
text-error-unreadable = La línea { $line } no se puede leer: { $text }
text-error-unclosed = Lo que empieza en la línea { $line } no tiene final.
text-error-other-game = Es una partida de otro tipo de damas.
text-error-rules = No hay reglas llamadas «{ $text }».
text-error-move = Línea { $line }: { $move } no se puede jugar.
text-error-side = Una posición empieza con W o B según a quién le toca, no con «{ $text }».
text-error-list = Una lista de piezas empieza con W o B, no con «{ $text }».
text-error-white-missing = Faltan las piezas blancas.
text-error-black-missing = Faltan las piezas negras.
text-error-white-twice = Las piezas blancas aparecen dos veces.
text-error-black-twice = Las piezas negras aparecen dos veces.
text-error-square = «{ $text }» no es una casilla. Escribe { $man } para un peón, { $king } para una dama.
text-error-two-pieces = Hay dos piezas en { $square }.
text-error-no-pieces = El tablero está vacío.
text-error-white-too-many = Las blancas tienen { $count } piezas. El máximo es { $most }.
text-error-black-too-many = Las negras tienen { $count } piezas. El máximo es { $most }.
text-error-white-man-on-far-rank = Un peón blanco no puede estar en { $square }: ahí es una dama.
text-error-black-man-on-far-rank = Un peón negro no puede estar en { $square }: ahí es una dama.

## Settings

settings-theme = Aspecto
theme-walnut = Nogal
theme-marble = Mármol
theme-night = Noche
theme-paper = Papel
theme-contrast = Alto contraste
settings-sound = Sonido
settings-vibration = Vibración
settings-show-movable = Mostrar las piezas que pueden moverse
settings-one-tap = Hacer la única jugada con un toque
settings-surroundings = Ambiente
surroundings-system = Como el dispositivo
surroundings-light = Claro
surroundings-dark = Oscuro
settings-aloud = Leer las jugadas en voz alta
settings-confirm = Confirmar cada jugada
confirm-move = ¿Jugar { $move }?
confirm-do = Jugar
settings-reset = Restablecer los ajustes
settings-preview = Vista previa
settings-coordinates = Letras y números
coordinates-frame = En el marco
coordinates-squares = En cada casilla
coordinates-none = No mostrar
settings-motion = Movimiento
motion-slow = Lento
motion-normal = Normal
motion-off = Ninguno
settings-seats = Dos jugadores
seats-stay = El tablero no se mueve
seats-turn = El tablero gira
seats-facing = Cara a cara

## Writing a move, for keyboards and screen readers

field-label = Escribe una jugada o una pregunta
field-help = Una jugada como { $move }, o una pregunta: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Enviar
question-board = tablero
question-last = última
question-moves = jugadas
question-clock = reloj

## Help for the keyboard

keys-note = Las teclas funcionan mientras el tablero o la lista de jugadas está activo.
keys-arrows-name = Flechas
keys-arrows = Ir de casilla en casilla
keys-enter = Elegir una pieza, hacer una jugada
keys-escape = Un paso atrás, o soltar
keys-edges = Primera y última casilla de la fila
keys-write = Escribir una jugada o una pregunta
keys-undo = Deshacer la jugada
keys-redo = Rehacer la jugada
keys-hint = Pista
keys-turn-board = Girar el tablero
keys-position = Posición en palabras
keys-new-game = Partida nueva
keys-help = Esta lista
keys-clock = Parar los relojes o seguir

## For screen readers: the squares of the board

board-from-white = Tablero, visto desde las blancas
board-from-black = Tablero, visto desde las negras
cell-empty = { $square }, vacía
cell-empty-move = { $square }, vacía, puedes mover aquí
cell-empty-take = { $square }, vacía, puedes llegar aquí y capturar { $squares }
cell-way = { $square }, camino { $number }: captura { $squares } y llega a { $to }
cell-white-man = { $square }, peón blanco
cell-white-man-can-move = { $square }, peón blanco, puede moverse
cell-white-man-must-take = { $square }, peón blanco, debe capturar { $count }
cell-white-man-chosen = { $square }, peón blanco, elegido
cell-white-man-on-its-way = { $square }, peón blanco en camino, por capturar: { $count }
cell-white-king = { $square }, dama blanca
cell-white-king-can-move = { $square }, dama blanca, puede moverse
cell-white-king-must-take = { $square }, dama blanca, debe capturar { $count }
cell-white-king-chosen = { $square }, dama blanca, elegida
cell-white-king-on-its-way = { $square }, dama blanca en camino, por capturar: { $count }
cell-black-man = { $square }, peón negro
cell-black-man-can-move = { $square }, peón negro, puede moverse
cell-black-man-must-take = { $square }, peón negro, debe capturar { $count }
cell-black-man-chosen = { $square }, peón negro, elegido
cell-black-man-on-its-way = { $square }, peón negro en camino, por capturar: { $count }
cell-black-king = { $square }, dama negra
cell-black-king-can-move = { $square }, dama negra, puede moverse
cell-black-king-must-take = { $square }, dama negra, debe capturar { $count }
cell-black-king-chosen = { $square }, dama negra, elegida
cell-black-king-on-its-way = { $square }, dama negra en camino, por capturar: { $count }

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = Las blancas mueven un peón de { $from } a { $to }.
said-white-man-crowns = Las blancas mueven un peón de { $from } a { $to } y se convierte en dama.
said-white-king-moves = Las blancas mueven una dama de { $from } a { $to }.
said-white-man-takes =
    { $count ->
        [one] Las blancas capturan { $count } pieza en { $squares } y llegan a { $to }.
       *[other] Las blancas capturan { $count } piezas en { $squares } y llegan a { $to }.
    }
said-white-man-takes-and-crowns =
    { $count ->
        [one] Las blancas capturan { $count } pieza en { $squares } y coronan dama en { $to }.
       *[other] Las blancas capturan { $count } piezas en { $squares } y coronan dama en { $to }.
    }
said-white-king-takes =
    { $count ->
        [one] La dama de las blancas captura { $count } pieza en { $squares } y llega a { $to }.
       *[other] La dama de las blancas captura { $count } piezas en { $squares } y llega a { $to }.
    }
said-black-man-moves = Las negras mueven un peón de { $from } a { $to }.
said-black-man-crowns = Las negras mueven un peón de { $from } a { $to } y se convierte en dama.
said-black-king-moves = Las negras mueven una dama de { $from } a { $to }.
said-black-man-takes =
    { $count ->
        [one] Las negras capturan { $count } pieza en { $squares } y llegan a { $to }.
       *[other] Las negras capturan { $count } piezas en { $squares } y llegan a { $to }.
    }
said-black-man-takes-and-crowns =
    { $count ->
        [one] Las negras capturan { $count } pieza en { $squares } y coronan dama en { $to }.
       *[other] Las negras capturan { $count } piezas en { $squares } y coronan dama en { $to }.
    }
said-black-king-takes =
    { $count ->
        [one] La dama de las negras captura { $count } pieza en { $squares } y llega a { $to }.
       *[other] La dama de las negras captura { $count } piezas en { $squares } y llega a { $to }.
    }
said-white-must-take =
    { $count ->
        [one] Las blancas deben capturar { $count } pieza.
       *[other] Las blancas deben capturar { $count } piezas.
    }
said-black-must-take =
    { $count ->
        [one] Las negras deben capturar { $count } pieza.
       *[other] Las negras deben capturar { $count } piezas.
    }
said-taken-back = Jugada deshecha: { $move }.
said-new-game = Partida nueva. Juegan las blancas.
said-at-start = Al principio de la partida.
said-no-last-move = Aún no se ha jugado nada.
said-white-low = A las blancas les queda poco tiempo.
said-black-low = A las negras les queda poco tiempo.
said-clocks = A las blancas les queda { $white }; a las negras, { $black }.
said-no-clock = Esta partida se juega sin reloj.
said-moves =
    { $count ->
        [one] Hay { $count } jugada posible: { $moves }.
       *[other] Hay { $count } jugadas posibles: { $moves }.
    }

## For screen readers: the position in words

position-white-men =
    { $count ->
        [one] Las blancas tienen { $count } peón en { $squares }.
       *[other] Las blancas tienen { $count } peones en { $squares }.
    }
position-white-kings =
    { $count ->
        [one] Las blancas tienen { $count } dama en { $squares }.
       *[other] Las blancas tienen { $count } damas en { $squares }.
    }
position-black-men =
    { $count ->
        [one] Las negras tienen { $count } peón en { $squares }.
       *[other] Las negras tienen { $count } peones en { $squares }.
    }
position-black-kings =
    { $count ->
        [one] Las negras tienen { $count } dama en { $squares }.
       *[other] Las negras tienen { $count } damas en { $squares }.
    }
position-white-none = Las blancas no tienen piezas.
position-black-none = Las negras no tienen piezas.
position-white-to-move = Juegan las blancas.
position-black-to-move = Juegan las negras.

## The rules: two screens of short sentences, a heading and a small board for each

rules-screen = Reglas, { $number } de { $count }
rule-goal-title = El juego
rule-goal = Dos bandos de dieciséis peones juegan por turnos; empiezan las blancas. Ganas cuando al otro bando no le queda ninguna pieza o ninguna jugada.
rule-man-title = El peón se mueve
rule-man = El peón se mueve una casilla hacia delante, a la izquierda o a la derecha. Nunca hacia atrás, nunca en diagonal.
rule-man-captures-title = El peón captura
rule-man-captures = El peón salta una pieza contraria vecina, hacia delante, a la izquierda o a la derecha, hasta la casilla vacía de detrás.
rule-must-title = Capturar es obligatorio
rule-must = Si puedes capturar, debes hacerlo, y debes capturar el mayor número de piezas posible; peones y damas cuentan lo mismo.
rule-chain-title = Capturas en cadena
rule-chain = La pieza capturada sale del tablero al instante. En la misma jugada sigues saltando mientras haya algo que capturar.
rule-crown-title = El peón se hace dama
rule-crown = El peón que llega a la última fila se convierte en dama.
rule-crown-classic = Si llega de un salto, es dama al instante y sigue capturando como dama.
rule-crown-federation = Si llega de un salto, sigue capturando como peón y se convierte en dama al final de la jugada.
rule-king-title = La dama se mueve
rule-king = La dama se mueve en línea recta, por cuantas casillas vacías quiera, en las cuatro direcciones.
rule-king-captures-title = La dama captura
rule-king-captures = La dama salta una sola pieza contraria, a cualquier distancia, y se para en cualquier casilla vacía de detrás. Dos piezas seguidas la detienen.
rule-turning-title = Sin media vuelta
rule-turning = Entre dos saltos la dama puede girar a la izquierda o a la derecha, pero nunca dar media vuelta.
rule-draw-title = Tablas
rule-draw = Son tablas cuando la misma posición se da por tercera vez, tras { $count } jugadas sin capturas y sin que avance un peón, o cuando los dos se ponen de acuerdo.
rule-writing-title = Los nombres de las casillas
rule-writing = Cada casilla tiene una letra y un número. Una jugada se escribe { $quiet }, una captura { $capture }.
rules-next = Más reglas
rules-previous = Primeras reglas

## The table of the two rule sets, under the rules

table-title = Las dos clases de reglas
table-crown = Un peón llega a la última fila de un salto
table-crown-classic = Es dama al instante y sigue capturando como dama.
table-crown-federation = Sigue capturando como peón y se convierte en dama al final de la jugada.
table-king-man = Una dama contra un peón
table-king-man-classic = Gana la dama, salvo que el bando al que le toca pueda capturar.
table-king-man-federation = Tablas
table-king-king = Una dama contra una dama
table-king-king-classic = Tablas, salvo que el bando al que le toca pueda capturar.
table-king-king-federation = Tablas
table-man-man = Un peón contra un peón
table-man-man-classic = La partida sigue.
table-man-man-federation = Tablas
table-offers = Ofertas de tablas
table-offers-classic = Todas las que quieras
table-offers-federation = Dos por jugador
table-in-play = En uso

## When something fails

failed-loading = No se ha podido cargar el juego.
failed-old-browser = Este navegador es demasiado antiguo para el juego.
failed-again = Reintentar
failed-computer = No se ha podido cargar la máquina. Dos personas pueden jugar igualmente.
failed-saving = Este dispositivo no guarda la partida: el almacenamiento está lleno o desactivado.
failed-saved-game = No se ha podido leer la partida guardada. Empieza una nueva.
failed-newer-game = La partida guardada es de una versión más nueva. Recarga la página para abrirla.
update-ready = Hay una versión nueva lista.
update-now = Actualizar
tab-elsewhere = La partida se está jugando en otra ventana.
tab-here = Seguir aquí

## Endgames: who wins, and training against perfect play

menu-endgames = Finales
settings-values = Finales: mostrar quién gana
values-off = No
values-position = De la posición
values-moves = También de cada jugada
worth-white =
    { $count ->
        [one] Ganan las blancas en { $count } jugada
       *[other] Ganan las blancas en { $count } jugadas
    }
worth-black =
    { $count ->
        [one] Ganan las negras en { $count } jugada
       *[other] Ganan las negras en { $count } jugadas
    }
worth-draw = Tablas con el mejor juego
move-wins =
    { $count ->
        [one] gana en { $count } jugada
       *[other] gana en { $count } jugadas
    }
move-draws = tablas
move-loses =
    { $count ->
        [one] pierde en { $count } jugada
       *[other] pierde en { $count } jugadas
    }
trainer-task = Objetivo
trainer-win = Ganar
trainer-draw = Mantener las tablas
trainer-loss = Resistir
trainer-pieces = Tus piezas y las de la máquina
trainer-yours = Tus piezas: { $pieces }.
trainer-theirs = Las de la máquina: { $pieces }.
trainer-kings =
    { $count ->
        [one] { $count } dama
       *[other] { $count } damas
    }
trainer-men =
    { $count ->
        [one] { $count } peón
       *[other] { $count } peones
    }
trainer-loading = Preparando los finales
trainer-missing = Ahora no se pueden cargar los finales.
trainer-do-win = Gana lo antes posible
trainer-do-loss = Resiste todo lo posible
trainer-best = La mejor jugada.
trainer-costs =
    { $count ->
        [one] Así pierdes { $count } jugada.
       *[other] Así pierdes { $count } jugadas.
    }
trainer-win-gone = Así se escapa la victoria.
trainer-losing = Así pierdes la partida.
trainer-again = Reintentar
trainer-next = Otra posición
trainer-end = Terminar la práctica
trainer-errors =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
trainer-held = Has mantenido las tablas.
player-perfect = Juego perfecto
