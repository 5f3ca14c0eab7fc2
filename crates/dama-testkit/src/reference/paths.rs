//! All legal paths: every list of squares that a piece may follow in one turn.

use dama_core::{JumpToFarRank, Kind, Piece, RuleSet, Setup, Side, Square};

use super::board::{Board, Cell, Direction};
use super::{MOST_JUMPS, TooManyJumps};

/// One way to play a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where the piece starts.
    pub from: Square,
    /// Where it lands, the last square last; one for a quiet move.
    pub landings: Vec<Square>,
    /// What is taken, in order, one for each landing; empty for a quiet move.
    pub captures: Vec<Square>,
    /// Whether a man became a king.
    pub promotes: bool,
    /// The position that it leads to.
    pub after: Setup,
}

impl Path {
    /// Where the piece ends.
    pub fn to(&self) -> Square {
        *self.landings.last().expect("a path lands somewhere")
    }

    /// The full form: `d3-d4`, `f3xf5xd5`.
    pub fn text(&self) -> String {
        let separator = if self.captures.is_empty() { "-" } else { "x" };
        let squares = std::iter::once(&self.from).chain(&self.landings);
        squares
            .map(Square::to_string)
            .collect::<Vec<String>>()
            .join(separator)
    }

    /// The captured-squares form with the landing behind it: `f3xf4xe5>d5`.
    pub fn captured_squares_text(&self) -> String {
        let squares = std::iter::once(&self.from).chain(&self.captures);
        let squares = squares
            .map(Square::to_string)
            .collect::<Vec<String>>()
            .join("x");
        format!("{squares}>{}", self.to())
    }

    /// Whether the piece lands right behind the first victim wherever two jumps
    /// follow in one direction.
    pub(super) fn lands_right_behind(&self) -> bool {
        let starts: Vec<Square> = std::iter::once(self.from)
            .chain(self.landings.clone())
            .collect();
        (1..self.captures.len()).all(|second| {
            let first = second - 1;
            let one_way = heading(starts[first], self.landings[first])
                == heading(starts[second], self.landings[second]);
            !one_way || distance(self.captures[first], self.landings[first]) == 1
        })
    }
}

fn heading(from: Square, to: Square) -> (i8, i8) {
    let file = (to.file() as i8 - from.file() as i8).signum();
    let rank = (to.rank() as i8 - from.rank() as i8).signum();
    (file, rank)
}

fn distance(from: Square, to: Square) -> u8 {
    from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank())
}

/// The paths that rules 1 to 7 allow, each list of squares once.
///
/// # Errors
///
/// [`TooManyJumps`] where trying every chain would take too long.
pub fn paths(setup: &Setup, rules: &RuleSet) -> Result<Vec<Path>, TooManyJumps> {
    let captures = captures(setup, rules)?;
    // Rule 6: capturing is compulsory.
    Ok(if captures.is_empty() {
        quiet_moves(setup)
    } else {
        captures
    })
}

/// Rules 2 and 3: a man moves one square, a king any number of empty ones.
fn quiet_moves(setup: &Setup) -> Vec<Path> {
    let board = Board::of(setup);
    let side = setup.side_to_move();
    let mut found = Vec::new();
    for (from, piece) in board.pieces(side) {
        let reach = if piece.kind == Kind::King { 7 } else { 1 };
        for direction in Direction::of(piece) {
            let empty = |to: &Cell| board.at(*to).is_none();
            for to in from.ray(direction).take(reach).take_while(empty) {
                let mut after = board.clone();
                after.put(from, None);
                let arrived = crowned_on(to, piece);
                after.put(to, Some(arrived));
                found.push(Path {
                    from: from.square(),
                    landings: vec![to.square()],
                    captures: Vec::new(),
                    promotes: arrived != piece,
                    after: after.to_setup(side.opposite()),
                });
            }
        }
    }
    found
}

/// Rule 7: a man that reaches the far rank becomes a king.
fn crowned_on(cell: Cell, piece: Piece) -> Piece {
    if cell.is_far_rank_of(piece.side) {
        Piece::king(piece.side)
    } else {
        piece
    }
}

struct Jump {
    victim: Cell,
    landing: Cell,
    direction: Direction,
}

/// The jumps of a piece that stands on `at` and came there in the direction `last`.
fn jumps(board: &Board, piece: Piece, at: Cell, last: Option<Direction>) -> Vec<Jump> {
    let is_empty = |cell: Cell| board.at(cell).is_none();
    let is_enemy = |cell: Cell| board.at(cell).is_some_and(|other| other.side != piece.side);
    let mut found = Vec::new();
    for direction in Direction::of(piece) {
        // Rule 5: no turn by 180 degrees between two consecutive jumps.
        if last == Some(direction.opposite()) {
            continue;
        }
        match piece.kind {
            Kind::Man => {
                let Some(victim) = at.next(direction) else {
                    continue;
                };
                let Some(landing) = victim.next(direction) else {
                    continue;
                };
                if is_enemy(victim) && is_empty(landing) {
                    found.push(Jump {
                        victim,
                        landing,
                        direction,
                    });
                }
            }
            Kind::King => {
                let Some(victim) = at.ray(direction).find(|cell| !is_empty(*cell)) else {
                    continue;
                };
                if is_enemy(victim) {
                    for landing in victim.ray(direction).take_while(|cell| is_empty(*cell)) {
                        found.push(Jump {
                            victim,
                            landing,
                            direction,
                        });
                    }
                }
            }
        }
    }
    found
}

/// The chains of the side to move that take the most pieces (rule 6).
fn captures(setup: &Setup, rules: &RuleSet) -> Result<Vec<Path>, TooManyJumps> {
    let board = Board::of(setup);
    let side = setup.side_to_move();
    let mut found = Found {
        longest: Vec::new(),
        most: 0,
        jumps_left: MOST_JUMPS,
    };
    for (from, piece) in board.pieces(side) {
        // Rule 4: the mover has left its start square.
        let mut board = board.clone();
        board.put(from, None);
        let mut chain = Chain {
            rules,
            from,
            start: piece,
            jumps: Vec::new(),
        };
        chain.go_on(&board, piece, from, None, &mut found)?;
    }
    Ok(found.longest)
}

struct Found {
    /// The chains that take the most so far.
    longest: Vec<Path>,
    /// How many they take.
    most: usize,
    jumps_left: usize,
}

/// The jumps of a turn so far, and who makes them.
struct Chain<'a> {
    rules: &'a RuleSet,
    from: Cell,
    start: Piece,
    jumps: Vec<(Cell, Cell)>,
}

impl Chain<'_> {
    /// Tries every jump from `at`, where the piece came in the direction `last`,
    /// on a board without the mover and its victims.
    fn go_on(
        &mut self,
        board: &Board,
        piece: Piece,
        at: Cell,
        last: Option<Direction>,
        found: &mut Found,
    ) -> Result<(), TooManyJumps> {
        let next = jumps(board, piece, at, last);
        if next.is_empty() && !self.jumps.is_empty() {
            self.end(board, piece, at, found);
        }
        for jump in next {
            found.jumps_left = found.jumps_left.checked_sub(1).ok_or(TooManyJumps)?;
            // Rule 4: a jumped piece leaves the board at once.
            let mut board = board.clone();
            board.put(jump.victim, None);
            let piece = match self.rules.jump_to_far_rank {
                JumpToFarRank::CrownAtOnce => crowned_on(jump.landing, piece),
                JumpToFarRank::CrownAtEnd => piece,
            };
            self.jumps.push((jump.victim, jump.landing));
            self.go_on(&board, piece, jump.landing, Some(jump.direction), found)?;
            self.jumps.pop();
        }
        Ok(())
    }

    fn end(&self, board: &Board, piece: Piece, at: Cell, found: &mut Found) {
        let taken = self.jumps.len();
        if taken < found.most {
            return;
        }
        if taken > found.most {
            found.most = taken;
            found.longest.clear();
        }
        let arrived = crowned_on(at, piece);
        let mut after = board.clone();
        after.put(at, Some(arrived));
        found.longest.push(Path {
            from: self.from.square(),
            landings: self
                .jumps
                .iter()
                .map(|(_, landing)| landing.square())
                .collect(),
            captures: self
                .jumps
                .iter()
                .map(|(victim, _)| victim.square())
                .collect(),
            promotes: arrived != self.start,
            after: after.to_setup(piece.side.opposite()),
        });
    }
}

/// Whether the side to move has a jump at all.
pub(super) fn can_capture(setup: &Setup) -> bool {
    let board = Board::of(setup);
    let pieces = board.pieces(setup.side_to_move());
    pieces
        .into_iter()
        .any(|(at, piece)| !jumps(&board, piece, at, None).is_empty())
}

/// Whether the side to move has a legal move at all.
pub(super) fn can_move(setup: &Setup) -> bool {
    can_capture(setup) || !quiet_moves(setup).is_empty()
}

/// Whether a side has pieces, and the only one where it has one.
pub(super) fn pieces_of(setup: &Setup, side: Side) -> Vec<Piece> {
    Board::of(setup)
        .pieces(side)
        .into_iter()
        .map(|(_, piece)| piece)
        .collect()
}
