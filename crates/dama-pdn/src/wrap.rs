//! Breaking moves and comments into lines.

/// No line is longer, unless one word is.
const LINE: usize = 80;

/// Fills lines with words that are never broken themselves.
pub(crate) struct Wrap<'a> {
    out: &'a mut String,
    /// Characters on the last line.
    width: usize,
    /// The word that may still grow.
    word: String,
    /// Stands before the next word.
    prefix: &'static str,
}

impl<'a> Wrap<'a> {
    /// Goes on with a text that ends with a line break.
    pub(crate) const fn new(out: &'a mut String) -> Self {
        Self {
            out,
            width: 0,
            word: String::new(),
            prefix: "",
        }
    }

    /// Adds a word.
    pub(crate) fn word(&mut self, word: &str) {
        self.flush();
        self.word.push_str(self.prefix);
        self.prefix = "";
        self.word.push_str(word);
    }

    /// Adds to the last word.
    pub(crate) fn attach(&mut self, text: &str) {
        self.word.push_str(text);
    }

    /// Opens a variation before the next word.
    pub(crate) const fn open(&mut self) {
        self.prefix = "(";
    }

    /// Adds a comment, which may be broken at its spaces.
    pub(crate) fn comment(&mut self, comment: &str) {
        self.word("{");
        let mut rest = comment;
        while let Some(space) = breakable(rest) {
            self.attach(&rest[..space]);
            self.word("");
            rest = &rest[space + 1..];
        }
        self.attach(rest);
        self.attach("}");
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let width = self.word.chars().count();
        if self.width > 0 {
            let fits = self.width + 1 + width <= LINE;
            self.out.push(if fits { ' ' } else { '\n' });
            self.width = if fits { self.width + 1 } else { 0 };
        }
        self.out.push_str(&self.word);
        self.width += width;
        self.word.clear();
    }

    /// Ends the last line.
    pub(crate) fn finish(mut self) {
        self.flush();
        self.out.push('\n');
    }
}

/// The first space that a line break may replace: the reader makes one space of
/// it again, so no white space may stand beside it; and no line of a comment may
/// begin as a tag does.
fn breakable(comment: &str) -> Option<usize> {
    comment.match_indices(' ').map(|(at, _)| at).find(|&at| {
        let before = comment[..at].chars().next_back();
        let after = comment[at + 1..].chars().next();
        before.is_some_and(|c| !c.is_whitespace())
            && after.is_some_and(|c| !c.is_whitespace() && c != '[')
    })
}

#[cfg(test)]
mod tests {
    use super::Wrap;

    #[test]
    fn lines_are_filled() {
        let mut out = String::new();
        let mut wrap = Wrap::new(&mut out);
        wrap.word(&"a".repeat(40));
        wrap.word(&"b".repeat(38));
        wrap.attach(")");
        wrap.open();
        wrap.word(&"c".repeat(90));
        wrap.comment(&format!("x  y {} [d e", "d".repeat(80)));
        wrap.finish();
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[0].len(), 80);
        assert_eq!(lines[1], format!("({}", "c".repeat(90)));
        assert_eq!(lines[2], "{x  y");
        assert_eq!(lines[3], format!("{} [d", "d".repeat(80)));
        assert_eq!(lines[4], "e}");
    }
}
