//! Programs that do one fixed work after the other, to be counted and timed.

use std::env;
use std::process;
use std::time::Instant;

/// A work with its name.
pub type Work = (&'static str, fn());

/// Does what the arguments of the program say: none lists the names, `NAME` does one work,
/// and `NAME SECONDS` repeats it for so long and prints how many times a second at best.
///
/// An unknown name ends the program with the status 2.
pub fn run(works: &[Work]) {
    let mut arguments = env::args().skip(1);
    let Some(name) = arguments.next() else {
        for (name, _) in works {
            println!("{name}");
        }
        return;
    };
    let Some((_, work)) = works.iter().find(|(known, _)| *known == name) else {
        eprintln!("error: there is no {name:?}");
        process::exit(2);
    };
    // The quickest pass counts, for other programs want the processor too; the first
    // one does not, for WebAssembly is compiled in it.
    work();
    let Some(seconds) = arguments.next().and_then(|text| text.parse::<f64>().ok()) else {
        return;
    };
    let (begin, mut quickest) = (Instant::now(), f64::INFINITY);
    while begin.elapsed().as_secs_f64() < seconds {
        let pass = Instant::now();
        work();
        quickest = quickest.min(pass.elapsed().as_secs_f64());
    }
    println!("{}", 1.0 / quickest);
}
