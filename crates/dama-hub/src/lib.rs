//! The Hub protocol, version 2, on 64 squares: lines, positions and games as text.
//!
//! Programs that play draughts and programs that show it talk in such lines.
//! `docs/hub.md` says what each of them means here; this crate reads and writes
//! them, and opens nothing. The program that plays and the one that asks use it
//! alike:
//!
//! ```
//! use dama_core::{Game, RuleSet};
//! use dama_hub::{Line, game_line, read_game};
//!
//! let mut game = Game::new(RuleSet::CLASSIC);
//! game.play_text("d3-d4")?;
//! let text = game_line(&game).to_string();
//!
//! let line = Line::read(&text)?.expect("it is not empty");
//! assert_eq!(line.command(), "pos");
//! assert_eq!(read_game(&line, RuleSet::CLASSIC)?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod game;
mod level;
mod line;
mod position;

pub use game::{GameLineError, game_line, read_game};
pub use level::{LevelError, Levels};
pub use line::{Line, LineError};
pub use position::{PositionTextError, position_text, read_position};
