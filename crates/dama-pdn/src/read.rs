//! Reading the record of one game as a game that can be played on.

use std::io::BufRead;

use dama_core::{Game, Move, Reason, Side};

use crate::{
    PdnError, PdnErrorKind, Place, ReadGame, Reader, ResultMark, Tags, Variations, Warning,
    WarningKind,
};

/// A game with what its record says beside the moves.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game, at its last position.
    pub game: Game,
    /// The tags as they stand in the text.
    pub tags: Tags,
    /// The result as it is written; the game knows what the rules make of it.
    pub result: ResultMark,
    /// The moves behind the end of the game that can be played on the board
    /// from there, as if the game went on.
    pub after_end: Vec<Move>,
    /// What is odd.
    pub warnings: Vec<Warning>,
}

/// Reads the record of one game; what follows behind it is left out with a warning.
///
/// Comments, variations and glyphs are passed over: [`Reader`] keeps them. A
/// record that names no rule set is read by the rules of the federation (rule
/// 13), and a warning says so. Moves behind the end of a game go to
/// [`Record::after_end`]. A result that the board does not decide ends the game
/// by the reason in the tag `Termination` (`resignation`, `time`, `agreement`),
/// or as resignation or agreement where it names none.
///
/// # Errors
///
/// The text is no record, or a move in it is not legal.
pub fn read(text: &str) -> Result<Record, PdnError> {
    let mut reader = Reader::new(text.as_bytes())
        .variations(Variations::PassOver)
        .longest_game(usize::MAX);
    let first = next(&mut reader).ok_or_else(|| PdnError {
        place: Place::START,
        text: String::new(),
        kind: PdnErrorKind::Empty,
    })?;
    let mut record = Record::try_from(first)?;
    if let Some(second) = next(&mut reader) {
        record.warn(second.place, WarningKind::MoreGames);
    }
    Ok(record)
}

/// The next game of a text, which can always be read.
fn next(reader: &mut Reader<impl BufRead>) -> Option<ReadGame> {
    reader.next_game().ok().flatten()
}

impl TryFrom<ReadGame> for Record {
    type Error = PdnError;

    /// The game up to where the rules end it. Moves behind that end which are not
    /// legal are left out with a warning.
    fn try_from(read: ReadGame) -> Result<Self, PdnError> {
        let left_out = match (read.error, read.beyond_at) {
            (None, _) => 0,
            (Some(error), Some(_)) if matches!(error.kind, PdnErrorKind::IllegalMove(_)) => {
                read.unread
            }
            (Some(error), _) => return Err(error),
        };
        let mut record = Self {
            game: Game::from_position(*read.tree.rules(), *read.tree.start()),
            tags: read.tags,
            result: read.result,
            after_end: Vec::new(),
            warnings: read.warnings,
        };
        for played in read.tree.main_moves() {
            // The game refuses no legal move but for its end.
            if record.game.play(played).is_err() {
                record.after_end.push(*played);
            }
        }
        if let (Some(at), Some(end)) = (read.beyond_at, read.end)
            && left_out > 0
        {
            let count = record.after_end.len() + left_out;
            let reason = end.outcome.reason;
            let is_count = |w: &Warning| matches!(w.kind, WarningKind::MovesAfterEnd { .. });
            record.warnings.retain(|warning| !is_count(warning));
            record.warn(at, WarningKind::MovesAfterEnd { count, reason });
            record.warn(at, WarningKind::MovesLeftOut(left_out));
        }
        record.end_by_the_players(read.result_at);
        Ok(record)
    }
}

impl Record {
    fn warn(&mut self, place: Place, kind: WarningKind) {
        self.warnings.push(Warning { place, kind });
    }

    /// Ends a game that the board does not decide.
    fn end_by_the_players(&mut self, at: Place) {
        let told = self.tags.get("Termination").unwrap_or_default();
        let told_is = |reason: Reason| told.eq_ignore_ascii_case(reason.code());
        let loser = match self.result {
            ResultMark::WhiteWins => Some(Side::Black),
            ResultMark::BlackWins => Some(Side::White),
            ResultMark::Draw => None,
            ResultMark::BothLose | ResultMark::Unknown => return,
        };
        let (reason, ended) = match loser {
            Some(side) if told_is(Reason::Time) => (Reason::Time, self.game.flag(side)),
            Some(side) => (Reason::Resignation, self.game.resign(side)),
            None => (Reason::Agreement, self.game.agree_draw()),
        };
        if ended.is_ok() && !told_is(reason) {
            self.warn(at, WarningKind::ReasonAssumed(reason));
        }
    }
}
