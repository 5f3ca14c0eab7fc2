//! Lines of a file.

/// The line, from 1, of a byte of the text.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.bytes().filter(|&byte| byte == b'\n').count() + 1
}

/// The line, from 1, of a part of the text; of the first line, if it is none.
pub(crate) fn line_of(text: &str, part: &str) -> usize {
    let offset = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    line_at(text, if offset <= text.len() { offset } else { 0 })
}
