//! Building tables, endgame by endgame.
//!
//! Each endgame is a *job* with inputs and outputs that have names: it reads the
//! distances of the endgames that its moves lead to and writes its own. Whoever
//! runs the jobs (this machine, or many) needs to know no more.

use core::num::NonZeroUsize;

use dama_core::RuleSet;

use crate::file::{Content, file_name, pack};
use crate::index::Index;
use crate::library::{TableError, open};
use crate::shelf::Store;
use crate::solve::{Progress, SolveError};
use crate::{Material, Solutions, Solved};

/// The tables that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rule set.
    pub rules: RuleSet,
    /// Win, draw and loss up to so many pieces.
    pub pieces: u8,
    /// Distances up to so many pieces.
    pub distances: u8,
}

/// The making of one endgame's tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The endgame.
    pub material: Material,
    /// The names of the tables that it reads.
    pub inputs: Vec<String>,
    /// The names of the tables that it writes.
    pub outputs: Vec<String>,
    /// Entries of one table, both sides to move together.
    pub entries: u64,
}

/// Why tables cannot be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A table cannot be read or written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// An endgame cannot be solved.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl Content {
    /// About how many bytes a job's table of this content takes, as measured of
    /// endgames with as many pieces and rounded up.
    pub const fn estimate(self, job: &Job) -> u64 {
        let bits_per_thousand = match (self, job.material.pieces()) {
            (Self::Grades, 0..5) => 115,
            (Self::Grades, _) => 200,
            (Self::Distances, _) => 850,
        };
        job.entries * bits_per_thousand / 8_000
    }
}

impl Plan {
    /// All jobs, each after those whose outputs it reads.
    pub fn jobs(&self) -> Vec<Job> {
        let name = |material, content| file_name(&self.rules, material, content);
        let job = |material: Material| Job {
            material,
            inputs: material
                .inputs()
                .into_iter()
                .map(|input| name(input, Content::Distances))
                .collect(),
            outputs: Content::ALL.map(|content| name(material, content)).to_vec(),
            entries: crate::index::entries(material) * material.movers().len() as u64,
        };
        Material::up_to(self.pieces).into_iter().map(job).collect()
    }

    /// The tables that are there in the end.
    pub fn tables(&self) -> Vec<(Material, Content)> {
        let mut tables = Vec::new();
        for material in Material::up_to(self.pieces) {
            for content in Content::ALL {
                if content == Content::Grades || material.pieces() <= self.distances {
                    tables.push((material, content));
                }
            }
        }
        tables
    }
}

/// Hears how far a build is.
pub trait Watcher: Progress {
    /// A job begins; `done` says that its tables were there already.
    fn begin(&self, _job: &Job, _done: bool) {}
}

/// A build of all tables of a plan. What is there and sound is not built
/// again, so that a build which was cut short goes on where it was; the bytes in
/// the end are the same.
pub struct Build<'a, S: Store> {
    plan: Plan,
    store: &'a S,
    threads: NonZeroUsize,
    solutions: Solutions,
}

impl<'a, S: Store> Build<'a, S> {
    /// A build with so many threads.
    pub fn new(plan: Plan, store: &'a S, threads: NonZeroUsize) -> Self {
        Self {
            plan,
            store,
            threads,
            solutions: Solutions::new(plan.rules),
        }
    }

    /// Builds what is missing.
    ///
    /// # Errors
    ///
    /// A table cannot be read or written.
    pub fn run(&mut self, watcher: &dyn Watcher) -> Result<(), BuildError> {
        let jobs = self.plan.jobs();
        let missing = self.missing(&jobs)?;
        for (number, job) in jobs.iter().enumerate() {
            let wanted = missing.contains(&job.material);
            watcher.begin(job, !wanted);
            if wanted {
                self.make(job, watcher)?;
            }
            let later = jobs[number + 1..]
                .iter()
                .filter(|later| missing.contains(&later.material));
            let needed: Vec<Material> = later.flat_map(|later| later.material.inputs()).collect();
            self.solutions.forget_all_but(&needed);
        }
        for material in Material::up_to(self.plan.pieces) {
            if material.pieces() > self.plan.distances {
                self.remove(material)?;
            }
        }
        Ok(())
    }

    /// The endgames that must be solved: those without a table that is wanted,
    /// and those whose distances one of these reads.
    fn missing(&self, jobs: &[Job]) -> Result<Vec<Material>, TableError> {
        let wanted = self.plan.tables();
        let mut missing: Vec<Material> = Vec::new();
        for job in jobs.iter().rev() {
            let material = job.material;
            let index = Index::new(material);
            let lacks = |content| {
                match open(self.store, &self.plan.rules, &index, content) {
                    Ok(table) => Ok(table.is_none()),
                    // A damaged table is made again.
                    Err(TableError::Format { .. }) => Ok(true),
                    Err(error) => Err(error),
                }
            };
            let is_read = missing
                .iter()
                .any(|later| later.inputs().contains(&material));
            let distances = is_read || wanted.contains(&(material, Content::Distances));
            if lacks(Content::Grades)? || distances && lacks(Content::Distances)? {
                missing.push(material);
            }
        }
        Ok(missing)
    }

    /// Solves an endgame and keeps its tables. The distances are kept first: a
    /// build that is cut short between the two makes both again.
    fn make(&mut self, job: &Job, progress: &dyn Progress) -> Result<(), BuildError> {
        for input in job.material.inputs() {
            if !self.solutions.has(input) {
                self.load(input)?;
            }
        }
        let solved = self.solutions.solve(job.material, self.threads, progress)?;
        for content in [Content::Distances, Content::Grades] {
            let name = file_name(&self.plan.rules, job.material, content);
            pack(&solved, &self.plan.rules, content, self.threads, progress)
                .and_then(|bytes| self.store.put(&name, &bytes))
                .map_err(|cause| TableError::Storage { name, cause })?;
        }
        self.solutions.add(solved);
        Ok(())
    }

    /// Reads the distances of an endgame that an earlier build has made.
    fn load(&mut self, material: Material) -> Result<(), TableError> {
        let index = Index::new(material);
        let Some(opened) = open(self.store, &self.plan.rules, &index, Content::Distances)? else {
            // The solver will say what is missing.
            return Ok(());
        };
        let solved = Solved::from_table(&opened.table).map_err(|cause| opened.damaged(cause))?;
        self.solutions.add(solved);
        Ok(())
    }

    /// Removes distances that were needed on the way only.
    fn remove(&self, material: Material) -> Result<(), TableError> {
        let name = file_name(&self.plan.rules, material, Content::Distances);
        self.store
            .remove(&name)
            .map_err(|cause| TableError::Storage { name, cause })
    }
}

impl Watcher for crate::Silent {}
