//! One game as it was read, with all that is odd or wrong.

use crate::builder::Builder;
use crate::place::Ruler;
use crate::watch::BoardEnd;
use crate::{GameTree, PdnError, Place, ResultMark, Tags, Warning, WarningKind};

/// A game of a stream.
///
/// Nothing is left out because the rules would have ended the game before:
/// [`end`](Self::end) tells where they do, and a warning says so.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// Where it begins, and its number in the stream.
    pub place: Place,
    /// The tags as they stand in the text.
    pub tags: Tags,
    /// Moves, variations, comments and glyphs.
    pub tree: GameTree,
    /// The result as it is written: behind the moves, or in the tag where those
    /// end with `*`.
    pub result: ResultMark,
    /// Where the rules end the game; `None` where the board decides nothing.
    pub end: Option<BoardEnd>,
    /// What is odd.
    pub warnings: Vec<Warning>,
    /// What is wrong; what stands before it is in the other fields.
    pub error: Option<PdnError>,
    /// How many moves were not read because of the error, the one counted that
    /// is not legal.
    pub unread: usize,
    /// Where the result stands, for those who ask further.
    pub(crate) result_at: Place,
    /// Where the first move behind the end of the game stands.
    pub(crate) beyond_at: Option<Place>,
}

impl ReadGame {
    /// What the builder has made of a text that begins where the ruler stands.
    pub(crate) fn new(mut builder: Builder, text: &[u8], ruler: Ruler) -> Self {
        builder.finish(text.len());
        let (result_at, result) = settle(&mut builder);
        let mut places = Places::new(text, ruler);
        let end = builder.watch.end();
        if let (Some(at), Some(end)) = (builder.beyond_at, end) {
            let count = builder.tree.main_line().count().saturating_sub(end.ply);
            let reason = end.outcome.reason;
            // A move that is not legal is no move behind the end.
            if count > 0 {
                let odd = (at, WarningKind::MovesAfterEnd { count, reason });
                builder.odd.push(odd);
            }
        }
        let warnings = builder.odd.drain(..);
        let warnings = warnings
            .map(|(at, kind)| Warning {
                place: places.of(at),
                kind,
            })
            .collect();
        let error = builder.fault.map(|fault| PdnError {
            place: places.of(fault.at),
            text: fault.text,
            kind: fault.kind,
        });
        Self {
            place: ruler.place(),
            tags: builder.head.tags,
            tree: builder.tree,
            result,
            end,
            warnings,
            error,
            unread: builder.unread,
            result_at: places.of(result_at),
            beyond_at: builder.beyond_at.map(|at| places.of(at)),
        }
    }
}

/// The result as it is written and where, with warnings where tag, moves and
/// board say different things.
fn settle(builder: &mut Builder) -> (usize, ResultMark) {
    let known = |&(_, mark): &(usize, ResultMark)| mark != ResultMark::Unknown;
    let tag = builder.tag_result.filter(known);
    let end = builder.end_result.filter(known);
    if let (Some((_, tag)), Some((at, end))) = (tag, end)
        && tag != end
    {
        builder
            .odd
            .push((at, WarningKind::ResultsDiffer { tag, end }));
    }
    let Some((at, written)) = end.or(tag) else {
        return (0, ResultMark::Unknown);
    };
    if let Some(BoardEnd { outcome, .. }) = builder.watch.end() {
        let (board, reason) = (ResultMark::from(outcome), outcome.reason);
        if written != board {
            let kind = WarningKind::BoardDecides {
                written,
                board,
                reason,
            };
            builder.odd.push((at, kind));
        }
    }
    (at, written)
}

/// Finds lines and columns in a text; cheap as long as they are asked for in order.
struct Places<'a> {
    text: &'a [u8],
    start: Ruler,
    ruler: Ruler,
    at: usize,
}

impl<'a> Places<'a> {
    const fn new(text: &'a [u8], start: Ruler) -> Self {
        Self {
            text,
            start,
            ruler: start,
            at: 0,
        }
    }

    fn of(&mut self, at: usize) -> Place {
        let at = at.min(self.text.len());
        if at < self.at {
            (self.ruler, self.at) = (self.start, 0);
        }
        self.ruler.advance(&self.text[self.at..at]);
        self.at = at;
        self.ruler.place()
    }
}
