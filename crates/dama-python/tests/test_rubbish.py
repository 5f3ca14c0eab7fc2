"""Whatever is handed in, an error of Python's comes out, and the interpreter lives on."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
import turkdama
from turkdama import Analysis, Engine, Game, Move, PdnReader, Position, Setup, Tables

RUBBISH: list[Any] = [
    None,
    True,
    -1,
    0,
    64,
    255,
    256,
    2**31,
    2**63,
    2**64,
    10**40,
    -(10**40),
    0.5,
    float("nan"),
    float("inf"),
    -1.0,
    1e300,
    "",
    "\0",
    "\ud800",
    "a\ud800b",
    "a1" * 10_000,
    "W:W:B",
    "É" * 100,
    "→" * 20,
    "K" * 50,
    "W:W" + "a2," * 5_000 + ":B",
    b"",
    b"\xff" * 17,
    bytearray(17),
    [],
    [[]],
    {},
    {"a": 1},
    (),
    ("white", "man"),
    object(),
    object,
    Position(),
    Setup(),
    Game(),
    Move("a1", ["a2"]),
    lambda: None,
]

# What would do what it is asked for, and take its time.
SLOW = {"perft", "divide", "analyze", "best_move", "search", "play_level", "random_positions"}


def calls(thing: Any) -> list[Any]:
    names = [name for name in dir(thing) if not name.startswith("__") or name in OPERATORS]
    found = [getattr(thing, name) for name in names if name not in SLOW]
    return [call for call in found if callable(call)]


OPERATORS = {"__init__", "__eq__", "__lt__", "__ge__", "__deepcopy__", "__exit__", "__reduce__"}

THINGS = [
    Position(),
    Setup(),
    Game(),
    Move("a1", ["a2"]),
    Engine(hash_mb=1),
    Tables(),
    PdnReader("1. d3-d4 *"),
    next(PdnReader("1. d3-d4 (1. e3-e4) *")),
    next(PdnReader("1. d3-d4 (1. e3-e4) *")).root,
    Position().analyze(depth=1),
    turkdama.random_game,
    turkdama.array_of_positions,
    turkdama.legal_moves_of_all,
    Position,
    Setup,
    Game,
    Move,
    Engine,
    Tables,
    PdnReader,
    Analysis,
]


@pytest.mark.parametrize("thing", THINGS, ids=repr)
def test_no_argument_is_too_odd(thing: Any) -> None:
    chance = random.Random(repr(thing)[:20])
    called = 0
    for call in [*calls(thing), thing] if callable(thing) else calls(thing):
        for number in range(60):
            arguments = chance.choices(RUBBISH, k=chance.randint(0, 3))
            names: dict[str, Any] = {}
            if number % 3 == 0:
                keys = ["rules", "side", "hash_mb", "depth", "size", "moves", "start", "tables"]
                names = {chance.choice(keys): chance.choice(RUBBISH)}
                # So much memory may be there, and asking for it is no fault.
                if names.get("hash_mb") == 255 or names.get("hash_mb") == 256:
                    names = {}
            if names.get("plies") is None and call is turkdama.random_game:
                names["plies"] = 5
            try:
                call(*arguments, **names)
            except Exception as error:
                assert type(error).__name__ != "PanicException", (call, arguments, names)
                assert "has a fault" not in str(error), (call, arguments, names)
            called += 1
    assert called > 0
    assert Position().perft(3) == 708


@pytest.mark.parametrize("wrong", RUBBISH, ids=lambda value: repr(value)[:30])
def test_no_limit_is_too_odd(wrong: Any) -> None:
    engine = Engine(hash_mb=1)
    for ask in (Position().best_move, Game().best_move):
        for names in ({"nodes": wrong, "depth": 1}, {"time": wrong, "depth": 1}, {"depth": 1, "x": wrong}):
            try:
                ask(**names)
            except (TypeError, ValueError, OverflowError):
                pass
    for call in (
        lambda: engine.search(wrong, nodes=1),
        lambda: engine.play_level(Game(), wrong) if wrong != 10 else None,
        lambda: Position().perft(wrong) if wrong != 255 and wrong != 64 else None,
        lambda: Position().perft(1, unit=wrong),
        lambda: Position().perft(1, rules=wrong),
        lambda: turkdama.random_positions(wrong, 1) if wrong != 2**31 else None,
        lambda: turkdama.random_positions(1, wrong),
    ):
        try:
            call()
        except (TypeError, ValueError, OverflowError, MemoryError, EOFError):
            pass


def test_more_memory_than_there_is() -> None:
    for hash_mb in (2**40, 2**43, 2**63):
        with pytest.raises(MemoryError):
            Engine(hash_mb=hash_mb)
        with pytest.raises(MemoryError):
            Position().perft(4, hash_mb=hash_mb)


def test_bounds_of_a_search_are_bounds() -> None:
    with pytest.raises(ValueError, match="needs a bound"):
        Position().best_move()
    for time in (-1.0, float("nan"), float("inf"), 1e300):
        with pytest.raises(ValueError, match="the time must be seconds"):
            Position().best_move(time=time)
    for names in ({"nodes": -1}, {"depth": -1}, {"depth": 2**40}, {"nodes": 2**64}):
        with pytest.raises(OverflowError):
            Position().best_move(**names)  # type: ignore[arg-type]
    assert Position().best_move(nodes=0) is not None
    assert Position().best_move(time=0) is not None


def test_nothing_is_made_by_the_wrong_way() -> None:
    for cls in (turkdama.Record, turkdama.Node, Analysis):
        with pytest.raises(TypeError):
            cls()
    for cls in (Position, Move, Game):
        with pytest.raises(TypeError):
            type("Sub", (cls,), {})
        with pytest.raises(TypeError):
            object.__new__(cls)


def test_a_list_that_changes_while_it_is_read() -> None:
    game = Game()

    def moves() -> Any:
        yield "d3-d4"
        game.play("e3-e4")
        yield game.position
        raise AssertionError("not reached")

    with pytest.raises(TypeError):
        Game(moves=moves())

    positions = [Position()]

    def grows() -> Any:
        for number, position in enumerate(positions):
            if number < 5:
                positions.append(position.flipped())
            yield position

    assert len(turkdama.array_of_positions(grows())) == len(positions) == 6


def test_recursion_ends_as_usual() -> None:
    class Deep:
        def __iter__(self) -> Any:
            return iter(Game(moves=Deep()).moves)

    with pytest.raises(RecursionError):
        Game(moves=Deep())


def test_a_game_that_many_threads_change() -> None:
    game = Game()
    wrong: list[BaseException] = []

    def run(seed: int) -> None:
        chance = random.Random(seed)
        try:
            for _ in range(300):
                match_ = chance.randint(0, 6)
                moves = game.legal_moves()
                if match_ < 3 and moves:
                    try:
                        game.play(chance.choice(moves))
                    except turkdama.IllegalMoveError:
                        pass
                elif match_ == 4:
                    game.undo()
                elif match_ == 5:
                    game.go_to(chance.randint(0, 20))
                else:
                    assert Game.unpack(game.pack()).start == Position()
                    assert game == game and repr(game)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert Game(moves=game.moves).position == game.position


def test_iterators_that_many_threads_use() -> None:
    text = "1. d3-d4 d6-d5 *\n" * 500
    reader = PdnReader(text)
    lines = Position().analyze(depth=6)
    games: list[int] = []
    depths: list[int] = []

    def run() -> None:
        games.extend(record.place.game for record in reader)
        depths.extend(line.depth for line in lines)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(games) == list(range(1, 501)) and sorted(depths) == [1, 2, 3, 4, 5, 6]
