//! The choice between several moves that one input may mean.

use dama_core::{Chain, Move, Square, SquareSet};

/// One of the moves that an input may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its number in the choice, from 1.
    pub number: u8,
    /// The square to tap for it; no other candidate of the choice has it.
    pub label: Square,
    /// Where the piece stands when it is chosen.
    pub ends: Square,
    /// The pieces that it takes on its way from where it stands now.
    pub takes: SquareSet,
    /// What choosing it does.
    pub meaning: Meaning,
}

/// What choosing a candidate does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This move is played.
    Play(Move),
    /// The piece lands here on its way, and the capture goes on: all landings so
    /// far, from the start on.
    GoOn(Vec<Square>),
}

/// A candidate before it has a number and a label.
struct Draft {
    ends: Square,
    takes: SquareSet,
    meaning: Meaning,
    /// Where its label may be, the best first.
    labels: Vec<Square>,
}

/// The ways to take the piece on a square by the next jump, one for each landing behind it.
pub(crate) fn landings_behind(chain: &Chain, victim: Square) -> Vec<Candidate> {
    let landings = chain.landings();
    let behind = landings
        .iter()
        .filter(|&to| chain.victim(to) == Some(victim));
    let ways = behind.zip(1..).filter_map(|(to, number)| {
        let next = chain.step(to).ok()?;
        Some(Candidate {
            number,
            label: to,
            ends: to,
            takes: victim.into(),
            meaning: match next.finished() {
                Some(whole) => Meaning::Play(whole),
                None => Meaning::GoOn(next.landed().to_vec()),
            },
        })
    });
    ways.collect()
}

/// The choice between moves to be played and chains that go on through a square.
///
/// `taken` are the pieces that are taken already.
pub(crate) fn choice(plays: &[Move], stops: &[Chain], taken: &[Square]) -> Vec<Candidate> {
    let taken: SquareSet = taken.iter().copied().collect();
    let plays = plays.iter().map(|play| {
        let mut squares = vec![play.to()];
        squares.extend(play.captures().iter().filter(|&&s| !taken.contains(s)));
        squares.extend(play.landings());
        Draft {
            ends: play.to(),
            takes: play.effect().taken & !taken,
            meaning: Meaning::Play(*play),
            labels: squares,
        }
    });
    let stops = stops.iter().map(|stop| {
        let so_far: SquareSet = stop.taken().iter().copied().collect();
        let mut squares: Vec<Square> = stop.landings().iter().collect();
        squares.extend(stop.taken().iter().filter(|&&s| !taken.contains(s)));
        Draft {
            ends: stop.at(),
            takes: so_far & !taken,
            meaning: Meaning::GoOn(stop.landed().to_vec()),
            labels: squares,
        }
    });
    label(plays.chain(stops).collect())
}

/// Gives each draft a square of its own, one that no other touches if there is one.
fn label(mut drafts: Vec<Draft>) -> Vec<Candidate> {
    drafts.truncate(9);
    let touched: Vec<SquareSet> = drafts
        .iter()
        .map(|draft| draft.labels.iter().copied().collect())
        .collect();
    for (index, draft) in drafts.iter_mut().enumerate() {
        let others = touched
            .iter()
            .enumerate()
            .filter(|&(other, _)| other != index)
            .fold(SquareSet::EMPTY, |all, (_, set)| all | *set);
        // A stable sort: its own squares first, each group in its order.
        draft.labels.sort_by_key(|&square| others.contains(square));
    }
    let mut owners: [Option<usize>; 64] = [None; 64];
    for index in 0..drafts.len() {
        let mut asked = SquareSet::EMPTY;
        place(&drafts, index, &mut owners, &mut asked);
    }
    let labels = |index: usize| Square::all().find(|s| owners[s.index()] == Some(index));
    let labeled = drafts.iter().enumerate().map(|(index, draft)| Candidate {
        number: index as u8 + 1,
        label: labels(index).unwrap_or(draft.ends),
        ends: draft.ends,
        takes: draft.takes,
        meaning: draft.meaning.clone(),
    });
    labeled.collect()
}

/// Finds a square for a draft; who has it already looks for another one.
fn place(
    drafts: &[Draft],
    index: usize,
    owners: &mut [Option<usize>; 64],
    asked: &mut SquareSet,
) -> bool {
    for &square in &drafts[index].labels {
        if asked.contains(square) {
            continue;
        }
        asked.insert(square);
        let free = match owners[square.index()] {
            None => true,
            Some(owner) => place(drafts, owner, owners, asked),
        };
        if free {
            owners[square.index()] = Some(index);
            return true;
        }
    }
    false
}
