//! Making a list of balanced openings.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use dama_core::{Game, Position, RuleSet};
use dama_engine::{Control, Engine, Limits};

use crate::chance::Chance;
use crate::{Opening, crew};

/// The table of the engine that looks at them, in MB.
const HASH_MB: usize = 16;

/// A look at a tenth of the nodes drops what is beyond so many times the bound.
const ROUGHLY: i32 = 3;

/// What a list of openings is to be.
#[derive(Clone, Copy, Debug)]
pub struct Making {
    /// The rules.
    pub rules: RuleSet,
    /// How many openings.
    pub count: usize,
    /// The number from which all chance follows.
    pub seed: u64,
    /// The fewest random plies.
    pub least_plies: usize,
    /// The most random plies.
    pub most_plies: usize,
    /// How far from balance the score may be, in hundredths of a man.
    pub balance: i32,
    /// The positions that are looked at to find the score.
    pub nodes: u64,
}

/// Makes openings from the first position by random moves: no capture is pending
/// after them, none is another one in a mirror or with the colors exchanged, and
/// the engine finds the position balanced.
///
/// The list depends on `making` alone. `on_opening` hears of each; there are fewer
/// than asked for when `stop` was set, or when chance found no new one for long.
pub fn make_openings(
    making: &Making,
    workers: NonZeroUsize,
    stop: &AtomicBool,
    mut on_opening: impl FnMut(usize, &Opening),
) -> Vec<Opening> {
    /// So many candidates in a row without a new opening are the end.
    const VAIN: u64 = 10_000;
    let mut made = Vec::with_capacity(making.count.min(1 << 16));
    let mut known = HashSet::new();
    let mut last_success = 0;
    if making.count == 0 {
        return made;
    }
    crew::in_order(
        workers,
        0,
        || Engine::new(HASH_MB),
        |engine, number| {
            let stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
            (!stopped).then(|| candidate(making, engine, number))
        },
        |number, found: Option<Game>| {
            if let Some(game) = found
                && known.insert(canonical(game.position()))
            {
                last_success = number;
                made.push(Opening::of(&game));
                on_opening(made.len(), &made[made.len() - 1]);
            }
            if made.len() >= making.count || number - last_success > VAIN {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
        &AtomicBool::new(false),
    );
    made
}

/// The game that chance plays by this number, if it is an opening.
fn candidate(making: &Making, engine: &mut Engine, number: u64) -> Option<Game> {
    let mut chance = Chance::new(making.seed, number);
    let choices = making.most_plies.saturating_sub(making.least_plies) + 1;
    let plies = making.least_plies + chance.below(choices);
    let mut game = Game::new(making.rules);
    for _ in 0..plies {
        let chosen = *chance.pick(&game.legal_moves())?;
        game.play(&chosen).ok()?;
    }
    if game.outcome().is_some() || game.position().has_capture() {
        return None;
    }
    let mut is_within = |nodes: u64, bound: i32| {
        engine.clear();
        let limits = Limits::nodes(nodes.max(1));
        let found = engine.search(&game, &limits, &Control::FREE, |_| {});
        found.score.value().abs() <= bound
    };
    let balanced = is_within(making.nodes / 10, making.balance.saturating_mul(ROUGHLY))
        && is_within(making.nodes, making.balance);
    balanced.then_some(game)
}

/// One of the four positions that are the same in a mirror and with the colors
/// exchanged.
fn canonical(position: &Position) -> [u64; 5] {
    let word = |position: Position| {
        let setup = [
            position.men(dama_core::Side::White).bits(),
            position.men(dama_core::Side::Black).bits(),
            position.kings(dama_core::Side::White).bits(),
            position.kings(dama_core::Side::Black).bits(),
        ];
        let [a, b, c, d] = setup;
        [a, b, c, d, position.side_to_move().index() as u64]
    };
    let flipped = position.flipped();
    let all = [*position, position.mirrored(), flipped, flipped.mirrored()];
    all.map(word).into_iter().min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::num::NonZeroUsize;
    use std::sync::atomic::AtomicBool;

    use dama_core::RuleSet;
    use dama_engine::{Control, Engine, Limits};

    use super::{Making, canonical, make_openings};
    use crate::read_openings;

    const MAKING: Making = Making {
        rules: RuleSet::CLASSIC,
        count: 12,
        seed: 1,
        least_plies: 6,
        most_plies: 8,
        balance: 30,
        nodes: 2_000,
    };

    fn made(workers: usize, making: &Making) -> String {
        let workers = NonZeroUsize::new(workers).expect("workers");
        let stop = AtomicBool::new(false);
        let openings = make_openings(making, workers, &stop, |_, _| {});
        openings
            .iter()
            .map(|opening| format!("{opening}\n"))
            .collect()
    }

    #[test]
    fn the_list_depends_on_the_seed_alone() {
        let list = made(1, &MAKING);
        assert_eq!(list, made(3, &MAKING));
        assert_ne!(list, made(1, &Making { seed: 2, ..MAKING }));
    }

    #[test]
    fn openings_are_what_they_are_to_be() {
        let list = made(2, &MAKING);
        let openings = read_openings(&list, MAKING.rules).expect("legal");
        assert_eq!(openings.len(), 12);
        let mut known = HashSet::new();
        for opening in &openings {
            assert!((6..=8).contains(&opening.plies()), "{opening}");
            let game = opening.game(MAKING.rules);
            assert!(!game.position().has_capture(), "{opening}");
            for position in [
                *game.position(),
                game.position().mirrored(),
                game.position().flipped(),
            ] {
                assert_eq!(canonical(&position), canonical(game.position()));
            }
            assert!(known.insert(canonical(game.position())), "{opening}");
            let mut engine = Engine::new(super::HASH_MB);
            let limits = Limits::nodes(MAKING.nodes);
            let found = engine.search(&game, &limits, &Control::FREE, |_| {});
            assert!(
                found.score.value().abs() <= 30,
                "{opening}: {}",
                found.score
            );
        }
    }
}
