//! Scores as the protocol writes them: in men, with ends of games far beyond.

use dama_engine::Score;

/// A won game, in men; each ply to its end takes a hundredth off.
const WIN: i32 = 10_000;

/// A win of which tables tell, and not how soon.
const KNOWN_WIN: i32 = 8_000;

/// Nothing that is judged is beyond this.
const MOST: i32 = 7_999;

/// The score in men, with two digits behind the point.
pub fn in_men(score: Score) -> String {
    let hundredths = if let Some(plies) = score.plies_to_win() {
        WIN - plies as i32
    } else if let Some(plies) = score.plies_to_loss() {
        plies as i32 - WIN
    } else if score.is_decided() {
        KNOWN_WIN * score.value().signum()
    } else {
        score.value().clamp(-MOST, MOST)
    };
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// In how many plies the game ends, with the word for how; `None` where that is not
/// known.
pub fn end(score: Score) -> Option<(&'static str, u32)> {
    let win = score.plies_to_win().map(|plies| ("win-in", plies));
    win.or_else(|| score.plies_to_loss().map(|plies| ("loss-in", plies)))
}

#[cfg(test)]
mod tests {
    use dama_engine::Score;

    use super::in_men;

    #[test]
    fn men_and_ends() {
        assert_eq!(in_men(Score::new(-35)), "-0.35");
        assert_eq!(in_men(Score::DRAW), "0.00");
        assert_eq!(in_men(Score::new(20_000)), "79.99");
        assert_eq!(in_men(Score::win_in(7)), "99.93");
        assert_eq!(in_men(Score::loss_in(12)), "-99.88");
    }
}
