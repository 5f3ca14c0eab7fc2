//! Games in files.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, anyhow};
use dama_core::{Game, Side};
use dama_pdn::Tags;

use super::{Player, Players};
use crate::failure;

/// Reads the first game of a file; says on standard error what is odd in it.
///
/// # Errors
///
/// The file cannot be read, or holds no game.
pub fn load(path: &Path) -> anyhow::Result<(Game, Tags)> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let record = dama_pdn::read(&String::from_utf8_lossy(&bytes))
        .map_err(|error| anyhow!("{}, {error}", path.display()))?;
    for warning in &record.warnings {
        failure::say(&format!("{}, {warning}", path.display()));
    }
    Ok((record.game, record.tags))
}

/// Writes the game to a file.
///
/// # Errors
///
/// The file cannot be written.
pub fn save(
    path: &Path,
    game: &Game,
    tags: &Tags,
    players: Players,
    level: u8,
) -> anyhow::Result<()> {
    let mut tags = tags.clone();
    // These told how the game stood when it was loaded.
    tags.remove("Result");
    tags.remove("Termination");
    for (side, tag) in [(Side::White, "White"), (Side::Black, "Black")] {
        if tags.get(tag).is_none() {
            let name = match players.of(side) {
                Player::Human => String::from("?"),
                Player::Computer => format!("Dama, level {level}"),
            };
            tags.set(tag, name);
        }
    }
    if tags.get("Date").is_none() {
        tags.set("Date", today());
    }
    fs::write(path, dama_pdn::write(game, &tags))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// The date as records write it, in universal time.
fn today() -> String {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs());
    date(seconds / 86_400)
}

/// The date of a day counted from 1 January 1970, by the rules of the calendar.
fn date(mut day: u64) -> String {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    loop {
        let days = if leap(year) { 366 } else { 365 };
        if day < days {
            break;
        }
        day -= days;
        year += 1;
    }
    let february = if leap(year) { 29 } else { 28 };
    let mut month = 1;
    for days in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if day < days {
            break;
        }
        day -= days;
        month += 1;
    }
    format!("{year:04}.{month:02}.{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(59), "1970.03.01");
        assert_eq!(date(11_016), "2000.02.29");
        assert_eq!(date(19_722), "2023.12.31");
        assert_eq!(date(19_723), "2024.01.01");
        assert_eq!(date(20_000), "2024.10.04");
    }
}
