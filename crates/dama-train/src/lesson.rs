//! Samples as training reads them: seen by the side to move, each once.

use std::collections::HashSet;

use dama_core::Side;
use dama_engine::network::RULE_SETS;

use crate::{Ending, Sample};

/// A sample seen by its side to move, on a board turned so that it moves north.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lesson {
    /// Own men and kings, enemy men and kings.
    pub(crate) board: [u64; 4],
    pub(crate) score: i16,
    pub(crate) ending: Ending,
    pub(crate) rule_set: u8,
}

impl Lesson {
    fn new(sample: &Sample) -> Self {
        let Sample { position, .. } = sample;
        let own = position.side_to_move();
        let enemy = own.opposite();
        let squares = [
            position.men(own),
            position.kings(own),
            position.men(enemy),
            position.kings(enemy),
        ];
        Self {
            board: squares.map(|squares| match own {
                Side::White => squares.bits(),
                Side::Black => squares.flipped().bits(),
            }),
            score: sample.score,
            ending: sample.ending,
            rule_set: sample.rule_set() as u8,
        }
    }

    pub(crate) fn pieces(&self) -> usize {
        let counts = self.board.iter().map(|squares| squares.count_ones());
        counts.sum::<u32>() as usize
    }
}

/// What there is to learn from, and what tells how well it was learned.
#[derive(Debug, Default)]
pub struct Lessons {
    pub(crate) all: Vec<Lesson>,
    known: HashSet<u64>,
    /// How many samples were the same as another.
    pub repeated: u64,
}

impl Lessons {
    /// Adds a sample, unless its position is there already.
    pub fn add(&mut self, sample: &Sample) {
        let key = sample.position.key() ^ (sample.rule_set() as u64).wrapping_mul(0x9E37_79B9);
        if self.known.insert(key) {
            self.all.push(Lesson::new(sample));
        } else {
            self.repeated += 1;
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

    /// Those to learn from, and the last fiftieth part for the test. They are of
    /// games of their own: positions of one game are too much alike.
    pub(crate) fn split(&mut self) -> (&mut [Lesson], &[Lesson]) {
        self.known = HashSet::new();
        let middle = self.all.len() - self.all.len() / 50;
        let (lessons, tests) = self.all.split_at_mut(middle);
        (lessons, tests)
    }
}

/// How much of a target is how the game ended; the rest is what the search found.
#[derive(Clone, Copy)]
pub(crate) struct Target {
    pub(crate) ending: f32,
    pub(crate) scale: f32,
}

impl Target {
    /// The chance of winning that is to be learned.
    pub(crate) fn of(&self, lesson: &Lesson) -> f32 {
        let seen = chance(f32::from(lesson.score) / self.scale);
        self.ending * lesson.ending.points() + (1.0 - self.ending) * seen
    }
}

/// The logistic function: a number of any size as a chance.
pub(crate) fn chance(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The scale of scores at which they tell the results best: that many hundredths
/// of a man ahead win e/(1+e), or 73 % of the points.
pub(crate) fn scale_of_scores(lessons: &[Lesson]) -> f32 {
    let step = (lessons.len() / 200_000).max(1);
    let error = |scale: f32| {
        let errors = lessons.iter().step_by(step).map(|lesson| {
            let expected = chance(f32::from(lesson.score) / scale);
            f64::from(expected - lesson.ending.points()).powi(2)
        });
        errors.sum::<f64>()
    };
    let scales = (4..120).map(|number| (number * 10) as f32);
    let best = scales.min_by(|a, b| error(*a).total_cmp(&error(*b)));
    best.unwrap_or(200.0)
}

/// The rule sets among the lessons and how many each has.
pub(crate) fn by_rule_set(lessons: &[Lesson]) -> [usize; RULE_SETS] {
    let mut counts = [0; RULE_SETS];
    for lesson in lessons {
        counts[usize::from(lesson.rule_set)] += 1;
    }
    counts
}
