//! Writing a game as a record.

use dama_core::{Game, Position, RuleSet, Side};

use crate::{ResultMark, Tags, game_type};

/// No line of moves is longer.
const LINE: usize = 80;

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
    let mut text = String::new();
    let mark = mark(game, tags);
    for (name, unknown) in ROSTER {
        push_tag(&mut text, name, tags.get(name).unwrap_or(unknown));
    }
    push_tag(&mut text, "Result", mark.text());
    push_tag(&mut text, "GameType", game_type::DAMA);
    push_tag(&mut text, "RuleSet", game.rules().name);
    if *game.start() != Position::start() {
        push_tag(&mut text, "SetUp", "1");
        push_tag(&mut text, "FEN", &game.start().to_string());
    }
    match game.outcome() {
        Some(outcome) => push_tag(&mut text, "Termination", outcome.reason.code()),
        None => {
            if let Some(told) = tags.get("Termination") {
                push_tag(&mut text, "Termination", told);
            }
        }
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
    push_moves(&mut text, game, mark);
    text
}

fn mark(game: &Game, tags: &Tags) -> ResultMark {
    game.outcome()
        .map(ResultMark::from)
        .or_else(|| ResultMark::parse(tags.get("Result")?))
        .unwrap_or(ResultMark::Unknown)
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

fn push_moves(text: &mut String, game: &Game, mark: ResultMark) {
    let mut line = 0;
    let mut push = |unit: &str| {
        if line > 0 && line + 1 + unit.len() > LINE {
            text.push('\n');
            line = 0;
        } else if line > 0 {
            text.push(' ');
            line += 1;
        }
        text.push_str(unit);
        line += unit.len();
    };
    let rules: &RuleSet = game.rules();
    let mut number = 1;
    for (ply, (position, played)) in game.positions().iter().zip(game.moves()).enumerate() {
        let short = position.short_text(rules, played);
        // A number stays with its move, so that no line ends with a number.
        match position.side_to_move() {
            Side::White => push(&format!("{number}. {short}")),
            Side::Black if ply == 0 => push(&format!("{number}... {short}")),
            Side::Black => push(&short),
        }
        if position.side_to_move() == Side::Black {
            number += 1;
        }
    }
    push(mark.text());
    text.push('\n');
}
