//! Checking tables against themselves: every entry against its successors.
//!
//! Of distances this is a proof: a win in n plies has a move to a loss in n - 1
//! and none to a shorter one, down to the ends of games that the rules tell. Of
//! win, draw and loss alone it finds contradictions.

use core::num::NonZeroUsize;

use dama_core::RuleSet;

use crate::counts::Counts;
use crate::entry::Entry;
use crate::file::{Content, file_name};
use crate::index::Index;
use crate::library::{TableError, open};
use crate::moves::{each_promotion, each_quiet, has_capture};
use crate::parallel::spread;
use crate::pieces::Pieces;
use crate::resolve::Resolver;
use crate::shelf::Shelf;
use crate::solve::Progress;
use crate::solved::{Known, NotSolved};
use crate::{Material, Mover, Solutions, Solved, Value};

/// Entries that one thread takes at a time.
const CHUNK: usize = 1 << 13;

/// What is wrong with a table.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// It cannot be read, or does not fit its checksums.
    #[error(transparent)]
    Table(#[from] TableError),
    /// An entry does not follow from those that its moves lead to.
    #[error("{name}: {position} has {found:?} and should have {expected:?}")]
    Entry {
        /// The name of the table.
        name: String,
        /// The position.
        position: String,
        /// What the table says.
        found: Value,
        /// What follows.
        expected: Value,
    },
    /// The two tables of an endgame tell different ends.
    #[error("{name}: not the same wins and losses as in {other}")]
    Disagree {
        /// The name of the table.
        name: String,
        /// The other one.
        other: String,
    },
    /// The counts in the header are not those of the entries.
    #[error("{name}: the counts in its header are not those of its entries")]
    Counts {
        /// The name of the table.
        name: String,
    },
    /// A table is not there that is needed to check another.
    #[error("{name}: cannot be checked without the tables that its moves lead to")]
    Alone {
        /// The name of the table.
        name: String,
    },
}

/// Checks the tables of a rule set on a shelf, endgame by endgame.
pub struct Verifier<S> {
    shelf: S,
    threads: NonZeroUsize,
    solutions: Solutions,
}

impl<S: Shelf + Sync> Verifier<S> {
    /// With so many threads.
    pub fn new(rules: RuleSet, shelf: S, threads: NonZeroUsize) -> Self {
        Self {
            shelf,
            threads,
            solutions: Solutions::new(rules),
        }
    }

    /// Checks the tables of an endgame; those of all its inputs must have been
    /// checked before. Gives the contents that there are, maybe none.
    ///
    /// # Errors
    ///
    /// The first fault that is found.
    pub fn check(
        &mut self,
        material: Material,
        progress: &dyn Progress,
    ) -> Result<Vec<Content>, VerifyError> {
        let rules = *self.solutions.rules();
        let index = Index::new(material);
        let mut read: Vec<(Content, Solved)> = Vec::new();
        // Distances first: they say more, and what is checked later builds on them.
        for content in [Content::Distances, Content::Grades] {
            if let Some(opened) = open(&self.shelf, &rules, &index, content)? {
                let solved = Solved::from_table(&opened.table);
                read.push((content, solved.map_err(|cause| opened.damaged(cause))?));
            }
        }
        let contents = read.iter().map(|&(content, _)| content).collect();
        let mut read = read.into_iter();
        let Some((content, mut solved)) = read.next() else {
            return Ok(contents);
        };
        let name = file_name(&rules, material, content);
        let missing = |NotSolved| VerifyError::Alone { name: name.clone() };
        let captures = self.captures(&solved).map_err(missing)?;
        solved.fill(captures);
        self.solutions.add(solved);
        self.check_entries(material, content, &name, progress)?;
        // The distances are right, so where the two differ the grades are not.
        if let Some((other, grades)) = read.next()
            && !self.agrees(material, &grades)
        {
            return Err(VerifyError::Disagree {
                name: file_name(&rules, material, other),
                other: name,
            });
        }
        Ok(contents)
    }

    /// Frees the memory of endgames that are no longer needed.
    pub fn forget_all_but(&mut self, needed: &[Material]) {
        self.solutions.forget_all_but(needed);
    }

    /// The values of all positions in which something must be taken.
    fn captures(&self, solved: &Solved) -> Result<Vec<Filled>, NotSolved> {
        let index = solved.index();
        let rules = *self.solutions.rules();
        let found = spread(self.threads, index.len().div_ceil(CHUNK), |take| {
            let mut resolver = Resolver::new(rules);
            let mut found = Vec::new();
            while let Some(chunk) = take() {
                for number in chunk * CHUNK..index.len().min((chunk + 1) * CHUNK) {
                    let Some(pieces) = index.pieces(number) else {
                        continue;
                    };
                    for &mover in index.material().movers() {
                        if has_capture(&pieces, mover) {
                            let value = match over(index, &resolver, &pieces, mover) {
                                Some(value) => value,
                                None => {
                                    let position = pieces.position(mover).map_err(|_| NotSolved)?;
                                    resolver.captures(&mut Known(&self.solutions), &position)?
                                }
                            };
                            let entry = Entry::of(value).open();
                            found.push((mover, number as u32, entry.bits()));
                        }
                    }
                }
            }
            Ok(found)
        });
        let found = found.into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(found.concat())
    }

    /// Whether a table of grades tells the same ends as the distances that have
    /// been checked, wherever both must hold the value.
    fn agrees(&self, material: Material, grades: &Solved) -> bool {
        let Some(distances) = self.solutions.get(material) else {
            return false;
        };
        let index = distances.index();
        let parts = spread(self.threads, index.len().div_ceil(CHUNK), |take| {
            let mut same = true;
            while let Some(chunk) = take() {
                for number in chunk * CHUNK..index.len().min((chunk + 1) * CHUNK) {
                    for &mover in index.material().movers() {
                        let [one, other] = [distances.as_ref(), grades]
                            .map(|solved| solved.entries(mover)[number])
                            .map(|bits| Entry::from_bits(bits).value().grade());
                        // Few differ, and only where any value would do.
                        same &= one == other
                            || index
                                .pieces(number)
                                .is_none_or(|pieces| has_capture(&pieces, mover));
                    }
                }
            }
            same
        });
        parts.into_iter().all(|same| same)
            && material
                .movers()
                .iter()
                .all(|&mover| same_counts(distances.counts(mover), grades.counts(mover)))
    }

    fn check_entries(
        &self,
        material: Material,
        content: Content,
        name: &str,
        progress: &dyn Progress,
    ) -> Result<(), VerifyError> {
        let alone = || VerifyError::Alone {
            name: name.to_owned(),
        };
        let Some(solved) = self.solutions.get(material) else {
            return Err(alone());
        };
        let index = solved.index();
        let parts = spread(self.threads, index.len().div_ceil(CHUNK), |take| {
            let mut check = Check {
                solutions: &self.solutions,
                resolver: Resolver::new(*self.solutions.rules()),
                content,
                counts: [Counts::default(); 2],
            };
            while let Some(chunk) = take() {
                let range = chunk * CHUNK..index.len().min((chunk + 1) * CHUNK);
                progress.advance(range.len() as u64);
                for number in range {
                    let checked = check.at(solved, number);
                    checked.map_err(|wrong| wrong.map_or_else(alone, |wrong| wrong.named(name)))?;
                }
            }
            Ok::<_, VerifyError>(check.counts)
        });
        let mut sums = [Counts::default(); 2];
        for part in parts {
            let part = part?;
            sums = [sums[0].join(&part[0]), sums[1].join(&part[1])];
        }
        for &mover in material.movers() {
            let (sum, told) = (&sums[mover.index()], solved.counts(mover));
            let same = match content {
                Content::Distances => sum == told,
                Content::Grades => same_counts(sum, told),
            };
            if !same {
                return Err(VerifyError::Counts {
                    name: name.to_owned(),
                });
            }
        }
        Ok(())
    }
}

fn same_counts(one: &Counts, other: &Counts) -> bool {
    (one.won, one.drawn, one.lost) == (other.won, other.drawn, other.lost)
}

/// A value for a side to move, an index and the bits of an entry.
pub(crate) type Filled = (Mover, u32, u16);

/// The value where the rules about the last pieces end the game.
fn over(index: &Index, resolver: &Resolver, pieces: &Pieces, mover: Mover) -> Option<Value> {
    if index.material().pieces() > 2 {
        return None;
    }
    resolver.end(pieces, mover)
}

/// One thread's check of entries.
struct Check<'a> {
    solutions: &'a Solutions,
    resolver: Resolver,
    content: Content,
    counts: [Counts; 2],
}

/// An entry that does not follow.
struct Wrong {
    position: String,
    found: Value,
    expected: Value,
}

impl Wrong {
    fn named(self, name: &str) -> VerifyError {
        VerifyError::Entry {
            name: name.to_owned(),
            position: self.position,
            found: self.found,
            expected: self.expected,
        }
    }
}

impl Check<'_> {
    /// Checks the entries with a number; the error is `None` where a move leads
    /// to what is not there.
    fn at(&mut self, solved: &Solved, number: usize) -> Result<(), Option<Wrong>> {
        let index = solved.index();
        let Some(pieces) = index.pieces(number) else {
            return Ok(());
        };
        let images = u64::from(index.symmetries() / index.locate(&pieces).symmetries);
        for &mover in index.material().movers() {
            let entry = Entry::from_bits(solved.entries(mover)[number]);
            let found = entry.value();
            self.counts[mover.index()].add(found, images, number as u64);
            let expected = match over(index, &self.resolver, &pieces, mover) {
                Some(value) => value,
                // Filled in from captures before, by the core's moves.
                None if has_capture(&pieces, mover) => continue,
                None => self.best(&pieces, mover).map_err(|NotSolved| None)?,
            };
            let same = match self.content {
                Content::Distances => found == expected,
                Content::Grades => found.grade() == expected.grade(),
            };
            if !same {
                let position = pieces.position(mover);
                return Err(Some(Wrong {
                    position: position.map_or_else(|_| number.to_string(), |p| p.to_string()),
                    found,
                    expected,
                }));
            }
        }
        Ok(())
    }

    /// The best that quiet moves lead to.
    fn best(&mut self, pieces: &Pieces, mover: Mover) -> Result<Value, NotSolved> {
        let mut best = Ok(Value::Loss(0));
        let resolver = &mut self.resolver;
        let mut known = Known(self.solutions);
        let mut look = |after: &Pieces| match (
            resolver.value(&mut known, after, mover.opposite()),
            &mut best,
        ) {
            (Ok(value), Ok(best)) => *best = value.before().max(*best),
            (Err(error), best) => *best = Err(error),
            (Ok(_), Err(_)) => {}
        };
        each_quiet(pieces, mover, |kind, from, to| {
            look(&pieces.stepped(mover, kind, from, to));
        });
        each_promotion(pieces, mover, |after| look(&after));
        best
    }
}

#[cfg(test)]
mod tests;
