//! Bytes of files as text: UTF-8, or else Latin-1.

use std::borrow::Cow;

/// Bytes as text: as UTF-8 if they are, else each byte as a character of Latin-1.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// The bytes of the longest character.
pub(crate) const LONGEST_CHARACTER: usize = 4;

/// How many bytes the white space outside of ASCII takes at the beginning of the
/// bytes; a byte order mark counts as such.
pub(crate) fn wide_space(bytes: &[u8]) -> usize {
    /// Of Latin-1.
    const NO_BREAK_SPACE: u8 = 0xa0;
    let head = &bytes[..bytes.len().min(LONGEST_CHARACTER)];
    let first = match str::from_utf8(head) {
        Ok(text) => text.chars().next(),
        Err(error) => {
            let valid = &head[..error.valid_up_to()];
            str::from_utf8(valid)
                .ok()
                .and_then(|text| text.chars().next())
        }
    };
    match first {
        Some(c) if c.is_whitespace() || c == '\u{feff}' => c.len_utf8(),
        Some(_) => 0,
        None => usize::from(bytes.first() == Some(&NO_BREAK_SPACE)),
    }
}

#[cfg(test)]
mod tests {
    use super::{decode, wide_space};

    #[test]
    fn either_encoding() {
        assert_eq!(decode("ş♟".as_bytes()), "ş♟");
        assert_eq!(decode(b"Jos\xe9 \xbd"), "José ½");
    }

    #[test]
    fn spaces() {
        assert_eq!(wide_space("\u{feff}x".as_bytes()), 3);
        assert_eq!(wide_space("\u{a0}ş".as_bytes()), 2);
        assert_eq!(wide_space("\u{3000}\u{3000}".as_bytes()), 3);
        assert_eq!(wide_space(b"\xa0a"), 1);
        assert_eq!(wide_space("ş".as_bytes()), 0);
        assert_eq!(wide_space(b"\xe9\xa0"), 0);
        assert_eq!(wide_space(b""), 0);
    }
}
