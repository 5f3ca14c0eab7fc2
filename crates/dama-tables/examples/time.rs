//! Temporary.
use std::time::Instant;
use std::num::NonZeroUsize;
use dama_core::RuleSet;
use dama_tables::*;
fn main() {
    let threads = NonZeroUsize::new(2).unwrap();
    for rules in RuleSet::ALL {
        let begin = Instant::now();
        let mem = Memory::default();
        Build::new(Plan { rules, pieces: 4, distances: 4 }, &mem, threads).run(&Silent).unwrap();
        println!("{rules} {:.2}", begin.elapsed().as_secs_f64());
        let begin = Instant::now();
        let mut v = Verifier::new(rules, &mem, threads);
        for m in Material::up_to(4) { v.check(m, &Silent).unwrap(); }
        println!("{rules} verify {:.2} {}", begin.elapsed().as_secs_f64(), mem.names().len());
    }
}
