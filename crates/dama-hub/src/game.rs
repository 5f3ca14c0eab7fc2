//! The line that sets up a game: a position and the moves since.

use dama_core::{Game, Refusal, RuleSet};

use crate::{Line, PositionTextError, position_text, read_position};

/// Why a line sets up no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameLineError {
    /// There is no position.
    #[error("pos= is missing")]
    NoPosition,
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] PositionTextError),
    /// A move is not legal where it is played.
    #[error("{text}: {refusal}")]
    Move {
        /// The move as it is written.
        text: String,
        /// Why it cannot be played.
        refusal: Refusal,
    },
}

/// `pos pos=.. moves=..`: the first position of a game and all its moves, in the
/// full form.
pub fn game_line(game: &Game) -> Line {
    let line = Line::new("pos").with("pos", position_text(game.start()));
    if game.moves().is_empty() {
        return line;
    }
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    line.with("moves", moves.join(" "))
}

/// Reads such a line; moves may have any form that names one.
///
/// # Errors
///
/// The position or a move is missing, unreadable or not legal.
pub fn read_game(line: &Line, rules: RuleSet) -> Result<Game, GameLineError> {
    let position = line.get("pos").ok_or(GameLineError::NoPosition)?;
    let mut game = Game::from_position(rules, read_position(position)?);
    for text in line.get("moves").unwrap_or_default().split_whitespace() {
        game.play_text(text)
            .map_err(|refusal| GameLineError::Move {
                text: text.to_string(),
                refusal,
            })?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use dama_core::{Refusal, RuleSet};
    use dama_testkit::random::Random;

    use super::{GameLineError, game_line, read_game};
    use crate::Line;

    fn read(text: &str) -> Result<dama_core::Game, GameLineError> {
        let line = Line::read(text).expect("a line").expect("not empty");
        read_game(&line, RuleSet::CLASSIC)
    }

    #[test]
    fn games_come_back_whole() {
        for seed in 0..20 {
            let mut random = Random::new(seed);
            let mut game = dama_core::Game::new(RuleSet::CLASSIC);
            while let Some(&chosen) = random.pick(&game.legal_moves()) {
                game.play(&chosen).expect("legal");
            }
            assert_eq!(read(&game_line(&game).to_string()), Ok(game));
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        assert_eq!(read("pos"), Err(GameLineError::NoPosition));
        let start = game_line(&dama_core::Game::new(RuleSet::CLASSIC));
        let error = read(&format!("{start} moves=\"d3-d4 d3-d4\"")).expect_err("illegal");
        assert!(error.to_string().starts_with("d3-d4: "), "{error}");
        let error = read(&format!("{start} moves=é")).expect_err("no move");
        let GameLineError::Move { refusal, .. } = error else {
            panic!("{error}");
        };
        assert!(matches!(refusal, Refusal::BadText { .. }));
    }
}
