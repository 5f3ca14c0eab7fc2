"""Values: they never change, can be hashed, compared, sorted, pickled and taken apart."""

from __future__ import annotations

import copy
import pickle
import re
import xml.etree.ElementTree as ElementTree

import pytest
import turkdama
from turkdama import (
    FenError,
    Game,
    IllegalMoveError,
    Move,
    Outcome,
    Piece,
    Position,
    Setup,
    SetupError,
    Square,
    SquareSet,
    Tables,
    UnpackError,
    random_game,
)

CHAIN = Position("W:Wd4:Bd5,d7,b8").legal_moves()[0]

RESIGNED = random_game(3, plies=9)
RESIGNED.undo()
RESIGNED.redo()
RESIGNED.resign("white")

VALUES = [
    Square.D3,
    SquareSet(["a1", 5, Square.H8]),
    Piece("white", "king"),
    Outcome(None, "repetition"),
    Setup("B:Wa2:BKb3"),
    Setup(),
    Position(),
    Position("B:Wa2:BKb3"),
    CHAIN,
    Move("d3", ["d4"]),
    Position("W:Wd4,a2:Bd5,d7,b8").most_captures(),
    Tables().probe(Position("W:WKa1:BKh8,Kg8")),
]

GAMES = [
    Game(),
    Game("federation", moves=["d3-d4", "d6-d5", "d4xd8"]),
    Game(start=Position("W:Wa2:Bb7"), moves=["a2-a3"], taken_back=["b7-b6"]),
    random_game(3, plies=40),
    RESIGNED,
]


@pytest.mark.parametrize("value", [*VALUES, *GAMES], ids=repr)
def test_values_are_made_again(value: object) -> None:
    assert eval(repr(value), dict(vars(turkdama))) == value
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))
        assert again == value and type(again) is type(value)
    assert copy.copy(value) == value == copy.deepcopy(value)
    assert value != "something else" and not value == object()


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_values_never_change(value: object) -> None:
    assert hash(value) == hash(copy.deepcopy(value))
    if not isinstance(value, Square):
        with pytest.raises((AttributeError, TypeError)):
            value.nothing = 1  # type: ignore[attr-defined]
    for name in ("start", "fen", "bits", "side", "winner", "most", "grade"):
        if hasattr(value, name):
            with pytest.raises(AttributeError):
                setattr(value, name, 1)


def test_games_cannot_be_hashed_and_copies_go_apart() -> None:
    game = Game()
    with pytest.raises(TypeError):
        hash(game)
    other = copy.copy(game)
    other.play("d3-d4")
    assert game.ply == 0 and other.ply == 1 and game != other
    assert game == game and not game != game


def test_order() -> None:
    start = Position()
    moves = start.legal_moves()
    assert [str(move) for move in sorted(moves)] == sorted(map(str, moves))
    positions = [start.play(move) for move in moves]
    assert sorted(positions) == sorted(positions[::-1])
    assert sorted(positions, key=Position.pack) == sorted(positions)
    a, b = sorted(positions)[:2]
    assert a < b and a <= b and b > a and b >= a and a <= a and not a < a
    assert Setup("W:Wa2:B") < Setup("W:Wb2:B")
    with pytest.raises(TypeError):
        assert start < 3  # type: ignore[operator]


def test_squares_and_sets() -> None:
    assert [str(square) for square in Square][:9] == "a1 b1 c1 d1 e1 f1 g1 h1 a2".split()
    assert f"{Square.A1:>4}" == "  a1" and Square.parse("h8") == 63
    for wrong in ("", "i1", "a9", "a1 ", "ａ1", "a\0"):
        with pytest.raises(ValueError):
            Square.parse(wrong)
    some = SquareSet(["a1", "b2"])
    assert some | {Square.C3} == {0, 9, 18} and some - ["a1"] == SquareSet(["b2"])  # type: ignore[operator]
    assert some < SquareSet(range(64)) and not some.isdisjoint({0})
    assert hash(some) == hash(frozenset([0, 9])) and int(some) == some.bits == 0x201
    assert "a1" in some and 9 in some and "zz" not in some and 1000 not in some and 1.5 not in some
    for bits in (-1, 1 << 64):
        with pytest.raises(ValueError):
            SquareSet.from_bits(bits)


def test_a_set_up_holds_anything() -> None:
    setup = Setup("W:Wa8:B").put("b1", Piece("black", "man")).put(7, ("black", "king"))
    assert setup.pieces[Square.B1] == ("black", "man") and setup.piece_at("c3") is None
    assert setup.put("a8", None).with_side("black") == Setup("B:W:Bb1,Kh1")
    assert setup.flipped().flipped() == setup.mirrored().mirrored() == setup
    with pytest.raises(SetupError) as raised:
        setup.position()
    assert (raised.value.code, raised.value.square) == ("man-on-far-rank", Square.B1)
    assert Position().setup().position() == Position()


@pytest.mark.parametrize(
    ("fen", "code", "text", "offset"),
    [
        ("x:Wa1:B", "bad-side", "x", 0),
        ("", "bad-side", "", 0),
        ("  ", "bad-side", "", 2),
        ("W:Wa2,a:B", "bad-square", "a", 6),
        ("W: W a2, b3 : w c3 .", "repeated-list", "W", 14),
        ("W:Wa2:Ba3,KA3,a3", "two-pieces-on-square", "a3", 10),
        ("W:Wa2:Q" + "x" * 60, "bad-list", "Q" + "x" * 39 + "..", 6),
        ("é:Wa2:B", "bad-side", "é", 0),
        ("W:Wé,a9:B", "bad-square", "é", 3),
        ("W:Wa2, zz:B", "bad-square", "zz", 7),
        ("W:Wa2:Bb3,c9", "bad-square", "c9", 10),
        ("W:WKa2,Kq:B", "bad-square", "Kq", 7),
        ("W:Wa2,:B", "bad-square", "", 6),
        ("W:Wa2:Wb3", "repeated-list", "W", 6),
        ("W:Wa2:Q", "bad-list", "Q", 6),
        ("W:Wa2:BA2", "two-pieces-on-square", "a2", 7),
        ("W:Wa2", "missing-list", "", None),
    ],
)
def test_what_is_wrong_with_a_text_and_where(
    fen: str, code: str, text: str, offset: int | None
) -> None:
    for make in (Setup, Position):
        with pytest.raises(FenError) as raised:
            make(fen)
        error = raised.value
        assert (error.code, error.text, error.offset) == (code, text, offset)
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.code, again.text, again.offset) == (str(error), code, text, offset)


def test_refusals_say_why() -> None:
    with pytest.raises(IllegalMoveError) as raised:
        Position("W:Wd4,a2:Bd5,d7,b8").play("a2-a3")
    error = raised.value
    assert error.code == "must-capture" and error.text == "a2-a3"
    assert error.most == 3 and error.stones == {Square.D4} and error.square is None
    with pytest.raises(IllegalMoveError) as raised:
        Position().play("d4-d5")
    assert raised.value.square == Square.D4 and raised.value.code == "empty-square"
    with pytest.raises(IllegalMoveError) as raised:
        Game(moves=["d3-d4", "d6-d5", "a2-a3"])
    assert raised.value.ply == 3 and "a2-a3" in str(raised.value)
    for bytes_ in (b"", b"x" * 17, bytes(17)):
        with pytest.raises(UnpackError):
            Position.unpack(bytes_)
        with pytest.raises(UnpackError):
            Game.unpack(bytes_)


def test_moves_written_by_hand() -> None:
    by_hand = Move("d4", ["d6", "d8", "a8"], ["d5", "d7", "b8"], True)
    assert by_hand == CHAIN and hash(by_hand) == hash(CHAIN)
    assert by_hand.path == (27, 43, 59, 56) and by_hand.end == Square.A8
    assert Position("W:Wd4:Bd5,d7,b8").play(by_hand) == Position("W:Wd4:Bd5,d7,b8").play(CHAIN)
    for landings, captures in (([], []), (["a1"], ["a2", "a3"]), (["a1"] * 17, ["a2"] * 17)):
        with pytest.raises(ValueError):
            Move("a1", landings, captures)
    with pytest.raises(IllegalMoveError):
        Position().play(Move("a1", ["h8"]))


def test_pictures() -> None:
    plain = Position()._repr_svg_()
    tree = ElementTree.fromstring(plain)
    title = tree.find("{http://www.w3.org/2000/svg}title")
    assert title is not None and title.text == Position().fen
    assert plain.count("<ellipse") == 32 and " id=" not in plain
    king = Position("W:WKa1:BKh8").svg(size=100, side="black", last_move=CHAIN)
    assert king.count("<path d=\"M-9,6") == 2 and king.count("#7ea04d") == 4
    assert re.search(r'width="100" height="100"', king)
    for drawn in (king, Setup("W:Wa8:Ba1")._repr_svg_(), random_game(1)._repr_svg_()):
        ElementTree.fromstring(drawn)
