"""Game records: writing games, reading them one at a time, variations and errors."""

from pathlib import Path

from turkdama import Game, PdnReader, random_game

# Fifty random games in one file.
path = Path("games.pdn")
with path.open("w", encoding="utf-8") as file:
    for seed in range(50):
        game = random_game(seed, rules="federation")
        file.write(game.to_pdn({"White": f"Random {seed}", "Black": "Chance"}) + "\n")

# The reader holds one game at a time, so files may be of any size.
results: dict[str, int] = {}
plies = 0
for record in PdnReader(path):
    assert record.error is None
    results[record.result] = results.get(record.result, 0) + 1
    plies += len(record.moves)
print(f"{plies} plies, results {results}")
assert sum(results.values()) == 50

# What somebody wrote, with a variation and a fault in the second game.
text = """[White "Ada"] [RuleSet "classic"]
1. d3-d4! {to the middle} (1. e3-e4 $5) 1... d6-d5 *
[White "Bo"] [RuleSet "classic"]
1. d3-d5 *"""
first, second = PdnReader(text)
for node in first.root.children:
    print(node.move, node.glyphs, node.comment)
assert second.error is not None and second.error.place is not None
print("game 2:", second.error)
assert second.error.place.line == 4

# One game, to be played on.
game = Game.from_pdn(first.to_pdn())
game.play("d4xd8")
print(game)
