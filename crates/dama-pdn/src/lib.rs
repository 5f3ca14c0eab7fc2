//! Game records of Dama in PDN 3.0, the text form of draughts games.
//!
//! [`write()`] makes a record of a game, [`read()`] makes a game of a record. No
//! file is opened here: texts come in and go out.
//!
//! ```
//! use dama_core::{Game, RuleSet};
//! use dama_pdn::{Tags, read, write};
//!
//! let mut game = Game::new(RuleSet::CLASSIC);
//! game.play_text("d3-d4")?;
//! let mut tags = Tags::new();
//! tags.set("White", "Ada");
//!
//! let text = write(&game, &tags);
//! assert!(text.ends_with("\n1. d3-d4 *\n"));
//!
//! let record = read(&text)?;
//! assert_eq!(record.game, game);
//! assert_eq!(record.tags.get("White"), Some("Ada"));
//! assert!(record.warnings.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod game_type;
mod lexer;
mod mark;
mod place;
mod read;
mod tags;
mod warning;
mod write;

pub use error::{PdnError, PdnErrorKind};
pub use mark::ResultMark;
pub use place::Place;
pub use read::{Record, read};
pub use tags::Tags;
pub use warning::{Warning, WarningKind};
pub use write::write;
