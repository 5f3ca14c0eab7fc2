//! Games, errors and warnings as JSON.

use dama_core::Position;
use dama_pdn::{GameTree, NodeId, PdnError, ReadGame, Warning};

use crate::json::push_string;
use crate::notation::{push_move, push_position};

/// Appends a game as one JSON object.
pub fn push_game(out: &mut Vec<u8>, game: &ReadGame) {
    push_text(out, &format!("{{\"game\":{},\"tags\":{{", game.place.game));
    for (index, (name, value)) in game.tags.iter().enumerate() {
        push_text(out, if index > 0 { "," } else { "" });
        push_string(out, name);
        out.push(b':');
        push_string(out, value);
    }
    push_text(out, "},\"rules\":");
    push_string(out, game.tree.rules().name);
    push_text(out, ",\"start\":\"");
    push_position(out, game.tree.start());
    push_text(out, "\",\"moves\":[");
    for (index, played) in game.tree.main_moves().enumerate() {
        push_text(out, if index > 0 { ",\"" } else { "\"" });
        push_move(out, played);
        out.push(b'"');
    }
    push_text(out, &format!("],\"result\":\"{}\",\"end\":", game.result));
    match game.end {
        Some(end) => {
            let (result, reason) = (end.outcome.result(), end.outcome.reason);
            let end = format!(
                "{{\"ply\":{},\"result\":\"{result}\",\"reason\":\"{reason}\"}}",
                end.ply
            );
            push_text(out, &end);
        }
        None => push_text(out, "null"),
    }
    push_nodes(out, &game.tree);
    push_text(out, ",\"warnings\":[");
    for (index, warning) in game.warnings.iter().enumerate() {
        push_text(out, if index > 0 { "," } else { "" });
        push_warning(out, warning);
    }
    push_text(out, "],\"error\":");
    match &game.error {
        Some(error) => push_error(out, error),
        None => push_text(out, "null"),
    }
    push_text(out, "}");
}

/// Appends the whole tree, each move with the number of the one before it (0 is
/// the beginning), where there is more than the bare moves of the game.
fn push_nodes(out: &mut Vec<u8>, tree: &GameTree) {
    let root = tree.get(NodeId::ROOT).map(|node| node.note().after());
    if let Some(comment) = root.filter(|comment| !comment.is_empty()) {
        push_text(out, ",\"comment\":");
        push_string(out, comment);
    }
    let noted = |id: NodeId| tree.get(id).is_some_and(|node| !node.note().is_empty());
    let plies = tree.main_line().count();
    if tree.len() == plies && !tree.main_line().any(noted) {
        return;
    }
    push_text(out, ",\"nodes\":[");
    let mut number = 0;
    let mut open = vec![(
        0,
        tree.get(NodeId::ROOT).and_then(|node| node.first_child()),
    )];
    while let Some((parent, id)) = open.pop() {
        let Some(node) = id.and_then(|id| tree.get(id)) else {
            continue;
        };
        let Some(played) = node.played() else {
            continue;
        };
        push_text(out, if number > 0 { "," } else { "" });
        number += 1;
        push_text(out, &format!("{{\"parent\":{parent},\"move\":\""));
        push_move(out, played);
        out.push(b'"');
        let note = node.note();
        for (name, comment) in [("before", note.before()), ("after", note.after())] {
            if !comment.is_empty() {
                push_text(out, &format!(",\"{name}\":"));
                push_string(out, comment);
            }
        }
        if !note.glyphs().is_empty() {
            push_text(out, &format!(",\"glyphs\":{:?}", note.glyphs()));
        }
        out.push(b'}');
        open.push((parent, node.next_sibling()));
        open.push((number, node.first_child()));
    }
    out.push(b']');
}

/// Appends an error as a JSON object.
pub fn push_error(out: &mut Vec<u8>, error: &PdnError) {
    let place = error.place;
    let begin = format!(
        "{{\"game\":{},\"line\":{},\"column\":{},\"offset\":{},\"code\":\"{}\",\"text\":",
        place.game,
        place.line,
        place.column,
        place.offset,
        error.code()
    );
    push_text(out, &begin);
    push_string(out, &error.text);
    push_text(out, ",\"message\":");
    push_string(out, &error.kind.to_string());
    out.push(b'}');
}

/// Appends a warning as a JSON object.
pub fn push_warning(out: &mut Vec<u8>, warning: &Warning) {
    let place = warning.place;
    let begin = format!(
        "{{\"game\":{},\"line\":{},\"column\":{},\"offset\":{},\"code\":\"{}\",\"message\":",
        place.game,
        place.line,
        place.column,
        place.offset,
        warning.code()
    );
    push_text(out, &begin);
    push_string(out, &warning.kind.to_string());
    out.push(b'}');
}

/// Appends the positions of the game, the first included, one a line.
pub fn push_positions(out: &mut Vec<u8>, tree: &GameTree) {
    let mut position: Position = *tree.start();
    push_position(out, &position);
    out.push(b'\n');
    for played in tree.main_moves() {
        position = position.after(&played.effect());
        push_position(out, &position);
        out.push(b'\n');
    }
}

fn push_text(out: &mut Vec<u8>, text: &str) {
    out.extend_from_slice(text.as_bytes());
}
