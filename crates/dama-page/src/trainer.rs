//! Training of endgames: a task, and what each move is worth for it.
//!
//! The person plays White and begins; the computer plays Black by the endgame tables.

use core::fmt;
use core::str::FromStr;

use dama_core::{Game, RuleSet};

use crate::{Insight, Worth};

mod save;

/// Whoever has held a draw for so many plies of both sides can hold it.
const PLIES_TO_HOLD: usize = 30;

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To win as soon as can be.
    Win,
    /// Not to lose.
    Draw,
    /// To lose as late as can be.
    HoldOut,
}

impl Task {
    /// All tasks, attack first.
    pub const ALL: [Self; 3] = [Self::Win, Self::Draw, Self::HoldOut];

    /// How positions of this task end for the person, as the worker names it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::HoldOut => "loss",
        }
    }

    /// The task of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.name() == name)
    }
}

/// The pieces of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Its kings.
    pub kings: u8,
    /// Its men.
    pub men: u8,
}

impl Pieces {
    fn read(text: &str) -> Option<Self> {
        let men = text.trim_start_matches('K');
        let whole = !text.is_empty() && men.bytes().all(|sign| sign == b'M');
        whole.then(|| Self {
            kings: (text.len() - men.len()).min(16) as u8,
            men: men.len().min(16) as u8,
        })
    }
}

/// An endgame as the person sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The person's pieces.
    pub own: Pieces,
    /// The pieces of the other side.
    pub other: Pieces,
}

/// A text that names no class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this names no endgame")]
pub struct ClassError;

impl FromStr for Class {
    type Err = ClassError;

    /// Reads `KKvKM`: kings and men of the person, then of the other side.
    fn from_str(text: &str) -> Result<Self, ClassError> {
        let (own, other) = text.split_once('v').ok_or(ClassError)?;
        Ok(Self {
            own: Pieces::read(own).ok_or(ClassError)?,
            other: Pieces::read(other).ok_or(ClassError)?,
        })
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, pieces) in [self.own, self.other].into_iter().enumerate() {
            let separator = if index > 0 { "v" } else { "" };
            let (kings, men) = (pieces.kings.into(), pieces.men.into());
            write!(f, "{separator}{}{}", "K".repeat(kings), "M".repeat(men))?;
        }
        Ok(())
    }
}

/// What there is to say about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// None is better.
    Best,
    /// It wins later, or loses sooner, by so many moves.
    Costs(u32),
    /// It lets a win become a draw.
    WinGone,
    /// It loses what was won or drawn.
    Losing,
}

impl Remark {
    /// What a move of this worth is, where `best` is the worth of the position.
    fn of(best: Worth, chosen: Worth) -> Self {
        let cost = match (best, chosen) {
            (Worth::Win { moves: least }, Worth::Win { moves }) => moves.saturating_sub(least),
            (Worth::Loss { moves: most }, Worth::Loss { moves }) => most.saturating_sub(moves),
            (Worth::Win { .. }, Worth::Draw) => return Self::WinGone,
            (Worth::Win { .. } | Worth::Draw, Worth::Loss { .. }) => return Self::Losing,
            _ => 0,
        };
        if cost == 0 {
            Self::Best
        } else {
            Self::Costs(cost)
        }
    }

    /// Whether it is an error.
    pub fn is_error(self) -> bool {
        self != Self::Best
    }
}

/// One exercise at work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trainer {
    /// The endgame.
    pub class: Class,
    /// What is to be done.
    pub task: Task,
    /// The rules.
    pub rules: RuleSet,
    /// The errors since the position was set up, those taken back included.
    pub errors: u32,
    remark: Option<Remark>,
    /// So many plies have been looked at.
    judged: usize,
}

impl Trainer {
    /// A position that nobody has touched.
    pub const fn new(class: Class, task: Task, rules: RuleSet) -> Self {
        Self {
            class,
            task,
            rules,
            errors: 0,
            remark: None,
            judged: 0,
        }
    }

    /// What there is to say about the last move of the person.
    pub const fn remark(&self) -> Option<Remark> {
        self.remark
    }

    /// Looks at the moves that are played and not judged yet, as far as is known what
    /// they are worth, and gives the remark about the newest of them.
    pub fn look(&mut self, game: &Game, insight: &Insight) -> Option<Remark> {
        if game.ply() < self.judged {
            // Taken back: there is nothing to say about it any more.
            self.judged = game.ply();
            self.remark = None;
        }
        let mut new = None;
        for (ply, played) in game.moves().iter().enumerate().skip(self.judged) {
            // White begins, and the person plays White.
            if ply.is_multiple_of(2) {
                let Some(told) = insight.of(&self.rules, &game.positions()[ply]) else {
                    break;
                };
                let text = played.to_string();
                let judged = told.and_then(|told| {
                    let (_, worth) = told.moves.iter().find(|(known, _)| *known == text)?;
                    Some(Remark::of(told.worth, *worth))
                });
                if let Some(remark) = judged {
                    self.errors += u32::from(remark.is_error());
                    new = Some(remark);
                }
                self.remark = judged;
            }
            self.judged = ply + 1;
        }
        new
    }

    /// Whether a draw has been held long enough.
    pub fn is_held(&self, game: &Game, insight: &Insight) -> bool {
        let told = insight.known(&self.rules, game.position());
        self.task == Task::Draw
            && game.ply() >= PLIES_TO_HOLD
            && told.is_some_and(|told| told.worth == Worth::Draw)
    }
}

#[cfg(test)]
mod tests;
