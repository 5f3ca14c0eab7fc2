//! What a tapped square means for a piece in the middle of a capture.

use dama_core::{Chain, Move, Square, SquareSet};

use crate::Step;

/// What a square means for the piece that is chosen.
pub(crate) enum Reach {
    /// The whole move is played.
    Play(Move),
    /// The piece lands there on its way.
    Walk(Chain),
    /// Several moves are meant: those that end there and the chains that go on
    /// through it.
    Several(Vec<Move>, Vec<Chain>),
    /// No legal capture goes there.
    Nowhere,
}

/// Ways through a capture that are looked at before the search gives up. Only
/// made-up positions have so many.
const MOST_WAYS: usize = 400;

pub(crate) fn reach(chain: &Chain, target: Square) -> Reach {
    let mut ends = chain.moves();
    ends.retain(|end| end.to() == target);
    let mut stops = stops(chain, target);
    if let Some(direct) = stops.iter().position(is_one_jump_after(chain)) {
        // Who wants to come there later can walk on from here.
        stops.swap(0, direct);
        stops.truncate(1);
    }
    if !ends.is_empty() {
        // A way that leads to one of the ends only is no other capture.
        stops.retain(|stop| stop.moves().iter().any(|legal| !ends.contains(legal)));
    }
    match (ends.as_slice(), stops.as_slice()) {
        ([], []) => Reach::Nowhere,
        ([only], []) => Reach::Play(*only),
        ([], [only]) => Reach::Walk(only.clone()),
        _ => Reach::Several(ends, stops),
    }
}

fn is_one_jump_after(chain: &Chain) -> impl Fn(&Chain) -> bool {
    let jumps = chain.taken().len();
    move |stop| stop.taken().len() == jumps + 1
}

/// The chains that stand on the square and go on from there, one for each set of
/// taken pieces, those with the fewest jumps first.
fn stops(chain: &Chain, target: Square) -> Vec<Chain> {
    let mut seen: Vec<(Square, SquareSet, Heading)> = Vec::new();
    let mut found: Vec<Chain> = Vec::new();
    let mut open = vec![chain.clone()];
    while !open.is_empty() {
        let mut farther = Vec::new();
        for way in &open {
            if way.taken().len() + 1 >= way.most() || seen.len() >= MOST_WAYS {
                continue;
            }
            for next in way.landings().iter().filter_map(|to| way.step(to).ok()) {
                let state = (next.at(), taken(&next), heading(&next));
                if seen.contains(&state) {
                    continue;
                }
                seen.push(state);
                let known = |other: &Chain| taken(other) == taken(&next);
                if next.at() == target && !found.iter().any(known) {
                    found.push(next.clone());
                }
                farther.push(next);
            }
        }
        open = farther;
    }
    found
}

fn taken(chain: &Chain) -> SquareSet {
    chain.taken().iter().copied().collect()
}

/// Whether the last jump went along a rank or a file, and which way.
type Heading = (core::cmp::Ordering, core::cmp::Ordering);

fn heading(chain: &Chain) -> Heading {
    let before = match chain.landed() {
        [.., before, _] => *before,
        _ => chain.from(),
    };
    let at = chain.at();
    (at.file().cmp(&before.file()), at.rank().cmp(&before.rank()))
}

/// The way of a whole move, beginning as the chain has gone so far.
///
/// Where both agree it is the route that rule 10 shows.
pub(crate) fn way(chain: &Chain, chosen: &Move) -> Vec<Step> {
    if chosen.landings().starts_with(chain.landed()) {
        return steps(chosen.from(), chosen.landings(), chosen.captures());
    }
    let mut way = chain.clone();
    while way.taken().len() < way.most() {
        let mut next = way.landings().iter().filter_map(|to| way.step(to).ok());
        match next.find(|next| next.moves().contains(chosen)) {
            Some(next) => way = next,
            None => return steps(chosen.from(), chosen.landings(), chosen.captures()),
        }
    }
    steps(way.from(), way.landed(), way.taken())
}

/// Landings and victims as steps; a quiet move has no victims.
pub(crate) fn steps(from: Square, landings: &[Square], victims: &[Square]) -> Vec<Step> {
    let starts = core::iter::once(&from).chain(landings);
    let steps = starts.zip(landings).enumerate();
    let step = |(index, (&from, &to)): (usize, (&Square, &Square))| Step {
        from,
        to,
        victim: victims.get(index).copied(),
    };
    steps.map(step).collect()
}
