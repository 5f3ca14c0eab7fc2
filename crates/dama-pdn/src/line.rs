//! A line of moves as it is read: the game itself or a variation.

use dama_core::{Move, Position};

use crate::note::{Note, comment_of};
use crate::{GameTree, NodeId};

/// Where a line stands, and what was said before its next move.
///
/// A comment belongs to the move before it, unless a move number or a variation
/// stands between the two, or the line has no move yet: then it belongs to the
/// next move. What has no next move goes to the one before.
#[derive(Debug)]
pub(crate) struct Line {
    at: NodeId,
    position: Position,
    before: Position,
    is_variation: bool,
    moved: bool,
    has_number: bool,
    /// Whether a variation has just been closed.
    branched: bool,
    /// What the next move gets.
    next: Note,
}

impl Line {
    /// The line of the game itself.
    pub(crate) const fn main(start: Position) -> Self {
        Self::new(NodeId::ROOT, start, false)
    }

    const fn new(at: NodeId, position: Position, is_variation: bool) -> Self {
        Self {
            at,
            position,
            before: position,
            is_variation,
            moved: false,
            has_number: false,
            branched: false,
            next: Note::EMPTY,
        }
    }

    /// The position in which the next move is played.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// Remembers a move number.
    pub(crate) const fn numbered(&mut self) {
        self.has_number = true;
    }

    /// A variation instead of the last move.
    pub(crate) fn variation(&self, tree: &GameTree) -> Self {
        let parent = tree.get(self.at).and_then(|node| node.parent());
        match parent.filter(|_| self.moved) {
            Some(parent) => Self::new(parent, self.before, true),
            None => Self::new(self.at, self.position, true),
        }
    }

    /// Whether this is a variation of a move that is not there.
    pub(crate) fn replaces_nothing(&self, tree: &GameTree) -> bool {
        self.is_variation && !self.moved && tree.children(self.at).next().is_none()
    }

    /// Plays a legal move; `None` where the tree is full.
    pub(crate) fn play(&mut self, tree: &mut GameTree, legal: Move) -> Option<()> {
        let id = tree.add(self.at, legal)?;
        tree.set_note(id, std::mem::take(&mut self.next));
        self.at = id;
        self.before = self.position;
        self.position = self.position.after(&legal.effect());
        self.moved = true;
        self.has_number = false;
        self.branched = false;
        Some(())
    }

    /// A glyph of the last move, or of the next one where there is none.
    pub(crate) fn glyph(&mut self, tree: &mut GameTree, glyph: u8) {
        match tree.note_mut(self.at).filter(|_| self.moved) {
            Some(note) => note.add_glyph(glyph),
            None => self.next.add_glyph(glyph),
        }
    }

    pub(crate) fn comment(&mut self, tree: &mut GameTree, comment: &str) {
        let follows = self.moved || !self.is_variation;
        if follows && !self.has_number && !self.branched {
            self.comment_behind(tree, comment);
        } else {
            self.next.add_before(comment);
        }
    }

    /// Adds a comment to the last move, or to the game where there is none.
    pub(crate) fn comment_behind(&self, tree: &mut GameTree, comment: &str) {
        if !comment_of(comment).is_empty()
            && let Some(note) = tree.note_mut(self.at)
        {
            note.add_after(comment);
        }
    }

    /// Goes on behind a variation that has ended.
    pub(crate) fn join(&mut self, tree: &mut GameTree, mut variation: Self) {
        variation.finish(tree);
        self.branched |= variation.moved;
        // A variation without moves is a remark on the move before it.
        self.comment(tree, variation.next.before());
        for &glyph in variation.next.glyphs() {
            self.glyph(tree, glyph);
        }
    }

    /// Gives what was said behind the last move to that move.
    pub(crate) fn finish(&mut self, tree: &mut GameTree) {
        if !self.moved && self.is_variation {
            return;
        }
        let next = std::mem::take(&mut self.next);
        self.comment_behind(tree, next.before());
        for &glyph in next.glyphs() {
            self.glyph(tree, glyph);
        }
    }
}
