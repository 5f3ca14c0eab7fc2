//! Networks as files.
//!
//! All numbers have their low byte first.
//!
//! | bytes | what they hold |
//! |---|---|
//! | 0 to 7 | `DAMANET` and a line break |
//! | 8 to 11 | the version, 1 |
//! | 12 to 15 | neurons of the hidden layer for each side |
//! | 16 to 19 | an output of 1 in hundredths of a man |
//! | 20 to 23 | how many bytes of text follow |
//! | *text* | the rule sets, a line break, and the command that made it |
//! | .. | the weights, 16 bits each: inputs, rule sets, outputs by rule set and number of pieces |
//! | .. | the biases of the outputs, 32 bits each |
//! | last 4 | the CRC-32 of all bytes before |

use dama_core::RuleSet;
use dama_core::packed::checksum;

use super::{
    BUCKETS, HIDDEN, HIDDEN_UNIT, INPUTS, MOST_HIDDEN, MOST_OUTPUT, Network, RULE_SETS, Row,
    Weights,
};

const MAGIC: [u8; 8] = *b"DAMANET\n";
const VERSION: u32 = 1;
const HEADER: usize = 24;
const MOST_TEXT: usize = 4_096;

/// No output of 1 is worth more.
const MOST_SCALE: i32 = 10_000;

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// They are something else.
    NotANetwork,
    /// A version that this program does not know.
    UnknownVersion(u32),
    /// Another number of neurons.
    OtherSize(u32),
    /// Other rule sets, as named in the file.
    OtherRuleSets(String),
    /// There are more or fewer bytes than a network has.
    BadLength {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// The checksum is another.
    Damaged,
    /// A weight is out of bounds.
    WildWeight,
}

impl core::fmt::Display for NetworkError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotANetwork => f.write_str("this is no network"),
            Self::UnknownVersion(found) => {
                write!(f, "a network of version {found} cannot be read")
            }
            Self::OtherSize(found) => {
                write!(f, "the network has {found} neurons a side, not {HIDDEN}")
            }
            Self::OtherRuleSets(found) => write!(f, "the network is for other rules: {found}"),
            Self::BadLength { found, wanted } => {
                write!(f, "the network has {found} bytes, not {wanted}")
            }
            Self::Damaged => f.write_str("the network is damaged: its checksum is wrong"),
            Self::WildWeight => f.write_str("a weight of the network is out of bounds"),
        }
    }
}

impl core::error::Error for NetworkError {}

/// Whether all sums keep to their bits.
pub(super) fn check(weights: &Weights) -> Result<(), NetworkError> {
    if weights.inputs.len() != INPUTS {
        return Err(NetworkError::NotANetwork);
    }
    let hidden = weights.inputs.iter().chain(&weights.rules).flatten();
    let outputs = weights.outputs.iter().flatten().flatten().flatten();
    let biases = weights.output_biases.iter().flatten();
    let most = i32::MAX / 4;
    let tame = hidden
        .copied()
        .all(|weight| weight.unsigned_abs() <= MOST_HIDDEN as u16)
        && outputs
            .copied()
            .all(|weight| weight.unsigned_abs() <= MOST_OUTPUT as u16)
        && biases
            .copied()
            .all(|bias| bias.unsigned_abs() <= most as u32)
        && (1..=MOST_SCALE).contains(&weights.scale);
    // The largest output, all neurons at their most.
    let full = i64::from(HIDDEN_UNIT * HIDDEN_UNIT);
    let fits = weights.outputs.iter().flatten().all(|rows| {
        let sum: i64 = rows
            .iter()
            .flatten()
            .map(|&weight| i64::from(weight).abs())
            .sum();
        sum * full <= i64::from(i32::MAX - most)
    });
    if tame && fits {
        Ok(())
    } else {
        Err(NetworkError::WildWeight)
    }
}

/// The weights as bytes.
fn bytes_of(weights: &Weights) -> Vec<u8> {
    let mut bytes = Vec::new();
    let outputs = weights.outputs.iter().flatten().flatten();
    for row in weights.inputs.iter().chain(&weights.rules).chain(outputs) {
        bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
    }
    let biases = weights.output_biases.iter().flatten();
    bytes.extend(biases.flat_map(|bias| bias.to_le_bytes()));
    bytes
}

/// A number made of all weights (FNV-1a).
pub(super) fn number_of(weights: &Weights) -> u64 {
    let bytes = bytes_of(weights)
        .into_iter()
        .chain(weights.scale.to_le_bytes());
    bytes.fold(0xCBF2_9CE4_8422_2325, |number: u64, byte| {
        (number ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

fn rule_sets() -> String {
    RuleSet::ALL.map(|rules| rules.name).join(",")
}

const ROW_BYTES: usize = 2 * HIDDEN;
const ROWS_IN_FILE: usize = INPUTS + RULE_SETS + RULE_SETS * BUCKETS * 2;
const WEIGHT_BYTES: usize = ROWS_IN_FILE * ROW_BYTES + RULE_SETS * BUCKETS * 4;

impl Network {
    /// The network as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let text: String = format!("{}\n{}", rule_sets(), self.command);
        let text = &text.as_bytes()[..text.len().min(MOST_TEXT)];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((HIDDEN as u32).to_le_bytes());
        bytes.extend(self.weights.scale.to_le_bytes());
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text);
        bytes.extend(bytes_of(&self.weights));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The network of a file.
    ///
    /// # Errors
    ///
    /// The bytes are no network of this program's size.
    pub fn read(bytes: &[u8]) -> Result<Self, NetworkError> {
        if bytes.len() < HEADER + 4 || bytes[..8] != MAGIC {
            return Err(NetworkError::NotANetwork);
        }
        let four = |at: usize| {
            let word = bytes.get(at..at + 4).and_then(|word| word.try_into().ok());
            u32::from_le_bytes(word.unwrap_or_default())
        };
        if four(8) != VERSION {
            return Err(NetworkError::UnknownVersion(four(8)));
        }
        if four(12) != HIDDEN as u32 {
            return Err(NetworkError::OtherSize(four(12)));
        }
        let start = HEADER + (four(20) as usize).min(MOST_TEXT);
        let wanted = start + WEIGHT_BYTES + 4;
        if bytes.len() != wanted {
            let found = bytes.len();
            return Err(NetworkError::BadLength { found, wanted });
        }
        if four(wanted - 4) != checksum(&bytes[..wanted - 4]) {
            return Err(NetworkError::Damaged);
        }
        let text = String::from_utf8_lossy(&bytes[HEADER..start]);
        let (rules, command) = text.split_once('\n').unwrap_or((&text, ""));
        if rules != rule_sets() {
            return Err(NetworkError::OtherRuleSets(rules.to_owned()));
        }
        let weights = weights_of(&bytes[start..wanted - 4], four(16) as i32);
        Self::new(weights, command)
    }
}

/// Reads weights one after the other; the length has been looked at.
fn weights_of(bytes: &[u8], scale: i32) -> Weights {
    let (rows, biases) = bytes.split_at((ROWS_IN_FILE * ROW_BYTES).min(bytes.len()));
    let mut rows = rows.chunks_exact(ROW_BYTES).map(|bytes| {
        let mut row: Row = [0; HIDDEN];
        for (weight, bytes) in row.iter_mut().zip(bytes.chunks_exact(2)) {
            *weight = i16::from_le_bytes([bytes[0], bytes[1]]);
        }
        row
    });
    let mut next = || rows.next().unwrap_or([0; HIDDEN]);
    let inputs = (0..INPUTS).map(|_| next()).collect();
    let rules = core::array::from_fn(|_| next());
    let outputs = core::array::from_fn(|_| core::array::from_fn(|_| [next(), next()]));
    let mut biases = biases
        .chunks_exact(4)
        .map(|bytes| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
    let output_biases =
        core::array::from_fn(|_| core::array::from_fn(|_| biases.next().unwrap_or(0)));
    Weights {
        inputs,
        rules,
        outputs,
        output_biases,
        scale,
    }
}
