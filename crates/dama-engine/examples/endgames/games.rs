//! A match: tables against none, from balanced openings of six to eight pieces.

use anyhow::{Context, Result};
use dama_core::{Game, Kind, Piece, Position, RuleSet, Setup, Side, Square};
use dama_engine::{Control, Endgames, Engine, Limits};
use dama_testkit::random::Random;

use crate::folder::Folder;

/// The most pieces of the tables in the match.
const PIECES: usize = 4;

/// What decides whether an opening is balanced looks at so many positions.
const BALANCE_NODES: u64 = 20_000;

/// So many hundredths of a man are balanced.
const BALANCED: i32 = 40;

/// Megabytes of an engine's own table.
const MEMORY: usize = 16;

pub fn run(folder: &str, games: u64, nodes: u64) -> Result<()> {
    for rules in RuleSet::ALL {
        let endgames = Endgames::open(rules, Folder::all(folder, PIECES))?;
        let mut with = Engine::new(MEMORY);
        with.use_endgames(endgames);
        let mut without = Engine::new(MEMORY);
        let mut random = Random::new(2_024);
        let mut pairs = Vec::new();
        let mut counts = [0_u32; 3];
        while (pairs.len() as u64) < games / 2 {
            let opening = opening(&mut random, &mut without, rules);
            let mut pair = 0.0;
            for side in Side::BOTH {
                let points = play(opening, rules, side, &mut with, &mut without, nodes)?;
                counts[(2.0 - 2.0 * points) as usize] += 1;
                pair += points / 2.0;
            }
            pairs.push(pair);
        }
        println!("{}", report(&rules, nodes, &pairs, counts));
    }
    Ok(())
}

/// A random position of six to eight pieces, as many on each side or one more,
/// with nothing to take and neither side better.
fn opening(random: &mut Random, engine: &mut Engine, rules: RuleSet) -> Position {
    loop {
        let pieces = random.between(6, 8);
        let mut setup = Setup::new(Side::BOTH[random.below(2)]);
        for number in 0..pieces {
            let side = Side::BOTH[number % 2];
            let kind = if random.one_in(5) {
                Kind::King
            } else {
                Kind::Man
            };
            let Some(square) = Square::new(random.below(64) as u8) else {
                continue;
            };
            if kind == Kind::King || (1..7).contains(&square.rank()) {
                setup.put(square, Some(Piece { side, kind }));
            }
        }
        let Ok(position) = Position::try_from(setup) else {
            continue;
        };
        let mut other = position.to_setup();
        other.set_side_to_move(position.side_to_move().opposite());
        let threat = Position::try_from(other).is_ok_and(|other| other.has_capture());
        if position.occupied().len() < 6 || position.has_capture() || threat {
            continue;
        }
        let game = Game::from_position(rules, position);
        if game.outcome().is_some() {
            continue;
        }
        engine.clear();
        let limits = Limits::nodes(BALANCE_NODES);
        let score = engine.search(&game, &limits, &Control::FREE, |_| {}).score;
        if score.value().abs() <= BALANCED {
            return position;
        }
    }
}

/// The points of the engine with tables, which plays this side.
fn play(
    opening: Position,
    rules: RuleSet,
    side: Side,
    with: &mut Engine,
    without: &mut Engine,
    nodes: u64,
) -> Result<f64> {
    let mut game = Game::from_position(rules, opening);
    with.clear();
    without.clear();
    let limits = Limits::nodes(nodes);
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(match outcome.winner {
                None => 0.5,
                Some(winner) if winner == side => 1.0,
                Some(_) => 0.0,
            });
        }
        let engine = if game.position().side_to_move() == side {
            &mut *with
        } else {
            &mut *without
        };
        let found = engine.search(&game, &limits, &Control::FREE, |_| {});
        game.play(&found.best.context("the game goes on")?)?;
    }
}

/// The score over pairs of games, with the interval that holds the true one in 95
/// of 100 matches, and the same in Elo.
fn report(rules: &RuleSet, nodes: u64, pairs: &[f64], [wins, draws, losses]: [u32; 3]) -> String {
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let squares: f64 = pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
    let apart = 1.96 * (squares / (count - 1.0) / count).sqrt();
    let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
    format!(
        "{rules}: {} games of {nodes} nodes a move, +{wins} ={draws} -{losses}: \
         {:.1} % (95 %: {:.1} to {:.1}), Elo {:+.0} ({:+.0} to {:+.0})",
        2 * pairs.len(),
        100.0 * mean,
        100.0 * (mean - apart),
        100.0 * (mean + apart),
        elo(mean),
        elo(mean - apart),
        elo(mean + apart)
    )
}
