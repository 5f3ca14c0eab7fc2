//! What the page says in writing: why a move is refused, whose turn it is, how a game
//! ended, what is wrong with a pasted text.
//!
//! Every sentence is whole for its side and piece in the translators' files; here is
//! only decided which one it is.

mod clock;
mod endgame;
mod ending;
mod level;
mod paste;
mod reason;
mod refusal;
mod rule_sets;
mod topic;
mod turn;

#[cfg(test)]
mod tests;

pub use clock::{clock_face, clocks};
pub use endgame::{class, move_worth, remark, short_worth, task, worth};
pub use ending::{ending, ending_reason};
pub use level::{level_line, level_name};
pub use paste::{oddities, position_error, record_error, save_error, text_error};
pub use reason::reason;
pub use refusal::{refusal, refused};
pub use rule_sets::{RULE_TABLE, rule_set_name};
pub use topic::Topic;
pub use turn::{must_take, turn};
