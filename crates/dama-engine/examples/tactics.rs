//! A suite of positions with one best move that a short look misses.
//!
//! ```text
//! cargo run --release -p dama-engine --example tactics -- find [COUNT] > tactics.txt
//! cargo run --release -p dama-engine --example tactics -- solve [NODES]
//! ```
//!
//! `find` plays games of the engine against itself, the rule sets in turn, and prints
//! a position out of each that has one, a line each: rule set, position, best move. `solve` tells how
//! many of those in `testdata/tactics.txt` are solved with so many nodes each.

use std::collections::HashSet;
use std::env;
use std::num::NonZeroUsize;

use anyhow::{Context, bail};
use dama_core::{Game, Move, Position, RuleSet};
use dama_engine::{Control, Engine, Limits};
use dama_testkit::random::Random;

const SUITE: &str = include_str!("../testdata/tactics.txt");

/// What a move of the games looks at.
const GAME_NODES: u64 = 1_000;

/// Random plies at the begin of a game.
const RANDOM_PLIES: usize = 8;

/// A move that so few nodes find is no task.
const SHORT: u64 = 1_000;

/// Nor one on which a look at so many would not change the mind.
const LONGER: u64 = 20_000;

/// A position is worth proving if the move is the best one by so much with so many nodes.
const LONG: u64 = 100_000;

/// The proof: the same move, by as much, with the network and with the terms.
const PROOF: u64 = 2_000_000;

/// In hundredths of a man: how much better than any other the move must be.
const GAP: i32 = 100;

/// Where even the second best move leaves so much, in hundredths of a man, nothing hangs on
/// the move.
const WON_ANYWAY: i32 = 500;

/// What `solve` looks at.
const NODES: u64 = 300_000;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = arguments.get(1).map(|word| word.parse()).transpose()?;
    match arguments.first().map(String::as_str) {
        Some("find") => find(number.unwrap_or(240)),
        Some("solve") => solve(number.unwrap_or(NODES))?,
        _ => bail!("write find or solve"),
    }
    Ok(())
}

fn find(count: u64) {
    let mut known = HashSet::new();
    let mut engines = Engines::new();
    let mut games = (0..).filter_map(|number| engines.task_of_game(number));
    while (known.len() as u64) < count
        && let Some((task, best)) = games.next()
    {
        if known.insert(*task.position()) {
            println!("{} {} {best}", task.rules().name, task.position());
        }
    }
}

/// The same engine with its network and with the terms alone.
struct Engines {
    known: Engine,
    terms: Engine,
}

impl Engines {
    fn new() -> Self {
        let mut terms = Engine::new(16);
        terms.use_network(None);
        Self {
            known: Engine::new(16),
            terms,
        }
    }

    /// The first task in a game, if there is one; the number gives the game.
    fn task_of_game(&mut self, number: u64) -> Option<(Game, Move)> {
        let rules = RuleSet::ALL[number as usize % RuleSet::ALL.len()];
        let mut random = Random::new(number);
        let mut game = Game::new(rules);
        loop {
            let chosen = if game.ply() < RANDOM_PLIES {
                random.pick(&game.legal_moves()).copied()
            } else {
                // How it came about is no part of the task.
                let task = Game::from_position(rules, *game.position());
                if let Some(best) = self.only_move(&task) {
                    return Some((task, best));
                }
                choice(&mut self.known, &game, GAME_NODES)
            };
            game.play(&chosen?).ok()?;
        }
    }

    /// The best move of a task, by far, if the position is one.
    fn only_move(&mut self, task: &Game) -> Option<Move> {
        if task.legal_moves().len() < 4 {
            return None;
        }
        let first = choice(&mut self.known, task, SHORT);
        if choice(&mut self.known, task, LONGER) == first {
            return None;
        }
        let best = far_the_best(&mut self.known, task, LONG).filter(|best| Some(*best) != first)?;
        let proven = far_the_best(&mut self.known, task, PROOF) == Some(best)
            && far_the_best(&mut self.terms, task, PROOF) == Some(best);
        proven.then_some(best)
    }
}

fn choice(engine: &mut Engine, task: &Game, nodes: u64) -> Option<Move> {
    engine.clear();
    engine
        .search(task, &Limits::nodes(nodes), &Control::FREE, |_| {})
        .best
}

/// The best move if no other comes near.
fn far_the_best(engine: &mut Engine, task: &Game, nodes: u64) -> Option<Move> {
    let two = NonZeroUsize::MIN.saturating_add(1);
    let mut lines = [None, None];
    engine.clear();
    engine.analyze(task, two, &Limits::nodes(nodes), &Control::FREE, |info| {
        if let (Some(line), Some(first)) = (lines.get_mut(info.line - 1), info.pv.first()) {
            *line = Some((info.depth, info.score.value(), *first));
        }
    });
    let [Some((depth, best, first)), Some((as_deep, second, _))] = lines else {
        return None;
    };
    let far = best - second >= GAP && second < WON_ANYWAY;
    (depth == as_deep && far).then_some(first)
}

fn solve(nodes: u64) -> anyhow::Result<()> {
    let mut engine = Engine::new(16);
    let (mut solved, mut all) = (0, 0);
    for line in SUITE.lines() {
        let (rules, position, best) = task(line).with_context(|| format!("in {line}"))?;
        let game = Game::from_position(rules, position);
        let found = choice(&mut engine, &game, nodes);
        all += 1;
        if found.is_some_and(|found| found.to_string() == best) {
            solved += 1;
        } else {
            let found = found.map_or_else(|| "nothing".to_owned(), |found| found.to_string());
            println!("{line}: not with {found}");
        }
    }
    println!("{solved} of {all} with {nodes} nodes each");
    Ok(())
}

fn task(line: &str) -> anyhow::Result<(RuleSet, Position, &str)> {
    let [rules, position, best] = line.split_whitespace().collect::<Vec<_>>()[..] else {
        bail!("rule set, position and move are wanted");
    };
    let rules = RuleSet::named(rules).context("no such rule set")?;
    Ok((rules, position.parse()?, best))
}
