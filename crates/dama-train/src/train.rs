//! Training: the weights follow the slope of the error, a handful of lessons at a
//! time.

use core::num::NonZeroUsize;
use std::thread;

use dama_engine::Network;
use dama_engine::network::NetworkError;

use crate::lesson::{Lesson, Lessons, Target, by_rule_set, scale_of_scores};
use crate::model::{Model, WEIGHTS};
use crate::random::Random;
use crate::steps::{Steps, falling};

/// Lessons between two changes of the weights.
const BATCH: usize = 8_192;

/// Parts of a batch. Their slopes are added in order, so that the number of threads
/// changes nothing.
const PARTS: usize = 8;

/// How training goes on.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How often each lesson is heard.
    pub epochs: u32,
    /// How large the first steps are; the last ones are a hundredth of it.
    pub rate: f32,
    /// How much of what is learned is how games ended, 0 to 1; the rest is what
    /// searches found.
    pub ending: f32,
    /// Other seeds begin with other weights.
    pub seed: u64,
}

impl Default for Course {
    fn default() -> Self {
        Self {
            epochs: 15,
            rate: 0.002,
            ending: 0.2,
            seed: 1,
        }
    }
}

/// What an epoch has brought.
#[derive(Clone, Copy, Debug)]
pub struct Learned {
    /// The number of the epoch, from 1.
    pub epoch: u32,
    /// The mean square of the error in chances of winning, for positions of games
    /// that were not learned from.
    pub test_error: f64,
}

/// Why no network came out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TrainError {
    /// There is nothing to learn of a rule set.
    #[error("the games have no positions of the rule set {0}")]
    NothingToLearn(&'static str),
    /// The network does not fit into whole numbers.
    #[error(transparent)]
    Network(#[from] NetworkError),
}

/// Trains a network, from nothing or from the weights of another one, `from`;
/// `command` is kept in it, `tell` hears of each epoch and `advance` of so many
/// lessons more.
///
/// The network is the same on every machine with the same kind of floating-point
/// arithmetic, however many threads there are.
///
/// # Errors
///
/// There is nothing to learn.
pub fn train(
    lessons: &mut Lessons,
    course: &Course,
    from: Option<&Network>,
    threads: NonZeroUsize,
    command: &str,
    mut tell: impl FnMut(&Learned),
    mut advance: impl FnMut(u64),
) -> Result<Network, TrainError> {
    let (lessons, tests) = lessons.split();
    for (rules, count) in dama_core::RuleSet::ALL.iter().zip(by_rule_set(lessons)) {
        if count == 0 {
            return Err(TrainError::NothingToLearn(rules.name));
        }
    }
    let target = Target {
        ending: course.ending,
        scale: scale_of_scores(lessons),
    };
    let mut random = Random::new(course.seed, 1);
    let mut model = from.map_or_else(|| Model::new(course.seed), Model::of);
    let mut steps = Steps::new(WEIGHTS);
    let batches = lessons.len().div_ceil(BATCH) as u32;
    let all = (batches * course.epochs).max(1);
    for epoch in 1..=course.epochs {
        shuffle(lessons, &mut random);
        for (number, batch) in (0..).zip(lessons.chunks(BATCH)) {
            let done = ((epoch - 1) * batches + number) as f32 / all as f32;
            let slopes = slopes(&model, batch, random.next(), target, threads);
            steps.take(&mut model.weights, &slopes, falling(course.rate, done));
            model.keep_within_limits();
            advance(batch.len() as u64);
        }
        let errors: f64 = tests.iter().map(|lesson| model.error(lesson, target)).sum();
        tell(&Learned {
            epoch,
            test_error: errors / tests.len().max(1) as f64,
        });
    }
    Ok(model.network(target.scale, command)?)
}

fn shuffle(lessons: &mut [Lesson], random: &mut Random) {
    for last in (1..lessons.len()).rev() {
        lessons.swap(last, random.below(last + 1));
    }
}

/// How the error of a batch changes with each weight. A bit of chance decides for
/// each lesson whether it is mirrored.
fn slopes(
    model: &Model,
    batch: &[Lesson],
    chance: u64,
    target: Target,
    threads: NonZeroUsize,
) -> Vec<f32> {
    let size = batch.len().div_ceil(PARTS).max(1);
    let parts: Vec<&[Lesson]> = batch.chunks(size).collect();
    let mut sums = vec![vec![0.0; WEIGHTS]; parts.len()];
    let each = parts.len().div_ceil(threads.get()).max(1);
    thread::scope(|scope| {
        for (parts, sums) in parts.chunks(each).zip(sums.chunks_mut(each)) {
            scope.spawn(move || {
                for (part, sums) in parts.iter().zip(sums) {
                    for (number, lesson) in (0_u32..).zip(*part) {
                        let mirrored = chance.rotate_left(number) & 1 == 1;
                        model.learn(lesson, mirrored, target, sums);
                    }
                }
            });
        }
    });
    let mut total = sums.pop().unwrap_or_default();
    for part in sums {
        for (total, slope) in total.iter_mut().zip(part) {
            *total += slope;
        }
    }
    for slope in &mut total {
        *slope /= batch.len() as f32;
    }
    total
}
