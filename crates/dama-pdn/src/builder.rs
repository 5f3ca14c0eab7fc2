//! One record, made of its words.

use dama_core::{Position, Refusal, RuleSet};

use crate::encoding::decode;
use crate::error::excerpt;
use crate::head::{Fault, Head, Odd};
use crate::lexer::Token;
use crate::line::Line;
use crate::moves::MoveReader;
use crate::note::Note;
use crate::watch::Watch;
use crate::{GameTree, NodeId, PdnErrorKind, ResultMark, Variations};

/// Variations within variations, at most.
const DEEPEST: usize = 1_000;

/// Whether a word belongs to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It does.
    Taken,
    /// The next record begins with it.
    NextGame,
}

/// A record as far as it is read; places are bytes from its beginning.
pub(crate) struct Builder {
    pub(crate) variations: Variations,
    /// Whether there was more than comments.
    pub(crate) begun: bool,
    pub(crate) head: Head,
    pub(crate) in_head: bool,
    pub(crate) tree: GameTree,
    /// The line that is read, and those around it.
    line: Line,
    outer: Vec<Line>,
    /// How many variations are open, kept or passed over, and where the
    /// outermost begins.
    pub(crate) depth: usize,
    opened_at: usize,
    pub(crate) watch: Watch,
    /// Where the first move behind the end of the game stands.
    pub(crate) beyond_at: Option<usize>,
    pub(crate) tag_result: Option<(usize, ResultMark)>,
    pub(crate) end_result: Option<(usize, ResultMark)>,
    pub(crate) odd: Vec<Odd>,
    pub(crate) fault: Option<Fault>,
    /// Moves behind the fault, the faulty one included.
    pub(crate) unread: usize,
}

impl Builder {
    pub(crate) fn new(variations: Variations) -> Self {
        let start = Position::start();
        Self {
            variations,
            begun: false,
            head: Head::default(),
            in_head: true,
            tree: GameTree::new(RuleSet::FEDERATION, start),
            line: Line::main(start),
            outer: Vec::new(),
            depth: 0,
            opened_at: 0,
            watch: Watch::default(),
            beyond_at: None,
            tag_result: None,
            end_result: None,
            odd: Vec::new(),
            fault: None,
            unread: 0,
        }
    }

    /// Takes the word at a place of the record's text.
    pub(crate) fn take(
        &mut self,
        at: usize,
        token: &Token<'_>,
        text: &[u8],
        moves: &mut MoveReader,
    ) -> Flow {
        if let Token::Comment(comment) = token {
            self.comment(comment);
            return Flow::Taken;
        }
        if self.end_result.is_some() {
            return match token {
                Token::Glyph(_) => Flow::Taken,
                _ => Flow::NextGame,
            };
        }
        match token {
            Token::Tag { .. } if !self.in_head => return Flow::NextGame,
            Token::Tag { .. } | Token::Broken(_) => {}
            _ => self.end_head(at),
        }
        self.begun = true;
        match token {
            Token::Tag {
                name,
                value,
                value_at,
            } => {
                let tag = (at, *name);
                if let Err(kind) = self.head.add(tag, (*value_at, value), &mut self.odd) {
                    self.fail(at, decode(name).as_ref(), kind);
                }
            }
            Token::Broken(kind) => {
                let line = text.get(at..).unwrap_or_default();
                let end = line.iter().position(|b| matches!(b, b'\n' | b'\r'));
                let line = decode(&line[..end.unwrap_or(line.len())]).into_owned();
                self.fail(at, line.trim_end(), kind.clone());
            }
            Token::OpenVariation => self.open(at),
            Token::CloseVariation => self.close(at),
            Token::Result(mark) if self.depth == 0 => self.end_result = Some((at, *mark)),
            // It ends the variation, not the game; nothing else has a place for it.
            Token::Result(mark) => self.comment(mark.text().as_bytes()),
            Token::Move(word) => self.play(at, word, moves),
            Token::Number if self.is_read() => self.line.numbered(),
            Token::Glyph(glyph) if self.is_read() => self.line.glyph(&mut self.tree, *glyph),
            Token::Glyph(_) | Token::Number | Token::Comment(_) => {}
        }
        Flow::Taken
    }

    /// Whether what comes is kept: nothing is wrong, and it is no variation that
    /// is passed over.
    fn is_read(&self) -> bool {
        self.fault.is_none() && (self.depth == 0 || self.variations == Variations::Keep)
    }

    /// Remembers the first thing that is wrong.
    pub(crate) fn fail(&mut self, at: usize, text: &str, kind: PdnErrorKind) {
        if self.fault.is_none() {
            let text = excerpt(text);
            self.fault = Some(Fault { at, text, kind });
        }
    }

    /// Reads what the tags say before the first move.
    fn end_head(&mut self, at: usize) {
        if !std::mem::replace(&mut self.in_head, false) {
            return;
        }
        match self.head.meaning(at, &mut self.odd) {
            Ok(meaning) => {
                let note = self.tree.get(NodeId::ROOT).map(|root| root.note().clone());
                self.tree = GameTree::new(meaning.rules, meaning.start);
                self.tree.set_note(NodeId::ROOT, note.unwrap_or_default());
                self.line = Line::main(meaning.start);
                self.watch.begin(&self.tree);
                self.tag_result = meaning.result;
            }
            Err(fault) => self.fault = self.fault.take().or(Some(fault)),
        }
    }

    fn comment(&mut self, comment: &[u8]) {
        if self.end_result.is_some() && self.fault.is_none() {
            self.line.comment_behind(&mut self.tree, &decode(comment));
        } else if self.is_read() {
            self.line.comment(&mut self.tree, &decode(comment));
        }
    }

    fn open(&mut self, at: usize) {
        if self.depth == 0 {
            self.opened_at = at;
        }
        self.depth += 1;
        if !self.is_read() {
            return;
        }
        if self.depth > DEEPEST {
            self.fail(at, "(", PdnErrorKind::TooDeep { most: DEEPEST });
            return;
        }
        let variation = self.line.variation(&self.tree);
        self.outer
            .push(std::mem::replace(&mut self.line, variation));
    }

    fn close(&mut self, at: usize) {
        if self.depth == 0 {
            self.fail(at, ")", PdnErrorKind::NothingToClose);
            return;
        }
        if self.is_read()
            && let Some(outer) = self.outer.pop()
        {
            let variation = std::mem::replace(&mut self.line, outer);
            self.line.join(&mut self.tree, variation);
        }
        self.depth -= 1;
    }

    fn play(&mut self, at: usize, word: &[u8], moves: &mut MoveReader) {
        if self.depth > 0 && self.variations == Variations::PassOver {
            return;
        }
        if self.fault.is_none() && self.line.replaces_nothing(&self.tree) {
            self.fail(at, &decode(word), PdnErrorKind::NothingToReplace);
        }
        if self.fault.is_none()
            && let Err(refusal) = self.play_legal(at, word, moves)
        {
            self.fail(at, &decode(word), PdnErrorKind::IllegalMove(refusal));
        }
        self.unread += usize::from(self.fault.is_some());
    }

    fn play_legal(
        &mut self,
        at: usize,
        word: &[u8],
        moves: &mut MoveReader,
    ) -> Result<(), Refusal> {
        let main = self.depth == 0;
        if main && self.watch.end().is_some() {
            self.beyond_at.get_or_insert(at);
        }
        let legal = moves.read(self.line.position(), self.tree.rules(), word)?;
        // The tree is full: no record that fits in memory gets there.
        if self.line.play(&mut self.tree, legal).is_none() {
            return Err(Refusal::GameOver);
        }
        if main {
            let position = *self.line.position();
            self.watch.moved(&self.tree, &legal, &position);
        }
        Ok(())
    }

    /// Closes what is open at the end of the record, of which the text has so
    /// many bytes.
    pub(crate) fn finish(&mut self, length: usize) {
        self.end_head(length);
        if self.depth > 0 {
            self.fail(self.opened_at, "(", PdnErrorKind::UnclosedVariation);
        }
        while let Some(outer) = self.outer.pop() {
            let variation = std::mem::replace(&mut self.line, outer);
            self.line.join(&mut self.tree, variation);
        }
        self.line.finish(&mut self.tree);
    }
}

impl GameTree {
    /// Gives a node its comments and glyphs.
    pub(crate) fn set_note(&mut self, id: NodeId, note: Note) {
        if !note.is_empty()
            && let Some(known) = self.note_mut(id)
        {
            *known = note;
        }
    }
}
