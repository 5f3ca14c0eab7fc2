"""The engine and solved endgames: moves, lines as they are found, who wins."""

from turkdama import Engine, Game, Position, Tables

# A move within so many positions looked at: the same on every machine.
print("best:", Position().best_move(nodes=20_000))

# Lines as the search goes deeper. It is closed at the end of the `with`.
with Position("W:Wd4,e3,a2,KH1:Bd6,e7,b8,Kg8").analyze() as lines:
    for line in lines:
        print(line)
        if line.depth >= 6 or line.score.win_in:
            break

# Up to three pieces are solved without any files, in a moment. More pieces come from
# a folder: Tables("dama-tables"), which `dama tables build` makes.
tables = Tables()
position = Position("W:WKa1,Kb1:BKh8")
answer = tables.probe(position)
print("solved:", answer.grade, "in", answer.distance)
assert answer.grade == "win"
for move, worth in tables.moves(position)[:3]:
    print("  ", move, worth.grade, worth.distance)

# An engine that knows them plays the win out.
engine = Engine(hash_mb=8, tables=tables)
game = Game(start=position)
while (best := engine.best_move(game, nodes=10_000)) is not None:
    game.play(best)
outcome = game.outcome
assert outcome is not None and outcome.winner == "white"
assert game.ply == answer.distance
print(game)
