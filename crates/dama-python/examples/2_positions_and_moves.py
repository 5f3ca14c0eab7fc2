"""Positions and moves: values that never change and can be used as keys."""

from turkdama import Move, Outcome, Position, SetupError, Setup, Square

position = Position("W:Wd4,a2:Bd5,d7,b8")
print(position.side_to_move, "to move,", len(position.occupied), "pieces")
print("on d4:", position.piece_at("d4"), "and Black's men:", position.men("black"))

# A move knows its path, what it takes and in which order.
(move,) = position.legal_moves()
print(move, "takes", [str(square) for square in move.captures])
assert move.path == (Square.D4, Square.D6, Square.D8, Square.A8)
assert move.promotes and move.is_capture

# The three ways to write it down mean the same.
for text in (str(move), move.short_text, move.taken_text):
    assert position.move(text) == move
    print("read:", text)

# The rule sets differ: a man that is crowned on the way goes on as a king, or does not.
(other,) = position.legal_moves(rules="federation")
print("federation:", other)

# Playing gives another position; the old one stays what it was.
after = position.play(move)
assert after != position and after.outcome() == Outcome("white", "no-pieces")
seen = {position: "before", after: "after"}
assert seen[Position("W:Wd4,a2:Bd5,d7,b8")] == "before"

# A set-up may be illegal, and says so when it is to be a position.
setup = Setup().put("a8", ("white", "man"))
try:
    setup.position()
except SetupError as error:
    print("no position:", error)
    assert error.square == Square.A8

assert Move("d4", ["d6", "d8", "a8"], ["d5", "d7", "b8"], promotes=True) == move
