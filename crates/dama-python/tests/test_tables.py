"""Endgame tables: built in, of a folder, damaged."""

from __future__ import annotations

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cases import RULES, random_setups
from turkdama import Answer, Engine, NotInTablesError, Position, TableError, Tables

WIN = Position("W:WKa1,Kb1:BKh8")


def test_three_pieces_are_built_in() -> None:
    tables = Tables()
    assert tables.probe(WIN) == Answer("win", 9) and tables.rules == "classic"
    line = tables.line(WIN)
    assert len(line) == 9
    position = WIN
    for number, move in enumerate(line):
        assert tables.probe(position).distance == 9 - number
        position = position.play(move)
    outcome = position.outcome()
    assert outcome is not None and outcome.winner == "white" and tables.probe(position).distance == 0
    assert tables.moves(position) == []
    moves = tables.moves(WIN)
    assert moves[0][1] == Answer("win", 9) and len(moves) == len(WIN.legal_moves())
    assert Tables(rules="federation").probe(Position("W:WKa1:Bb7")) == Answer("draw", None)


@pytest.mark.parametrize("rules", RULES)
def test_values_fit_those_of_the_moves(rules: str) -> None:
    tables = Tables(rules=rules)  # type: ignore[arg-type]
    known = 0
    for position in random_setups(41, 4_000):
        if len(position.occupied) > 3 or tables.get(position) is None:
            continue
        here = tables.probe(position)
        if moves := tables.moves(position):
            assert here == moves[0][1], position
            known += 1
        else:
            assert not here.distance and position.outcome(rules=tables.rules) is not None
    assert known > 100


def test_what_no_table_knows() -> None:
    tables = Tables()
    with pytest.raises(NotInTablesError, match="32 pieces") as raised:
        tables.probe(Position())
    assert raised.value.text == Position().fen and isinstance(raised.value, LookupError)
    assert tables.get(Position()) is None and tables.get(Position(), 3) == 3
    for ask in (tables.moves, tables.line):
        with pytest.raises(NotInTablesError):
            ask(Position())


def test_a_folder_may_be_empty_or_missing(tmp_path: Path) -> None:
    assert Tables(tmp_path).probe(WIN) == Answer("win", 9)
    assert Tables(str(tmp_path)).get(Position("W:WKa1,Kb1:BKh8,Kg8")) is None
    with pytest.raises(FileNotFoundError) as raised:
        Tables(tmp_path / "nothing")
    assert raised.value.filename == str(tmp_path / "nothing")
    (tmp_path / "file").write_text("")
    with pytest.raises(NotADirectoryError):
        Tables(tmp_path / "file")
    with pytest.raises(ValueError, match="null byte|NUL byte"):
        Tables("a\0b")


def test_a_damaged_table_is_told(tmp_path: Path) -> None:
    (tmp_path / "classic").mkdir()
    (tmp_path / "classic" / "KKvK.distance").write_bytes(b"no table at all")
    with pytest.raises(TableError, match="KKvK"):
        Tables(tmp_path).probe(WIN)
    with pytest.raises(TableError, match="KKvK"):
        Engine(hash_mb=1, tables=Tables(tmp_path))


def test_threads_share_tables() -> None:
    tables = Tables()
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(tables.probe, [WIN] * 40)) == {Answer("win", 9)}
    tables.prepare()


def test_tables_of_a_folder(tmp_path: Path) -> None:
    """Tables that the program `dama` makes, where there is one."""
    program = os.environ.get("DAMA_BIN")
    if program is None:
        pytest.skip("DAMA_BIN does not name the program dama")
    build = [program, "tables", "build", "--tables", str(tmp_path), "--pieces", "3"]
    subprocess.run([*build, "--threads", "1"], check=True, capture_output=True)
    for rules in RULES:
        tables, built_in = Tables(tmp_path, rules=rules), Tables(rules=rules)
        for position in random_setups(42, 2_000):
            if len(position.occupied) <= 3:
                assert tables.get(position) == built_in.get(position), position
        # It is this file that answers.
        file = tmp_path / rules / "KKvK.distance"
        file.write_bytes(file.read_bytes()[:-1] + b"!")
        with pytest.raises(TableError, match="KKvK"):
            Tables(tmp_path, rules=rules).probe(WIN)
