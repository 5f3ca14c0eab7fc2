"""The speed of turkdama beside kish and pydraughts, in one run: legal moves of the same
positions, each library with objects of its own that are made before the clock runs.

What is counted is user time of the processor. The libraries take turns, and the middle of
several rounds counts, so that a busy machine disturbs all alike.

    pip install turkdama-*.whl kish==1.1.7 pydraughts==0.6.7 numpy
    python benches/compare.py
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
from collections.abc import Callable
from typing import Any

import draughts
import kish
import turkdama

# pydraughts takes milliseconds for a position: it gets fewer of them.
FEW = 50


def user_time() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def kish_board(row: Any) -> Any:
    white_men, white_kings, black_men, black_kings, side = map(int, row)
    return kish.Board.from_bitboards(
        side, white_men | white_kings, black_men | black_kings, white_kings | black_kings
    )


def pydraughts_board(position: turkdama.Position) -> Any:
    # Its texts of positions name squares as ours do.
    return draughts.Board(variant="turkish", fen=position.fen)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()

    rows = turkdama.random_positions(options.positions, 1, rules="federation")
    positions = turkdama.positions_of_array(rows)
    boards = [kish_board(row) for row in rows]
    few = positions[:: max(1, len(positions) // FEW)]
    slow_boards = [pydraughts_board(position) for position in few]

    def one_by_one() -> int:
        return sum(len(position.legal_moves(rules="federation")) for position in positions)

    def kish_one_by_one() -> int:
        return sum(len(board.actions()) for board in boards)

    def in_one_call() -> int:
        return len(turkdama.legal_moves_of_all(rows, rules="federation").moves)

    def paths_in_one_call() -> int:
        return len(turkdama.legal_paths_of_all(rows, rules="federation").moves)

    def pydraughts_one_by_one() -> int:
        return sum(len(list(board.legal_moves())) for board in slow_boards)

    works: dict[str, tuple[Callable[[], int], int, int]] = {
        # What is done, how often in a round, for how many positions.
        "turkdama, one call each": (one_by_one, 4, len(positions)),
        "kish, one call each": (kish_one_by_one, 4, len(positions)),
        "turkdama, one call for all": (in_one_call, 40, len(positions)),
        "turkdama, one call, with paths": (paths_in_one_call, 20, len(positions)),
        "pydraughts, one call each": (pydraughts_one_by_one, 1, len(few)),
    }
    times: dict[str, list[float]] = {name: [] for name in works}
    moves: dict[str, int] = {}
    for _ in range(options.rounds):
        for name, (work, repeats, count) in works.items():
            begin = user_time()
            for _ in range(repeats):
                moves[name] = work()
            times[name].append((user_time() - begin) / repeats / count)

    print(f"Legal moves of {len(positions)} positions of random games (federation)\n")
    middle = {name: statistics.median(seconds) for name, seconds in times.items()}
    for name, seconds in middle.items():
        print(f"{name:32} {seconds * 1e6:10.3f} us a position, {moves[name]:7} moves")

    print()
    single = middle["turkdama, one call each"]
    batch = middle["turkdama, one call for all"]
    wanted = [
        ("one call each, as fast as kish", middle["kish, one call each"] / single, 1),
        ("one call for all, beside kish", middle["kish, one call each"] / batch, 10),
        ("one call each, beside pydraughts", middle["pydraughts, one call each"] / single, 100),
    ]
    for name, ratio, least in wanted:
        print(f"{name:34} {ratio:8.1f} times as fast (wanted: {least})")
    return 0 if all(ratio >= least for _, ratio, least in wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
