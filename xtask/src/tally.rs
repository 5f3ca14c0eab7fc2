//! Counting tests, from the lines that test runners print.

use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::workspace::shown;

/// How many tests there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed, and runs that ended badly without naming a test.
    pub failed: u64,
}

impl Tally {
    /// Runs tests, shows what they print as they print it, and counts.
    ///
    /// A run that fails without a failed test (it did not compile, or broke down) counts as one failure.
    pub fn of(command: &mut Command) -> Result<Self> {
        Self::showing(command, &mut io::stdout())
    }

    fn showing(command: &mut Command, screen: &mut impl Write) -> Result<Self> {
        let name = shown(command);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {name}"))?;
        let mut tally = Self::default();
        if let Some(output) = child.stdout.take() {
            let mut reader = BufReader::new(output);
            let mut line = Vec::new();
            while reader.read_until(b'\n', &mut line)? > 0 {
                screen.write_all(&line)?;
                tally += count(&plain(&String::from_utf8_lossy(&line)));
                line.clear();
            }
        }
        let status = child.wait()?;
        if !status.success() && tally.failed == 0 {
            writeln!(screen, "{name} ended with {status}")?;
            tally.failed = 1;
        }
        Ok(tally)
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// What one line adds: `test result:` of Rust's test programs, `pass`, `fail` and `cancelled` of
/// node's, and the last line of pytest's.
fn count(line: &str) -> Tally {
    let line = line.trim();
    if let Some(result) = line.strip_prefix("test result: ") {
        let number = |word| {
            let before = result
                .split(word)
                .next()
                .filter(|before| before.len() < result.len());
            before
                .and_then(|text| text.split_whitespace().next_back()?.parse().ok())
                .unwrap_or(0)
        };
        return Tally {
            passed: number(" passed;"),
            failed: number(" failed;"),
        };
    }
    if let Some(tally) = pytest(line) {
        return tally;
    }
    let mut words = line
        .strip_prefix("ℹ ")
        .or(line.strip_prefix("# "))
        .unwrap_or("")
        .split(' ');
    match (
        words.next(),
        words.next().and_then(|number| number.parse().ok()),
        words.next(),
    ) {
        (Some("pass"), Some(passed), None) => Tally { passed, failed: 0 },
        (Some("fail" | "cancelled"), Some(failed), None) => Tally { passed: 0, failed },
        _ => Tally::default(),
    }
}

/// `2 failed, 80 passed, 1 skipped in 9.81s`, or nothing.
fn pytest(line: &str) -> Option<Tally> {
    let (counts, time) = line.trim_matches(['=', ' ']).rsplit_once(" in ")?;
    if !time.starts_with(|letter: char| letter.is_ascii_digit()) {
        return None;
    }
    let mut tally = Tally::default();
    for part in counts.split(", ") {
        let (number, word) = part.split_once(' ')?;
        let number: u64 = number.parse().ok()?;
        match word {
            "passed" | "xpassed" => tally.passed += number,
            "failed" | "error" | "errors" => tally.failed += number,
            "skipped" | "deselected" | "xfailed" | "warning" | "warnings" => {}
            _ => return None,
        }
    }
    Some(tally)
}

/// The line without the terminal's colors.
fn plain(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.by_ref().find(|letter| letter.is_ascii_alphabetic());
        } else {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Tally, count, plain};

    #[test]
    fn counts_the_lines_of_all_runners() {
        let cases = [
            (
                "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s",
                (12, 0),
            ),
            (
                "test result: \u{1b}[31mFAILED\u{1b}[0m. 3 passed; 2 failed; 0 ignored;",
                (3, 2),
            ),
            ("ℹ pass 7", (7, 0)),
            ("\u{1b}[34mℹ fail 2\u{1b}[39m", (0, 2)),
            ("# cancelled 1", (0, 1)),
            ("ℹ tests 9", (0, 0)),
            ("# pass the salt", (0, 0)),
            ("test result: soon", (0, 0)),
            ("83 passed in 9.81s", (83, 0)),
            (
                "2 failed, 80 passed, 1 skipped in 75.20s (0:01:15)",
                (80, 2),
            ),
            ("=== 1 passed, 3 errors in 0.10s ===", (1, 3)),
            ("3 passed in the night", (0, 0)),
            ("3 stones passed in 2 plies", (0, 0)),
            ("running 5 tests", (0, 0)),
        ];
        for (line, (passed, failed)) in cases {
            assert_eq!(count(&plain(line)), Tally { passed, failed }, "{line}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_run_that_breaks_down_counts_as_a_failure() {
        let run = |script: &str| {
            let mut command = std::process::Command::new("sh");
            // Shown to nobody: whoever runs this test counts lines too.
            Tally::showing(command.args(["-c", script]), &mut std::io::sink())
                .expect("the shell starts")
        };
        assert_eq!(
            run("echo 'test result: ok. 2 passed; 0 failed;'").to_string(),
            "2 passed, 0 failed"
        );
        assert_eq!(
            run("echo 'test result: ok. 2 passed; 0 failed;'; exit 101").to_string(),
            "2 passed, 1 failed"
        );
        assert_eq!(
            run("echo 'test result: FAILED. 2 passed; 3 failed;'; exit 101").to_string(),
            "2 passed, 3 failed"
        );
    }
}
