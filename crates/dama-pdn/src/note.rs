//! What an annotator says of a move: comments and glyphs.

/// Comments around a move, and its glyphs.
///
/// A comment is one line of text without `}`, since a record cannot hold more:
/// what does not fit is replaced when it is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    before: String,
    after: String,
    glyphs: Vec<u8>,
}

impl Note {
    /// No comment and no glyph.
    pub(crate) const EMPTY: Self = Self {
        before: String::new(),
        after: String::new(),
        glyphs: Vec::new(),
    };

    /// The comment in front of the move, behind its number; may be empty.
    pub fn before(&self) -> &str {
        &self.before
    }

    /// The comment behind the move; may be empty. At the root of a tree: the
    /// comment on the whole game.
    pub fn after(&self) -> &str {
        &self.after
    }

    /// The numeric glyphs, each as the number behind its `$`: 1 is `!`, 2 `?`,
    /// 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// Whether there is neither a comment nor a glyph.
    pub const fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty() && self.glyphs.is_empty()
    }

    /// Sets the comment in front of the move.
    pub fn set_before(&mut self, comment: &str) {
        self.before = comment_of(comment);
    }

    /// Sets the comment behind the move.
    pub fn set_after(&mut self, comment: &str) {
        self.after = comment_of(comment);
    }

    /// Sets the glyphs.
    pub fn set_glyphs(&mut self, glyphs: &[u8]) {
        self.glyphs = glyphs.to_vec();
    }

    pub(crate) fn add_before(&mut self, comment: &str) {
        add(&mut self.before, comment);
    }

    pub(crate) fn add_after(&mut self, comment: &str) {
        add(&mut self.after, comment);
    }

    pub(crate) fn add_glyph(&mut self, glyph: u8) {
        self.glyphs.push(glyph);
    }
}

/// Adds a comment to the one that is there, with a space between them.
fn add(known: &mut String, comment: &str) {
    let comment = comment_of(comment);
    if !known.is_empty() && !comment.is_empty() {
        known.push(' ');
    }
    known.push_str(&comment);
}

/// A text as a comment: white space with a line break in it becomes one space,
/// any other control character a space, `}` becomes `)`.
pub(crate) fn comment_of(text: &str) -> String {
    let mut comment = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(c) = rest.chars().next() {
        let blank = rest.trim_start_matches([' ', '\t', '\n', '\r']);
        let (spaces, _) = rest.split_at(rest.len() - blank.len());
        if spaces.contains(['\n', '\r']) {
            comment.push(' ');
            rest = blank;
            continue;
        }
        comment.push(match c {
            '}' => ')',
            c if c.is_control() => ' ',
            c => c,
        });
        rest = &rest[c.len_utf8()..];
    }
    // What was a control character is a space now.
    String::from(comment.trim())
}

#[cfg(test)]
mod tests {
    use super::{Note, comment_of};

    #[test]
    fn comments_are_what_a_record_can_hold() {
        assert_eq!(comment_of(" a \r\n  b\n\nc  d\te "), "a b c  d e");
        assert_eq!(comment_of("{a}\0"), "{a)");
        assert_eq!(comment_of(" \0 \n"), "");
        assert_eq!(comment_of("ş\u{a0}♟"), "ş\u{a0}♟");
        for text in ["a\u{1}\n b", "\u{85}x\u{85}\u{85}", " \t\n\u{a0}\u{1}a"] {
            let once = comment_of(text);
            assert_eq!(comment_of(&once), once, "{text:?}");
        }
    }

    #[test]
    fn comments_are_joined() {
        let mut note = Note::default();
        assert!(note.is_empty());
        note.add_after("");
        note.add_after("a ");
        note.add_after("\n");
        note.add_after("b");
        assert_eq!(note.after(), "a b");
        assert!(!note.is_empty());
    }
}
