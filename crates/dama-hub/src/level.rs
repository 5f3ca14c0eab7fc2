//! The line that says how long to think.

use core::time::Duration;

use crate::Line;

/// No clock runs longer: a number far beyond it is a mistake.
const LONGEST: f64 = 1e8;

/// What a search may use, as `level` lines tell it; each line replaces what those
/// before it have told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// The most plies to look ahead.
    pub depth: Option<u32>,
    /// The most positions to look at: a word of this profile, not of Scan's.
    pub nodes: Option<u64>,
    /// The time for this one move.
    pub move_time: Option<Duration>,
    /// The time left on the clock, this move's increment included.
    pub time: Option<Duration>,
    /// What the clock gains with each move.
    pub increment: Duration,
    /// Moves to play with the time left; without it, all the rest of the game.
    pub moves: Option<u32>,
}

/// Why a line tells no such thing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelError {
    /// A value is no number, or out of all bounds.
    #[error("{name}={value} is no number that can be used")]
    Number {
        /// The name of the argument.
        name: &'static str,
        /// What is written for it.
        value: String,
    },
    /// Nothing is told that is known.
    #[error("depth, nodes, move-time, time or infinite is missing")]
    Nothing,
}

impl Levels {
    /// No bound: until the search is told to stop.
    pub const INFINITE: Self = Self {
        depth: None,
        nodes: None,
        move_time: None,
        time: None,
        increment: Duration::ZERO,
        moves: None,
    };

    /// Reads a `level` line.
    ///
    /// # Errors
    ///
    /// It tells nothing, or a number cannot be read.
    pub fn read(line: &Line) -> Result<Self, LevelError> {
        let levels = Self {
            depth: whole(line, "depth")?,
            nodes: whole(line, "nodes")?,
            move_time: seconds(line, "move-time")?,
            time: seconds(line, "time")?,
            increment: seconds(line, "inc")?.unwrap_or_default(),
            moves: whole(line, "moves")?,
        };
        let told = levels.depth.is_some()
            || levels.nodes.is_some()
            || levels.move_time.is_some()
            || levels.time.is_some();
        if told || line.has("infinite") {
            Ok(levels)
        } else {
            Err(LevelError::Nothing)
        }
    }

    /// The line that tells this.
    pub fn line(&self) -> Line {
        let mut line = Line::new("level");
        let mut add = |name: &str, value: Option<String>| {
            if let Some(value) = value {
                line = line.clone().with(name, value);
            }
        };
        let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
        add("depth", self.depth.map(|depth| depth.to_string()));
        add("nodes", self.nodes.map(|nodes| nodes.to_string()));
        add("move-time", self.move_time.map(seconds));
        add("moves", self.moves.map(|moves| moves.to_string()));
        add("time", self.time.map(seconds));
        let gains = !self.increment.is_zero();
        add("inc", gains.then(|| seconds(self.increment)));
        if *self == Self::INFINITE {
            return line.with_flag("infinite");
        }
        line
    }
}

fn number<T>(
    line: &Line,
    name: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, LevelError> {
    let Some(value) = line.get(name) else {
        return Ok(None);
    };
    match read(value) {
        Some(number) => Ok(Some(number)),
        None => Err(LevelError::Number {
            name,
            value: value.to_string(),
        }),
    }
}

fn whole<T: core::str::FromStr>(line: &Line, name: &'static str) -> Result<Option<T>, LevelError> {
    number(line, name, |value| value.parse().ok())
}

fn seconds(line: &Line, name: &'static str) -> Result<Option<Duration>, LevelError> {
    number(line, name, |value| {
        let seconds: f64 = value.parse().ok()?;
        // A clock that has run out is told as such by some programs.
        let usable = seconds.is_finite() && seconds <= LONGEST;
        usable.then(|| Duration::from_secs_f64(seconds.max(0.0)))
    })
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::{LevelError, Levels};
    use crate::Line;

    fn read(text: &str) -> Result<Levels, LevelError> {
        Levels::read(&Line::read(text).expect("a line").expect("not empty"))
    }

    #[test]
    fn all_forms() {
        let levels = read("level moves=9 time=291.587 inc=0.5").expect("numbers");
        assert_eq!(levels.moves, Some(9));
        assert_eq!(levels.time, Some(Duration::from_millis(291_587)));
        assert_eq!(levels.increment, Duration::from_millis(500));
        assert_eq!(
            levels.line().to_string(),
            "level moves=9 time=291.587 inc=0.500"
        );
        assert_eq!(read("level infinite"), Ok(Levels::default()));
        assert_eq!(Levels::default().line().get("infinite"), Some(""));
        assert_eq!(read("level depth=7").map(|l| l.depth), Ok(Some(7)));
        assert_eq!(
            read("level time=-0.2").map(|l| l.time),
            Ok(Some(Duration::ZERO))
        );
        for line in ["level nodes=2000", "level move-time=0.100", "level depth=3"] {
            assert_eq!(read(line).expect("read").line().to_string(), line);
        }
    }

    #[test]
    fn what_is_no_number_is_told() {
        assert_eq!(read("level"), Err(LevelError::Nothing));
        assert_eq!(read("level moves=3"), Err(LevelError::Nothing));
        for text in [
            "time=x",
            "time=NaN",
            "time=inf",
            "time=1e30",
            "depth=-1",
            "nodes=1.5",
        ] {
            let error = read(&format!("level {text}")).expect_err(text);
            assert_eq!(
                error.to_string(),
                format!("{text} is no number that can be used")
            );
        }
    }
}
