"""Turkish draughts (Dama): exact rules, a strong engine and endgame tables.

>>> from turkdama import Game
>>> game = Game()
>>> game.play("d3-d4")
Move('d3', ['d4'])
>>> [str(move) for move in game.legal_moves()][:3]
['a6-a5', 'b6-b5', 'c6-c5']

Positions, moves and sets of squares never change, can be hashed, compared, sorted and
pickled, and their `repr` makes them again. Squares are `Square.D3`, 19 or "d3"; sides
are "white" and "black"; the rules are "classic", as most apps play, or "federation", as
in tournaments. The README tells more.
"""

from turkdama._errors import (
    DamaError,
    EngineBusyError,
    FenError,
    GameError,
    IllegalMoveError,
    NotInTablesError,
    PdnError,
    SetupError,
    TableError,
    UnpackError,
)
from turkdama._native import (
    Analysis,
    Engine,
    Game,
    Move,
    Node,
    PdnReader,
    Position,
    Record,
    Setup,
    Tables,
    __version__,
    array_of_positions,
    legal_moves_of_all,
    legal_paths_of_all,
    planes_of_all,
    positions_of_array,
    random_game,
    random_positions,
)
from turkdama._squares import Square, SquareLike, SquareSet
from turkdama._values import (
    Answer,
    Grade,
    Kind,
    Line,
    MoveArrays,
    MustCapture,
    Outcome,
    PathArrays,
    Piece,
    Place,
    Reason,
    Result,
    Rules,
    Score,
    Side,
    Warning,
)

__all__ = [
    "Analysis",
    "Answer",
    "DamaError",
    "Engine",
    "EngineBusyError",
    "FenError",
    "Game",
    "GameError",
    "Grade",
    "IllegalMoveError",
    "Kind",
    "Line",
    "Move",
    "MoveArrays",
    "MustCapture",
    "Node",
    "NotInTablesError",
    "Outcome",
    "PathArrays",
    "PdnError",
    "PdnReader",
    "Piece",
    "Place",
    "Position",
    "Reason",
    "Record",
    "Result",
    "Rules",
    "Score",
    "Setup",
    "SetupError",
    "Side",
    "Square",
    "SquareLike",
    "SquareSet",
    "TableError",
    "Tables",
    "UnpackError",
    "Warning",
    "__version__",
    "array_of_positions",
    "legal_moves_of_all",
    "legal_paths_of_all",
    "planes_of_all",
    "positions_of_array",
    "random_game",
    "random_positions",
]

for _value in list(globals().values()):
    if isinstance(_value, type) and _value.__module__.startswith("turkdama."):
        # Errors and pickles name things as they are imported.
        _value.__module__ = "turkdama"
del _value
