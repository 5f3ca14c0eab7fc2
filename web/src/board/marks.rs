//! The marks on the board, drawn as one text of SVG for the layer below the
//! stones and one for the layer above.

use std::fmt::Write;

use dama_core::{Kind, Square, SquareSet};
use dama_page::{BoardView, Candidate, Facing};

/// What a mark says; each has its own form (see the symbols in `index.html`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A lozenge: the last move began here.
    From,
    /// Corners: the last move ended here.
    Last,
    /// A ring: this stone is chosen.
    Choice,
    /// A toothed ring: this stone must capture.
    Must,
    /// A dot: the chosen stone may go here.
    To,
    /// A target: the chosen stone may land here behind a stone that it takes.
    Land,
    /// A cross: a stone was taken here.
    Taken,
    /// A cross behind a stone, whose number has the fourth corner: it would be taken.
    Victim,
    /// A small dot: this man may move.
    May,
    /// The same beside the crown of a king.
    MayKing,
}

impl Mark {
    const fn symbol(self) -> &'static str {
        match self {
            Self::From => "m-from",
            Self::Last => "m-last",
            Self::Choice => "m-choice",
            Self::Must => "m-must",
            Self::To => "m-to",
            Self::Land => "m-land",
            Self::Taken => "m-taken",
            Self::Victim => "m-victim",
            Self::May => may_mark(Kind::Man),
            Self::MayKing => may_mark(Kind::King),
        }
    }
}

/// The symbol that marks a piece that may move.
pub const fn may_mark(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "m-may",
        Kind::King => "m-may-king",
    }
}

/// How much a way leaves free around the middle of a square, in hundredths of it: a
/// stone, a chosen stone with its ring, a cross, a dot, a lozenge.
const STONE: i32 = 46;
const CHOSEN: i32 = 56;
const CROSS: i32 = 30;
const DOT: i32 = 25;
const LOZENGE: i32 = 24;

/// The marks of one picture of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    facing: Facing,
    /// What lies on the wood.
    pub under: String,
    /// What lies on the stones.
    pub over: String,
    /// The numbers on the squares, by their index; a square may bear several.
    pub numbers: [Vec<u8>; 64],
}

impl Marks {
    /// No marks yet.
    pub const fn new(facing: Facing) -> Self {
        Self {
            facing,
            under: String::new(),
            over: String::new(),
            numbers: [const { Vec::new() }; 64],
        }
    }

    /// Puts a mark on a square.
    pub fn put(&mut self, mark: Mark, square: Square) {
        let (x, y) = (self.facing.column(square), self.facing.row(square));
        let layer = match mark {
            Mark::From | Mark::Last | Mark::Victim => &mut self.under,
            _ => &mut self.over,
        };
        let symbol = mark.symbol();
        // Writing to a text never fails.
        let _ = write!(
            layer,
            "<use href='#{symbol}' data-mark='{symbol}' data-on='{square}' x='{x}00' y='{y}00' width='100' height='100'/>"
        );
    }

    /// Draws a way over squares that runs over nothing that lies on them: `free` says how
    /// much is left out around the middle of each.
    pub fn way(&mut self, squares: &[Square], free: impl Fn(Square) -> i32) {
        let mut path = String::new();
        // Whether the way has come to the middle of the square.
        let mut drawn = false;
        for (&start, &end) in squares.iter().zip(squares.iter().skip(1)) {
            let (from, to) = (self.middle(start), self.middle(end));
            // A way goes along ranks and files only.
            let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
            let length = (to.0 - from.0).abs().max((to.1 - from.1).abs()) / 100;
            for step in 0..length {
                let (x, y) = (from.0 + dx * step * 100, from.1 + dy * step * 100);
                let (Some(here), Some(next)) = (self.at(x, y), self.at(x + dx * 100, y + dy * 100))
                else {
                    continue;
                };
                let (first, last) = (free(here), 100 - free(next));
                if last - first < 12 {
                    drawn = false;
                    continue;
                }
                if !drawn {
                    let _ = write!(path, "M{} {}", x + dx * first, y + dy * first);
                }
                let _ = write!(path, "L{} {}", x + dx * last, y + dy * last);
                drawn = last == 100;
            }
        }
        let _ = write!(
            self.over,
            "<path class='l' data-mark='way' stroke-width='11' d='{path}'/><path class='m' stroke-width='5.5' d='{path}'/>"
        );
    }

    /// Writes a number in the corner of a square, beside those that are there.
    pub fn number(&mut self, square: Square, number: u8) {
        self.numbers[square.index()].push(number);
    }

    fn middle(&self, square: Square) -> (i32, i32) {
        let middle = |place: u8| i32::from(place) * 100 + 50;
        (
            middle(self.facing.column(square)),
            middle(self.facing.row(square)),
        )
    }

    /// The square at a point, in hundredths of a square.
    const fn at(&self, x: i32, y: i32) -> Option<Square> {
        self.facing.square((x / 100) as u8, (y / 100) as u8)
    }

    fn put_all(&mut self, mark: Mark, squares: impl IntoIterator<Item = Square>) {
        for square in squares {
            self.put(mark, square);
        }
    }

    /// The last move: start and end, and the way of a capture with what it took.
    pub fn shown_last(
        &mut self,
        path: &[Square],
        taken: &[Square],
        stands: impl Fn(Square) -> bool,
    ) {
        let start = path.first().copied();
        if !taken.is_empty() {
            self.way(path, |square| match square {
                _ if stands(square) => STONE,
                _ if taken.contains(&square) => CROSS,
                _ if Some(square) == start => LOZENGE,
                _ => 0,
            });
        }
        self.put_all(Mark::From, start.filter(|&at| !stands(at)));
        self.put_all(Mark::Last, path.last().copied());
        self.put_all(Mark::Taken, taken.iter().copied().filter(|&at| !stands(at)));
    }

    fn candidate(&mut self, candidate: &Candidate) {
        for square in candidate.takes {
            if self.numbers[square.index()].is_empty() {
                self.put(Mark::Victim, square);
            }
            self.number(square, candidate.number);
        }
        if !candidate.takes.contains(candidate.label) {
            self.put(Mark::Land, candidate.label);
            self.number(candidate.label, candidate.number);
        }
    }
}

/// All marks of a picture of the board; `may` also marks the stones that may move.
pub fn marks_of(view: &BoardView, may: bool) -> Marks {
    let mut marks = Marks::new(view.facing);
    if let Some(last) = &view.last {
        let stands = |square| view.piece_at(square).is_some();
        marks.shown_last(&last.path, &last.taken, stands);
    }
    // Where the piece may go on bears that mark alone.
    let goals: SquareSet = if view.candidates.is_empty() {
        view.destinations()
    } else {
        view.candidates.iter().map(|one| one.label).collect()
    };
    let left = view.start.filter(|&start| view.chosen != Some(start));
    marks.put_all(Mark::From, left.filter(|&start| !goals.contains(start)));
    marks.put_all(Mark::Taken, view.taken & !goals);
    for square in (view.must_capture | view.refused).iter() {
        if view.chosen == Some(square) {
            continue;
        }
        marks.put(Mark::Must, square);
        if view.must_take > 1 && view.must_capture.contains(square) {
            marks.number(square, view.must_take);
        }
    }
    if may {
        for square in view.movable & !view.must_capture {
            let king = view
                .piece_at(square)
                .is_some_and(|piece| piece.kind == Kind::King);
            marks.put(if king { Mark::MayKing } else { Mark::May }, square);
        }
    }
    marks.put_all(Mark::Choice, view.chosen);
    if view.candidates.is_empty() {
        // Its own square is a destination once the piece has left it.
        let far = view.destinations() & !view.lands_on;
        marks.put_all(Mark::To, far.iter().filter(|&at| view.chosen != Some(at)));
        marks.put_all(Mark::Land, view.lands_on);
    }
    for candidate in &view.candidates {
        marks.candidate(candidate);
    }
    if let Some(hint) = &view.hint {
        let mut way = vec![hint.from()];
        way.extend(hint.landings());
        marks.put(Mark::Choice, hint.from());
        marks.way(&way, |square| match square {
            _ if square == hint.from() => CHOSEN,
            _ if view.piece_at(square).is_some() => STONE,
            _ if square == hint.to() => DOT,
            _ => 0,
        });
        if hint.to() != hint.from() {
            marks.put(Mark::To, hint.to());
        }
    }
    marks
}
