//! The network in floating point: what training changes.

use dama_engine::Network;
use dama_engine::network::{
    BUCKETS, HIDDEN, HIDDEN_UNIT, INPUTS, MOST_HIDDEN, MOST_OUTPUT, NetworkError, OUTPUT_UNIT,
    RULE_SETS, Row, Weights, bucket_of, input_of,
};

use crate::lesson::{Lesson, Target, chance};
use crate::random::Random;

/// Where the weights of each kind begin.
const RULES_AT: usize = INPUTS * HIDDEN;
const OUTPUTS_AT: usize = RULES_AT + RULE_SETS * HIDDEN;
const BIASES_AT: usize = OUTPUTS_AT + RULE_SETS * BUCKETS * 2 * HIDDEN;

/// How many weights there are.
pub(crate) const WEIGHTS: usize = BIASES_AT + RULE_SETS * BUCKETS;

/// No bias of an output is larger.
const MOST_BIAS: f32 = 20.0;

/// The row of a piece as the other side sees it.
const SEEN_BY_OTHER: u8 = 0b1011_1000;

/// The row of a piece on a board that is mirrored left to right.
const MIRRORED: u8 = 7;

/// By row, where the weights of an input begin.
fn places() -> [u32; 256] {
    core::array::from_fn(|row| (input_of(row as u8) * HIDDEN) as u32)
}

/// All weights, one after the other.
pub(crate) struct Model {
    pub(crate) weights: Vec<f32>,
    places: [u32; 256],
}

/// The hidden layer of one lesson.
struct Layer {
    sums: [[f32; HIDDEN]; 2],
    rows: [[u32; 40]; 2],
    count: usize,
}

impl Model {
    /// Small weights by chance.
    pub(crate) fn new(seed: u64) -> Self {
        let mut random = Random::new(seed, 0);
        let weights = (0..WEIGHTS).map(|at| {
            let size = match at {
                0..RULES_AT => 0.15,
                RULES_AT..OUTPUTS_AT => 0.05,
                OUTPUTS_AT..BIASES_AT => 0.1,
                _ => 0.0,
            };
            let small = random.signed() * size;
            if (RULES_AT..OUTPUTS_AT).contains(&at) {
                small + 0.2
            } else {
                small
            }
        });
        Self {
            weights: weights.collect(),
            places: places(),
        }
    }

    /// The weights of a network, to go on from there.
    pub(crate) fn of(network: &Network) -> Self {
        let known = network.weights();
        let hidden = |weight: i16| f32::from(weight) / HIDDEN_UNIT as f32;
        let output = |weight: i16| f32::from(weight) / OUTPUT_UNIT as f32;
        let unit = (HIDDEN_UNIT * HIDDEN_UNIT * OUTPUT_UNIT) as f32;
        let rows = known.inputs.iter().chain(&known.rules).flatten().copied();
        let heads = known.outputs.iter().flatten().flatten().flatten().copied();
        let biases = known.output_biases.iter().flatten();
        Self {
            weights: rows
                .map(hidden)
                .chain(heads.map(output))
                .chain(biases.map(|&bias| bias as f32 / unit))
                .collect(),
            places: places(),
        }
    }

    #[inline(always)]
    fn layer(&self, lesson: &Lesson, mirrored: bool) -> Layer {
        let turn = if mirrored { MIRRORED } else { 0 };
        let rules = RULES_AT + usize::from(lesson.rule_set) * HIDDEN;
        let mut sums = [[0.0; HIDDEN]; 2];
        for sums in &mut sums {
            sums.copy_from_slice(&self.weights[rules..rules + HIDDEN]);
        }
        let mut rows = [[0; 40]; 2];
        let mut count = 0;
        for (kind, &squares) in lesson.board.iter().enumerate() {
            let mut squares = squares;
            while squares != 0 && count < 40 {
                let row = ((kind << 6) as u8 | squares.trailing_zeros() as u8) ^ turn;
                rows[0][count] = self.places[usize::from(row)];
                rows[1][count] = self.places[usize::from(row ^ SEEN_BY_OTHER)];
                count += 1;
                squares &= squares - 1;
            }
        }
        for (sums, rows) in sums.iter_mut().zip(&rows) {
            for &at in &rows[..count] {
                let row = &self.weights[at as usize..at as usize + HIDDEN];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
        }
        Layer { sums, rows, count }
    }

    /// Where the output weights of a lesson begin, and its bias.
    fn head(lesson: &Lesson) -> (usize, usize) {
        let head = usize::from(lesson.rule_set) * BUCKETS + bucket_of(lesson.pieces());
        (OUTPUTS_AT + head * 2 * HIDDEN, BIASES_AT + head)
    }

    fn output(&self, layer: &Layer, (outputs, bias): (usize, usize)) -> f32 {
        let mut total = self.weights[bias];
        for (half, sums) in layer.sums.iter().enumerate() {
            let from = outputs + half * HIDDEN;
            let weights = &self.weights[from..from + HIDDEN];
            let mut part = 0.0;
            for (sum, weight) in sums.iter().zip(weights) {
                let cut = sum.clamp(0.0, 1.0);
                part += cut * cut * weight;
            }
            total += part;
        }
        total
    }

    /// The error of a lesson.
    pub(crate) fn error(&self, lesson: &Lesson, target: Target) -> f64 {
        let layer = self.layer(lesson, false);
        let wanted = f64::from(target.of(lesson));
        (f64::from(chance(self.output(&layer, Self::head(lesson)))) - wanted).powi(2)
    }

    /// Adds to `slopes` how the error of a lesson changes with each weight.
    #[inline(always)]
    pub(crate) fn learn(
        &self,
        lesson: &Lesson,
        mirrored: bool,
        target: Target,
        slopes: &mut [f32],
    ) {
        let layer = self.layer(lesson, mirrored);
        let (outputs, bias) = Self::head(lesson);
        let found = chance(self.output(&layer, (outputs, bias)));
        // Of the cross entropy, which is steep where the sign is wrong.
        let slope = found - target.of(lesson);
        slopes[bias] += slope;
        let rules = RULES_AT + usize::from(lesson.rule_set) * HIDDEN;
        for (half, sums) in layer.sums.iter().enumerate() {
            let from = outputs + half * HIDDEN;
            let mut down = [0.0_f32; HIDDEN];
            let weights = &self.weights[from..from + HIDDEN];
            for (((down, sum), weight), out) in down
                .iter_mut()
                .zip(sums)
                .zip(weights)
                .zip(&mut slopes[from..from + HIDDEN])
            {
                let cut = sum.clamp(0.0, 1.0);
                *out += slope * cut * cut;
                let open = if *sum < 1.0 { 2.0 * cut } else { 0.0 };
                *down = slope * weight * open;
            }
            let rows = layer.rows[half][..layer.count]
                .iter()
                .map(|&at| at as usize);
            for at in rows.chain([rules]) {
                for (slope, down) in slopes[at..at + HIDDEN].iter_mut().zip(&down) {
                    *slope += down;
                }
            }
        }
    }

    /// Keeps the weights so small that they fit into whole numbers.
    pub(crate) fn keep_within_limits(&mut self) {
        let hidden = f32::from(MOST_HIDDEN) / HIDDEN_UNIT as f32;
        let output = f32::from(MOST_OUTPUT) / OUTPUT_UNIT as f32;
        for (at, weight) in self.weights.iter_mut().enumerate() {
            let limit = match at {
                0..OUTPUTS_AT => hidden,
                OUTPUTS_AT..BIASES_AT => output,
                _ => MOST_BIAS,
            };
            *weight = weight.clamp(-limit, limit);
        }
    }

    /// The network in whole numbers; an output of 1 is worth `scale` hundredths of
    /// a man.
    pub(crate) fn network(&self, scale: f32, command: &str) -> Result<Network, NetworkError> {
        let row = |at: usize, unit: i32, most: i16| -> Row {
            let weights = &self.weights[at..at + HIDDEN];
            core::array::from_fn(|number| {
                let whole = (weights[number] * unit as f32).round();
                whole.clamp(-f32::from(most), f32::from(most)) as i16
            })
        };
        let hidden = |at: usize| row(at, HIDDEN_UNIT, MOST_HIDDEN);
        let output = |at: usize| row(at, OUTPUT_UNIT, MOST_OUTPUT);
        let unit = (HIDDEN_UNIT * HIDDEN_UNIT * OUTPUT_UNIT) as f32;
        let weights = Weights {
            inputs: (0..INPUTS).map(|input| hidden(input * HIDDEN)).collect(),
            rules: core::array::from_fn(|rules| hidden(RULES_AT + rules * HIDDEN)),
            outputs: core::array::from_fn(|rules| {
                core::array::from_fn(|bucket| {
                    let at = OUTPUTS_AT + (rules * BUCKETS + bucket) * 2 * HIDDEN;
                    [output(at), output(at + HIDDEN)]
                })
            }),
            output_biases: core::array::from_fn(|rules| {
                core::array::from_fn(|bucket| {
                    (self.weights[BIASES_AT + rules * BUCKETS + bucket] * unit) as i32
                })
            }),
            scale: scale.round() as i32,
        };
        Network::new(weights, command)
    }
}

#[cfg(test)]
mod tests;
