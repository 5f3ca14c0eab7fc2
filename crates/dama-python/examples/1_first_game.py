"""A game by hand: moves as text, what may not be played, taking back, how it ends."""

from turkdama import Game, IllegalMoveError

game = Game()  # the rules "classic"; Game("federation") plays as in tournaments
for text in ("d3-d4", "e6e5", "D4-D5"):
    print("played:", game.play(text))

# What must be taken must be taken, and a refusal says why, in words and as a code.
try:
    game.play("a6-a5")
except IllegalMoveError as error:
    print("refused:", error)
    assert error.code == "must-capture" and error.most is not None

# Everything can be taken back and played again.
undone = game.undo()
assert undone is not None and game.redo() == undone

# A game ends on the board or by its players.
game.resign("black")
outcome = game.outcome
assert outcome is not None and outcome.winner == "white"
print(f"{game.result}, for the reason {outcome.reason!r}")
assert game.legal_moves() == []

# As bytes it takes about one for each ply, and comes back the same.
data = game.pack()
assert Game.unpack(data) == game
print(len(data), "bytes")
