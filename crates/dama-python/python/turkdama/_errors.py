"""The errors of the library: what is wrong, with what, and where.

All are a `DamaError`, which is a `ValueError`. Wrong types are a `TypeError`, as usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from turkdama._squares import Square, SquareSet

if TYPE_CHECKING:
    from turkdama._native import Move
    from turkdama._values import Place


class DamaError(ValueError):
    """What all errors of this library have in common."""

    code: str = ""
    """What is wrong, as a stable code such as "bad-square"."""
    text: str = ""
    """The offending text, cut short where it is long; empty where there is none."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message)


class FenError(DamaError):
    """A text that is no set-up (rule 11)."""

    offset: Optional[int] = None
    """Where `text` stands in what was read, in characters from 0; `None` where
    something is missing."""


class SetupError(DamaError):
    """A set-up, or an array, that is no legal position."""

    square: Optional[Square] = None
    """The square that is at fault, if it is one."""
    index: Optional[int] = None
    """The row of the array that is at fault, from 0."""


class IllegalMoveError(DamaError):
    """A move that may not be played; the message says why."""

    square: Optional[Square] = None
    """Where the reason lies, if it lies on one square."""
    stones: SquareSet = SquareSet()
    """The pieces that must capture."""
    most: Optional[int] = None
    """How many pieces must be taken."""
    moves: tuple[Move, ...] = ()
    """The moves that fit, where several do."""
    ply: Optional[int] = None
    """Which ply of a game it was to be, from 1."""


class GameError(DamaError):
    """Something that a player may not do now, such as resigning after the end."""


class UnpackError(DamaError):
    """Bytes that are no packed position or game."""


class PdnError(DamaError):
    """A text that is no record of a game."""

    place: Optional[Place] = None
    """Where `text` stands."""


class TableError(DamaError):
    """An endgame table that cannot be read or is damaged."""


class NotInTablesError(DamaError, LookupError):
    """A position that is in no table at hand; no fault of anything."""


class EngineBusyError(RuntimeError):
    """The engine is at work: an analysis of it is still open, or it was asked from
    within its own search."""
