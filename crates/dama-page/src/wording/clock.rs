//! What a clock shows.

use core::time::Duration;

use crate::{LOW, Texts, Times, Value, say};

/// The time that is left, in the digits of the language: minutes and seconds, rounded
/// up; at 20 seconds and below seconds and tenths, rounded down. Always written from
/// left to right.
pub fn clock_face(texts: &Texts, left: Duration) -> String {
    if left <= LOW {
        // Below the limit they fit easily.
        return texts.tenths(left.as_secs() as u32 * 10 + left.subsec_millis() / 100);
    }
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    let number = |n: u64| texts.number(u32::try_from(n).unwrap_or(u32::MAX));
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    format!(
        "{}:{}{}",
        number(minutes),
        number(seconds / 10),
        number(seconds % 10)
    )
}

/// What both clocks show, as a sentence; `None` in a game without.
pub fn clocks(texts: &Texts, times: Option<Times>) -> String {
    let Some([white, black]) = times else {
        return say!(texts, SaidNoClock);
    };
    let face = |left| Value::code(clock_face(texts, left));
    say!(
        texts,
        SaidClocks {
            white: face(white),
            black: face(black)
        }
    )
}
