### Dama: every text of the page, in English. This file is the master: it says which
### texts there are and which parameters each of them takes.
###
### A language is one file like this one, named by its tag: tr.ftl, pt.ftl.
###
### - Keep every key and every parameter; the order of the words is yours.
### - Write short, warm, plain sentences, in the words that players really use.
### - Sentences hold squares and moves as they are, never inflected: "on the square d5".
### - A parameter that a comment calls (number) may be asked for its plural form, with
###   all the forms of -language-plurals and the number itself in the form `one`:
###     { $count ->
###         [one] { $count } man
###        *[other] { $count } men
###     }
###   Nothing else of Fluent is allowed: no functions, attributes, terms or nested choices.
### - Upper and lower case stay as you write them.

## The language itself

# The name of the language in the language.
-language-name = English
# ltr, or rtl where the language is written from right to left.
-language-direction = ltr
# The plural forms that the numbers 0 to 200 use.
-language-plurals = one other

## Everywhere

# The name in the browser's tab.
page-title = Dama: Turkish draughts
close = Close
back = Back
cancel = Cancel
copy = Copy
# Said after copying.
copied = Copied.
side-white = White
side-black = Black

## The buttons beside the board; some of them stand in the menu too

# Names the group of buttons for screen readers.
controls = Game controls
undo = Take back
redo = Play again
hint = Hint
rules = Rules
menu = Menu

## The menu

menu-new-game = New game
menu-turn-board = Turn the board
menu-offer-draw = Offer a draw
menu-resign = Resign
menu-games = Past games
menu-text = Game as text
menu-settings = Settings
menu-language = Language
menu-keys = Keyboard
# Reads the whole position aloud.
menu-position = Position in words
menu-write-move = Write a move

## The strips of the two players

player-you = You
player-white = White
player-black = Black
# $level (number): 1 to 10.
player-computer = Computer, level { $level }
# Beside the stones that this player has taken; for screen readers.
# $count (number): how many.
taken-by-white =
    { $count ->
        [one] White has taken { $count } piece
       *[other] White has taken { $count } pieces
    }
# $count (number): how many.
taken-by-black =
    { $count ->
        [one] Black has taken { $count } piece
       *[other] Black has taken { $count } pieces
    }
# The names of the two rule sets, for people. They stand on the game screen, too.
rules-classic = As most apps play
rules-federation = Tournament rules

## The line between the strips: whose turn it is and what to do

turn-white = White to move
turn-black = Black to move
turn-you = Your move
turn-computer = The computer is thinking
# A capture must be played.
# $count (number): how many pieces must be taken.
turn-take =
    { $count ->
        [one] Take { $count } piece
       *[other] Take { $count } pieces
    }
# In the middle of a capture.
# $count (number): how many pieces remain to be taken.
turn-go-on =
    { $count ->
        [one] Go on: { $count } more to take
       *[other] Go on: { $count } more to take
    }
# Several captures fit the square that was tapped.
choose-way = Several ways lead here. Choose the one you mean.
hint-looking = Looking for a good move
# $move: a move such as d3-d4.
hint-move = A good move: { $move }
hint-none = There is no hint now.
# Why a hint is good: one sentence, about the move.
reason-only = It is the only move.
# $count (number): how many moves of whoever makes it.
reason-wins =
    { $count ->
        [one] It wins in { $count } move.
       *[other] It wins in { $count } moves.
    }
# $count (number): how many pieces.
reason-takes =
    { $count ->
        [one] It takes { $count } piece.
       *[other] It takes { $count } pieces.
    }
reason-crowns = It makes a king on { $square }.
# The other side has to take some and loses more. $given (number): how many it takes. $taken (number): how many
# are taken for them.
reason-gives = It gives up { $given } and takes { $taken }.
# $count (number): how many each side loses.
reason-trades = It trades { $count } for { $count }.
# The other side could make a king there otherwise.
reason-stops = It stops the crowning on { $square }.
# The piece could be taken otherwise.
reason-saves = It saves the piece on { $square }.
# $squares: where the pieces stand.
reason-saves-several = It saves the pieces on { $squares }.
# A man would become a king there with the next move.
reason-prepares = It threatens to make a king on { $square }.
# $count (number): how many would be taken with the next move.
reason-threatens =
    { $count ->
        [one] It threatens to take { $count } piece.
       *[other] It threatens to take { $count } pieces.
    }
clock-pause = Pause
clock-go-on = Go on
clock-paused = Paused
# Below “Paused”.
clock-paused-line = The clocks stand still.
# For screen readers. $time: what the clock shows, such as 2:59.
clock-of-white = White’s clock: { $time }
# $time: what the clock shows.
clock-of-black = Black’s clock: { $time }

## Refusals: why a move cannot be played. Shown in the line, with the button "Why?"

# The button that opens the rule.
why = Why?
refused-game-over = The game is over.
refused-computers-turn = It is the computer’s turn.
# $text: what was written. $first and $last: a1 and h8.
refused-no-such-square = There is no square “{ $text }”. Squares go from { $first } to { $last }.
# $text: what was written. $quiet and $capture: examples, d3-d4 and d4xd6.
refused-bad-text = “{ $text }” is not a move. Write { $quiet } or { $capture }.
refused-empty-square = There is no piece on { $square }.
# It is White’s turn and the piece is Black’s.
refused-not-yours-white = The piece on { $square } is Black’s. White is to move.
# It is Black’s turn and the piece is White’s.
refused-not-yours-black = The piece on { $square } is White’s. Black is to move.
# A piece that has no move now.
refused-cannot-move = The piece on { $square } cannot move now.
# One piece can make the capture.
# $count (number): how many it takes.
refused-must-capture = You must capture: { $square } takes { $count }.
# Several pieces can. $squares: a list.
# $count (number): how many each takes.
refused-must-capture-several = You must capture. These can take { $count }: { $squares }.
# $taken (number): what this capture takes. $count (number): what must be taken.
refused-must-take-more = This takes { $taken }. Another capture takes { $count }: with { $square }.
# $taken (number): what this capture takes. $count (number): what must be taken.
refused-must-take-more-several = This takes { $taken }. Other captures take { $count }: with { $squares }.
# The capture stops too early.
# $taken (number): what it has taken. $count (number): what must be taken.
refused-must-go-on = The capture goes on from { $square }: take { $count }, not { $taken }.
refused-no-turning-back = On { $square } the king may not turn straight back.
refused-blocked-way = The piece on { $square } blocks the way.
refused-own-piece = Your own piece on { $square } is in the way.
refused-two-in-a-row = Two pieces in a row, on { $first } and { $second }, cannot be jumped.
refused-man-backwards = A man never moves backwards.
refused-diagonal = Pieces move straight, never diagonally.
refused-too-far = A man moves one square, or jumps one piece to the square right behind it.
refused-nothing-to-jump = There is no piece to jump over.
# $moves: a list.
# $count (number): how many, two at least.
refused-ambiguous = This fits { $count } moves: { $moves }.
# $count (number): how many offers are allowed.
refused-offers-spent =
    { $count ->
        [one] Each player may offer a draw { $count } time in a game.
       *[other] Each player may offer a draw { $count } times in a game.
    }
refused-no-offer = No draw is offered.
refused-offered-already = A draw is offered already.

## The end of a game: who has won, then why

end-white-wins = White wins
end-black-wins = Black wins
end-draw = Draw
end-you-win = You win
end-computer-wins = The computer wins
end-white-no-pieces = White has no pieces left.
end-black-no-pieces = Black has no pieces left.
end-white-no-moves = White cannot move.
end-black-no-moves = Black cannot move.
end-king-against-man = One king against one man wins.
end-one-piece-each = One piece each is a draw.
end-king-against-king = King against king is a draw.
end-repetition = The same position has come up for the third time.
# $count (number): 100.
end-no-progress = { $count } moves without a capture and without a man going forward.
end-agreement = The players agreed.
end-white-resigned = White resigned.
end-black-resigned = Black resigned.
end-white-time = White’s time is up.
end-black-time = Black’s time is up.
# Starts a game with sides changed.
rematch = Rematch

## Resigning and draws

resign-title = Resign this game?
resign-white = White gives up and Black wins.
resign-black = Black gives up and White wins.
resign-you = You give up and the computer wins.
resign-do = Resign
draw-title = Offer a draw?
draw-do = Offer a draw
draw-offered-by-white = White offers a draw.
draw-offered-by-black = Black offers a draw.
draw-accept = Accept
draw-decline = Decline
draw-declined = The draw is declined.
draw-computer-asked = The computer is considering the draw.
draw-computer-declines = The computer declines the draw.

## The sheet for a new game

new-game-opponent = Opponent
opponent-computer = Computer
opponent-person = Two players here
new-game-side = You play
# Either side, by chance.
side-random = Random
new-game-level = Level
new-game-rules = Rules
new-game-clock = Clock
# The game is played without a clock.
clock-none = None
# Minutes and seconds of the player’s own choice.
clock-own = Other
clock-minutes = Minutes for the game
clock-seconds = Seconds for each move
new-game-start = Start
# Asked where a game is in progress.
new-game-ask = Leave the game in progress?
new-game-kept = You will find it under “Past games”.
new-game-leave = New game
new-game-stay = Keep playing

## The ten levels, each with a line; for the computer’s strength

level-1 = Newcomer
level-1-line = Knows the rules and little more.
level-2 = Learner
level-2-line = Takes what it sees.
level-3 = Casual
level-3-line = Makes mistakes that you can find.
level-4 = Café regular
level-4-line = Watches its men.
level-5 = Steady
level-5-line = Seldom loses a man for nothing.
level-6 = Keen
level-6-line = Sees exchanges coming.
level-7 = Club player
level-7-line = Plans a few moves ahead.
level-8 = Strong
level-8-line = Punishes most mistakes.
level-9 = Expert
level-9-line = Sees deep captures.
level-10 = Master
level-10-line = All it can do in a second.

## The list of moves

moves-title = Moves
moves-none = No moves yet.
moves-first = To the start
moves-previous = One move back
moves-next = One move on
moves-last = To the last move
# For screen readers: an entry of the list.
# $number (number): of the move.
moves-entry-white = Move { $number }, White: { $move }
# $number (number): of the move.
moves-entry-black = Move { $number }, Black: { $move }

## Past games

games-none = No past games yet.
# An entry: who played.
# $level (number): 1 to 10.
games-white-against-computer = You as White against level { $level }
# $level (number): 1 to 10.
games-black-against-computer = You as Black against level { $level }
games-two-players = Two players
# $count (number): how many moves.
games-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-unfinished = Not finished

## The game as text: copying and pasting

# FEN and PDN are names of formats and stay as they are.
text-position = Position (FEN)
text-game = Game (PDN)
text-paste = Paste a position or a game here
text-open = Open
# Hands the text of the game to another app.
text-share = Share
# A picture of the board, for another app.
text-picture = Share a picture
# Keeps the text of the game.
text-save = Save as a file
# Opens a .pdn file.
text-file = Open a file
# Said of what another app hands over, or a file holds.
file-too-long = This is too long: a text may have a million characters at most.
file-unreadable = This file cannot be read: there is no text in it.
file-not-saved = The file could not be saved.
# The text does not say by which rules it was played.
text-rules-assumed = The text names no rules: read by the tournament rules.
# $count (number): how many.
text-moves-left-out =
    { $count ->
        [one] { $count } move after the end of the game is left out.
       *[other] { $count } moves after the end of the game are left out.
    }
text-error-empty = Paste a position or a game first.
text-error-no-game = There is no game in this text.
# The part of the page that reads them is not there.
text-error-no-reader = Games cannot be read from text now.
# $line (number): of the text. $text: what stands there.
text-error-unreadable = Line { $line } cannot be read: { $text }
# $line (number): of the text.
text-error-unclosed = What begins on line { $line } has no end.
text-error-other-game = This is a game of another kind of draughts.
# $text: what stands there.
text-error-rules = There are no rules called “{ $text }”.
# The reason follows as a sentence of its own.
# $line (number): of the text. $move: what stands there.
text-error-move = Line { $line }: { $move } cannot be played.
# $text: what stands there.
text-error-side = A position begins with W or B for the side to move, not with “{ $text }”.
# $text: what stands there.
text-error-list = A list of pieces begins with W or B, not with “{ $text }”.
text-error-white-missing = White’s pieces are missing.
text-error-black-missing = Black’s pieces are missing.
text-error-white-twice = White’s pieces are listed twice.
text-error-black-twice = Black’s pieces are listed twice.
# $text: what stands there. $man and $king: examples, a2 and Ka2.
text-error-square = “{ $text }” is no square. Write { $man } for a man, { $king } for a king.
text-error-two-pieces = Two pieces stand on { $square }.
text-error-no-pieces = The board is empty.
# $count (number): how many. $most (number): 16.
text-error-white-too-many = White has { $count } pieces. { $most } is the most.
# $count (number): how many. $most (number): 16.
text-error-black-too-many = Black has { $count } pieces. { $most } is the most.
text-error-white-man-on-far-rank = A white man cannot stand on { $square }: there it is a king.
text-error-black-man-on-far-rank = A black man cannot stand on { $square }: there it is a king.

## Settings

settings-theme = Look
theme-walnut = Walnut
theme-marble = Marble
theme-night = Night
theme-paper = Paper
theme-contrast = High contrast
settings-sound = Sound
settings-vibration = Vibration
settings-show-movable = Show the pieces that can move
settings-one-tap = Play an only move with one tap
settings-surroundings = Surroundings
surroundings-system = Same as device
surroundings-light = Light
surroundings-dark = Dark
settings-aloud = Read moves aloud
settings-confirm = Confirm each move
# $move: a move such as d3-d4, to be confirmed.
confirm-move = Play { $move }?
confirm-do = Play
settings-reset = Reset the settings
# Names the small board that shows how the settings look, for screen readers.
settings-preview = Preview
settings-coordinates = Letters and numbers
coordinates-frame = On the frame
coordinates-squares = In each square
coordinates-none = None
settings-motion = Motion
motion-slow = Slow
motion-normal = Normal
motion-off = Off
# For two players on one device.
settings-seats = Two players
seats-stay = The board stays
seats-turn = The board turns
seats-facing = Face to face

## Writing a move, for keyboards and screen readers

field-label = Write a move or a question
# $move: d3-d4. $board, $last, $moves, $clock: the four words below. $square: d4?
field-help = A move like { $move }, or a question: { $board }, { $last }, { $moves }, { $clock }, { $square }
field-send = Send
# The words for questions: one short word each, in small letters.
question-board = board
question-last = last
question-moves = moves
question-clock = clock

## Help for the keyboard

keys-note = The keys work while the board or the list of moves has the focus.
# The name of the four arrow keys.
keys-arrows-name = Arrow keys
keys-arrows = Walk from square to square
keys-enter = Choose a piece, play a move
keys-escape = One step back, or let go
keys-edges = First and last square of the row
keys-write = Write a move or a question
keys-undo = Take back
keys-redo = Play again
keys-hint = Hint
keys-turn-board = Turn the board
keys-position = Position in words
keys-new-game = New game
keys-help = This list
keys-clock = Pause the clocks, or go on

## For screen readers: the squares of the board

board-from-white = Board, seen from White’s side
board-from-black = Board, seen from Black’s side
cell-empty = { $square }, empty
# A chosen piece can go there.
cell-empty-move = { $square }, empty, you can move here
# $squares: the pieces that the next jump takes.
cell-empty-take = { $square }, empty, you can land here and take { $squares }
# One of several ways to capture: this square chooses it. $squares: what it takes.
# $number (number): of the way, from 1.
cell-way = { $square }, way { $number }: takes { $squares } and lands on { $to }
cell-white-man = { $square }, white man
cell-white-man-can-move = { $square }, white man, can move
# $count (number): how many it must take.
cell-white-man-must-take = { $square }, white man, must take { $count }
cell-white-man-chosen = { $square }, white man, chosen
# In the middle of a capture.
# $count (number): how many pieces remain to be taken.
cell-white-man-on-its-way = { $square }, white man on its way, { $count } more to take
cell-white-king = { $square }, white king
cell-white-king-can-move = { $square }, white king, can move
# $count (number): how many it must take.
cell-white-king-must-take = { $square }, white king, must take { $count }
cell-white-king-chosen = { $square }, white king, chosen
# $count (number): how many pieces remain to be taken.
cell-white-king-on-its-way = { $square }, white king on its way, { $count } more to take
cell-black-man = { $square }, black man
cell-black-man-can-move = { $square }, black man, can move
# $count (number): how many it must take.
cell-black-man-must-take = { $square }, black man, must take { $count }
cell-black-man-chosen = { $square }, black man, chosen
# $count (number): how many pieces remain to be taken.
cell-black-man-on-its-way = { $square }, black man on its way, { $count } more to take
cell-black-king = { $square }, black king
cell-black-king-can-move = { $square }, black king, can move
# $count (number): how many it must take.
cell-black-king-must-take = { $square }, black king, must take { $count }
cell-black-king-chosen = { $square }, black king, chosen
# $count (number): how many pieces remain to be taken.
cell-black-king-on-its-way = { $square }, black king on its way, { $count } more to take

## For screen readers: what has happened, one sentence a turn

said-white-man-moves = White moves a man from { $from } to { $to }.
said-white-man-crowns = White moves a man from { $from } to { $to } and it becomes a king.
said-white-king-moves = White moves a king from { $from } to { $to }.
# $squares: where the taken pieces stood.
# $count (number): how many are taken.
said-white-man-takes = White takes { $count } on { $squares } and lands on { $to }.
# A man takes and becomes a king.
# $count (number): how many are taken.
said-white-man-takes-and-crowns = White takes { $count } on { $squares } and gets a king on { $to }.
# $count (number): how many are taken.
said-white-king-takes = White’s king takes { $count } on { $squares } and lands on { $to }.
said-black-man-moves = Black moves a man from { $from } to { $to }.
said-black-man-crowns = Black moves a man from { $from } to { $to } and it becomes a king.
said-black-king-moves = Black moves a king from { $from } to { $to }.
# $count (number): how many are taken.
said-black-man-takes = Black takes { $count } on { $squares } and lands on { $to }.
# $count (number): how many are taken.
said-black-man-takes-and-crowns = Black takes { $count } on { $squares } and gets a king on { $to }.
# $count (number): how many are taken.
said-black-king-takes = Black’s king takes { $count } on { $squares } and lands on { $to }.
# What must be done now.
# $count (number): how many pieces must be taken.
said-white-must-take = White must take { $count }.
# $count (number): how many pieces must be taken.
said-black-must-take = Black must take { $count }.
said-taken-back = Taken back: { $move }.
said-new-game = A new game. White to move.
said-at-start = At the start of the game.
said-no-last-move = No move has been played yet.
# Said once, at 20 seconds.
said-white-low = White has little time left.
said-black-low = Black has little time left.
# $white and $black: what their clocks show.
said-clocks = White has { $white } left, Black has { $black }.
said-no-clock = This game has no clock.
# $moves: a list.
# $count (number): how many.
said-moves =
    { $count ->
        [one] { $count } move is possible: { $moves }.
       *[other] { $count } moves are possible: { $moves }.
    }

## For screen readers: the position in words

# $count (number): how many. $squares: a list.
position-white-men =
    { $count ->
        [one] White has { $count } man on { $squares }.
       *[other] White has { $count } men on { $squares }.
    }
# $count (number): how many. $squares: a list.
position-white-kings =
    { $count ->
        [one] White has { $count } king on { $squares }.
       *[other] White has { $count } kings on { $squares }.
    }
# $count (number): how many. $squares: a list.
position-black-men =
    { $count ->
        [one] Black has { $count } man on { $squares }.
       *[other] Black has { $count } men on { $squares }.
    }
# $count (number): how many. $squares: a list.
position-black-kings =
    { $count ->
        [one] Black has { $count } king on { $squares }.
       *[other] Black has { $count } kings on { $squares }.
    }
position-white-none = White has no pieces.
position-black-none = Black has no pieces.
position-white-to-move = White is to move.
position-black-to-move = Black is to move.

## The rules: two screens of short sentences, a heading and a small board for each

# $number (number) of $count (number): the screen, 1 or 2, of 2.
rules-screen = Rules, { $number } of { $count }
rule-goal-title = The game
rule-goal = Two sides of sixteen men take turns, White first. You win when the other side has no piece or no move left.
rule-man-title = Men move
rule-man = A man moves one square forward, left or right. Never backward, never diagonally.
rule-man-captures-title = Men capture
rule-man-captures = A man jumps over a piece right beside it, forward, left or right, to the empty square behind.
rule-must-title = Capturing is a must
rule-must = If you can capture, you must. You must take as many pieces as can be taken; men and kings count one each.
rule-chain-title = Chains
rule-chain = A taken piece leaves the board at once. In the same turn you jump on, as long as there is something to take.
rule-crown-title = Becoming a king
rule-crown = A man that reaches the far row becomes a king, a dama.
# By a jump, in the rules that most apps use.
rule-crown-classic = Reaching it by a jump, it is a king at once and captures on as a king.
# By a jump, in the tournament rules.
rule-crown-federation = Reaching it by a jump, it captures on as a man and is crowned when the turn ends.
rule-king-title = Kings move
rule-king = A king moves straight, over any number of empty squares, in all four directions.
rule-king-captures-title = Kings capture
rule-king-captures = A king jumps over one piece at any distance and lands on any empty square behind it. Two pieces in a row stop it.
rule-turning-title = No turning back
rule-turning = Between two jumps a king may turn left or right, but never straight back.
rule-draw-title = Draws
# $count (number): 100.
rule-draw = It is a draw when the same position comes up for the third time, after { $count } moves without a capture and without a man going forward, or when both agree.
rule-writing-title = Names of squares
# $quiet and $capture: examples, d3-d4 and d4xd6.
rule-writing = Each square has a letter and a number. A move is written { $quiet }, a capture { $capture }.
rules-next = More rules
rules-previous = First rules

## The table of the two rule sets, under the rules

table-title = The two rule sets
table-crown = A man reaches the far row by a jump
table-crown-classic = It is a king at once and captures on as a king.
table-crown-federation = It captures on as a man and is crowned at the end of the turn.
table-king-man = One king against one man
table-king-man-classic = The king wins, unless the side to move can capture.
table-king-man-federation = Draw
table-king-king = One king against one king
table-king-king-classic = Draw, unless the side to move can capture.
table-king-king-federation = Draw
table-man-man = One man against one man
table-man-man-classic = The game goes on.
table-man-man-federation = Draw
table-offers = Offers of a draw
table-offers-classic = As many as you like
table-offers-federation = Two for each player
# Marks the column of the rules in play.
table-in-play = In play

## When something fails

failed-loading = The game could not be loaded.
failed-old-browser = This browser is too old for the game.
failed-again = Try again
failed-computer = The computer player could not be loaded. Two people can play all the same.
failed-saving = This device does not keep the game: its storage is full or switched off.
failed-saved-game = The saved game could not be read. A new one begins.
failed-newer-game = The saved game is from a newer version. Reload the page to open it.
update-ready = A new version is ready.
update-now = Update
# Another window or tab of the browser has the game.
tab-elsewhere = The game is being played in another window.
# Takes the game over into this window.
tab-here = Go on here

## Endgames: who wins, and training against perfect play

# Training of endgames, in the menu.
menu-endgames = Endgames
# Whether the page says how endgames with few pieces end.
settings-values = Endgames: show who wins
values-off = No
values-position = For the position
values-moves = For each move too
# Both sides playing best.
# $count (number): how many moves of White.
worth-white =
    { $count ->
        [one] White wins in { $count } move
       *[other] White wins in { $count } moves
    }
# $count (number): how many moves of Black.
worth-black =
    { $count ->
        [one] Black wins in { $count } move
       *[other] Black wins in { $count } moves
    }
worth-draw = Draw with best play
# For screen readers, behind a square: what the move to it is worth.
# $count (number): how many.
move-wins =
    { $count ->
        [one] wins in { $count } move
       *[other] wins in { $count } moves
    }
move-draws = draws
# $count (number): how many.
move-loses =
    { $count ->
        [one] loses in { $count } move
       *[other] loses in { $count } moves
    }
# The heading over the three tasks that follow.
trainer-task = Task
trainer-win = Win
trainer-draw = Hold the draw
# To lose as late as can be.
trainer-loss = Hold out
# The heading over the endgames to choose from.
trainer-pieces = Your pieces and the computer’s
# $pieces: a list such as “2 kings and 1 man”.
trainer-yours = Your pieces: { $pieces }.
# $pieces: such a list.
trainer-theirs = The computer’s: { $pieces }.
# $count (number): how many.
trainer-kings =
    { $count ->
        [one] { $count } king
       *[other] { $count } kings
    }
# $count (number): how many.
trainer-men =
    { $count ->
        [one] { $count } man
       *[other] { $count } men
    }
trainer-loading = Getting the endgames ready
# The tables of endgames could not be loaded.
trainer-missing = The endgames cannot be loaded now.
# The task of an exercise, over the line that says who wins and when.
trainer-do-win = Win as fast as you can
trainer-do-loss = Hold out as long as you can
trainer-best = The best move.
# The win comes so much later, or the loss so much sooner.
# $count (number): how many.
trainer-costs =
    { $count ->
        [one] This loses { $count } move.
       *[other] This loses { $count } moves.
    }
# It is a draw now.
trainer-win-gone = This lets the win go.
trainer-losing = This loses the game.
trainer-again = Try again
trainer-next = New position
trainer-end = End the training
# $count (number): how many.
trainer-errors =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
# After fifteen moves.
trainer-held = You held the draw.
# The name of the computer that plays by the tables.
player-perfect = Perfect play
