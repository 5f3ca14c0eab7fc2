//! Found by `dama chances --games games --count 3000`.

use super::Chances;

/// By rule set, in the order of `RuleSet::ALL`.
pub const CHANCES: [Chances; 2] = [
    Chances {
        middle: 70.2,
        scale: 72.4,
    },
    Chances {
        middle: 107.3,
        scale: 73.8,
    },
];
