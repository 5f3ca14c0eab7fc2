//! The marks on the board, drawn as one text of SVG for the layer below the
//! stones and one for the layer above.

use std::fmt::Write;

use dama_core::Square;
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
    /// A cross: a stone was or would be taken here.
    Taken,
    /// A small dot: this stone may move.
    May,
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
            Self::May => "m-may",
        }
    }
}

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
            Mark::From | Mark::Last => &mut self.under,
            _ => &mut self.over,
        };
        let symbol = mark.symbol();
        // Writing to a text never fails.
        let _ = write!(
            layer,
            "<use href='#{symbol}' data-mark='{symbol}' data-on='{square}' x='{x}00' y='{y}00' width='100' height='100'/>"
        );
    }

    /// Draws a way over squares, from the middle of the first to the rim of the
    /// stone on the last.
    pub fn way(&mut self, squares: &[Square]) {
        let mut points: Vec<(i32, i32)> =
            squares.iter().map(|&square| self.middle(square)).collect();
        if let [.., before, last] = points.as_mut_slice() {
            // A way goes along ranks and files only.
            last.0 -= (last.0 - before.0).signum() * 46;
            last.1 -= (last.1 - before.1).signum() * 46;
        }
        let mut path = String::new();
        for (index, (x, y)) in points.into_iter().enumerate() {
            let _ = write!(path, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
        }
        let _ = write!(
            self.over,
            "<path class='l' stroke-width='11' d='{path}'/><path class='m' stroke-width='5.5' d='{path}'/>"
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
        if !taken.is_empty() {
            self.way(path);
        }
        if let [from, .., to] = path {
            self.put(Mark::From, *from);
            self.put(Mark::Last, *to);
        }
        self.put_all(Mark::Taken, taken.iter().copied().filter(|&at| !stands(at)));
    }

    fn candidate(&mut self, candidate: &Candidate) {
        for square in candidate.takes {
            self.put(Mark::Taken, square);
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
    if let Some(start) = view.start
        && view.chosen != Some(start)
    {
        marks.put(Mark::From, start);
    }
    marks.put_all(Mark::Taken, view.taken);
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
        marks.put_all(Mark::May, view.movable & !view.must_capture);
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
        marks.way(&way);
        marks.put(Mark::To, hint.to());
    }
    marks
}
