"""The moves of the library kish beside ours, under the federation's rules: what they lead
to, and how many paths there are. The ends of games follow other rules there."""

from __future__ import annotations

import pytest
from cases import random_setups
from turkdama import Position, random_game

kish = pytest.importorskip("kish", reason="kish is not installed")


def their_board(position: Position) -> object:
    white_men, white_kings, black_men, black_kings = position.bitboards
    turn = 0 if position.side_to_move == "white" else 1
    return kish.Board.from_bitboards(
        turn, white_men | white_kings, black_men | black_kings, white_kings | black_kings
    )


def compare(position: Position) -> int:
    board = their_board(position)
    actions = board.actions()  # type: ignore[attr-defined]
    theirs = {
        (action.captured_bitboard(), board.apply(action).bitboards())  # type: ignore[attr-defined]
        for action in actions
    }
    moves = position.legal_moves(rules="federation")
    ours = set()
    for move in moves:
        after = position.play(move, rules="federation")
        taken = sum(1 << square for square in move.captures)
        ours.add((taken, their_board(after).bitboards()))  # type: ignore[attr-defined]
    assert ours == theirs, position
    assert len(moves) == len(set(moves))
    counts = position.path_counts(rules="federation")
    assert list(counts) == sorted(moves)
    assert sum(counts.values()) == len(actions), position
    return len(moves)


def test_random_games_have_the_moves_of_kish() -> None:
    moves = 0
    for seed in range(60):
        game = random_game(seed, rules="federation", plies=200)
        moves += sum(map(compare, game.positions))
    assert moves > 20_000


def test_random_set_ups_have_the_moves_of_kish() -> None:
    assert sum(map(compare, random_setups(5, 1_500))) > 5_000


def test_trees_have_the_paths_of_kish() -> None:
    board = their_board(Position())
    for depth in range(1, 6):
        counted = Position().perft(depth, rules="federation", unit="paths")
        assert counted == board.perft(depth)  # type: ignore[attr-defined]
