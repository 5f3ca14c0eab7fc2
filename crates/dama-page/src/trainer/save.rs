//! An exercise as text, so that it survives a reload.
//!
//! The first line is `exercise 1` with the version of the format. The second one is the
//! endgame, the task, the errors, the plies that are judged, and the remark about the last
//! of them, such as `KKvK win 2 5 costs 3`. Behind them stands the game as it is kept by
//! [`Session::save`].

use super::{Remark, Task, Trainer};
use crate::save::without_title;
use crate::{SaveError, Session};

/// The version of the format.
const VERSION: u32 = 1;

/// The number of the second line, which may be broken.
const LINE: usize = 2;

impl Trainer {
    /// The exercise with its game as text.
    pub fn save(&self, session: &Session) -> String {
        let remark = match self.remark {
            None => String::new(),
            Some(Remark::Best) => " best".to_owned(),
            Some(Remark::Costs(moves)) => format!(" costs {moves}"),
            Some(Remark::WinGone) => " win-gone".to_owned(),
            Some(Remark::Losing) => " losing".to_owned(),
        };
        format!(
            "exercise {VERSION}\n{} {} {} {}{remark}\n{}",
            self.class,
            self.task.name(),
            self.errors,
            self.judged,
            session.save()
        )
    }

    /// The exercise of a text, with its game.
    ///
    /// # Errors
    ///
    /// The text is broken, or a newer version wrote it.
    pub fn load(text: &str) -> Result<(Self, Session), SaveError> {
        let rest = without_title(text, "exercise", VERSION)?;
        let (own, game) = rest.split_once('\n').unwrap_or((rest, ""));
        let session = Session::load(game)?;
        let mut trainer = Self::read(own).ok_or(SaveError::BadLine { line: LINE })?;
        trainer.rules = *session.rules();
        Ok((trainer, session))
    }

    /// Reads the second line; the rules are those of the game.
    fn read(line: &str) -> Option<Self> {
        let mut words = line.split_ascii_whitespace();
        let mut next = || words.next();
        let mut trainer = Self::new(
            next()?.parse().ok()?,
            Task::named(next()?)?,
            dama_core::RuleSet::CLASSIC,
        );
        trainer.errors = next()?.parse().ok()?;
        trainer.judged = next()?.parse().ok()?;
        trainer.remark = match next() {
            None => None,
            Some("best") => Some(Remark::Best),
            Some("costs") => Some(Remark::Costs(next()?.parse().ok()?)),
            Some("win-gone") => Some(Remark::WinGone),
            Some("losing") => Some(Remark::Losing),
            Some(_) => return None,
        };
        Some(trainer)
    }
}
