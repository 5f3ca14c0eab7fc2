//! A fixed piece of work: the checksum of how the engine searches.

use dama_core::{Game, Position, RuleSet};

use crate::{Control, Engine, Limits};

/// The depth that takes a few seconds.
pub const BENCH_DEPTH: u32 = 13;

/// The table of the bench; another size would give another count.
const HASH_MB: usize = 16;

/// Openings, middle games, chains, kings, endings.
const POSITIONS: [&str; 14] = [
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    "B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,e3,f3,g3,h3,d4:Ba6,b6,c6,d6,e5,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    "W:Wb2,c2,d2,e2,g2,h2,a3,c3,d3,f3,a4,h4:Ba5,h5,b6,c6,e6,f6,a7,c7,d7,e7,g7,h7",
    "B:Wa3,c3,d3,e4,f2,g3,h2,b4:Ba6,b7,c6,d6,f7,g6,h5,e7",
    "W:Wa2,d2,e2,b3,g3,c4,h3:Bb7,d7,g7,c6,f6,a5,h5",
    "B:Wa3,b3,f3,h3,d4:Ba7,c6,f6,e5,h6",
    "W:Wb2,c3,f3,h2,Ka5:Bg7,d6,f6,b7,h6,e7",
    "B:Wa4,b3,e2,g2,Kh8:Bd7,e6,Ka1,g5",
    "W:Wd2,e2,f3,Kb1,Kg1:Bc7,d7,f6,Ka8,Kh7",
    "W:Wb5,g5,c3:Bb7,g7,f4,d6",
    "B:WKa1,Kb2,Kc1:BKh8,g7",
    "W:WKa1,Kh2:BKe6",
    "W:Wd2,e3,Ka7:BKf8,c6",
    "W:Wa5,b4,h4:Bc7,g6,h7",
];

/// One position of the bench.
#[derive(Clone, Debug)]
pub struct BenchStep {
    /// The position.
    pub position: Position,
    /// The rules that it was searched by.
    pub rules: RuleSet,
    /// The positions looked at.
    pub nodes: u64,
}

/// What the bench has counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many searches there were.
    pub searches: usize,
    /// The positions looked at in all: any change of the search changes it.
    pub nodes: u64,
}

/// The engine of the bench.
pub fn bench_engine() -> Engine {
    Engine::new(HASH_MB)
}

/// Lets an engine search a fixed list of positions to a depth in plies, each under
/// every rule set; `on_position` hears of each.
pub fn bench(engine: &mut Engine, depth: u32, mut on_position: impl FnMut(&BenchStep)) -> Report {
    let mut report = Report {
        searches: 0,
        nodes: 0,
    };
    let positions = POSITIONS.iter().filter_map(|fen| fen.parse().ok());
    for position in positions {
        for rules in RuleSet::ALL {
            engine.clear();
            let game = Game::from_position(rules, position);
            let result = engine.search(&game, &Limits::depth(depth), &Control::FREE, |_| {});
            let nodes = result.nodes;
            report.searches += 1;
            report.nodes += nodes;
            on_position(&BenchStep {
                position,
                rules,
                nodes,
            });
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::{POSITIONS, bench, bench_engine};
    use dama_core::{Game, Position, RuleSet};

    #[test]
    fn all_positions_are_searched() {
        for fen in POSITIONS {
            let position: Position = fen.parse().expect("the list holds legal positions");
            assert!(
                Game::from_position(RuleSet::CLASSIC, position)
                    .legal_moves()
                    .len()
                    > 1
            );
        }
        assert_eq!(
            bench(&mut bench_engine(), 1, |_| {}).searches,
            2 * POSITIONS.len()
        );
    }

    #[test]
    fn the_count_is_the_same_each_time() {
        let count = || bench(&mut bench_engine(), 5, |_| {});
        assert_eq!(count(), count());
    }
}
