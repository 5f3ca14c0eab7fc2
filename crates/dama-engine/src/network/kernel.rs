//! The arithmetic of the network, for each kind of processor behind one name.
//!
//! It is written once. Compiled for wide registers the same loops become a few
//! instructions; whole numbers give the same result however they are added.

use super::accumulator::{Accumulators, Board};
use super::{HIDDEN_UNIT, Network, OUTPUT_UNIT, Row, bucket_of};

/// What the processor can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kernel {
    /// What every processor can that the program is built for. The page has two
    /// engines, one of them built for 128 bits at once.
    Plain,
    /// 256 bits at once.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Kernel {
    /// The quickest that runs here.
    pub(super) fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            return Self::Avx2;
        }
        Self::Plain
    }

    /// The worth of a board to a side (0 for White) that is to move.
    #[inline]
    pub(super) fn worth(
        self,
        network: &Network,
        board: &Board,
        side: usize,
        sums: &mut Accumulators,
        ply: usize,
    ) -> i32 {
        match self {
            Self::Plain => worth(network, board, side, sums, ply),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                // SAFETY: this kernel is chosen only where the processor has AVX2.
                #[allow(unsafe_code)]
                unsafe {
                    with_avx2(network, board, side, sums, ply)
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2(
    network: &Network,
    board: &Board,
    side: usize,
    sums: &mut Accumulators,
    ply: usize,
) -> i32 {
    worth(network, board, side, sums, ply)
}

#[inline(always)]
fn worth(
    network: &Network,
    board: &Board,
    side: usize,
    sums: &mut Accumulators,
    ply: usize,
) -> i32 {
    let pieces: u32 = board.iter().map(|squares| squares.count_ones()).sum();
    let bucket = bucket_of(pieces as usize);
    let rule_set = sums.rule_set;
    let sums = &sums.bring(&network.rows, board, ply).sums;
    let [own, other] = &network.weights.outputs[rule_set][bucket];
    let sum = weighed(&sums[side & 1], own) + weighed(&sums[!side & 1], other);
    let output = i64::from(sum + network.weights.output_biases[rule_set][bucket]);
    let unit = i64::from(HIDDEN_UNIT * HIDDEN_UNIT * OUTPUT_UNIT);
    (output * i64::from(network.weights.scale) / unit) as i32
}

/// The sums, cut and squared, with their weights. The product with a weight has 16
/// bits, so that processors can multiply and add in pairs.
#[inline(always)]
fn weighed(sums: &Row, weights: &Row) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let cut = (*sum).clamp(0, HIDDEN_UNIT as i16);
        total += i32::from(cut.wrapping_mul(*weight)) * i32::from(cut);
    }
    total
}
