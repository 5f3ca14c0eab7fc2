//! Steps down a slope.

/// The steps of Adam (Kingma and Ba, 2014): each weight by the mean of its slopes
/// over the root of the mean of their squares.
pub(crate) struct Steps {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// What the means of the first steps lack.
    missing: [f32; 2],
}

/// How much of the means each step keeps.
const KEPT: [f32; 2] = [0.9, 0.999];

impl Steps {
    /// Steps of so many weights.
    pub(crate) fn new(weights: usize) -> Self {
        Self {
            means: vec![0.0; weights],
            squares: vec![0.0; weights],
            missing: [1.0, 1.0],
        }
    }

    /// Moves each weight by about `rate` against its slope.
    pub(crate) fn take(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        for (missing, kept) in self.missing.iter_mut().zip(KEPT) {
            *missing *= kept;
        }
        let [mean_there, square_there] = self.missing.map(|missing| 1.0 - missing);
        let state = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, (mean, square)), slope) in weights.iter_mut().zip(state).zip(slopes) {
            *mean = KEPT[0] * *mean + (1.0 - KEPT[0]) * slope;
            *square = KEPT[1] * *square + (1.0 - KEPT[1]) * slope * slope;
            *weight -= rate * (*mean / mean_there) / ((*square / square_there).sqrt() + 1e-8);
        }
    }
}

/// The size of a step when a part of the way, 0 to 1, is behind: from `first` down
/// to a hundredth of it, on half a wave.
pub(crate) fn falling(first: f32, part: f32) -> f32 {
    let falling = 0.5 + 0.5 * (core::f32::consts::PI * part).cos();
    first * (0.01 + 0.99 * falling)
}
