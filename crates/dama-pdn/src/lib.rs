#![doc = include_str!("../README.md")]

mod builder;
mod encoding;
mod error;
mod game_type;
mod head;
mod lexer;
mod line;
mod long_word;
mod mark;
mod moves;
mod note;
mod passing;
mod place;
mod read;
mod read_game;
mod reader;
mod tags;
mod tree;
mod warning;
mod watch;
mod wrap;
mod write;

pub use error::{PdnError, PdnErrorKind};
pub use mark::ResultMark;
pub use note::Note;
pub use place::Place;
pub use read::{Record, read};
pub use read_game::ReadGame;
pub use reader::{Reader, Variations};
pub use tags::Tags;
pub use tree::{GameTree, Node, NodeId, TreeError};
pub use warning::{Warning, WarningKind};
pub use watch::BoardEnd;
pub use write::{write, write_tree};
