//! How scores become chances: fitted to the results of games.

use dama_core::RuleSet;
use dama_engine::chance::Chances;

use crate::{Ending, Sample};

/// Scores beyond this, in hundredths of a man, say no more than this one.
const MOST: i32 = 2_000;

/// Scores that are told apart.
const SCORES: usize = 2 * MOST as usize + 1;

/// The steps of the fit end here, in hundredths of a man.
const FINEST: f64 = 0.05;

/// How games have ended by the score of their positions.
pub struct Endings {
    /// By rule set and score: losses, draws, wins.
    counts: Vec<Vec<[u64; 3]>>,
}

impl Default for Endings {
    fn default() -> Self {
        Self {
            counts: vec![vec![[0; 3]; SCORES]; RuleSet::ALL.len()],
        }
    }
}

impl Endings {
    /// Adds a sample.
    pub fn add(&mut self, sample: &Sample) {
        let score = i32::from(sample.score).clamp(-MOST, MOST) + MOST;
        let ending = match sample.ending {
            Ending::Loss => 0,
            Ending::Draw => 1,
            Ending::Win => 2,
        };
        self.counts[sample.rule_set()][score as usize][ending] += 1;
    }

    /// How many positions of a rule set there are, by its number in [`RuleSet::ALL`].
    pub fn len(&self, rule_set: usize) -> u64 {
        self.counts[rule_set].iter().flatten().sum()
    }

    /// Whether some rule set has none.
    pub fn is_empty(&self) -> bool {
        (0..RuleSet::ALL.len()).any(|rule_set| self.len(rule_set) == 0)
    }

    /// The chances under which these games are the likeliest, by rule set.
    pub fn fit(&self) -> [Chances; RuleSet::ALL.len()] {
        core::array::from_fn(|rule_set| fit(&self.counts[rule_set]))
    }
}

/// Steps in each direction as long as one is better, then half as far.
fn fit(counts: &[[u64; 3]]) -> Chances {
    let mut best = [50.0, 150.0];
    let mut least = surprise(counts, best);
    let mut step = 32.0;
    while step > FINEST {
        let ways = [[step, 0.0], [-step, 0.0], [0.0, step], [0.0, -step]];
        let tried = ways.map(|[middle, scale]| {
            let there = [(best[0] + middle).max(0.0), (best[1] + scale).max(1.0)];
            (surprise(counts, there), there)
        });
        match tried.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((better, there)) if better < least => (least, best) = (better, there),
            _ => step /= 2.0,
        }
    }
    let [middle, scale] = best.map(|it| it as f32);
    Chances { middle, scale }
}

/// The sum of minus the logarithms of the chances of what has happened.
fn surprise(counts: &[[u64; 3]], [middle, scale]: [f64; 2]) -> f64 {
    const LEAST: f64 = 1e-9;
    let chance = |ahead: f64| 1.0 / (1.0 + (-(ahead - middle) / scale).exp());
    let of_score = |(at, endings): (usize, &[u64; 3])| {
        let score = at as f64 - f64::from(MOST);
        let (win, loss) = (chance(score), chance(-score));
        let chances = [loss, 1.0 - win - loss, win];
        let terms = endings.iter().zip(chances);
        terms
            .map(|(&count, chance)| -(count as f64) * chance.max(LEAST).ln())
            .sum::<f64>()
    };
    let seen = counts.iter().enumerate();
    seen.filter(|(_, endings)| **endings != [0; 3])
        .map(of_score)
        .sum()
}

#[cfg(test)]
mod tests {
    use dama_core::{Position, RuleSet};

    use super::Endings;
    use crate::{Ending, Sample};

    /// Games that end as known chances say give these chances back.
    #[test]
    fn what_made_the_games_is_found() {
        let known = [[40.0_f64, 120.0], [90.0, 200.0]];
        let mut endings = Endings::default();
        assert!(endings.is_empty());
        for (rules, [middle, scale]) in RuleSet::ALL.into_iter().zip(known) {
            let chance = |ahead: f64| 1.0 / (1.0 + (-(ahead - middle) / scale).exp());
            for score in (-1_000_i16..=1_000).step_by(20) {
                let ahead = f64::from(score);
                let [win, loss] = [chance(ahead), chance(-ahead)].map(|p| (1_000.0 * p).round());
                let counts = [
                    (Ending::Win, win),
                    (Ending::Loss, loss),
                    (Ending::Draw, 1_000.0 - win - loss),
                ];
                for (ending, count) in counts {
                    for _ in 0..count as u32 {
                        endings.add(&Sample {
                            rules,
                            position: Position::start(),
                            score,
                            ending,
                        });
                    }
                }
            }
        }
        assert!(!endings.is_empty() && endings.len(0) == 101_000);
        for (found, [middle, scale]) in endings.fit().into_iter().zip(known) {
            assert!((f64::from(found.middle) - middle).abs() < 1.0, "{found:?}");
            assert!((f64::from(found.scale) - scale).abs() < 1.0, "{found:?}");
        }
    }
}
