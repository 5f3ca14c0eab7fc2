//! Makes sources shorter in ways that cannot change what they mean.
//!
//! Brotli does the rest: only comments and indentation are worth removing before it.

/// Drops lines that are wholly comment, indentation and empty lines; leaves template literals alone.
pub fn script(source: &str) -> String {
    let mut short = String::with_capacity(source.len());
    let mut in_comment = false;
    let mut in_template = false;
    for line in source.lines() {
        if in_template {
            short.push_str(line);
            short.push('\n');
            in_template ^= has_open_template(line);
            continue;
        }
        let line = line.trim();
        if in_comment || line.starts_with("/*") {
            in_comment = !line.ends_with("*/");
            continue;
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        short.push_str(line);
        short.push('\n');
        in_template = has_open_template(line);
    }
    short
}

/// Whether this line turns the inside of a template literal into the outside, or the reverse.
fn has_open_template(line: &str) -> bool {
    line.replace("\\`", "").matches('`').count() % 2 == 1
}

/// Drops comments and the spaces that CSS does not need; strings stay as they are.
pub fn style(source: &str) -> String {
    let mut short = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
            continue;
        }
        if first == '"' || first == '\'' {
            let end = end_of_string(rest, first);
            short.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        rest = &rest[first.len_utf8()..];
        if first.is_whitespace() {
            if !short.is_empty() && !short.ends_with([' ', '{', '}', ';', ',', ':']) {
                short.push(' ');
            }
            continue;
        }
        if matches!(first, '{' | '}' | ';' | ',') {
            while short.ends_with(' ') || (first == '}' && short.ends_with(';')) {
                short.pop();
            }
        }
        short.push(first);
    }
    short.truncate(short.trim_end().len());
    short
}

/// The index just behind the string that begins at the start of `text`.
fn end_of_string(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (index, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return index + 1,
            _ => {}
        }
    }
    text.len()
}

/// Drops comments and indentation.
pub fn markup(source: &str) -> String {
    let mut short = String::with_capacity(source.len());
    let mut rest = source;
    while let Some((before, comment)) = rest.split_once("<!--") {
        short.push_str(before);
        rest = comment.split_once("-->").map_or("", |(_, after)| after);
    }
    short.push_str(rest);
    let lines = short.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::{markup, script, style};

    #[test]
    fn scripts_lose_comments_and_indentation() {
        let source = "/**\n * @param {number} a\n */\nfunction f(a) {\n    // adds\n    return a + 1; // one\n\n}\n";
        assert_eq!(script(source), "function f(a) {\nreturn a + 1; // one\n}\n");
    }

    #[test]
    fn template_literals_keep_their_lines() {
        let source = "  let a = `one\n    // two\n  `;\n  let b = `x`;\n  // gone\n";
        assert_eq!(
            script(source),
            "let a = `one\n    // two\n  `;\nlet b = `x`;\n"
        );
    }

    #[test]
    fn styles_lose_comments_and_spaces() {
        let source = "/* a */\n.a :hover , b > c {\n  color : red;\n  content: \" /* x */  \";\n}\n\n@media (width >= 4px) and (x: 1) { a { b: c; } }\n";
        assert_eq!(
            style(source),
            ".a :hover,b > c{color :red;content:\" /* x */  \"}@media (width >= 4px) and (x:1){a{b:c}}"
        );
    }

    #[test]
    fn styles_survive_what_is_cut_short() {
        assert_eq!(style("a{b:\"c"), "a{b:\"c");
        assert_eq!(style("a{/* b"), "a{");
        assert_eq!(style("a{b:'\\''; c:d}"), "a{b:'\\'';c:d}");
    }

    #[test]
    fn markup_loses_comments_and_indentation() {
        assert_eq!(
            markup("<p>\n   a <!-- b\n -->c\n\n</p>"),
            "<p>\na c\n</p>\n"
        );
    }
}
