//! Reading the records of a match that was broken off.

use dama_pdn::{ReadGame, Reader, ResultMark};

use crate::played::round;
use crate::{Ending, Played};

/// What a file of records holds of some matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// By match: its games from the first on.
    pub games: Vec<Vec<Played>>,
    /// The bytes that hold them; what stands behind is a game that was not written
    /// to its end.
    pub bytes: usize,
}

/// Why a file cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeptError {
    /// It holds a game of another match.
    #[error("game {game} is of another match: {event}")]
    OtherMatch {
        /// The number of the game in the file, from 1.
        game: usize,
        /// What the game is of.
        event: String,
    },
    /// A game in the middle of it is not as a match has written it.
    #[error("game {game} is not as it was written")]
    Changed {
        /// The number of the game in the file, from 1.
        game: usize,
    },
}

/// Reads the records of these matches, each by its event; a game at the end that was
/// not written to its end is left out.
///
/// # Errors
///
/// The file holds something else.
pub fn read_records(bytes: &[u8], events: &[String]) -> Result<Kept, KeptError> {
    let mut kept = Kept {
        games: vec![Vec::new(); events.len()],
        bytes: 0,
    };
    let games: Vec<ReadGame> = Reader::new(bytes).flatten().collect();
    for (index, read) in games.iter().enumerate() {
        let game = index + 1;
        let next = games.get(game).map(|next| next.place.offset as usize);
        let end = next.unwrap_or(bytes.len());
        let text = bytes.get(kept.bytes..end).unwrap_or_default();
        let last = next.is_none();
        // Each record ends with an empty line.
        if last && !text.ends_with(b"\n\n") {
            break;
        }
        let event = read.tags.get("Event").unwrap_or_default();
        let Some(place) = events.iter().position(|known| known == event) else {
            let event = event.to_string();
            return Err(KeptError::OtherMatch { game, event });
        };
        let list = &mut kept.games[place];
        let played = played(read, list.len() as u64).ok_or(KeptError::Changed { game })?;
        list.push(played);
        kept.bytes = end;
    }
    Ok(kept)
}

fn played(read: &ReadGame, number: u64) -> Option<Played> {
    let known = matches!(
        read.result,
        ResultMark::WhiteWins | ResultMark::BlackWins | ResultMark::Draw
    );
    let fits = read.tags.get("Round") == Some(&round(number));
    (known && fits && read.error.is_none()).then_some(Played {
        number,
        result: read.result,
        ending: Ending::read(&read.tags)?,
        plies: read.tree.main_line().count(),
    })
}
