"""Squares of the board and sets of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from enum import IntEnum
from typing import Any, Union


class Square(IntEnum):
    """One of the 64 squares: a1 is 0, b1 is 1, a2 is 8, h8 is 63.

    Squares are numbers, so they index lists and arrays, and they are written as text.

    >>> Square.D3, str(Square.D3), int(Square.D3)
    (Square.D3, 'd3', 19)
    >>> Square.D3.file, Square.D3.rank
    (3, 2)
    """

    A1, B1, C1, D1, E1, F1, G1, H1 = range(0, 8)
    A2, B2, C2, D2, E2, F2, G2, H2 = range(8, 16)
    A3, B3, C3, D3, E3, F3, G3, H3 = range(16, 24)
    A4, B4, C4, D4, E4, F4, G4, H4 = range(24, 32)
    A5, B5, C5, D5, E5, F5, G5, H5 = range(32, 40)
    A6, B6, C6, D6, E6, F6, G6, H6 = range(40, 48)
    A7, B7, C7, D7, E7, F7, G7, H7 = range(48, 56)
    A8, B8, C8, D8, E8, F8, G8, H8 = range(56, 64)

    @classmethod
    def parse(cls, text: str) -> Square:
        """The square with a name such as "d3"; upper and lower case do not matter.

        Raises `ValueError` where the board has no such square.

        >>> Square.parse("D3")
        Square.D3
        """
        square = cls.__members__.get(text.upper())
        if square is None or not text.isascii():
            raise ValueError(f"there is no square {text!r}: squares are a1 to h8")
        return square

    @property
    def file(self) -> int:
        """The file: 0 for the a-file to 7 for the h-file."""
        return self.value & 7

    @property
    def rank(self) -> int:
        """The rank: 0 for rank 1 to 7 for rank 8."""
        return self.value >> 3

    def __repr__(self) -> str:
        return f"Square.{self.name}"

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, format_spec: str) -> str:
        return format(str(self), format_spec)


#: What is accepted as a square: a `Square`, its number from 0 to 63, or its name.
SquareLike = Union[Square, int, str]


def square_of(square: SquareLike) -> Square:
    """The square that is meant by a square, a number or a name."""
    return Square.parse(square) if isinstance(square, str) else Square(square)


class SquareSet(Set[Square]):
    """A set of squares that never changes, made of squares, numbers or names.

    It is a set as `frozenset` is, with the same operators, and equal to any set of
    the same squares. Bit *n* of `bits` is the square with number *n*.

    >>> corners = SquareSet(["a1", "h1", "a8", "h8"])
    >>> hex(corners.bits)
    '0x8100000000000081'
    >>> corners & SquareSet.from_bits(0xff)
    SquareSet(['a1', 'h1'])
    >>> "a8" in corners, len(corners), corners == {0, 7, 56, 63}
    (True, 4, True)
    """

    __slots__ = ("bits",)

    bits: int
    """The set as a number of 64 bits."""

    def __init__(self, squares: Iterable[SquareLike] = ()) -> None:
        bits = 0
        for square in squares:
            bits |= 1 << square_of(square)
        object.__setattr__(self, "bits", bits)

    @classmethod
    def from_bits(cls, bits: int) -> SquareSet:
        """The set of the squares whose bits are 1.

        Raises `ValueError` where that are not 64 bits.
        """
        if not 0 <= bits < 1 << 64:
            raise ValueError(f"a set of squares has 64 bits, and this is {bits:#x}")
        squares = cls.__new__(cls)
        object.__setattr__(squares, "bits", int(bits))
        return squares

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> SquareSet:  # type: ignore[override]
        return cls(it)

    def mirrored(self) -> SquareSet:
        """Left and right exchanged.

        >>> SquareSet(["a1", "c4"]).mirrored()
        SquareSet(['h1', 'f4'])
        """
        return SquareSet(square ^ 7 for square in self)

    def flipped(self) -> SquareSet:
        """Top and bottom exchanged.

        >>> SquareSet(["a1", "c4"]).flipped()
        SquareSet(['c5', 'a8'])
        """
        return SquareSet.from_bits(int.from_bytes(self.bits.to_bytes(8, "little"), "big"))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a set of squares never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a set of squares never changes")

    def __contains__(self, square: object) -> bool:
        if not isinstance(square, (int, str)):
            return False
        try:
            return bool(self.bits >> square_of(square) & 1)
        except ValueError:
            return False

    def __iter__(self) -> Iterator[Square]:
        bits = self.bits
        while bits:
            lowest = bits & -bits
            yield Square(lowest.bit_length() - 1)
            bits ^= lowest

    def __len__(self) -> int:
        return bin(self.bits).count("1")

    def __hash__(self) -> int:
        return self._hash()

    def __int__(self) -> int:
        return self.bits

    def __reduce__(self) -> tuple[Any, ...]:
        return SquareSet.from_bits, (self.bits,)

    def __repr__(self) -> str:
        return f"SquareSet({[str(square) for square in self]})"
