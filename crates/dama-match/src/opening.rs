//! The beginnings from which games are played on.

use dama_core::{Game, Move, Position, PositionError, Refusal, RuleSet};
use dama_pdn::Reader;

/// A first position and the moves that are played from there before the engines
/// are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    start: Position,
    moves: Vec<Move>,
}

/// Why a list of openings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpeningsError {
    /// A position cannot be read.
    #[error("opening {number}: {error}")]
    Position {
        /// The number of the opening, from 1.
        number: usize,
        /// What is wrong.
        error: PositionError,
    },
    /// A move is not legal.
    #[error("opening {number}: {text}: {refusal}")]
    Move {
        /// The number of the opening, from 1.
        number: usize,
        /// The move as it is written.
        text: String,
        /// Why it cannot be played.
        refusal: Refusal,
    },
    /// A game record is broken.
    #[error("opening {number}: {error}")]
    Record {
        /// The number of the opening, from 1.
        number: usize,
        /// What is wrong, and where.
        error: dama_pdn::PdnError,
    },
    /// The game is over before the engines begin.
    #[error("opening {number}: the game is over after it")]
    Over {
        /// The number of the opening, from 1.
        number: usize,
    },
    /// There is nothing in it.
    #[error("there is no opening")]
    Empty,
}

impl Opening {
    /// The opening that a game has played up to the position on the board.
    pub fn of(game: &Game) -> Self {
        Self {
            start: *game.start(),
            moves: game.moves().to_vec(),
        }
    }

    /// A game with the opening played.
    pub fn game(&self, rules: RuleSet) -> Game {
        let mut game = Game::from_position(rules, self.start);
        for played in &self.moves {
            // They were legal when the opening was read.
            if game.play(played).is_err() {
                break;
            }
        }
        game
    }

    /// Plies that are played in it.
    pub const fn plies(&self) -> usize {
        self.moves.len()
    }
}

impl core::fmt::Display for Opening {
    /// The position, or `start`, and the moves behind it: as
    /// [`read_openings`] reads it.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.start == Position::start() {
            f.write_str("start")?;
        } else {
            write!(f, "{}", self.start)?;
        }
        self.moves
            .iter()
            .try_for_each(|played| write!(f, " {played}"))
    }
}

/// Reads a list: either game records in PDN, of which the moves of the game itself
/// count, or one opening a line, a position (`start` is the first one) and moves,
/// with `#` before what is no opening.
///
/// # Errors
///
/// The first opening that cannot be played by these rules.
pub fn read_openings(text: &str, rules: RuleSet) -> Result<Vec<Opening>, OpeningsError> {
    let openings = if text.trim_start().starts_with('[') {
        read_games(text, rules)?
    } else {
        read_lines(text, rules)?
    };
    if openings.is_empty() {
        return Err(OpeningsError::Empty);
    }
    Ok(openings)
}

fn read_lines(text: &str, rules: RuleSet) -> Result<Vec<Opening>, OpeningsError> {
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or(""));
    let full = lines.filter(|line| !line.trim().is_empty());
    full.zip(1..)
        .map(|(line, number)| {
            let mut words = line.split_whitespace();
            let start = match words.next().unwrap_or_default() {
                "start" => Position::start(),
                fen => fen
                    .parse()
                    .map_err(|error| OpeningsError::Position { number, error })?,
            };
            let mut game = Game::from_position(rules, start);
            for text in words {
                play(&mut game, text, number)?;
            }
            finish(&game, number)
        })
        .collect()
}

fn read_games(text: &str, rules: RuleSet) -> Result<Vec<Opening>, OpeningsError> {
    let mut openings = Vec::new();
    // Bytes in memory can always be read.
    for (read, number) in Reader::new(text.as_bytes()).flatten().zip(1..) {
        if let Some(error) = read.error {
            return Err(OpeningsError::Record { number, error });
        }
        let mut game = Game::from_position(rules, *read.tree.start());
        for played in read.tree.main_moves() {
            play(&mut game, &played.to_string(), number)?;
        }
        openings.push(finish(&game, number)?);
    }
    Ok(openings)
}

fn play(game: &mut Game, text: &str, number: usize) -> Result<(), OpeningsError> {
    let played = game.play_text(text);
    played.map(|_| ()).map_err(|refusal| OpeningsError::Move {
        number,
        text: text.to_string(),
        refusal,
    })
}

fn finish(game: &Game, number: usize) -> Result<Opening, OpeningsError> {
    match game.outcome() {
        Some(_) => Err(OpeningsError::Over { number }),
        None => Ok(Opening::of(game)),
    }
}

#[cfg(test)]
mod tests {
    use dama_core::RuleSet;

    use super::{OpeningsError, read_openings};

    const RULES: RuleSet = RuleSet::CLASSIC;

    #[test]
    fn both_forms() {
        let text = "# two\nstart d3-d4 a6-a5 # a note\n\nB:WKa1,b2:BKh8,a6 h8-h7\n";
        let openings = read_openings(text, RULES).expect("legal");
        let written: Vec<String> = openings.iter().map(ToString::to_string).collect();
        assert_eq!(written, ["start d3-d4 a6-a5", "B:WKa1,b2:Ba6,Kh8 h8-h7"]);
        assert_eq!(openings[0].game(RULES).ply(), 2);
        let pdn = "[RuleSet \"classic\"]\n1. d3-d4 a6-a5 *\n";
        let read = read_openings(pdn, RULES).expect("legal");
        assert_eq!(read, openings[..1]);
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text| read_openings(text, RULES).expect_err("broken").to_string();
        assert_eq!(error("\n# nothing\n"), "there is no opening");
        assert!(error("start\nW:Wa9:B").starts_with("opening 2: "));
        assert!(error("start d3-d5").starts_with("opening 1: d3-d5: "));
        assert_eq!(error("W:Wa2:B"), "opening 1: the game is over after it");
        let broken = read_openings("[RuleSet \"classic\"]\n1. d3-d5 *\n", RULES);
        assert!(matches!(broken, Err(OpeningsError::Record { .. })));
    }
}
