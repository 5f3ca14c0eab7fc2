//! Writing JSON into a buffer that is used again.

/// Appends a string with its quotes.
pub fn push_string(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    for c in text.chars() {
        match c {
            '"' => out.extend_from_slice(b"\\\""),
            '\\' => out.extend_from_slice(b"\\\\"),
            '\n' => out.extend_from_slice(b"\\n"),
            '\r' => out.extend_from_slice(b"\\r"),
            '\t' => out.extend_from_slice(b"\\t"),
            c if c.is_control() || c == '\u{2028}' || c == '\u{2029}' => {
                out.extend_from_slice(format!("\\u{:04x}", u32::from(c)).as_bytes());
            }
            c => out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    out.push(b'"');
}

/// Appends `,"error":{"code":..,"message":..}`.
pub fn push_error(out: &mut Vec<u8>, code: &str, message: &str) {
    out.extend_from_slice(b",\"error\":{\"code\":");
    push_string(out, code);
    out.extend_from_slice(b",\"message\":");
    push_string(out, message);
    out.push(b'}');
}

#[cfg(test)]
mod tests {
    use super::push_string;

    #[test]
    fn strings() {
        let mut out = Vec::new();
        push_string(&mut out, "a\"\\\n\r\t\0\u{1b}\u{2028}ş♟");
        let text = String::from_utf8(out).expect("text");
        assert_eq!(text, r#""a\"\\\n\r\t\u0000\u001b\u2028ş♟""#);
    }
}
