//! The endgame tables that the page has handed in, and what they tell.

use core::fmt::Write;
use std::sync::Arc;

use dama_core::{Kind, Position, RuleSet, Side};
use dama_engine::{Endgames, Engine};
use dama_tables::{Answer, Facts, Force, Grade, Material, Memory, Mover, Store, split_tables};

use crate::request::Fault;

/// The most pieces of the tables that the page has.
pub(crate) const MOST_PIECES: usize = 4;

/// The most pieces of those in the first file of a rule set.
const FIRST_PIECES: usize = 3;

/// Plies that an exercise takes at least, to be worth a try.
pub(crate) const SHORTEST: u16 = 5;

/// Tables by the bytes that the page has loaded.
#[derive(Default)]
pub(crate) struct Tables {
    shelf: Arc<Memory>,
    /// The rule sets of whose tables some have come since the engine was given them.
    news: Vec<String>,
}

impl Tables {
    /// Keeps the tables of one file; whether they are sound.
    pub(crate) fn take(&mut self, bytes: &[u8]) -> bool {
        let Ok(tables) = split_tables(bytes) else {
            return false;
        };
        for (name, table) in tables {
            let rules = name.split('/').next().unwrap_or_default();
            if !self.news.iter().any(|known| known == rules) {
                self.news.push(rules.to_owned());
            }
            // Memory takes everything.
            let _ = self.shelf.put(&name, table);
        }
        true
    }

    /// Gives the engine what there is for a rule set, unless it has it.
    pub(crate) fn hand_to(&mut self, engine: &mut Engine, rules: RuleSet) {
        let known = engine.endgames().map(|endgames| *endgames.rules());
        let has_some = self.shelf.names().iter().any(|name| {
            let owner = name.split('/').next();
            owner == Some(rules.name)
        });
        let new = self.news.iter().any(|name| name == rules.name);
        if !has_some || (known == Some(rules) && !new) {
            return;
        }
        self.news.retain(|name| name != rules.name);
        // Each table was sound when it came.
        if let Ok(endgames) = Endgames::open(rules, Arc::clone(&self.shelf)) {
            engine.use_endgames(endgames);
        }
    }

    /// The exercises of all endgames at hand, such as `KKvK=win,draw;KvKK=loss`: how
    /// positions end for the first side, which is to move.
    pub(crate) fn exercises(&self, rules: &RuleSet) -> String {
        let mut list = String::new();
        for material in Material::up_to(MOST_PIECES as u8) {
            if material.pieces() < 3 {
                continue;
            }
            let Ok(Some(facts)) = Facts::read(&self.shelf, rules, material) else {
                continue;
            };
            for &mover in material.movers() {
                let counts = facts.counts(mover);
                let often = |count: u64| count * 50 >= facts.positions();
                let long = |plies: Option<dama_tables::Longest>, least: u16| {
                    plies.is_some_and(|longest| longest.plies >= least)
                };
                let grades = [
                    (
                        Grade::Win,
                        often(counts.won) && long(counts.longest_win, SHORTEST),
                    ),
                    // Whoever can hardly lose has nothing to hold.
                    (Grade::Draw, often(counts.drawn) && often(counts.lost)),
                    (
                        Grade::Loss,
                        often(counts.lost) && long(counts.longest_loss, SHORTEST + 1),
                    ),
                ];
                let names: Vec<&str> = grades
                    .into_iter()
                    .filter(|(_, worth)| *worth)
                    .map(|(grade, _)| grade.name())
                    .collect();
                if !names.is_empty() {
                    let class = class_name(material, mover);
                    let separator = if list.is_empty() { "" } else { ";" };
                    // Writing to a text cannot fail.
                    let _ = write!(list, "{separator}{class}={}", names.join(","));
                }
            }
        }
        list
    }
}

/// The pieces of the side to move, then those of the other: `KKvK`.
fn class_name(material: Material, mover: Mover) -> String {
    let own = force_name(material.force(mover));
    format!("{own}v{}", force_name(material.force(mover.opposite())))
}

fn force_name(force: Force) -> String {
    "K".repeat(force.kings.into()) + &"M".repeat(force.men.into())
}

/// Reads such a name: the pieces of the side to move, then those of the other.
pub(crate) fn read_class(name: &str) -> Option<[Force; 2]> {
    let (own, other) = name.split_once('v')?;
    let read = |text: &str| {
        let kings = text.bytes().take_while(|&sign| sign == b'K').count();
        let men = text
            .bytes()
            .skip(kings)
            .take_while(|&sign| sign == b'M')
            .count();
        let whole = kings + men == text.len() && (1..MOST_PIECES).contains(&text.len());
        whole.then_some(Force {
            kings: kings as u8,
            men: men as u8,
        })
    };
    let forces = [read(own)?, read(other)?];
    let pieces = own.len() + other.len();
    (pieces <= MOST_PIECES).then_some(forces)
}

/// The files that tell of a position and of each of its moves.
pub(crate) fn files_of_position(rules: &RuleSet, position: &Position) -> Vec<String> {
    let pieces = position.occupied().len();
    if pieces > MOST_PIECES {
        return Vec::new();
    }
    let mut files = files_up_to(rules, pieces);
    if pieces == MOST_PIECES {
        let mut forces = Material::forces(position);
        files.extend(file_of(rules, forces));
        let mover = &mut forces[position.side_to_move().index()];
        if mover.men > 0 {
            mover.men -= 1;
            mover.kings += 1;
            files.extend(file_of(rules, forces));
        }
    }
    files
}

/// The files of an endgame by the pieces of both sides.
pub(crate) fn files_of_class(rules: &RuleSet, forces: [Force; 2]) -> Vec<String> {
    let pieces = forces.iter().map(|force| usize::from(force.total())).sum();
    let mut files = files_up_to(rules, pieces);
    if pieces == MOST_PIECES {
        files.extend(file_of(rules, forces));
    }
    files
}

/// The files that a search of positions with so many pieces is glad of.
pub(crate) fn files_up_to(rules: &RuleSet, pieces: usize) -> Vec<String> {
    let mut files = vec![format!("{}-{FIRST_PIECES}", rules.name)];
    if pieces > FIRST_PIECES {
        files.push(format!("{}-{MOST_PIECES}", rules.name));
    }
    files
}

fn file_of(rules: &RuleSet, [one, other]: [Force; 2]) -> Option<String> {
    let material = Material::of(one, other)?;
    Some(format!("{}-{material}", rules.name))
}

/// What is known of a position and its moves, as fields of JSON; the moves as one
/// text, `b1-h1=win 9;b1-b8=draw`.
pub(crate) fn told(endgames: Option<&mut Endgames>, position: &Position) -> String {
    let known = endgames.and_then(|endgames| {
        let answer = endgames.answer(position)?;
        Some((answer, endgames.moves(position)))
    });
    let Some((answer, moves)) = known else {
        return "\"value\":null".to_owned();
    };
    let moves: Vec<String> = moves
        .into_iter()
        .map(|(chosen, answer)| format!("{chosen}={}", worth(answer)))
        .collect();
    let worth = worth(answer);
    format!("\"value\":\"{worth}\",\"moves\":\"{}\"", moves.join(";"))
}

fn worth(answer: Answer) -> String {
    match answer.distance {
        Some(plies) => format!("{} {plies}", answer.grade),
        None => answer.grade.to_string(),
    }
}

/// A random position in which White, to move, has the first of these forces and
/// stands as the exercise wants it.
///
/// # Errors
///
/// There is no table, or no such position was met.
pub(crate) fn exercise(
    endgames: Option<&mut Endgames>,
    forces: [Force; 2],
    wanted: Grade,
    seed: u64,
) -> Result<Position, Fault> {
    let missing = || Fault::new("no-table", "there is no table for this endgame");
    let endgames = endgames.ok_or_else(missing)?;
    let mut chance = Chance(seed);
    let mut easier = None;
    for attempt in 0..30_000 {
        let Some(position) = random_position(&mut chance, forces) else {
            continue;
        };
        if position.outcome(endgames.rules()).is_some() {
            continue;
        }
        let answer = endgames.answer(&position).ok_or_else(missing)?;
        if answer.grade != wanted {
            continue;
        }
        let fits = match (wanted, answer.distance) {
            // An exercise can be failed.
            (Grade::Draw, _) => {
                let moves = endgames.moves(&position);
                moves.iter().any(|(_, answer)| answer.grade != Grade::Draw)
            }
            (Grade::Win, Some(plies)) => plies >= SHORTEST,
            (Grade::Loss, Some(plies)) => plies > SHORTEST,
            (_, None) => return Err(missing()),
        };
        if fits {
            return Ok(position);
        }
        easier = easier.or(Some(position));
        // Hardly any is long enough.
        if attempt > 10_000
            && let Some(position) = easier
        {
            return Ok(position);
        }
    }
    let none = || Fault::new("no-position", "no such position was found");
    easier.ok_or_else(none)
}

/// White has the first force and is to move.
fn random_position(chance: &mut Chance, forces: [Force; 2]) -> Option<Position> {
    let mut setup = dama_core::Setup::new(Side::White);
    for (side, force) in Side::BOTH.into_iter().zip(forces) {
        for number in 0..force.total() {
            let kind = if number < force.kings {
                Kind::King
            } else {
                Kind::Man
            };
            let square = dama_core::Square::new(chance.below(64))?;
            let room = kind == Kind::King || (1..7).contains(&square.rank());
            if !room || setup.piece_at(square).is_some() {
                return None;
            }
            setup.put(square, Some(dama_core::Piece { side, kind }));
        }
    }
    Position::try_from(setup).ok()
}

/// Numbers by chance, the same ones for the same seed (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed >> 33) % u64::from(limit)) as u8
    }
}

#[cfg(test)]
mod tests;
