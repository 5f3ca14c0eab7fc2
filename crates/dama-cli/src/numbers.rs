//! Numbers as people read them.

/// A number with a comma between each three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A size for people: `467 kB`, `4.2 MB`.
pub fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} bytes"),
        1_000..1_000_000 => format!("{} kB", bytes.div_ceil(1_000)),
        1_000_000..1_000_000_000 => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_in_groups() {
        let groups = [0, 12, 123, 1_234, 123_456, 10_782_308].map(grouped);
        assert_eq!(groups, ["0", "12", "123", "1,234", "123,456", "10,782,308"]);
    }
}
