"""The cases that the library itself is tested with, and what several tests need."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from turkdama import Game, Position, Rules, Setup, Square, random_game

CASES = Path(__file__).parents[2] / "dama-core" / "testdata"

RULES: tuple[Rules, Rules] = ("classic", "federation")


def records(name: str) -> Iterator[dict[str, str]]:
    """The records of a file of cases: lines of a key and its value, an empty line behind."""
    record: dict[str, str] = {}
    for line in [*(CASES / name).read_text("utf-8").splitlines(), ""]:
        if line.startswith("#"):
            continue
        if line:
            key, _, value = line.partition(" ")
            record[key] = value
        elif record:
            yield record
            record = {}


def random_setups(seed: int, count: int) -> Iterator[Position]:
    """Positions as no game comes to: anything that is legal."""
    chance = random.Random(seed)
    while count > 0:
        setup = Setup().with_side(chance.choice(["white", "black"]))
        kings = chance.choice([0.0, 0.3, 1.0])
        for square in chance.sample(list(Square), chance.randint(1, 20)):
            kind = "king" if chance.random() < kings else "man"
            setup = setup.put(square, (chance.choice(["white", "black"]), kind))
        try:
            position = setup.position()
        except ValueError:
            continue
        yield position
        count -= 1


def random_games(seed: int, count: int) -> Iterator[Game]:
    """Random games by both sets of rules, half of them from the first position."""
    setups = random_setups(seed, count)
    for number, start in enumerate(setups):
        rules = RULES[number % 2]
        first = start if number % 4 > 1 else Position()
        yield random_game(seed + number, rules=rules, start=first, plies=300)
