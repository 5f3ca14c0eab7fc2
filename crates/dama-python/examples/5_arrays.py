"""Arrays: many positions in one call, for statistics and for learning. It needs NumPy."""

import numpy as np
from turkdama import (
    Position,
    Square,
    legal_moves_of_all,
    legal_paths_of_all,
    planes_of_all,
    positions_of_array,
    random_positions,
)

# A position is seen by NumPy where it lies: four bitboards, nothing is copied.
position = Position()
print(np.asarray(position))
assert np.asarray(position)[0] == 0xFFFF00

# Positions of random games: a row has four bitboards and the side to move.
positions = random_positions(10_000, seed=1)
assert positions.shape == (10_000, 5)

# All their legal moves in one call.
moves, offsets = legal_moves_of_all(positions)
counts = np.diff(offsets)
print(f"{len(moves)} moves, {counts.mean():.2f} in a position, at most {counts.max()}")
forced = moves["count"] > 0
print(f"{forced.mean():.1%} are captures, the longest takes {moves['count'].max()}")

# The moves of one of them, and the same by hand.
number = int(counts.argmax())
here = moves[offsets[number] : offsets[number + 1]]
(by_hand,) = positions_of_array(positions[number : number + 1])
assert len(by_hand.legal_moves()) == len(here)

# How often a square is left, as a board with rank 8 above.
left = np.bincount(moves["start"], minlength=64).reshape(8, 8)[::-1]
print(left)

# The paths of captures: the landings of move j and what is taken on the way.
found = legal_paths_of_all(positions)
j = int(found.moves["count"].argmax())
steps = slice(found.steps[j], found.steps[j + 1])
print("the longest:", [str(Square(int(s))) for s in found.landings[steps]])

# Planes for learning: men and kings of both sides on an 8x8 board.
planes = planes_of_all(positions)
assert planes.shape == (10_000, 4, 8, 8)
print("pieces in a position:", planes.sum() / len(planes))
