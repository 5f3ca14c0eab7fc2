//! From points to Elo.

use core::fmt;

/// Half the width of an interval that holds the truth in 95 of 100 matches, in
/// standard errors.
const WIDTH: f64 = 1.959_964;

/// A difference in strength with the interval that holds the true one in 95 of 100
/// matches, counted over pairs of games: the two games of a pair hang together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The part of the points, 0 to 1.
    pub score: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// From pairs by their half points; `None` where there are no two pairs, or all
    /// brought the same, which tells nothing of how they vary.
    pub fn of(pairs: &[u64; 5]) -> Option<Self> {
        let count: u64 = pairs.iter().sum();
        if count < 2 {
            return None;
        }
        let (score, variance) = moments(&pairs.map(|number| number as f64));
        if variance <= 0.0 {
            return None;
        }
        let wide = WIDTH * (variance / (count - 1) as f64).sqrt();
        Some(Self {
            score,
            low: (score - wide).max(0.0),
            high: (score + wide).min(1.0),
        })
    }

    /// The difference in Elo, without end where all points were made.
    pub fn elo(&self) -> f64 {
        elo(self.score)
    }

    /// The lower and the upper end of the interval in Elo.
    pub fn elo_interval(&self) -> (f64, f64) {
        (elo(self.low), elo(self.high))
    }
}

impl fmt::Display for Estimate {
    /// `61.5 % (58.9 to 64.1), Elo +81 (+62 to +101)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: f64| 100.0 * part;
        let (low, high) = self.elo_interval();
        write!(
            f,
            "{:.1} % ({:.1} to {:.1}), Elo {:+.0} ({low:+.0} to {high:+.0})",
            percent(self.score),
            percent(self.low),
            percent(self.high),
            self.elo()
        )
    }
}

/// The mean of a pair's points, 0 to 1, and how they vary.
pub(crate) fn moments(pairs: &[f64; 5]) -> (f64, f64) {
    let count: f64 = pairs.iter().sum();
    let mean_of = |value: &dyn Fn(f64) -> f64| {
        let terms = pairs.iter().zip(POINTS);
        terms
            .map(|(number, points)| number * value(points))
            .sum::<f64>()
            / count
    };
    let mean = mean_of(&|points| points);
    let variance = mean_of(&|points| (points - mean).powi(2));
    (mean, variance)
}

/// The part of the points that a pair with so many half points has made.
pub(crate) const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

/// The part of the points that such a difference brings.
pub(crate) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Estimate, elo, score};

    #[test]
    fn elo_of_points() {
        assert_eq!(elo(0.5), 0.0);
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
        assert!((score(elo(0.615)) - 0.615).abs() < 1e-12);
    }

    #[test]
    fn the_interval_is_that_of_pairs() {
        // 100 pairs: half of them 1-1 and half 2-0. Mean 0.75, deviation 0.25.
        let estimate = Estimate::of(&[0, 0, 50, 0, 50]).expect("they vary");
        assert_eq!(estimate.score, 0.75);
        let wide = 1.959_964 * 0.25 / 99_f64.sqrt();
        assert!((estimate.high - estimate.low - 2.0 * wide).abs() < 1e-12);
        let text = "75.0 % (70.1 to 79.9), Elo +191 (+148 to +240)";
        assert_eq!(estimate.to_string(), text);
    }

    #[test]
    fn nothing_is_said_of_too_little() {
        for pairs in [[0, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 90]] {
            assert_eq!(Estimate::of(&pairs), None);
        }
    }
}
