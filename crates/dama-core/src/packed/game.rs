//! A game as bytes; the [module](super) has the layout.

use alloc::vec::Vec;

use super::bytes::{NumberError, Reader, push_number};
use super::{UnpackPositionError, checksum};
use crate::game::{Restoring, Table};
use crate::{Game, Move, MoveBuffer, Outcome, Position, Reason, RestoreGameError, RuleSet, Side};

/// The version of the format that is written.
const VERSION: u8 = 1;

/// The rule sets by their number.
const RULE_SETS: [RuleSet; 2] = [RuleSet::CLASSIC, RuleSet::FEDERATION];

/// The ends that players can make, by their number less 1.
const ENDINGS: [Outcome; 5] = [
    Outcome::draw(Reason::Agreement),
    Outcome::win(Side::White, Reason::Resignation),
    Outcome::win(Side::Black, Reason::Resignation),
    Outcome::win(Side::White, Reason::Time),
    Outcome::win(Side::Black, Reason::Time),
];

/// In the second byte: the first position follows.
const HAS_START: u8 = 0x10;

/// The byte before the number of a move that one byte cannot hold.
const LARGE: u8 = u8::MAX;

/// How many bytes the checksum has.
const CHECKSUM: usize = 4;

/// Why a game cannot be packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackGameError {
    /// A rule set of the program's own: the format has numbers for
    /// [`RuleSet::ALL`] only.
    #[error("the rule set \"{name}\" has no number in packed games")]
    UnknownRuleSet {
        /// Its name.
        name: &'static str,
    },
    /// More than 4,294,967,295 plies.
    #[error("a game of {plies} plies is too long to be packed")]
    TooLong {
        /// How many there are.
        plies: usize,
    },
}

/// Why bytes are no packed game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnpackGameError {
    /// A version that this program does not know.
    #[error("a packed game of version {found} cannot be read")]
    UnknownVersion {
        /// The version.
        found: u8,
    },
    /// The bytes end too early.
    #[error("the packed game is cut off")]
    CutOff,
    /// The checksum is wrong: a byte has changed, or something else stands there.
    #[error("the packed game is damaged: its checksum is wrong")]
    BadChecksum,
    /// A value that the format does not have.
    #[error("the packed game has no such {what}: {found}")]
    BadValue {
        /// What should stand there.
        what: &'static str,
        /// What stands there.
        found: u8,
    },
    /// A number that is too large, or has a form longer than it needs.
    #[error("the packed game has a number in a wrong form")]
    BadNumber,
    /// A first position that is that of rule 1, which is not written.
    #[error("the packed game names the first position of rule 1")]
    NeedlessStart,
    /// The first position is none.
    #[error("the first position of the packed game: {0}")]
    Start(#[from] UnpackPositionError),
    /// Bytes follow after the last ply.
    #[error("{count} bytes follow after the packed game")]
    BytesLeft {
        /// How many.
        count: usize,
    },
    /// No game can have been played like that.
    #[error(transparent)]
    Restore(#[from] RestoreGameError),
}

impl From<NumberError> for UnpackGameError {
    fn from(error: NumberError) -> Self {
        match error {
            NumberError::End => Self::CutOff,
            NumberError::Form => Self::BadNumber,
        }
    }
}

impl Game {
    /// The whole game as bytes, moves taken back and draw offers included. See
    /// [`packed`](mod@crate::packed) for the layout.
    ///
    /// # Errors
    ///
    /// The rule set is none of [`RuleSet::ALL`], or the game is too long.
    pub fn pack(&self) -> Result<Vec<u8>, PackGameError> {
        let rules = *self.rules();
        let Some(rule_set) = RULE_SETS.iter().position(|known| *known == rules) else {
            return Err(PackGameError::UnknownRuleSet { name: rules.name });
        };
        let plies = self.all_moves().len();
        let count = u32::try_from(plies).map_err(|_| PackGameError::TooLong { plies })?;
        let table = self.table();
        let has_start = *self.start() != Position::start();
        let offer = table.open_offer.map_or(0, |side| side.index() as u8 + 1);

        let mut bytes = Vec::with_capacity(plies + 32);
        bytes.push(VERSION);
        bytes.push(rule_set as u8 | if has_start { HAS_START } else { 0 } | offer << 5);
        if has_start {
            bytes.extend_from_slice(&self.start().pack());
        }
        bytes.extend_from_slice(&table.offers);
        let ending = table
            .ending
            .and_then(|ending| ENDINGS.iter().position(|known| *known == ending))
            .map_or(0, |number| number as u8 + 1);
        bytes.push(ending);
        push_number(&mut bytes, count);
        // No more moves are taken back than there are: it fits as well.
        push_number(&mut bytes, table.taken_back as u32);
        let mut buffer = MoveBuffer::new();
        let mut position = *self.start();
        for played in self.all_moves() {
            position.legal_moves_into(&rules, &mut buffer);
            let before = buffer.as_slice().iter().filter(|&other| other < played);
            push_move(&mut bytes, before.count());
            position = position.after(&played.effect());
        }
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        Ok(bytes)
    }

    /// The game that [`pack`](Self::pack) has made these bytes of.
    ///
    /// # Errors
    ///
    /// `pack` never makes such bytes. The version is looked at first, then the
    /// checksum, then the rest in its order.
    pub fn unpack(bytes: &[u8]) -> Result<Self, UnpackGameError> {
        match bytes.first() {
            None => return Err(UnpackGameError::CutOff),
            Some(&VERSION) => {}
            Some(&found) => return Err(UnpackGameError::UnknownVersion { found }),
        }
        let Some((body, sum)) = bytes.split_last_chunk::<CHECKSUM>() else {
            return Err(UnpackGameError::CutOff);
        };
        if checksum(body) != u32::from_le_bytes(*sum) {
            return Err(UnpackGameError::BadChecksum);
        }
        read(&mut Reader::new(body.get(1..).unwrap_or_default()))
    }
}

fn push_move(bytes: &mut Vec<u8>, number: usize) {
    match u8::try_from(number) {
        Ok(small) if small < LARGE => bytes.push(small),
        _ => {
            bytes.push(LARGE);
            // A position has some thousands of moves at the very most.
            push_number(bytes, (number - usize::from(LARGE)) as u32);
        }
    }
}

/// Everything behind the version.
fn read(reader: &mut Reader<'_>) -> Result<Game, UnpackGameError> {
    let byte = |reader: &mut Reader<'_>| reader.byte().ok_or(UnpackGameError::CutOff);
    let bad = |what, found| UnpackGameError::BadValue { what, found };

    let head = byte(reader)?;
    let rule_set = head & 0x0F;
    let rules = RULE_SETS.get(usize::from(rule_set)).copied();
    let rules = rules.ok_or_else(|| bad("rule set", rule_set))?;
    let open_offer = match head >> 5 {
        0 => None,
        1 => Some(Side::White),
        2 => Some(Side::Black),
        other => return Err(bad("draw offer", other)),
    };
    let start = if head & HAS_START == 0 {
        Position::start()
    } else {
        let bytes = reader.bytes(Position::PACKED_LENGTH);
        let start = Position::unpack(bytes.ok_or(UnpackGameError::CutOff)?)?;
        if start == Position::start() {
            return Err(UnpackGameError::NeedlessStart);
        }
        start
    };
    let offers = [byte(reader)?, byte(reader)?];
    let ending = match byte(reader)? {
        0 => None,
        number => {
            let known = ENDINGS.get(usize::from(number) - 1);
            Some(*known.ok_or_else(|| bad("end", number))?)
        }
    };
    let plies = reader.number()?;
    let taken_back = reader.number()? as usize;
    let mut game = Restoring::new(rules, start);
    let mut moves = Moves::default();
    for _ in 0..plies {
        let number = read_move(reader)?;
        let (position, ply) = game.position_of_next()?;
        let legal = moves.numbered(position, &rules, ply, number)?;
        game.push(legal);
    }
    if !reader.is_empty() {
        let count = reader.len();
        return Err(UnpackGameError::BytesLeft { count });
    }
    Ok(game.finish(Table {
        ending,
        taken_back,
        offers,
        open_offer,
    })?)
}

fn read_move(reader: &mut Reader<'_>) -> Result<usize, UnpackGameError> {
    match reader.byte() {
        None => Err(UnpackGameError::CutOff),
        Some(LARGE) => {
            let above = reader.number()? as usize;
            above
                .checked_add(usize::from(LARGE))
                .ok_or(UnpackGameError::BadNumber)
        }
        Some(small) => Ok(usize::from(small)),
    }
}

/// Finds moves by their number, in memory that is used again.
#[derive(Default)]
struct Moves {
    buffer: MoveBuffer,
    ordered: Vec<Move>,
}

impl Moves {
    fn numbered(
        &mut self,
        position: &Position,
        rules: &RuleSet,
        ply: usize,
        number: usize,
    ) -> Result<Move, RestoreGameError> {
        position.legal_moves_into(rules, &mut self.buffer);
        self.ordered.clear();
        self.ordered.extend_from_slice(self.buffer.as_slice());
        let count = self.ordered.len();
        if number >= count {
            return Err(RestoreGameError::NoSuchMove { ply, number, count });
        }
        let (_, legal, _) = self.ordered.select_nth_unstable(number);
        Ok(*legal)
    }
}
