//! Many games, on many threads, into a file.

use core::fmt;
use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::collections::BTreeMap;
use std::io::{Read, Seek, Write};
use std::sync::mpsc;
use std::thread;

use dama_engine::Network;
use dama_tables::Unpacked;

use crate::games_file::Writer;
use crate::play::Player;
use crate::{GamesFileError, Sample};

/// What the players of games are given.
#[derive(Clone, Copy, Default)]
pub struct Knowledge<'a> {
    /// The network that they see by; `None`: the terms of the evaluation.
    pub network: Option<&'a Network>,
    /// Tables of endgames that tell the results of games that come down to them: one
    /// of each rule set in the order of [`RuleSet::ALL`](dama_core::RuleSet::ALL), or
    /// none.
    pub tables: &'a [Unpacked],
}

impl Knowledge<'_> {
    /// The number of the network, 0 where there is none.
    pub fn network_number(&self) -> u64 {
        self.network.map_or(0, Network::number)
    }
}

/// How games are played: with the same settings they are the same on every machine
/// and however many threads play them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Other seeds give other games.
    pub seed: u64,
    /// The positions that each move looks at.
    pub nodes: u64,
    /// The number of the network that plays, 0 where none does.
    pub network: u64,
    /// The fewest and the most random plies at the beginning.
    pub random_plies: [u8; 2],
    /// The most pieces of tables that end games, 0 where there are none.
    pub table_pieces: u8,
    /// Games in each batch of the file.
    pub games_in_a_batch: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            seed: 1,
            nodes: 1_000,
            network: 0,
            random_plies: [4, 9],
            table_pieces: 0,
            games_in_a_batch: 64,
        }
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [fewest, most] = self.random_plies;
        write!(
            f,
            "seed {}, {} nodes a move, network {:016x}, {fewest} to {most} random plies, tables of \
             {} pieces, {} games a batch",
            self.seed, self.nodes, self.network, self.table_pieces, self.games_in_a_batch
        )
    }
}

/// Plays games of both rule sets in turn until the file has so many, and adds
/// their samples to it; `tell` hears how many games the file has.
///
/// A file that has some of the games already is gone on with.
///
/// # Errors
///
/// The file cannot be read or written, or has games of other settings.
pub fn generate<F: Read + Write + Seek>(
    file: F,
    settings: &Settings,
    games: u64,
    knowledge: Knowledge<'_>,
    threads: NonZeroUsize,
    mut tell: impl FnMut(u64),
) -> Result<(), GamesFileError> {
    let mut writer = Writer::open(file, settings)?;
    let in_a_batch = u64::from(settings.games_in_a_batch.max(1));
    let batches = u32::try_from(games.div_ceil(in_a_batch)).unwrap_or(u32::MAX);
    let next = AtomicU32::new(writer.next);
    let stop = AtomicBool::new(false);
    tell(u64::from(writer.next) * in_a_batch);
    let (sender, receiver) = mpsc::sync_channel::<(u32, Vec<Sample>)>(2 * threads.get());
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || {
                let mut player = Player::new(settings, knowledge);
                loop {
                    let batch = next.fetch_add(1, Ordering::Relaxed);
                    if batch >= batches || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let first = u64::from(batch) * in_a_batch;
                    let numbers = first..first + in_a_batch;
                    let samples = numbers.flat_map(|number| player.game(number)).collect();
                    if sender.send((batch, samples)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Batches are written in their order, whoever finishes first.
        let mut waiting = BTreeMap::new();
        for (batch, samples) in &receiver {
            waiting.insert(batch, samples);
            while let Some(samples) = waiting.remove(&writer.next) {
                if let Err(error) = writer.add(&samples) {
                    stop.store(true, Ordering::Relaxed);
                    drop(receiver);
                    return Err(error.into());
                }
                tell(u64::from(writer.next) * in_a_batch);
            }
        }
        Ok(())
    })
}
