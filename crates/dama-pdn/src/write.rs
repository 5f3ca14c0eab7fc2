//! Writing a game as a record.

use dama_core::{Game, Move, Position, RuleSet, Side};

use crate::wrap::Wrap;
use crate::{GameTree, NodeId, ResultMark, Tags, game_type};

/// The tags that every record has, with what stands for an unknown value.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that the writer makes from the game itself.
const FROM_GAME: [&str; 6] = [
    "Result",
    "GameType",
    "RuleSet",
    "SetUp",
    "FEN",
    "Termination",
];

/// The record of a game up to the position on the board, in PDN 3.0.
///
/// The seven tags that every record has come first, then what belongs to the
/// game, then the remaining ones of `tags`. Rule set, set-up and, once the game
/// is over, the result and its reason (`Termination`) are those of the game,
/// whatever `tags` says; `Result` of `tags` counts while the game goes on.
pub fn write(game: &Game, tags: &Tags) -> String {
    let tree = GameTree::from(game);
    match game.outcome() {
        Some(outcome) => write_with(&tree, tags, outcome.into(), Some(outcome.reason.code())),
        None => {
            let told = tags.get("Result").and_then(ResultMark::parse);
            write_tree(&tree, tags, told.unwrap_or(ResultMark::Unknown))
        }
    }
}

/// The record of a game with its variations, comments and glyphs, in PDN 3.0.
///
/// The tags are written as by [`write()`], with this result. Lines have at most
/// 80 characters unless one word is longer. [`Reader`](crate::Reader) reads the
/// same tree again, if no variation lies in more than 1,000 others.
pub fn write_tree(tree: &GameTree, tags: &Tags, result: ResultMark) -> String {
    write_with(tree, tags, result, tags.get("Termination"))
}

fn write_with(
    tree: &GameTree,
    tags: &Tags,
    result: ResultMark,
    termination: Option<&str>,
) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        push_tag(&mut text, name, tags.get(name).unwrap_or(unknown));
    }
    push_tag(&mut text, "Result", result.text());
    push_tag(&mut text, "GameType", game_type::DAMA);
    push_tag(&mut text, "RuleSet", tree.rules().name);
    if *tree.start() != Position::start() {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &tree.start().to_string());
    }
    if let Some(termination) = termination {
        push_tag(&mut text, "Termination", termination);
    }
    for (name, value) in tags.iter() {
        let is_name = |name: &str| {
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        };
        let written = ROSTER.iter().map(|(known, _)| known).chain(&FROM_GAME);
        if is_name(name) && !written.into_iter().any(|w| w.eq_ignore_ascii_case(name)) {
            push_tag(&mut text, name, value);
        }
    }
    text.push('\n');
    let mut moves = Moves {
        tree,
        wrap: Wrap::new(&mut text),
        numbered: false,
    };
    moves.push_all();
    moves.wrap.word(result.text());
    moves.wrap.finish();
    text
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

/// What is still to be written, the next thing last.
enum Task {
    /// A move, its variations, and what follows it.
    Line(Step),
    /// A variation: a move and what follows it.
    Variation(Step),
    /// The end of a variation.
    Close,
}

/// A move with the position in which it is played.
#[derive(Clone, Copy)]
struct Step {
    id: NodeId,
    position: Position,
    /// Plies before it.
    ply: usize,
}

struct Moves<'a> {
    tree: &'a GameTree,
    wrap: Wrap<'a>,
    /// Whether Black's next move needs no number: White's stands right before it.
    numbered: bool,
}

impl Moves<'_> {
    fn push_all(&mut self) {
        let Some(root) = self.tree.get(NodeId::ROOT) else {
            return;
        };
        if !root.note().after().is_empty() {
            self.wrap.comment(root.note().after());
        }
        let first = root.first_child().map(|id| Step {
            id,
            position: *self.tree.start(),
            ply: 0,
        });
        let mut tasks: Vec<Task> = first.map(Task::Line).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(step) => {
                    let after = self.push_move(&step);
                    tasks.extend(after.map(Task::Line));
                    self.add_variations(&step, &mut tasks);
                }
                Task::Variation(step) => {
                    self.numbered = false;
                    self.wrap.open();
                    let after = self.push_move(&step);
                    tasks.push(Task::Close);
                    tasks.extend(after.map(Task::Line));
                }
                Task::Close => {
                    self.wrap.attach(")");
                    self.numbered = false;
                }
            }
        }
    }

    /// Plans the variations beside a move, to come before what follows it.
    fn add_variations(&self, main: &Step, tasks: &mut Vec<Task>) {
        let first = tasks.len();
        let sibling = |id: NodeId| self.tree.get(id)?.next_sibling();
        for id in std::iter::successors(sibling(main.id), |&id| sibling(id)) {
            tasks.push(Task::Variation(Step { id, ..*main }));
        }
        tasks[first..].reverse();
    }

    /// Writes one move with what is said of it; gives back the step behind it.
    fn push_move(&mut self, step: &Step) -> Option<Step> {
        let node = self.tree.get(step.id)?;
        let played = node.played()?;
        let note = node.note();
        let side = step.position.side_to_move();
        let number = self.number(step);
        let text = short_text(&step.position, self.tree.rules(), played);
        // A number stays with its move, so that no line ends with a number.
        match (note.before(), side) {
            ("", Side::Black) if self.numbered => self.wrap.word(&text),
            ("", _) => self.wrap.word(&format!("{number} {text}")),
            (before, _) => {
                self.wrap.word(&number);
                self.wrap.comment(before);
                self.wrap.word(&text);
            }
        }
        self.push_glyphs(note.glyphs());
        self.numbered = side == Side::White && note.after().is_empty();
        if !note.after().is_empty() {
            self.wrap.comment(note.after());
        }
        Some(Step {
            id: node.first_child()?,
            position: step.position.after(&played.effect()),
            ply: step.ply + 1,
        })
    }

    /// `1.` before White's moves, `1...` before Black's.
    fn number(&self, step: &Step) -> String {
        let black_began = self.tree.start().side_to_move() == Side::Black;
        let number = (step.ply + usize::from(black_began)) / 2 + 1;
        match step.position.side_to_move() {
            Side::White => format!("{number}."),
            Side::Black => format!("{number}..."),
        }
    }

    fn push_glyphs(&mut self, glyphs: &[u8]) {
        const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
        for (index, &glyph) in glyphs.iter().enumerate() {
            let sign = SIGNS.get(usize::from(glyph).wrapping_sub(1));
            match sign.filter(|_| index == 0) {
                Some(sign) => self.wrap.attach(sign),
                None => self.wrap.word(&format!("${glyph}")),
            }
        }
    }
}

/// The move in the short form where that is clear, else with all landings (rule 13).
fn short_text(position: &Position, rules: &RuleSet, played: &Move) -> String {
    match played.landings() {
        // Both forms are one.
        [_] => played.to_string(),
        _ => position.short_text(rules, played),
    }
}
