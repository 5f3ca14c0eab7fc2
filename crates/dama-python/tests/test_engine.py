"""The engine: moves, lines, sharing between threads, Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from cases import RULES, random_games, random_setups
from turkdama import Engine, EngineBusyError, Game, Line, Position, Tables, random_game


def test_best_moves_are_legal_and_the_same_each_time() -> None:
    for game in random_games(31, 8):
        game.go_to(game.ply // 2)
        best = game.best_move(nodes=500)
        assert best == game.best_move(nodes=500)
        assert (best is None) == (game.outcome is not None)
        assert best is None or best in game.legal_moves()
    for position in random_setups(32, 8):
        for rules in RULES:
            best = position.best_move(depth=2, rules=rules)
            if position.outcome(rules=rules) is None:
                assert best in position.legal_moves(rules=rules)
            else:
                assert best is None


def test_a_win_is_found() -> None:
    position = Position("W:WKa1,Kb1:BKh8")
    engine = Engine(hash_mb=1, tables=Tables())
    found = engine.search(position, depth=4)
    assert found.score.win_in == 9 and found.score.loss_in is None and str(found.score) == "win in 9"
    assert (found.depth, found.nodes) == (0, 0) and found.pv
    # Where tables tell the move there is one line.
    assert [line.score.win_in for line in engine.analyze(position)] == [9]
    plain = Engine(hash_mb=1).search(position, nodes=200_000)
    assert plain.nodes > 0 and plain.score.value > 0


def test_lines_come_one_for_each_depth() -> None:
    lines = list(Position().analyze(depth=5))
    assert [line.depth for line in lines] == [1, 2, 3, 4, 5]
    assert all(isinstance(line, Line) and line.pv[0] in Position().legal_moves() for line in lines)
    assert [line.nodes for line in lines] == sorted({line.nodes for line in lines})
    assert all(line.seconds >= 0 for line in lines)
    game = Game()
    for move in lines[-1].pv:
        game.play(move)
    again = list(Position().analyze(depth=5))
    assert [line[:3] for line in again] == [line[:3] for line in lines]
    assert Position().best_move(depth=5) == lines[-1].pv[0]


def test_an_analysis_without_bounds_is_closed() -> None:
    with Position().analyze() as lines:
        assert [next(lines).depth for _ in range(3)] == [1, 2, 3]
    assert list(lines) == []
    lines = Position().analyze()
    next(lines)
    lines.close()
    lines.close()
    with pytest.raises(StopIteration):
        next(lines)
    # Left alone and thrown away.
    for _ in range(20):
        next(Position().analyze())


def test_an_engine_does_one_thing_at_a_time() -> None:
    engine = Engine(hash_mb=1)
    lines = engine.analyze(Position())
    next(lines)
    for ask in (
        lambda: engine.best_move(Position(), nodes=1),
        lambda: engine.analyze(Position()),
        engine.clear,
    ):
        with pytest.raises(EngineBusyError, match="close it first"):
            ask()
    lines.close()
    # The engine comes back in a moment, and is waited for.
    assert engine.best_move(Position(), depth=1) is not None
    next(engine.analyze(Position()))
    assert engine.best_move(Position(), depth=1) is not None
    assert len(list(engine.analyze(Position(), depth=3))) == 3
    engine.clear()


def test_threads_share_an_engine() -> None:
    engine = Engine(hash_mb=1)
    games = [random_game(seed, plies=10) for seed in range(12)]
    with ThreadPoolExecutor(4) as pool:
        moves = list(pool.map(lambda game: engine.best_move(game, nodes=2_000), games))
    assert all(move in game.legal_moves() for move, game in zip(moves, games))


def test_others_run_while_it_searches() -> None:
    stop = threading.Event()
    counted = 0

    def count() -> None:
        nonlocal counted
        while not stop.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    try:
        before = counted
        Position().perft(6)
        Position().best_move(nodes=50_000)
        assert counted > before + 100
    finally:
        stop.set()
        thread.join()


def test_levels() -> None:
    engine = Engine(hash_mb=1)
    game = random_game(4, plies=8)
    for level in (1, 5):
        move = engine.play_level(game, level, seed=3)
        assert move in game.legal_moves() and move == engine.play_level(game, level, seed=3)
    for level in (0, 11, 255):
        with pytest.raises(ValueError, match="levels are 1 to 10"):
            engine.play_level(game, level)


def test_rules_belong_to_the_game() -> None:
    engine = Engine(hash_mb=1)
    assert engine.rules is None and Engine(hash_mb=1, tables=Tables(rules="federation")).rules
    with pytest.raises(ValueError, match="by the rules 'classic'"):
        engine.best_move(Game(), nodes=1, rules="federation")
    assert engine.best_move(Position(), nodes=1, rules="federation") is not None
    assert engine.best_move(Game("federation"), nodes=1, rules="federation") is not None


@pytest.mark.parametrize(
    "work",
    [
        "Position().perft(40)",
        "Position().perft(40, hash_mb=1, unit='paths')",
        "Position().best_move(depth=10_000)",
        "Engine(hash_mb=1).search(Game(), time=1e6)",
        "list(Position().analyze())",
        "random_positions(90_000_000, 1)",
        "list(PdnReader(Endless()))",
        "sum(1 for _ in PdnReader(Endless()))",
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_ends_it(work: str) -> None:
    program = f"""
import signal, sys
from turkdama import *
class Endless:
    def read(self, size): return b"1. d3-d4 *\\n" * 100
signal.signal(signal.SIGINT, signal.default_int_handler)
print("ready", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print("interrupted", Position().perft(3))
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None and run.stdout.readline() == "ready\n"
        try:
            run.wait(0.3)
        except subprocess.TimeoutExpired:
            run.send_signal(signal.SIGINT)
        try:
            assert run.communicate(timeout=60)[0] == "interrupted 708\n"
        finally:
            run.kill()


def test_an_engine_that_a_signal_asks() -> None:
    engine = Engine(hash_mb=1)
    seen: list[BaseException] = []

    def ask(*_: object) -> None:
        try:
            engine.best_move(Position(), nodes=1)
        except EngineBusyError as error:
            seen.append(error)

    if not hasattr(signal, "setitimer"):
        pytest.skip("no timers here")
    before = signal.signal(signal.SIGALRM, ask)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
        while not seen:
            assert engine.best_move(Position(), nodes=300_000) is not None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert "within its own search" in str(seen[0])
