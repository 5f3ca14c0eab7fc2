//! How strong the levels are: each against random moves, against a search of two
//! plies for material, and against the level below.
//!
//! `cargo run --release -p dama-engine --example levels -- [GAMES] [FIRST] [LAST]`
//! plays so many games a pairing (200 if not told), half with each side, under
//! both rule sets in turn, from seeds that are always the same.

use dama_core::{Game, Move, Position, RuleSet, Side};
use dama_engine::{Control, Engine, Level};
use dama_testkit::random::Random;

/// Plies of random moves with which each game begins.
const RANDOM_PLIES: usize = 4;

/// Who chooses the moves of one side.
enum Player {
    Random,
    TwoPlies,
    Level(Level, Box<Engine>),
}

impl Player {
    fn level(level: Level) -> Self {
        Self::Level(level, Box::new(Engine::new(1)))
    }

    fn choose(&mut self, game: &Game, random: &mut Random) -> Option<Move> {
        match self {
            Self::Random => random.pick(&game.legal_moves()).copied(),
            Self::TwoPlies => two_plies(game, random),
            Self::Level(level, engine) => {
                let seed = random.next_u64();
                engine.play_level(game, *level, seed, &Control::FREE).best
            }
        }
    }
}

/// The best move by material after the opponent's best answer; one of several by
/// chance.
fn two_plies(game: &Game, random: &mut Random) -> Option<Move> {
    let rules = game.rules();
    let side = game.position().side_to_move();
    let mut best = i32::MIN;
    let mut chosen = Vec::new();
    for first in game.legal_moves() {
        let after = game.position().after(&first.effect());
        let answers = after.legal_moves(rules);
        let ended = after.outcome(rules).is_some() || answers.is_empty();
        let worth = if ended {
            material(&after, rules, side)
        } else {
            let worths = answers.iter().map(|answer| {
                let end = after.after(&answer.effect());
                material(&end, rules, side)
            });
            worths.min().unwrap_or(0)
        };
        if worth > best {
            best = worth;
            chosen.clear();
        }
        if worth == best {
            chosen.push(first);
        }
    }
    random.pick(&chosen).copied()
}

fn material(position: &Position, rules: &RuleSet, side: Side) -> i32 {
    if let Some(outcome) = position.outcome(rules) {
        return match outcome.winner {
            None => 0,
            Some(winner) if winner == side => 1_000,
            Some(_) => -1_000,
        };
    }
    let worth = |side| position.men(side).len() as i32 + 4 * position.kings(side).len() as i32;
    worth(side) - worth(side.opposite())
}

/// The part of the points that `player` makes, with its wins, draws and losses.
fn series(player: &mut Player, other: &mut Player, games: u64) -> (f64, [u32; 3]) {
    let mut counts = [0; 3];
    for number in 0..games {
        // Two games from each opening, one with each side.
        let rules = RuleSet::ALL[(number / 2 % 2) as usize];
        let mut opening = Random::new(1_000 + number / 2);
        let mut random = Random::new(77_000 + number);
        let own = Side::BOTH[(number % 2) as usize];
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            let chosen = if game.ply() < RANDOM_PLIES {
                opening.pick(&game.legal_moves()).copied()
            } else if game.position().side_to_move() == own {
                player.choose(&game, &mut random)
            } else {
                other.choose(&game, &mut random)
            };
            let played = chosen.map(|chosen| game.play(&chosen));
            assert_eq!(played, Some(Ok(())), "a player made no legal move");
        }
        match game.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == own => counts[0] += 1,
            None => counts[1] += 1,
            Some(_) => counts[2] += 1,
        }
    }
    let [wins, draws, _] = counts.map(f64::from);
    ((wins + draws / 2.0) / games as f64, counts)
}

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|text| text.parse().ok());
    let games = numbers.next().unwrap_or(200);
    let first = numbers.next().unwrap_or(1);
    let last = numbers.next().unwrap_or(9);
    println!("{games} games each: part of the points, +wins =draws -losses");
    for level in Level::all().filter(|level| (first..=last).contains(&u64::from(level.number()))) {
        let mut line = format!("level {level:2}");
        let mut against = |name: &str, other: &mut Player| {
            let (part, [wins, draws, losses]) = series(&mut Player::level(level), other, games);
            let percent = 100.0 * part;
            line.push_str(&format!(
                "  {name} {percent:5.1} % (+{wins} ={draws} -{losses})"
            ));
        };
        if level.number() <= 4 {
            against("random", &mut Player::Random);
            against("two plies", &mut Player::TwoPlies);
        }
        if let Some(below) = Level::new(level.number() - 1) {
            against(&format!("level {below}"), &mut Player::level(below));
        }
        println!("{line}");
    }
}
