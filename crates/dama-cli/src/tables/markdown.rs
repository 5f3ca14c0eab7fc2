//! The page of statistics as Markdown.

use dama_core::RuleSet;
use dama_tables::{Facts, Material, Mover};

use super::stats::{LongestWin, mover_name};
use crate::numbers::grouped;

/// How the page begins.
pub const TOP: &str = "\
# The endgames in figures

Made by `dama tables stats --markdown`; do not edit. K is a king, M a man. Each row
is an endgame with one side to move, and tells how its positions end for that
side. All positions count, with men on ranks 2 to 7: those in which something must
be taken, and images of each other, as well. Distances are in plies until the game
is over; repetition and the 100 plies without progress are left out.

What they say:

- **Two kings against one** win nearly always under `classic` (99.8 % with the two to
  move, within 15 plies) and mostly draw under `federation` (69 %), where one king
  against one is a draw even if the next move would take. **Three kings against one** win
  under both (all but 144 of 2.5 million positions, and 99.6 %), within 15 plies.
- **A lone king against two men** never loses under `federation`, and draws nine
  times out of ten. Under `classic` it wins almost half of the positions in which the
  men are to move, since a king with only one man against it wins at once.
- **Three kings against two** depend on the turn: with the three to move they win 93
  times out of 100 under `classic` and 75 times under `federation`. With the two to
  move these win 30 and 12 times, for they often begin by taking.
- **The hardest wins** of four pieces take 73 plies under `federation` (king and two
  men against a king) and 69 under `classic` (two men against two, three against
  one); those of five take 101 and 93 (three men against two): with men still to be
  crowned. Kings alone need 17 plies at most with four pieces, and 49 with five.
";

/// The title of a rule set and the head of its table.
pub fn heading(rules: &RuleSet) -> String {
    format!(
        "\n## {rules}\n\n\
         | endgame | to move | positions | won | drawn | lost | longest win |\n\
         |---|---|---:|---:|---:|---:|---:|"
    )
}

/// An endgame with a side to move.
pub fn row(facts: &Facts, mover: Mover) -> String {
    let counts = facts.counts(mover);
    let longest = counts
        .longest_win
        .map_or(String::from("-"), |longest| longest.plies.to_string());
    format!(
        "| {} | {} | {} | {} | {} | {} | {longest} |",
        facts.material,
        mover_name(facts.material, mover),
        grouped(facts.positions()),
        grouped(counts.won),
        grouped(counts.drawn),
        grouped(counts.lost)
    )
}

/// The longest wins with their lines.
pub fn longest_wins(rules: &RuleSet, wins: &[(Material, Mover, LongestWin)]) -> String {
    let mut text = format!("\n### The longest wins, {rules}\n");
    for (material, mover, win) in wins {
        let LongestWin {
            plies,
            position,
            line,
        } = win;
        let to_move = mover_name(*material, *mover);
        text += &format!("\n- {material}, {to_move} to move, {plies} plies: `{position}`");
        if !line.is_empty() {
            text += &format!("<br>{}", line.join(" "));
        }
    }
    text
}
