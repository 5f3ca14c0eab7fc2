"""Arrays: NumPy sees the memory itself, and many positions are asked at once."""

from __future__ import annotations

import gc
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from cases import RULES, random_games, random_setups
from turkdama import (
    Position,
    SetupError,
    Square,
    array_of_positions,
    legal_moves_of_all,
    legal_paths_of_all,
    planes_of_all,
    positions_of_array,
    random_positions,
)

np = pytest.importorskip("numpy", reason="NumPy is not installed")


def positions() -> list[Position]:
    games = [position for game in random_games(51, 12) for position in game.positions]
    return [*games, *random_setups(52, 200)]


def test_a_position_is_seen_without_a_copy() -> None:
    position = Position("B:Wa2,Kc4:Bd6,Ke8")
    seen = np.asarray(position)
    assert seen.tolist() == list(position.bitboards) and seen.dtype == np.uint64
    address = position.__array_interface__["data"][0]
    assert seen.__array_interface__["data"][0] == address
    assert np.asarray(position).__array_interface__["data"][0] == address
    assert not seen.flags.writeable and not seen.flags.owndata
    with pytest.raises(ValueError):
        seen[0] = 1
    with pytest.raises(ValueError):
        seen.flags.writeable = True
    del position
    gc.collect()
    assert seen.tolist() == [1 << Square.A2, 1 << Square.C4, 1 << Square.D6, 1 << Square.E8]


def test_planes_have_a_bool_for_each_square() -> None:
    for position in positions()[::50]:
        planes = position.planes()
        assert planes.shape == (4, 8, 8) and planes.dtype == bool and not planes.flags.owndata
        for square in Square:
            here = [bool(plane[square.rank, square.file]) for plane in planes]
            assert here == [bool(bits >> square & 1) for bits in position.bitboards]
    some = positions()[:30]
    all_planes = planes_of_all(array_of_positions(some))
    assert all((plane == one.planes()).all() for plane, one in zip(all_planes, some))


def test_arrays_of_positions_come_back() -> None:
    some = positions()
    rows = array_of_positions(some)
    assert rows.shape == (len(some), 5) and rows.dtype == np.uint64
    assert positions_of_array(rows) == some
    assert positions_of_array(rows[::-3]) == some[::-3]
    assert positions_of_array(rows.astype(">u8")) == some
    assert positions_of_array(np.empty((0, 5), np.uint64)) == []
    assert array_of_positions([]).shape == (0, 5)


@pytest.mark.parametrize("rules", RULES)
def test_moves_of_all_are_those_of_each(rules: str) -> None:
    some = positions()
    rows = array_of_positions(some)
    moves, offsets = legal_moves_of_all(rows, rules=rules)
    found = legal_paths_of_all(rows, rules=rules)
    assert offsets.tolist() == found.offsets.tolist() and len(offsets) == len(some) + 1
    for number, position in enumerate(some):
        legal = position.legal_moves(rules=rules)  # type: ignore[arg-type]
        here = slice(offsets[number], offsets[number + 1])
        named = {
            (int(m.start), int(m.end), sum(1 << c for c in m.captures), m.promotes, len(m.captures))
            for m in legal
        }
        fields = moves[here][["start", "end", "taken", "promotes", "count"]].tolist()
        assert set(fields) == named and len(fields) == len(legal), position
        assert (moves[here]["position"] == number).all()
        paths = set()
        for index in range(here.start, here.stop):
            steps = slice(found.steps[index], found.steps[index + 1])
            victims = [v for v in found.victims[steps].tolist() if v != 255]
            start = int(found.moves[index]["start"])
            paths.add((start, tuple(found.landings[steps].tolist()), tuple(victims)))
        assert paths == {(int(m.start), m.landings, m.captures) for m in legal}, position
    assert len(found.steps) == len(moves) + 1 and len(found.victims) == len(found.landings)


def test_random_positions_follow_from_the_seed() -> None:
    rows = random_positions(500, 9)
    assert (rows == random_positions(500, 9)).all() and (rows[:100] == random_positions(100, 9)).all()
    assert not (rows == random_positions(500, 10)).all()
    assert positions_of_array(rows)[0] == Position()
    assert random_positions(0, 1).shape == (0, 5)


def test_of_no_position_nothing_is_found() -> None:
    none = np.empty((0, 5), np.uint64)
    moves, offsets = legal_moves_of_all(none)
    assert moves.shape == (0,) and offsets.tolist() == [0] and "taken" in moves.dtype.names
    assert [len(array) for array in legal_paths_of_all(none)] == [0, 1, 0, 0, 1]
    assert planes_of_all(none).shape == (0, 4, 8, 8)


def test_rows_may_lie_anywhere_in_memory() -> None:
    rows = random_positions(60, 3)
    wide = np.zeros((60, 11), np.uint64)
    wide[:, 1::2] = rows
    unaligned = np.frombuffer(b"x" + rows.tobytes(), np.uint8)[1:].view(np.uint64).reshape(60, 5)
    expected = legal_moves_of_all(rows)
    for same in (wide[:, 1::2], np.asfortranarray(rows), unaligned, rows[::-1][::-1]):
        found = legal_moves_of_all(same)
        assert (found.moves == expected.moves).all() and (found.offsets == expected.offsets).all()


def test_arrays_from_several_threads() -> None:
    rows = random_positions(3_000, 5)
    expected = legal_moves_of_all(rows)
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda _: legal_moves_of_all(rows), range(12)):
            assert (found.moves == expected.moves).all()


@pytest.mark.parametrize(
    "work",
    [
        "legal_moves_of_all(rows)",
        "legal_paths_of_all(rows)",
        "planes_of_all(rows)",
        "array_of_positions(Position() for _ in iter(int, 1))",
        "random_positions(50_000_000, 1)",
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded otherwise there")
def test_memory_that_is_not_there_is_an_error(work: str) -> None:
    program = f"""
import os, resource
os.environ["OPENBLAS_NUM_THREADS"] = "1"
import numpy
from turkdama import *
rows = numpy.broadcast_to(random_positions(1, 1), (1_000_000, 5))
pages = int(open("/proc/self/statm").read().split()[0])
most = pages * resource.getpagesize() + 150_000_000
resource.setrlimit(resource.RLIMIT_AS, (most, most))
try:
    {work}
except MemoryError:
    print("an error", Position().perft(3))
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "an error 708\n", run.stderr


def test_a_wrong_row_is_named() -> None:
    rows = np.array(random_positions(10, 1))
    for column, value, code in [
        (4, 2, "bad-side"),
        (0, 0xFF << 56, "man-on-far-rank"),
        (1, 0xFF << 8, "two-pieces-on-square"),
        (1, 0xFFFFFF << 24, "too-many-pieces"),
    ]:
        wrong = rows.copy()
        wrong[7] = [0xFF00, 0, 0xFF << 48, 0, 1]
        wrong[7, column] = value
        for ask in (legal_moves_of_all, legal_paths_of_all, positions_of_array, planes_of_all):
            with pytest.raises(SetupError) as raised:
                ask(wrong)
            assert (raised.value.code, raised.value.index) == (code, 7)
    wrong = np.zeros((1, 5), np.uint64)
    with pytest.raises(SetupError, match="the board is empty"):
        legal_moves_of_all(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        3,
        "text",
        [],
        [[1, 2]],
        [[1, 2, 3, 4, -1]],
        [[1.5] * 5],
        [["a"] * 5],
        np.zeros((2, 4), np.uint64),
        np.zeros(5, np.uint64),
        np.zeros((1, 5)),
        np.zeros((1, 5), complex),
        np.zeros((1, 5), object),
        np.zeros((1, 1, 5), np.uint64),
    ],
)
def test_what_is_no_array_of_positions(wrong: object) -> None:
    for ask in (legal_moves_of_all, legal_paths_of_all, positions_of_array, planes_of_all):
        with pytest.raises((TypeError, ValueError)):
            ask(wrong)
    with pytest.raises((TypeError, ValueError)):
        array_of_positions([Position(), wrong])  # type: ignore[list-item]
