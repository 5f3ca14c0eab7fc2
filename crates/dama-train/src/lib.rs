//! How the engine of Dama learns from games that it plays against itself.
//!
//! [`generate`] plays games into a file, [`read_samples`] reads their quiet
//! positions again. [`Examples`] tune the terms of the evaluation by them,
//! [`train`] makes a network of [`Lessons`], [`Endings`] tell how scores become
//! chances, a [`BookBuild`] makes an opening book. Files are handed in: this crate
//! opens none, and all chance follows from seeds.

mod book;
mod chances;
mod games_file;
mod generate;
mod lesson;
mod model;
mod play;
mod random;
mod sample;
mod steps;
mod train;
mod tune;

pub use book::{BookBuild, BookPlan, LookError};
pub use chances::Endings;
pub use games_file::{GamesFileError, read_samples};
pub use generate::{Knowledge, Settings, generate};
pub use lesson::Lessons;
pub use sample::{Ending, Sample, SampleError};
pub use train::{Course, Learned, TrainError, train};
pub use tune::{Examples, Tuned};
