//! Lines of a stream of any bytes, one at a time and of bounded length.

use std::io::{self, BufRead, BufReader, Read};

/// Lines longer than this are cut; no position and no move is nearly as long.
const LONGEST: usize = 1 << 16;

/// Bytes that are read at once.
const BLOCK: usize = 1 << 16;

/// Reads lines without keeping more than one of them.
pub struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
    first: bool,
}

/// One line without its end (`\n` or `\r\n`).
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// As it stands.
    Text(&'a str),
    /// Something that is no UTF-8, with the bad bytes replaced.
    NotText(String),
    /// The beginning of a line that is too long to keep.
    TooLong(String),
}

impl<R: Read> Lines<R> {
    pub fn new(reader: R) -> Self {
        Self {
            reader: BufReader::with_capacity(BLOCK, reader),
            line: Vec::new(),
            first: true,
        }
    }

    /// The next line; `None` at the end. Before it waits for more bytes,
    /// `before_waiting` is called: who talks to the program line by line gets
    /// the answers that are ready.
    ///
    /// # Errors
    ///
    /// The stream is broken, or `before_waiting` fails.
    pub fn next(
        &mut self,
        mut before_waiting: impl FnMut() -> io::Result<()>,
    ) -> io::Result<Option<Line<'_>>> {
        self.line.clear();
        let mut too_long = false;
        let mut any = false;
        loop {
            if self.reader.buffer().is_empty() {
                before_waiting()?;
            }
            let block = match self.reader.fill_buf() {
                Ok(block) => block,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    let message = format!("cannot read standard input: {error}");
                    return Err(io::Error::new(error.kind(), message));
                }
            };
            if block.is_empty() {
                break;
            }
            any = true;
            let end = block.iter().position(|&byte| byte == b'\n');
            let part = &block[..end.unwrap_or(block.len())];
            let room = LONGEST - self.line.len();
            too_long |= part.len() > room;
            self.line.extend_from_slice(&part[..part.len().min(room)]);
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        Ok(Some(self.finish(too_long)))
    }

    fn finish(&mut self, too_long: bool) -> Line<'_> {
        let mut bytes = self.line.as_slice();
        if std::mem::replace(&mut self.first, false) {
            // Some editors begin a file with a mark that is no part of the text.
            bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        }
        if too_long {
            const SHOWN: usize = 80;
            let begin = String::from_utf8_lossy(&bytes[..SHOWN]);
            return Line::TooLong(format!("{}..", begin.trim_end_matches('\u{fffd}')));
        }
        bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        match str::from_utf8(bytes) {
            Ok(text) => Line::Text(text),
            Err(_) => Line::NotText(String::from_utf8_lossy(bytes).into_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, Lines};

    fn all(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(bytes);
        let mut all = Vec::new();
        while let Some(line) = lines.next(|| Ok(())).expect("bytes in memory") {
            all.push(match line {
                Line::Text(text) => text.to_string(),
                Line::NotText(text) => format!("not text: {text}"),
                Line::TooLong(text) => format!("too long: {} bytes", text.len()),
            });
        }
        all
    }

    #[test]
    fn ends_of_lines() {
        assert_eq!(all(b""), [""; 0]);
        assert_eq!(all(b"a\r\nb\n\nc"), ["a", "b", "", "c"]);
        assert_eq!(all(b"\xef\xbb\xbfa\n\xef\xbb\xbfb"), ["a", "\u{feff}b"]);
        assert_eq!(all(b"a\0b\n\xff\n"), ["a\0b", "not text: \u{fffd}"]);
    }

    #[test]
    fn long_lines_are_cut() {
        let mut bytes = vec![b'x'; LONGEST];
        bytes.push(b'\n');
        assert_eq!(all(&bytes)[0].len(), LONGEST);
        bytes.splice(0..0, [b'x'; 3 * LONGEST]);
        bytes.extend_from_slice(b"next");
        assert_eq!(all(&bytes), ["too long: 82 bytes", "next"]);
    }
}
