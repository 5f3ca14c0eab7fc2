//! Win, draw and loss unpacked in memory, for a search that asks all the time.

use dama_core::{Position, RuleSet};

use crate::file::{Content, FormatError, Table};
use crate::index::Index;
use crate::library::{TableError, open};
use crate::pieces::{Pieces, Placed};
use crate::resolve::{Resolver, Source};
use crate::shelf::Shelf;
use crate::solved::{NotSolved, Solutions};
use crate::{Grade, Material, Mover, Value};

/// Entries in a byte.
const IN_A_BYTE: usize = 4;

/// One endgame, two bits an entry.
#[derive(Clone, Debug)]
struct Endgame {
    index: Index,
    grades: [Vec<u8>; 2],
}

/// The endgames of a rule set, two bits a position; shared by all threads.
#[derive(Clone, Debug)]
pub struct Unpacked {
    rules: RuleSet,
    endgames: Vec<Option<Endgame>>,
    pieces: u8,
}

impl Unpacked {
    /// Unpacks all tables of up to so many pieces that a shelf has.
    ///
    /// # Errors
    ///
    /// A table cannot be read or is damaged.
    pub fn load<S: Shelf>(rules: RuleSet, shelf: &S, pieces: u8) -> Result<Self, TableError> {
        let mut all = Self::empty(rules);
        for material in Material::up_to(pieces) {
            let index = Index::new(material);
            if let Some(opened) = open(shelf, &rules, &index, Content::Grades)? {
                let grades = unpack(&opened.table, &index);
                let grades = grades.map_err(|cause| opened.damaged(cause))?;
                all.add(Endgame { index, grades });
            }
        }
        Ok(all)
    }

    /// From endgames that have been solved in memory.
    pub fn of(solutions: &Solutions) -> Self {
        let mut all = Self::empty(*solutions.rules());
        for solved in Material::up_to(crate::MOST_PIECES)
            .into_iter()
            .filter_map(|material| solutions.get(material))
        {
            let grades = Mover::BOTH.map(|mover| {
                let entries = solved.entries(mover);
                let values = entries
                    .iter()
                    .map(|&bits| crate::entry::Entry::from_bits(bits).value());
                let mut packed = vec![0; entries.len().div_ceil(IN_A_BYTE)];
                for (index, value) in values.enumerate() {
                    put(&mut packed, index, value.grade());
                }
                packed
            });
            let index = solved.index().clone();
            all.add(Endgame { index, grades });
        }
        all
    }

    fn empty(rules: RuleSet) -> Self {
        let mut endgames = Vec::new();
        endgames.resize_with(Material::IDS, || None);
        Self {
            rules,
            endgames,
            pieces: 0,
        }
    }

    fn add(&mut self, endgame: Endgame) {
        let material = endgame.index.material();
        self.pieces = self.pieces.max(material.pieces());
        self.endgames[material.id()] = Some(endgame);
    }

    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The most pieces of any endgame here, 0 where there is none.
    pub const fn pieces(&self) -> u8 {
        self.pieces
    }

    /// Bytes in memory.
    pub fn bytes(&self) -> usize {
        let sides = self.endgames.iter().flatten().flat_map(|e| &e.grades);
        sides.map(Vec::len).sum()
    }

    /// How a position ends; `None` where it is not among these endgames.
    #[inline]
    pub fn grade(&self, position: &Position, scratch: &mut Scratch) -> Option<Grade> {
        if position.occupied().len() > usize::from(self.pieces) {
            return None;
        }
        let resolver = match &mut scratch.0 {
            Some(resolver) if *resolver.rules() == self.rules => resolver,
            other => other.insert(Resolver::new(self.rules)),
        };
        let value = resolver.value_of(&mut Bits(self), position);
        value.ok().map(Value::grade)
    }
}

/// The memory that probes use again; each thread has its own.
#[derive(Clone, Default)]
pub struct Scratch(Option<Resolver>);

fn put(packed: &mut [u8], index: usize, grade: Grade) {
    packed[index / IN_A_BYTE] |= (grade as u8) << (index % IN_A_BYTE * 2);
}

fn unpack<B: AsRef<[u8]>>(table: &Table<B>, index: &Index) -> Result<[Vec<u8>; 2], FormatError> {
    let mut grades = [Vec::new(), Vec::new()];
    let mut block = Vec::new();
    for &mover in table.material().movers() {
        let side = &mut grades[mover.index()];
        side.resize(index.len().div_ceil(IN_A_BYTE), 0);
        let mut number = 0;
        while number < index.len() {
            let (which, _) = table.place(mover, number);
            table.unpack(which, &mut block)?;
            for place in 0..table.entries_of(which) {
                let value = table.value(&block, place);
                let value = value.ok_or(FormatError::Block { block: which })?;
                put(side, number, value.grade());
                number += 1;
            }
        }
    }
    Ok(grades)
}

/// Unpacked endgames as a source.
struct Bits<'a>(&'a Unpacked);

impl Source for Bits<'_> {
    type Error = NotSolved;

    #[inline]
    fn quiet_value(&mut self, placed: &Placed) -> Result<Value, NotSolved> {
        let endgame = self.0.endgames[placed.material.id()].as_ref();
        let Endgame { index, grades } = endgame.ok_or(NotSolved)?;
        let number = index.locate(&placed.pieces).index;
        let byte = grades[placed.mover.index()].get(number / IN_A_BYTE);
        let bits = byte.ok_or(NotSolved)? >> (number % IN_A_BYTE * 2) & 3;
        crate::file::value_of_grade(bits.into()).ok_or(NotSolved)
    }

    fn outside(&mut self, _: &Pieces) -> NotSolved {
        NotSolved
    }
}
