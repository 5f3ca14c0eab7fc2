"""Pattern matching, which Python has from 3.10 on."""

from turkdama import Game, Move, Outcome, Position, Square


def told(value: object) -> str:
    match value:
        case Move(Square.D4, end, (_, _, _), True):
            return f"three to {end}"
        case Move(start, end, ()):
            return f"{start} to {end}"
        case Outcome(winner=None, reason=reason):
            return f"draw: {reason}"
        case Outcome("white" | "black" as side):
            return f"{side} wins"
        case Position("W:Wa2:Bb7"):
            return "two men"
        case Position(side_to_move="black"):
            return "black to move"
        case _:
            return "?"


assert told(Position("W:Wd4:Bd5,d7,b8").legal_moves()[0]) == "three to a8"
assert told(Position().legal_moves()[0]) == "a3 to a4"
assert told(Position("B:Wa2:Bb7")) == "black to move"
assert told(Position("W:Wa2:Bb7")) == "two men"
assert told(Position("W:Wa2:Bb7").outcome(rules="federation")) == "draw: one-piece-each"
game = Game()
game.resign("black")
assert told(game.outcome) == "white wins"
assert told(3) == "?"
