//! Temporary.
use std::time::Instant;
use std::num::NonZeroUsize;
use dama_core::RuleSet;
use dama_tables::*;
fn main() {
    let threads = NonZeroUsize::new(2).unwrap();
    for rules in RuleSet::ALL {
        let begin = Instant::now();
        let mut s = Solutions::new(rules);
        let mut sum = [0, 0];
        for m in Material::up_to(4) {
            let solved = s.solve(m, threads, &Silent).unwrap();
            for c in Content::ALL {
                let b = Instant::now();
                let n = pack_it(&solved, &rules, c);
                sum[c as usize] += n.len();
                println!("{rules} {m} {:?} {} {:.2}", c, n.len(), b.elapsed().as_secs_f64());
            }
            s.add(solved);
        }
        println!("{rules} {:.2} {sum:?}", begin.elapsed().as_secs_f64());
    }
}
