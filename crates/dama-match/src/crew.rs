//! Numbered jobs done by several workers, their outcomes taken in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does the jobs from `first` on and hands each outcome to `take`, in the order of
/// their numbers, until it breaks off or a job gives `None`: what `take` sees is the
/// same for any number of workers.
///
/// Each worker has a state of its own, made by `hire` on its own thread. `enough`
/// is set when no outcome is wanted any more, for jobs that can be cut short.
pub(crate) fn in_order<S, T: Send>(
    workers: NonZeroUsize,
    first: u64,
    hire: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> Option<T> + Sync,
    mut take: impl FnMut(u64, T) -> ControlFlow<()>,
    enough: &AtomicBool,
) {
    let next = AtomicU64::new(first);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..workers.get() {
            let sender = sender.clone();
            let (next, hire, work) = (&next, &hire, &work);
            scope.spawn(move || {
                let mut state = hire();
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let done = work(&mut state, number);
                    let last = done.is_none();
                    if sender.send((number, done)).is_err() || last {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut wanted = first;
        for (number, done) in receiver {
            waiting.insert(number, done);
            while let Some(done) = waiting.remove(&wanted) {
                let going = done.map_or(ControlFlow::Break(()), |done| take(wanted, done));
                wanted += 1;
                if going.is_break() {
                    enough.store(true, Ordering::Relaxed);
                    // Nothing that comes later counts.
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;
    use std::ops::ControlFlow;
    use std::sync::atomic::AtomicBool;

    use super::in_order;

    fn taken(workers: usize, last: u64) -> Vec<(u64, u64)> {
        let mut taken = Vec::new();
        in_order(
            NonZeroUsize::new(workers).expect("workers"),
            3,
            || 0,
            |_, number| (number < 40).then_some(number * number),
            |number, square| {
                taken.push((number, square));
                if number == last {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
            &AtomicBool::new(false),
        );
        taken
    }

    #[test]
    fn outcomes_come_in_order_and_end_where_they_are_to() {
        for workers in [1, 2, 7] {
            let squares = |numbers: std::ops::Range<u64>| {
                numbers
                    .map(|number| (number, number * number))
                    .collect::<Vec<_>>()
            };
            assert_eq!(taken(workers, 11), squares(3..12));
            assert_eq!(taken(workers, 100), squares(3..40));
        }
    }
}
