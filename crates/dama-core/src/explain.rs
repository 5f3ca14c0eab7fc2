//! The move that somebody means, or precisely why it is none.

use crate::buffer;
use crate::direction::Direction;
use crate::generate::{View, Walk, has_jump, longest_after};
use crate::{Move, MustCapture, Position, Refusal, RuleSet, Side, Square};

/// Whether the player said that it is a capture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Intent {
    /// Not said.
    Any,
    /// Said to be none, by a `-`; all landing squares are taken for a capture all the same.
    Quiet,
    /// Said, as by an `x`.
    Capture,
}

impl Position {
    /// The move along these landing squares, or why it is none.
    ///
    /// Every route of a move is accepted; the move comes back with the route
    /// that rule 10 shows. If the move would be legal without the rule of the
    /// maximum, that rule is the reason; else what is wrong with its shape.
    ///
    /// # Errors
    ///
    /// The reason, asked in this order: is there a piece, is it the mover's,
    /// rule 6, the shape of the move.
    pub fn explain(
        &self,
        rules: &RuleSet,
        from: Square,
        landings: &[Square],
    ) -> Result<Move, Refusal> {
        self.explain_as(rules, from, landings, Intent::Any)
    }

    pub(crate) fn explain_as(
        &self,
        rules: &RuleSet,
        from: Square,
        landings: &[Square],
        intent: Intent,
    ) -> Result<Move, Refusal> {
        self.check_owner(from)?;
        let view = self.view(rules);
        match follow(self, &view, from, landings, intent) {
            Ok(walk) => self.settle(rules, &view, &walk),
            Err(shape) => match landings {
                [to] => Err(self
                    .shorter_capture(rules, &view, from, *to)
                    .unwrap_or(shape)),
                _ => Err(shape),
            },
        }
    }

    /// Refuses to start from an empty square or with an opponent's piece.
    pub(crate) fn check_owner(&self, from: Square) -> Result<(), Refusal> {
        match self.piece_at(from) {
            None => Err(Refusal::EmptySquare { square: from }),
            Some(piece) if piece.side != self.side_to_move() => {
                Err(Refusal::NotYourStone { square: from })
            }
            Some(_) => Ok(()),
        }
    }

    /// The legal move that a finished way is, or what rule 6 asks instead.
    pub(crate) fn settle(
        &self,
        rules: &RuleSet,
        view: &View,
        walk: &Walk,
    ) -> Result<Move, Refusal> {
        let effect = walk.effect(view);
        if walk.jumps() == 0 && !has_jump(view) {
            return Ok(Move::quiet(effect));
        }
        if let Some(legal) = buffer::capture(view, &effect) {
            return Ok(legal);
        }
        // Only rule 6 can forbid what can be walked; without captures it forbids nothing.
        Err(self
            .most_captures(rules)
            .map_or(Refusal::NothingToJump, |must| {
                rule_of_the_maximum(view, walk, must)
            }))
    }

    /// A start and an end that some capture has, though not one that takes the most.
    fn shorter_capture(
        &self,
        rules: &RuleSet,
        view: &View,
        from: Square,
        to: Square,
    ) -> Option<Refusal> {
        let must = self.most_captures(rules)?;
        let mut best: Option<Walk> = None;
        ends(view, Walk::start(view, from.bit()), to.bit(), &mut best);
        // One that takes the most is not short: only its landings are not all there.
        let shorter = best.filter(|walk| walk.jumps() < usize::from(must.count))?;
        Some(rule_of_the_maximum(view, &shorter, must))
    }
}

/// Finds the way from `walk` that takes the most of those that stop on `to`.
fn ends(view: &View, walk: Walk, to: u64, best: &mut Option<Walk>) {
    walk.each_jump(view, |_, next| {
        if next.at & to != 0 && best.is_none_or(|known| known.jumps() < next.jumps()) {
            *best = Some(Walk { at: to, ..next });
        }
        ends(view, next, to, best);
    });
}

fn rule_of_the_maximum(view: &View, walk: &Walk, must: MustCapture) -> Refusal {
    let MustCapture { count, stones } = must;
    let taken = walk.jumps() as u8;
    if taken == 0 {
        return Refusal::MustCapture { count, stones };
    }
    let whole = longest_after(view, walk);
    if whole > usize::from(taken) && whole == usize::from(count) {
        let at = Square::lowest(walk.at);
        Refusal::MustGoOn {
            at,
            taken,
            count,
            stones,
        }
    } else {
        Refusal::MustTakeMore {
            taken,
            count,
            stones,
        }
    }
}

/// Walks along the landing squares without asking for the maximum.
fn follow(
    position: &Position,
    view: &View,
    from: Square,
    landings: &[Square],
    intent: Intent,
) -> Result<Walk, Refusal> {
    let mut walk = Walk::start(view, from.bit());
    let Some((&first, rest)) = landings.split_first() else {
        return Err(Refusal::NothingToJump);
    };
    let capture = intent == Intent::Capture || !rest.is_empty();
    if !capture && is_quiet(view, &walk, first) {
        return Ok(Walk {
            at: first.bit(),
            ..walk
        });
    }
    for &landing in landings {
        walk = match walk.onto(view, landing.bit()) {
            Some(next) => next,
            None => return Err(shape(position, view, &walk, landing, capture)),
        };
    }
    Ok(walk)
}

fn is_quiet(view: &View, walk: &Walk, to: Square) -> bool {
    let reached = |direction: Direction| {
        if walk.king {
            direction.fill(walk.at, view.empty)
        } else {
            direction.step(walk.at)
        }
    };
    Direction::ALL
        .into_iter()
        .filter(|&direction| walk.king || direction != view.forward.opposite())
        .any(|direction| reached(direction) & view.empty & to.bit() != 0)
}

/// What is wrong with one step of a way that cannot be walked.
fn shape(position: &Position, view: &View, walk: &Walk, to: Square, capture: bool) -> Refusal {
    let at = Square::lowest(walk.at);
    if at == to {
        return Refusal::NothingToJump;
    }
    let Some(direction) = direction_to(at, to) else {
        return Refusal::Diagonal;
    };
    if !walk.king && direction == view.forward.opposite() {
        return Refusal::ManBackwards;
    }
    if walk.came == Some(direction.opposite()) {
        return Refusal::NoTurningBack { at };
    }
    let distance = at.file().abs_diff(to.file()) + at.rank().abs_diff(to.rank());
    if !walk.king && distance > 2 {
        return Refusal::TooFar;
    }
    match obstacle(position, view, walk, direction, to) {
        Some(refusal) => refusal,
        None if !walk.king && distance == 2 && !capture => Refusal::TooFar,
        None => Refusal::NothingToJump,
    }
}

/// What stands in the way up to `to`, beyond one piece that may be jumped.
fn obstacle(
    position: &Position,
    view: &View,
    walk: &Walk,
    direction: Direction,
    to: Square,
) -> Option<Refusal> {
    let own: Side = position.side_to_move();
    let mut first: Option<Square> = None;
    let mut bit = walk.at;
    while bit != to.bit() {
        let before = bit;
        bit = direction.step(bit);
        if bit & walk.empty(view) != 0 {
            continue;
        }
        let square = Square::lowest(bit);
        if position.pieces(own).contains(square) {
            return Some(Refusal::OwnPieceInTheWay { square });
        }
        match first {
            Some(first) if first.bit() == before => {
                return Some(Refusal::TwoInARow {
                    first,
                    second: square,
                });
            }
            Some(_) => return Some(Refusal::BlockedWay { square }),
            None => first = Some(square),
        }
    }
    first
        .filter(|&square| square == to)
        .map(|square| Refusal::BlockedWay { square })
}

/// The direction from one square to another on the same file or rank.
fn direction_to(at: Square, to: Square) -> Option<Direction> {
    if at.file() == to.file() {
        Some(if at.rank() < to.rank() {
            Direction::NORTH
        } else {
            Direction::SOUTH
        })
    } else if at.rank() == to.rank() {
        Some(if at.file() < to.file() {
            Direction::EAST
        } else {
            Direction::WEST
        })
    } else {
        None
    }
}
