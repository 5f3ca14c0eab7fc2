//! The ten levels by name.

use crate::{Texts, say};

/// The name of a level, 1 to 10; others count as the nearest.
pub fn level_name(texts: &Texts, level: u8) -> String {
    say!(
        texts,
        [
            Level1, Level2, Level3, Level4, Level5, Level6, Level7, Level8, Level9, Level10
        ][place(level)]
    )
}

/// A line about a level, 1 to 10; others count as the nearest.
pub fn level_line(texts: &Texts, level: u8) -> String {
    say!(
        texts,
        [
            Level1Line,
            Level2Line,
            Level3Line,
            Level4Line,
            Level5Line,
            Level6Line,
            Level7Line,
            Level8Line,
            Level9Line,
            Level10Line
        ][place(level)]
    )
}

fn place(level: u8) -> usize {
    usize::from(level.clamp(1, 10) - 1)
}
