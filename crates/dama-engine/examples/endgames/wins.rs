//! Won positions, played out with win, draw and loss only against a defender who
//! knows all distances.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use dama_core::{Game, Move, Piece, Position, RuleSet, Setup, Side, Square};
use dama_engine::{Control, Endgames, Engine, Limits};
use dama_tables::{Content, Facts, Force, Material, Mover, Prober, Value};
use dama_testkit::random::Random;

use crate::folder::Folder;

/// Megabytes of the engine's own table.
const MEMORY: usize = 16;

/// A win further away may run into a draw by rule 9 whoever plays.
const PLIES_TO_DRAW: u16 = 100;

/// How one endgame went.
#[derive(Default)]
struct Tally {
    positions: u64,
    won: u64,
    too_long: u64,
    longest: u16,
    failures: Vec<String>,
}

pub fn run(folder: &str, pieces: u64, positions: u64, nodes: u64, of: u64) -> Result<()> {
    let pieces = u8::try_from(pieces).context("five pieces at most")?;
    let all = Folder::all(folder, usize::from(pieces));
    for rules in RuleSet::ALL {
        let mut materials = Vec::new();
        for material in Material::with_pieces(pieces) {
            let facts = Facts::read(&all, &rules, material)?;
            let complete = |facts: &Facts| {
                let size = |content| facts.size(content);
                size(Content::Grades).is_some() && size(Content::Distances).is_some()
            };
            if facts.as_ref().is_some_and(complete) {
                materials.push(material);
            }
        }
        if materials.is_empty() {
            println!("{rules}: no tables of {pieces} pieces with distances");
            continue;
        }
        let mut defender = Prober::new(rules, all.clone());
        let mut engine = Engine::new(MEMORY);
        engine.use_endgames(Endgames::open(rules, all.grades())?);
        let mut random = Random::new(77);
        let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
        for number in 0..positions {
            let material = materials[number as usize % materials.len()];
            let mut hardest: Option<(u16, Position)> = None;
            for _ in 0..of {
                let Some((plies, position)) = won(&mut random, &mut defender, material)? else {
                    break;
                };
                if hardest.is_none_or(|(longest, _)| plies > longest) {
                    hardest = Some((plies, position));
                }
            }
            let Some((plies, position)) = hardest else {
                continue;
            };
            let tally = tallies.entry(material.to_string()).or_default();
            tally.positions += 1;
            tally.longest = tally.longest.max(plies);
            let game = play(position, rules, &mut engine, &mut defender, nodes)?;
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            if winner == Some(position.side_to_move()) {
                tally.won += 1;
            } else if plies > PLIES_TO_DRAW {
                tally.too_long += 1;
            } else {
                let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
                let moves = moves.join(" ");
                let failure = format!("{position}, a win in {plies} plies: {moves}");
                tally.failures.push(failure);
            }
        }
        report(&rules, pieces, nodes, &tallies);
    }
    Ok(())
}

fn report(rules: &RuleSet, pieces: u8, nodes: u64, tallies: &BTreeMap<String, Tally>) {
    let sum = |part: fn(&Tally) -> u64| tallies.values().map(part).sum::<u64>();
    println!(
        "{rules}, {pieces} pieces, {nodes} nodes a move: {} of {} won, {} of the rest are too long",
        sum(|tally| tally.won),
        sum(|tally| tally.positions),
        sum(|tally| tally.too_long)
    );
    for (name, tally) in tallies {
        println!(
            "  {name:8} {:4} of {:4}, longest win {}",
            tally.won, tally.positions, tally.longest
        );
        for failure in &tally.failures {
            println!("    not won: {failure}");
        }
    }
}

/// A random position of an endgame that the side to move wins, with the plies it
/// takes; `None` where hardly any is won.
fn won(
    random: &mut Random,
    tables: &mut Prober<Folder>,
    material: Material,
) -> Result<Option<(u16, Position)>> {
    for _ in 0..20_000 {
        let position = random_position(random, material);
        if let Value::Win(plies @ 1..) = tables.value(&position)? {
            return Ok(Some((plies, position)));
        }
    }
    Ok(None)
}

/// A random position of an endgame, maybe one in which the game is over.
pub fn random_position(random: &mut Random, material: Material) -> Position {
    loop {
        let mut setup = Setup::new(Side::BOTH[random.below(2)]);
        for (side, mover) in Side::BOTH.into_iter().zip(Mover::BOTH) {
            let Force { kings, men } = material.force(mover);
            for number in 0..kings + men {
                let Some(square) = Square::new(random.below(64) as u8) else {
                    continue;
                };
                if number < kings {
                    setup.put(square, Some(Piece::king(side)));
                } else if (1..7).contains(&square.rank()) {
                    setup.put(square, Some(Piece::man(side)));
                }
            }
        }
        match Position::try_from(setup) {
            Ok(position)
                if Material::forces(&position)
                    == [material.force(Mover::First), material.force(Mover::Second)] =>
            {
                return position;
            }
            _ => {}
        }
    }
}

/// The game that the engine plays as the winner.
fn play(
    position: Position,
    rules: RuleSet,
    engine: &mut Engine,
    tables: &mut Prober<Folder>,
    nodes: u64,
) -> Result<Game> {
    let mut game = Game::from_position(rules, position);
    let own = position.side_to_move();
    let limits = Limits::nodes(nodes);
    engine.clear();
    loop {
        if game.outcome().is_some() {
            return Ok(game);
        }
        let chosen = if game.position().side_to_move() == own {
            let found = engine.search(&game, &limits, &Control::FREE, |_| {});
            found.best.context("the game goes on")?
        } else {
            longest(&game, tables)?
        };
        game.play(&chosen)?;
    }
}

/// The move that holds out longest; a draw, if the engine has let one slip.
fn longest(game: &Game, tables: &mut Prober<Folder>) -> Result<Move> {
    let mut best: Option<(Value, Move)> = None;
    for chosen in game.legal_moves() {
        let value = tables.value(&game.position().after(&chosen.effect()))?;
        let value = value.before();
        if best.as_ref().is_none_or(|(known, _)| value > *known) {
            best = Some((value, chosen));
        }
    }
    Ok(best.context("the game goes on")?.1)
}
