"""Game records: reading as an iterator, writing, errors with their places."""

from __future__ import annotations

import errno
import io
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cases import random_games
from turkdama import Game, PdnError, PdnReader, Place, Position

TEXT = """[White "Ada"] [RuleSet "classic"] [GameType "30,W,8,8,A0,0"]
1. d3-d4! {to the middle} (1. a3-a4 $5 a6-a5) 1... d6-d5 1-0
[White "Bo"] [RuleSet "classic"]
1. d3-d5 *
1. e3-e4 *"""


def test_whatever_is_written_is_read_again(tmp_path: Path) -> None:
    games = list(random_games(21, 30))
    text = "\n".join(game.to_pdn({"White": f"Player {n}"}) for n, game in enumerate(games))
    path = tmp_path / "games.pdn"
    path.write_text(text, "utf-8")
    for source in (text, text.encode(), bytearray(text.encode()), path, io.StringIO(text)):
        records = list(PdnReader(source))
        assert [record.game() for record in records] == games
        assert [record.tags["White"] for record in records][:2] == ["Player 0", "Player 1"]
        assert all(record.error is None for record in records)
    with path.open("rb") as file:
        assert sum(len(record.moves) for record in PdnReader(file)) == sum(g.ply for g in games)
    assert [Game.from_pdn(game.to_pdn()) for game in games] == games


def test_trees_with_notes() -> None:
    first, second, third = PdnReader(TEXT)
    root = first.root
    assert root.move is None and root.parent is None and root.position == Position()
    main, other = root.children
    assert (str(main.move), main.glyphs, main.comment) == ("d3-d4", (1,), "to the middle")
    assert (str(other.move), other.glyphs) == ("a3-a4", (5,))
    assert main.parent == root and hash(main.parent) == hash(root) and main != other
    assert [str(child.move) for child in other.children] == ["a6-a5"]
    assert first.result == "1-0" and first.game().result == "1-0"
    (again,) = PdnReader(first.to_pdn())
    assert again.to_pdn() == first.to_pdn() and len(again.root.children) == 2
    (plain,) = itertools.islice(PdnReader(TEXT, variations="pass-over"), 1)
    assert len(plain.root.children) == 1

    assert isinstance(second.error, PdnError) and second.moves == ()
    assert second.error.code == "illegal-move" and second.error.text == "d3-d5"
    assert second.error.place == Place(game=2, line=4, column=4, offset=second.error.place.offset)
    with pytest.raises(PdnError, match="line 4, column 4"):
        second.game()
    assert third.rules == "federation" and {odd.code for odd in third.warnings} >= {"no-rule-set"}
    assert third.place.game == 3 and third.outcome is None


def test_a_stream_is_read_as_it_comes() -> None:
    class Endless(io.RawIOBase):
        """Games without end."""

        asked = 0

        def read(self, size: int = -1) -> bytes:
            self.asked += 1
            return b"1. d3-d4 d6-d5 *\n" * 10

    endless = Endless()
    reader = PdnReader(endless)
    assert sum(len(record.moves) for record in itertools.islice(reader, 50_000)) == 100_000
    assert 5_000 <= endless.asked < 20_000


def test_a_file_that_breaks_down() -> None:
    class Broken:
        def __init__(self, answers: list[Any]) -> None:
            self.answers: Iterator[Any] = iter(answers)

        def read(self, size: int) -> Any:
            answer = next(self.answers)
            if isinstance(answer, Exception):
                raise answer
            return answer

    reader = PdnReader(Broken([b"1. d3-d4 * ", KeyError("oh")]))  # type: ignore[arg-type]
    with pytest.raises(KeyError, match="oh"):
        list(reader)
    assert list(reader) == []
    with pytest.raises(TypeError, match="gave a int"):
        next(PdnReader(Broken([17])))  # type: ignore[arg-type]
    assert len(list(PdnReader(Broken(["1. d3-", "d4 *", ""])))) == 1  # type: ignore[arg-type]
    assert list(PdnReader("")) == list(PdnReader(b" \n")) == []


def test_a_file_that_asks_its_own_reader() -> None:
    class Turning:
        def read(self, size: int) -> bytes:
            next(reader)
            return b""

    reader = PdnReader(Turning())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at work already"):
        next(reader)


def test_what_cannot_be_read() -> None:
    with pytest.raises(FileNotFoundError) as missing:
        PdnReader(Path("no such file"))
    assert missing.value.filename == "no such file" and missing.value.errno == errno.ENOENT
    with pytest.raises(ValueError, match="NUL byte"):
        PdnReader(Path("a\0b"))
    for wrong in (3, None, [b"1. d3-d4"], object()):
        with pytest.raises(TypeError, match="games are read from"):
            PdnReader(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'keep' or 'pass-over'"):
        PdnReader("", variations="none")  # type: ignore[arg-type]
    for text in ("", "no game", "1. a1-a2 *", "1. d3-d4 {"):
        with pytest.raises(PdnError) as raised:
            Game.from_pdn(text)
        assert raised.value.place is not None and raised.value.code
