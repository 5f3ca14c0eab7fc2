//! The table of sizes, and the budgets: lightness is part of what the page is.

use std::fmt;

use crate::files::Stored;

/// Everything until two people can play, with one language, in bytes over the wire.
const PAGE_BUDGET: usize = 200_000;
/// `index.html`, which is painted before anything else arrives.
const INDEX_BUDGET: usize = 14_000;
/// The engine, loaded while the page idles.
const ENGINE_BUDGET: usize = 200_000;

/// The endgame tables of the rule set in play, loaded while the page idles.
const TABLES_BUDGET: usize = 100_000;

/// What each part weighs.
pub struct Table {
    files: Vec<Stored>,
}

impl Table {
    /// The table for these files.
    pub fn of(files: &[Stored]) -> Self {
        let files = files
            .iter()
            .filter(|file| file.path != "csp.txt")
            .cloned()
            .collect();
        Self { files }
    }

    /// A line for each budget that is exceeded.
    pub fn over_budget(&self) -> Vec<String> {
        self.budgets()
            .into_iter()
            .filter(|(_, size, budget)| size > budget)
            .map(|(name, size, budget)| {
                format!(
                    "{name}: {} bytes of Brotli, {} allowed",
                    grouped(size),
                    grouped(budget)
                )
            })
            .collect()
    }

    /// Name, size and limit of what has a limit.
    fn budgets(&self) -> [(&'static str, usize, usize); 4] {
        let index = self.sum(|path| path == "index.html");
        let page = self.sum(|path| path.starts_with("a/page."));
        let texts = self
            .files
            .iter()
            .filter(|file| file.path.starts_with("a/texts-"))
            .map(|file| file.packed)
            .max();
        let tables = self
            .files
            .iter()
            .filter(|file| file.path.starts_with("a/tables3-"))
            .map(|file| file.packed)
            .max();
        let engine =
            self.sum(|path| path.starts_with("a/engine.") || path.starts_with("a/worker."));
        [
            (
                "until two can play, largest language",
                index + page + texts.unwrap_or(0),
                PAGE_BUDGET,
            ),
            ("index.html", index, INDEX_BUDGET),
            ("engine", engine, ENGINE_BUDGET),
            (
                "endgames of three pieces, larger rule set",
                tables.unwrap_or(0),
                TABLES_BUDGET,
            ),
        ]
    }

    fn sum(&self, belongs: impl Fn(&str) -> bool) -> usize {
        self.files
            .iter()
            .filter(|file| belongs(&file.path))
            .map(|file| file.packed)
            .sum()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{:<40} {:>10} {:>10}", "file", "bytes", "Brotli")?;
        let (tables, others): (Vec<_>, Vec<_>) = self
            .files
            .iter()
            .partition(|file| file.path.ends_with(".tables"));
        for file in others {
            writeln!(
                out,
                "{:<40} {:>10} {:>10}",
                file.path,
                grouped(file.plain),
                grouped(file.packed)
            )?;
        }
        let size: usize = tables.iter().map(|file| file.packed).sum();
        let name = format!("{} files of endgame tables", tables.len());
        writeln!(out, "{name:<40} {:>21}", grouped(size))?;
        for (name, size, budget) in self.budgets() {
            write!(
                out,
                "\n{name:<40} {:>10} of {}",
                grouped(size),
                grouped(budget)
            )?;
        }
        Ok(())
    }
}

/// `1234567` as `1,234,567`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Stored, Table, grouped};

    fn file(path: &str, packed: usize) -> Stored {
        Stored {
            path: path.to_owned(),
            plain: packed * 3,
            packed,
        }
    }

    #[test]
    fn the_largest_language_counts() {
        let mut files = vec![
            file("index.html", 13_000),
            file("a/page.1.js", 10_000),
            file("a/page.2.wasm", 170_000),
            file("a/texts-en.3.json", 5_000),
            file("a/texts-hi.4.json", 7_000),
            file("a/engine.5.wasm", 100_000),
        ];
        assert!(Table::of(&files).over_budget().is_empty());
        files[4].packed += 1;
        assert_eq!(
            Table::of(&files).over_budget(),
            ["until two can play, largest language: 200,001 bytes of Brotli, 200,000 allowed"]
        );
    }

    #[test]
    fn thousands_are_grouped() {
        assert_eq!(
            [0, 999, 1_000, 1_234_567].map(grouped),
            ["0", "999", "1,000", "1,234,567"]
        );
    }
}
