//! Tables as files: the same bytes whoever makes them, and never a wrong answer
//! from a damaged one.

use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use dama_core::RuleSet;
use dama_tables::{
    Build, Facts, Material, Memory, Plan, Prober, Shelf, Silent, Store, Unpacked, Verifier,
    split_tables,
};

const THREE: Plan = Plan {
    rules: RuleSet::CLASSIC,
    pieces: 3,
    distances: 3,
};

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("not zero")
}

fn built(plan: Plan, count: usize) -> Memory {
    let memory = Memory::default();
    Build::new(plan, &memory, threads(count))
        .run(&Silent)
        .expect("nothing is missing");
    memory
}

fn contents(memory: &Memory) -> Vec<(String, Arc<[u8]>)> {
    memory
        .names()
        .into_iter()
        .map(|name| {
            let bytes = memory.fetch(&name).expect("memory").expect("a table");
            (name, bytes)
        })
        .collect()
}

#[test]
fn any_number_of_threads_makes_the_same_bytes() {
    for rules in RuleSet::ALL {
        let plan = Plan { rules, ..THREE };
        let one = contents(&built(plan, 1));
        assert_eq!(one.len(), 18);
        for count in [2, 5] {
            assert!(one == contents(&built(plan, count)), "{count} threads");
        }
    }
}

/// A store that breaks down when so many tables have been put in.
struct Breaking<'a> {
    memory: &'a Memory,
    left: AtomicUsize,
}

impl Shelf for Breaking<'_> {
    type Bytes = Arc<[u8]>;

    fn fetch(&self, name: &str) -> io::Result<Option<Arc<[u8]>>> {
        self.memory.fetch(name)
    }
}

impl Store for Breaking<'_> {
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let left = self.left.load(Ordering::Relaxed);
        let left = left.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?;
        self.left.store(left, Ordering::Relaxed);
        self.memory.put(name, bytes)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.memory.remove(name)
    }
}

#[test]
fn a_build_goes_on_where_it_broke_off() {
    for distances in [0, 3] {
        let plan = Plan { distances, ..THREE };
        let whole = contents(&built(plan, 2));
        for puts in [0, 1, 6, 13, 17] {
            let memory = Memory::default();
            let store = Breaking {
                memory: &memory,
                left: AtomicUsize::new(puts),
            };
            let error = Build::new(plan, &store, threads(1)).run(&Silent);
            assert!(error.is_err_and(|error| error.to_string().starts_with("classic/")));
            Build::new(plan, &memory, threads(1))
                .run(&Silent)
                .expect("it goes on");
            assert!(whole == contents(&memory), "after {puts} tables");
        }
    }
}

#[test]
fn more_distances_can_be_asked_for_later() {
    let memory = built(
        Plan {
            distances: 0,
            ..THREE
        },
        1,
    );
    assert_eq!(memory.names().len(), 9);
    Build::new(THREE, &memory, threads(1))
        .run(&Silent)
        .expect("it goes on");
    assert!(contents(&memory) == contents(&built(THREE, 1)));
}

/// What goes wrong with a table that has been tampered with: opening it, looking
/// at its figures and checking it.
fn complaints(memory: &Memory, material: Material) -> [String; 2] {
    let facts = Facts::read(memory, &RuleSet::CLASSIC, material);
    let facts = facts.err().map(|error| error.to_string());
    let mut verifier = Verifier::new(RuleSet::CLASSIC, memory, threads(1));
    let checked = verifier.check(material, &Silent);
    let checked = checked.err().map(|error| error.to_string());
    [facts, checked].map(Option::unwrap_or_default)
}

#[test]
fn a_flipped_byte_anywhere_is_found() {
    let memory = built(THREE, 2);
    for (name, bytes) in contents(&memory) {
        let (_, file) = name.split_once('/').expect("a folder");
        let (material, _) = file.split_once('.').expect("an ending");
        let material = material.parse().expect("an endgame");
        // Every byte of the header and of small tables, and many of the rest.
        let step = (bytes.len() / 100).max(1);
        let places = (0..200).chain((200..).step_by(step));
        for place in places.take_while(|&place| place < bytes.len()) {
            for bit in [0x01, 0xFF] {
                let mut damaged = bytes.to_vec();
                damaged[place] ^= bit;
                memory.put(&name, &damaged).expect("memory");
                for complaint in complaints(&memory, material) {
                    assert!(complaint.starts_with(&name), "{name}, {place}: {complaint}");
                }
            }
        }
        for length in [0, 1, 7, 8, 40, bytes.len() / 2, bytes.len() - 1] {
            memory.put(&name, &bytes[..length]).expect("memory");
            for complaint in complaints(&memory, material) {
                assert!(
                    complaint.starts_with(&name),
                    "{name} cut to {length}: {complaint}"
                );
            }
        }
        let longer = [&bytes[..], &[0]].concat();
        memory.put(&name, &longer).expect("memory");
        for complaint in complaints(&memory, material) {
            assert!(complaint.starts_with(&name), "{complaint}");
        }
        memory.put(&name, &bytes).expect("memory");
        assert_eq!(
            Facts::read(&memory, &RuleSet::CLASSIC, material)
                .map(|_| ())
                .ok(),
            Some(())
        );
    }
}

#[test]
fn a_probe_refuses_a_damaged_table_by_its_name() {
    let memory = built(THREE, 1);
    let bytes = memory
        .fetch("classic/KKvK.distance")
        .expect("memory")
        .expect("a table");
    let mut damaged = bytes.to_vec();
    let last = damaged.len() - 1;
    damaged[last] ^= 4;
    memory
        .put("classic/KKvK.distance", &damaged)
        .expect("memory");
    let mut prober = Prober::new(RuleSet::CLASSIC, &memory);
    let position = "W:WKa1,Kb1:BKh8".parse().expect("a position");
    let error = prober
        .probe(&position)
        .expect_err("the table is damaged")
        .to_string();
    assert_eq!(error, "classic/KKvK.distance: block 1 is damaged");
    // The other table of the endgame is sound.
    assert!(prober.grade(&position).is_ok());
    // And so are other endgames.
    assert!(
        prober
            .probe(&"W:WKa1,b2:BKh8".parse().expect("a position"))
            .is_ok()
    );
}

#[test]
fn a_table_under_a_wrong_name_is_refused() {
    let memory = built(THREE, 1);
    let federation = built(
        Plan {
            rules: RuleSet::FEDERATION,
            ..THREE
        },
        1,
    );
    let other = federation
        .fetch("federation/KKvK.wdl")
        .expect("memory")
        .expect("a table");
    let position = "W:WKa1,Kb1:BKh8".parse().expect("a position");
    for (from, wrong) in [
        (
            memory
                .fetch("classic/KKvM.wdl")
                .expect("memory")
                .expect("a table"),
            "classic/KKvM.wdl",
        ),
        (
            memory
                .fetch("classic/KKvK.distance")
                .expect("memory")
                .expect("a table"),
            "classic/KKvK.distance",
        ),
        (other, "federation/KKvK.wdl"),
    ] {
        memory.put("classic/KKvK.wdl", &from).expect("memory");
        let error = Prober::new(RuleSet::CLASSIC, &memory).grade(&position);
        assert_eq!(
            error.expect_err("another table").to_string(),
            format!("classic/KKvK.wdl: this is the table {wrong}, and not classic/KKvK.wdl")
        );
        assert!(Unpacked::load(RuleSet::CLASSIC, &memory, 3).is_err());
    }
}

#[test]
fn tables_in_one_file_come_apart_again() {
    let memory = built(THREE, 2);
    let tables = contents(&memory);
    let one: Vec<u8> = tables
        .iter()
        .flat_map(|(_, bytes)| bytes.to_vec())
        .collect();
    let apart = split_tables(&one).expect("sound tables");
    assert_eq!(apart.len(), tables.len());
    for ((name, bytes), (known, table)) in apart.iter().zip(&tables) {
        assert!(name == known && *bytes == &**table, "{name}");
    }
    assert_eq!(split_tables(&[]).expect("nothing").len(), 0);

    let mut cut = one.clone();
    cut.pop();
    assert!(split_tables(&cut).is_err());
    for more in [&b"x"[..], b"DAMATABL", &[0; 64]] {
        assert!(split_tables(&[&one, more].concat()).is_err());
    }
    for place in (0..one.len()).step_by(4_999) {
        let mut wrong = one.clone();
        wrong[place] ^= 4;
        assert!(split_tables(&wrong).is_err(), "byte {place}");
    }
}

#[test]
fn unpacked_tables_know_their_rules() {
    for rules in RuleSet::ALL {
        let memory = built(Plan { rules, ..THREE }, 2);
        let unpacked = Unpacked::load(rules, &memory, 3).expect("sound tables");
        assert_eq!((*unpacked.rules(), unpacked.pieces()), (rules, 3));
    }
}
