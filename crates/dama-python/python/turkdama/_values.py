"""Small values that the library hands out: they never change and can be taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Optional

from turkdama._squares import SquareSet

if TYPE_CHECKING:
    from turkdama._native import Move

#: A side of the game.
Side = Literal["white", "black"]

#: What a piece is.
Kind = Literal["man", "king"]

#: The names of the two sets of rules.
Rules = Literal["classic", "federation"]

#: Why a game is over.
Reason = Literal[
    "no-pieces",
    "no-moves",
    "king-against-man",
    "one-piece-each",
    "king-against-king",
    "repetition",
    "no-progress",
    "agreement",
    "resignation",
    "time",
]

#: How a game ends: written, not only on the board.
Result = Literal["1-0", "0-1", "1/2-1/2", "0-0", "*"]

#: How a solved position ends for the side to move.
Grade = Literal["win", "draw", "loss"]


class Piece(NamedTuple):
    """A piece: whose it is and what it is.

    >>> Piece("white", "king")
    Piece(side='white', kind='king')
    """

    side: Side
    kind: Kind


class MustCapture(NamedTuple):
    """The captures that a side must choose from (rule 6).

    `most` pieces must be taken, and the pieces on `stones` can take so many.
    """

    most: int
    stones: SquareSet


class Outcome(NamedTuple):
    """The end of a game: who has won (`None` is a draw), and why."""

    winner: Optional[Side]
    reason: Reason

    @property
    def result(self) -> Result:
        """The result as records write it.

        >>> Outcome("black", "no-moves").result, Outcome(None, "repetition").result
        ('0-1', '1/2-1/2')
        """
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner == "white" else "0-1"


class Score(NamedTuple):
    """What a position is worth to the side to move.

    `value` is in hundredths of a man; a win is 30,000 less the plies to the end, a
    loss the same with the sign turned. `win_in` and `loss_in` are the plies to
    that end, where it is known. `text` is for people: "+0.35", "win in 5".
    """

    value: int
    win_in: Optional[int]
    loss_in: Optional[int]
    text: str

    def __str__(self) -> str:
        return self.text


class Line(NamedTuple):
    """What a search has found: the depth in plies, the worth of the position to the
    side to move, the positions looked at, the seconds that it took, and the moves
    that are best for both sides."""

    depth: int
    score: Score
    nodes: int
    seconds: float
    pv: tuple[Move, ...]

    def __str__(self) -> str:
        moves = " ".join(str(move) for move in self.pv)
        return f"depth {self.depth}: {self.score} {moves}"


class Answer(NamedTuple):
    """What endgame tables say of a position, for the side to move.

    `distance` is in plies until the game is over, both sides playing best; `None`
    for a draw, and where only tables without distances are at hand.
    """

    grade: Grade
    distance: Optional[int]


class Place(NamedTuple):
    """A place in a game record: the game, line and column count from 1, a column is
    one character; `offset` counts the bytes before it."""

    game: int
    line: int
    column: int
    offset: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


class Warning(NamedTuple):
    """Something odd in a game record: what, as a stable code and in words, and where."""

    code: str
    message: str
    place: Place


class MoveArrays(NamedTuple):
    """The legal moves of many positions as arrays.

    The moves of position *i* are `moves[offsets[i]:offsets[i + 1]]`; `moves` has the
    fields `taken` (a bitboard), `start`, `end` (numbers of squares), `promotes`,
    `count` (of taken pieces) and `position` (*i*).
    """

    moves: Any
    offsets: Any


class PathArrays(NamedTuple):
    """The legal moves of many positions with their paths, as arrays.

    `moves` and `offsets` are those of `MoveArrays`. The path of move *j* is
    `landings[steps[j]:steps[j + 1]]`, one square for each jump, and the pieces that it
    takes stand on `victims` in the same places; a quiet move has one landing and the
    victim 255.
    """

    moves: Any
    offsets: Any
    landings: Any
    victims: Any
    steps: Any
