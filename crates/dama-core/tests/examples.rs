//! The examples run to their ends: what they claim is asserted in them.

#![allow(clippy::unwrap_used)]

#[path = "../examples/3_captures_and_refusals.rs"]
mod captures_and_refusals;
#[path = "../examples/1_first_game.rs"]
mod first_game;
#[path = "../examples/4_keep_games.rs"]
mod keep_games;
#[path = "../examples/2_positions_and_moves.rs"]
mod positions_and_moves;
#[path = "../examples/5_write_a_bot.rs"]
mod write_a_bot;

#[test]
fn first_game_runs() {
    first_game::main().unwrap();
}

#[test]
fn positions_and_moves_runs() {
    positions_and_moves::main().unwrap();
}

#[test]
fn captures_and_refusals_runs() {
    captures_and_refusals::main().unwrap();
}

#[test]
fn keep_games_runs() {
    keep_games::main().unwrap();
}

#[test]
fn write_a_bot_runs() {
    write_a_bot::main().unwrap();
}
