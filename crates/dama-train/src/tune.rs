//! Tuning: what the terms of the evaluation are worth, by logistic regression.

use core::num::NonZeroUsize;
use std::thread;

use dama_core::RuleSet;
use dama_engine::evaluate::{Term, WORTHS, Worths, terms_of};

use crate::Sample;
use crate::lesson::chance;
use crate::steps::{Steps, falling};

/// Examples between two changes of the weights.
const BATCH: usize = 16_384;

/// How large the first steps are, in hundredths of a man.
const FIRST_STEP: f32 = 2.0;

/// No worth is larger: pairs of them are added in 16 bits.
const MOST: f32 = 900.0;

/// Pieces of a full board.
const FULL: f32 = 32.0;

/// Two weights a term: for a full and for an empty board.
const WEIGHTS: usize = 2 * Term::COUNT;

/// A position by its terms.
struct Example {
    /// The terms that count, and how often.
    counts: Vec<(u8, i8)>,
    /// How full the board is, 0 to 1.
    full: f32,
    /// The points of the game.
    points: f32,
}

impl Example {
    fn new(sample: &Sample) -> Option<Self> {
        let counts = terms_of(&sample.position, &sample.rules)?;
        let counts = (0..).zip(counts).filter(|&(_, count)| count != 0);
        Some(Self {
            counts: counts.map(|(term, count)| (term, count as i8)).collect(),
            full: sample.position.occupied().len() as f32 / FULL,
            points: sample.ending.points(),
        })
    }

    /// The worth by these weights, in hundredths of a man.
    fn worth(&self, weights: &[f32]) -> f32 {
        let worths = self.counts.iter().map(|&(term, count)| {
            let at = 2 * usize::from(term);
            f32::from(count) * (weights[at] * self.full + weights[at + 1] * (1.0 - self.full))
        });
        worths.sum()
    }
}

/// Positions to tune the evaluation by.
#[derive(Default)]
pub struct Examples {
    all: Vec<Example>,
    /// Of positions of each rule set.
    pub counts: [u64; RuleSet::ALL.len()],
}

/// What tuning has found.
#[derive(Clone, Debug)]
pub struct Tuned {
    /// What the terms are worth.
    pub worths: Worths,
    /// The mean square of the error in points, on positions of games that were not
    /// learned from: by the engine's own worths, and by these.
    pub test_errors: [f64; 2],
    /// So many hundredths of a man ahead win 73 % of the points.
    pub scale: f32,
}

impl Examples {
    /// Adds a sample, unless its worth is not the sum of terms alone.
    pub fn add(&mut self, sample: &Sample) {
        if let Some(example) = Example::new(sample) {
            self.all.push(example);
            self.counts[sample.rule_set()] += 1;
        }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Finds the worths that tell the results of the games best, from those that the
    /// engine has; `advance` hears of so many examples more.
    ///
    /// Scores keep their meaning: the scale is the one at which the engine's own
    /// worths tell results best.
    pub fn tune(&self, epochs: u32, threads: NonZeroUsize, mut advance: impl FnMut(u64)) -> Tuned {
        let (examples, tests) = self.all.split_at(self.all.len() - self.all.len() / 50);
        let mut weights: Vec<f32> = WORTHS.iter().flatten().map(|&worth| worth as f32).collect();
        let scale = scale_of(tests, &weights);
        let before = error(tests, &weights, scale);
        let mut steps = Steps::new(WEIGHTS);
        let batches: Vec<&[Example]> = examples.chunks(BATCH).collect();
        let all = (batches.len() * epochs as usize).max(1);
        let order = (0..epochs as usize).flat_map(|_| 0..batches.len());
        for (number, batch) in order.enumerate() {
            let batch = batches[batch];
            let slopes = slopes(batch, &weights, scale, threads);
            let rate = falling(FIRST_STEP, number as f32 / all as f32);
            steps.take(&mut weights, &slopes, rate);
            for weight in &mut weights {
                *weight = weight.clamp(-MOST, MOST);
            }
            advance(batch.len() as u64);
        }
        Tuned {
            worths: core::array::from_fn(|term| {
                [2 * term, 2 * term + 1].map(|at| weights[at].round() as i32)
            }),
            test_errors: [before, error(tests, &weights, scale)],
            scale,
        }
    }
}

/// The mean square of the error in points.
fn error(examples: &[Example], weights: &[f32], scale: f32) -> f64 {
    let errors = examples.iter().map(|example| {
        let expected = chance(example.worth(weights) / scale);
        f64::from(expected - example.points).powi(2)
    });
    errors.sum::<f64>() / examples.len().max(1) as f64
}

fn scale_of(examples: &[Example], weights: &[f32]) -> f32 {
    let scales = (4..120).map(|number| (number * 5) as f32);
    let errors = scales.map(|scale| (error(examples, weights, scale), scale));
    let best = errors.min_by(|a, b| a.0.total_cmp(&b.0));
    best.map_or(100.0, |(_, scale)| scale)
}

/// How the cross entropy of a batch changes with each weight. The parts are always
/// the same, so that the number of threads changes nothing.
fn slopes(batch: &[Example], weights: &[f32], scale: f32, threads: NonZeroUsize) -> Vec<f32> {
    let parts: Vec<&[Example]> = batch.chunks(batch.len().div_ceil(8).max(1)).collect();
    let mut sums = vec![[0.0_f32; WEIGHTS]; parts.len()];
    let each = parts.len().div_ceil(threads.get()).max(1);
    thread::scope(|scope| {
        for (parts, sums) in parts.chunks(each).zip(sums.chunks_mut(each)) {
            scope.spawn(move || {
                for (part, sums) in parts.iter().zip(sums) {
                    add_slopes(part, weights, scale, sums);
                }
            });
        }
    });
    let mut total = vec![0.0; WEIGHTS];
    for sums in sums {
        for (total, sum) in total.iter_mut().zip(sums) {
            *total += sum / batch.len() as f32;
        }
    }
    total
}

fn add_slopes(part: &[Example], weights: &[f32], scale: f32, sums: &mut [f32; WEIGHTS]) {
    for example in part {
        let slope = (chance(example.worth(weights) / scale) - example.points) / scale;
        for &(term, count) in &example.counts {
            let at = 2 * usize::from(term);
            sums[at] += slope * f32::from(count) * example.full;
            sums[at + 1] += slope * f32::from(count) * (1.0 - example.full);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Examples;
    use crate::{Ending, Knowledge, Settings, generate, read_samples};
    use core::num::NonZeroUsize;
    use std::io::Cursor;

    const ONE: NonZeroUsize = NonZeroUsize::MIN;

    fn examples() -> Examples {
        let settings = Settings {
            nodes: 60,
            ..Settings::default()
        };
        let mut file = Cursor::new(Vec::new());
        generate(&mut file, &settings, 128, Knowledge::default(), ONE, |_| {}).expect("in memory");
        file.set_position(0);
        let mut examples = Examples::default();
        read_samples(&mut file, |mut sample| {
            // A world in which whoever has more men wins.
            let side = sample.position.side_to_move();
            let men = |side| sample.position.men(side).len();
            sample.ending = match men(side).cmp(&men(side.opposite())) {
                core::cmp::Ordering::Less => Ending::Loss,
                core::cmp::Ordering::Equal => Ending::Draw,
                core::cmp::Ordering::Greater => Ending::Win,
            };
            examples.add(&sample);
        })
        .expect("it was just written");
        examples
    }

    #[test]
    fn tuning_tells_results_better_on_any_number_of_threads() {
        let examples = examples();
        assert!(examples.len() > 1_000 && !examples.is_empty());
        assert_eq!(examples.counts.iter().sum::<u64>(), examples.len() as u64);
        let mut heard = 0;
        let tuned = examples.tune(20, ONE, |count| heard += count);
        let [before, after] = tuned.test_errors;
        assert!(after < 0.95 * before, "{before} and then {after}");
        assert_eq!(heard, 20 * (examples.len() - examples.len() / 50) as u64);
        let three = NonZeroUsize::new(3).expect("not 0");
        assert_eq!(examples.tune(20, three, |_| {}).worths, tuned.worths);
    }
}
