"""The rules as Python sees them, with the library's own cases."""

from __future__ import annotations

import pytest
from cases import RULES, random_games, random_setups, records
from turkdama import DamaError, Game, Move, Position, Rules


def described(move: Move) -> str:
    if not move.is_capture:
        text = f"{move.start}-{move.end}"
    else:
        taken = ",".join(str(square) for square in sorted(move.captures))
        text = f"{move.start}x{move.end} takes {taken}"
    return text + (" crowned" if move.promotes else "")


@pytest.mark.parametrize("rules", RULES)
def test_moves_are_those_of_the_cases(rules: Rules) -> None:
    count = 0
    for case in records("moves.txt"):
        moves = Position(case["fen"]).legal_moves(rules=rules)
        expected = case["both"] if "both" in case else case[rules]
        assert sorted(map(described, moves)) == [m for m in expected.split("; ") if m], case["fen"]
        count += 1
    assert count > 300


def test_counts_of_trees_are_those_of_the_cases() -> None:
    for case in records("perft.txt"):
        position = Position() if case["fen"] == "start" else Position(case["fen"])
        for rules in RULES if case["rules"] == "both" else [case["rules"]]:
            for unit in ("moves", "paths"):
                for depth, nodes in enumerate(map(int, case.get(unit, "").replace(",", "").split()), 1):
                    if nodes <= 1_000_000:
                        counted = position.perft(depth, rules=rules, unit=unit)  # type: ignore[arg-type]
                        assert counted == nodes, (case["fen"], rules, unit, depth)


def test_positions_stand_as_in_the_cases() -> None:
    count = 0
    for case in records("status.txt"):
        for rules in RULES:
            expected = (case["both"] if "both" in case else case[rules]).split()
            try:
                game = Game(rules, start=Position(case["fen"]), moves=case.get("play", "").split())
            except DamaError as error:
                assert expected == ["error", error.code], case
            else:
                reason = [] if game.outcome is None else [game.outcome.reason]
                assert [game.result, *reason] == expected, case
            count += 1
    assert count > 20


def test_deep_trees_agree_in_all_ways() -> None:
    for position in [Position(), *random_setups(3, 10)]:
        for rules in RULES:
            plain = position.perft(5, rules=rules)
            assert position.perft(5, rules=rules, hash_mb=1) == plain
            assert sum(position.divide(5, rules=rules).values()) == plain
            paths = position.perft(1, rules=rules, unit="paths")
            assert sum(position.path_counts(rules=rules).values()) == paths
    # Deeper than what is counted in one go.
    assert Position().perft(7, hash_mb=8) == 10_782_308
    assert Position().perft(7, unit="paths", hash_mb=8) == 10_782_382


def test_laws_of_positions_hold_in_random_games() -> None:
    plies = 0
    for game in random_games(1, 40):
        for position in game.positions:
            assert Position(position.fen) == position == Position.unpack(position.pack())
            assert Position.from_bitboards(*position.bitboards, position.side_to_move) == position
            for other in (position.mirrored(), position.flipped()):
                assert len(other.legal_moves(rules=game.rules)) == len(
                    position.legal_moves(rules=game.rules)
                )
            assert position.mirrored().mirrored() == position == position.flipped().flipped()
            assert position.setup().position() == position
            assert hash(position) == hash(Position(position.fen))
            plies += 1
    assert plies > 1_000


def test_all_forms_of_a_move_are_read() -> None:
    for game in random_games(2, 40):
        for position, played in zip(game.positions, game.moves):
            for move in position.legal_moves(rules=game.rules):
                forms = (str(move), move.taken_text, position.short_text(move, rules=game.rules))
                for form in (*forms, *map(str.upper, forms[::2]), move):
                    assert position.move(form, rules=game.rules) == move, (position, form)
            after = position.play(played, rules=game.rules)
            assert after == position.play(str(played), rules=game.rules)
            assert position.move(played, rules=game.rules) == played
