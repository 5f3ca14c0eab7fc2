//! Standard output, gathered into large pieces.

use std::fmt;
use std::io::{self, BufWriter, StdoutLock, Write};

/// Bytes that are gathered before they are written.
const SIZE: usize = 1 << 16;

/// Standard output with a large buffer; flush it at the end, since errors of a
/// full disk are lost otherwise.
pub struct Output(BufWriter<StdoutLock<'static>>);

impl Output {
    pub fn new() -> Self {
        Self(BufWriter::with_capacity(SIZE, io::stdout().lock()))
    }

    /// Adds bytes.
    ///
    /// # Errors
    ///
    /// Nobody reads any more, or the disk is full.
    pub fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes).map_err(named)
    }

    /// Adds a line and shows it.
    ///
    /// # Errors
    ///
    /// As [`bytes`](Self::bytes).
    pub fn line(&mut self, line: impl fmt::Display) -> io::Result<()> {
        writeln!(self.0, "{line}").map_err(named)?;
        self.flush()
    }

    /// Shows all that was added.
    ///
    /// # Errors
    ///
    /// As [`bytes`](Self::bytes).
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(named)
    }
}

/// Writes a whole text and shows it.
///
/// # Errors
///
/// As [`Output::bytes`].
pub fn write(text: &str) -> io::Result<()> {
    let mut output = Output::new();
    output.bytes(text.as_bytes())?;
    output.flush()
}

/// The same error with its place in front; its kind stays.
fn named(error: io::Error) -> io::Error {
    io::Error::new(
        error.kind(),
        format!("cannot write to standard output: {error}"),
    )
}
