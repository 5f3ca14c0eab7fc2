//! The sequential probability ratio test on pairs of games.
//!
//! Two hypotheses give the first engine an Elo difference each. For each of them
//! the likeliest distribution of pairs with that mean is found (the multinomial
//! one of Van den Bergh, "Comments on normalized Elo", 2020); the logarithm of the
//! ratio of both likelihoods moves up and down with each pair until it leaves the
//! bounds that Wald gives for the two errors.

use crate::estimate::{POINTS, score};

/// So little counts a kind of pair that has not been seen: without it the ratio
/// could be infinite.
const UNSEEN: f64 = 1e-3;

/// What is tested.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypotheses {
    /// The Elo difference of the hypothesis that a change gains nothing.
    pub elo0: f64,
    /// That of the hypothesis that it gains.
    pub elo1: f64,
    /// How often the second is accepted where the first is true.
    pub alpha: f64,
    /// How often the first is accepted where the second is true.
    pub beta: f64,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is decided.
    GoesOn,
    /// The first hypothesis is accepted: no gain.
    Elo0,
    /// The second is: a gain.
    Elo1,
}

impl Hypotheses {
    /// Both errors in one of twenty tests.
    pub const fn usual(elo0: f64, elo1: f64) -> Self {
        Self {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// The bounds of the ratio's logarithm.
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The logarithm of the likelihood ratio after these pairs, by half points.
    pub fn ratio(&self, pairs: &[u64; 5]) -> f64 {
        if pairs.iter().all(|&number| number == 0) {
            return 0.0;
        }
        let counts = pairs.map(|number| (number as f64).max(UNSEEN));
        let total: f64 = counts.iter().sum();
        let parts = counts.map(|count| count / total);
        let (score0, score1) = (score(self.elo0), score(self.elo1));
        let (weight0, weight1) = (weight(&parts, score0), weight(&parts, score1));
        let terms = parts.iter().zip(POINTS).map(|(part, points)| {
            let less = 1.0 + weight0 * (points - score0);
            let more = 1.0 + weight1 * (points - score1);
            part * (less / more).ln()
        });
        total * terms.sum::<f64>()
    }

    /// What the pairs decide.
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        let (low, high) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio >= high => Verdict::Elo1,
            ratio if ratio <= low => Verdict::Elo0,
            _ => Verdict::GoesOn,
        }
    }
}

/// The weight that turns the parts that were seen into the likeliest ones with this
/// mean: each is divided by 1 + weight x (points - mean).
fn weight(parts: &[f64; 5], mean: f64) -> f64 {
    let pull = |weight: f64| -> f64 {
        let terms = parts.iter().zip(POINTS);
        terms
            .map(|(part, points)| part * (points - mean) / (1.0 + weight * (points - mean)))
            .sum()
    };
    // Between these all parts stay positive, and the pull falls all the way.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if pull(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::{Hypotheses, Verdict};
    use crate::chance::Chance;
    use crate::estimate::{moments, score};

    #[test]
    fn bounds_are_wald_s() {
        let (low, high) = Hypotheses::usual(0.0, 10.0).bounds();
        assert!((high - 2.944_439).abs() < 1e-6 && (low + high).abs() < 1e-12);
    }

    #[test]
    fn no_side_is_favored() {
        let test = Hypotheses::usual(-5.0, 5.0);
        assert_eq!(test.ratio(&[0; 5]), 0.0);
        assert!(test.ratio(&[3, 20, 50, 20, 3]).abs() < 1e-9);
        let (up, down) = (test.ratio(&[1, 2, 3, 4, 5]), test.ratio(&[5, 4, 3, 2, 1]));
        assert!(up > 0.0 && (up + down).abs() < 1e-9);
        assert!(test.ratio(&[0, 0, 0, 0, 400]).is_finite());
    }

    #[test]
    fn agrees_with_the_normal_approximation_where_that_is_good() {
        let pairs = [120_u64, 1_900, 6_100, 2_050, 130];
        let test = Hypotheses::usual(0.0, 4.0);
        let (mean, variance) = moments(&pairs.map(|number| number as f64));
        let count = pairs.iter().sum::<u64>() as f64;
        let (s0, s1) = (score(0.0), score(4.0));
        let normal = count * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let ratio = test.ratio(&pairs);
        assert!(
            (ratio - normal).abs() < 0.01 * normal.abs(),
            "{ratio} {normal}"
        );
    }

    /// Tests of an engine whose pairs bring 0, 2 and 4 half points with these odds
    /// of a thousand; how many of 400 accept the second hypothesis.
    fn accepted(test: &Hypotheses, odds: [usize; 2]) -> usize {
        (0..400)
            .filter(|&number| {
                let mut chance = Chance::new(9, number);
                let mut pairs = [0; 5];
                loop {
                    let drawn = chance.below(1_000);
                    let place = match drawn {
                        drawn if drawn < odds[0] => 0,
                        drawn if drawn < odds[0] + odds[1] => 2,
                        _ => 4,
                    };
                    pairs[place] += 1;
                    match test.verdict(&pairs) {
                        Verdict::GoesOn => {}
                        Verdict::Elo0 => return false,
                        Verdict::Elo1 => return true,
                    }
                }
            })
            .count()
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        // 50 % and 55 % of the points: Elo 0 and +34.9.
        let test = Hypotheses::usual(0.0, 34.86);
        let wrong = accepted(&test, [200, 600]);
        assert!(wrong <= 28, "{wrong} of 400");
        let right = accepted(&test, [150, 600]);
        assert!(right >= 372, "{right} of 400");
    }
}
