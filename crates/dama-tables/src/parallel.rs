//! Spreading work over threads.

use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Runs `work` on each thread with a source of part numbers, each of
/// `0..parts` handed out once, and gives what each thread has made.
///
/// With one thread or one part nothing is started.
pub(crate) fn spread<R: Send>(
    threads: NonZeroUsize,
    parts: usize,
    work: impl Fn(&mut dyn FnMut() -> Option<usize>) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut take = || {
            let part = next.fetch_add(1, Ordering::Relaxed);
            (part < parts).then_some(part)
        };
        work(&mut take)
    };
    let helpers = threads.get().min(parts).saturating_sub(1);
    if helpers == 0 {
        return vec![run()];
    }
    thread::scope(|scope| {
        let started: Vec<_> = (0..helpers).map(|_| scope.spawn(run)).collect();
        let mut results = vec![run()];
        for helper in started {
            match helper.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_once() {
        for threads in 1..4 {
            let threads = NonZeroUsize::new(threads).expect("not zero");
            for parts in [0, 1, 2, 1000] {
                let lists = spread(threads, parts, |take| {
                    let mut list = Vec::new();
                    while let Some(part) = take() {
                        list.push(part);
                    }
                    list
                });
                let mut all = lists.concat();
                all.sort_unstable();
                assert_eq!(all, (0..parts).collect::<Vec<_>>());
            }
        }
    }
}
