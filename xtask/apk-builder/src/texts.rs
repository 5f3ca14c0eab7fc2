//! The shell's own texts: Android's resources are their only source.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// One text in every language, by tag.
pub type Texts = Vec<(String, String)>;

/// Reads a text in all languages; English is the one in the plain folder.
pub fn read(resources: &Path, name: &str) -> Result<Texts> {
    let mut texts = Vec::new();
    for entry in
        fs::read_dir(resources).with_context(|| format!("cannot read {}", resources.display()))?
    {
        let folder = entry?.path();
        let path = folder.join("strings.xml");
        if !path.is_file() {
            continue;
        }
        let tag = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let tag = tag.strip_prefix("values-").unwrap_or("en").to_owned();
        let file = fs::read_to_string(&path)?;
        let text =
            find(&file, name).with_context(|| format!("{} has no text {name}", path.display()))?;
        texts.push((tag, text));
    }
    texts.sort();
    ensure!(
        !texts.is_empty(),
        "there are no texts in {}",
        resources.display()
    );
    Ok(texts)
}

fn find(file: &str, name: &str) -> Option<String> {
    let start = format!("<string name=\"{name}\">");
    let (_, rest) = file.split_once(&start)?;
    let (text, _) = rest.split_once("</string>")?;
    let plain = text
        .replace("\\'", "'")
        .replace("\\\"", "\"")
        .replace("&amp;", "&");
    Some(plain).filter(|text| !text.trim().is_empty())
}

/// As a JavaScript object.
pub fn script(texts: &Texts) -> String {
    let members: Vec<_> = texts
        .iter()
        .map(|(tag, text)| {
            format!(
                "\"{tag}\":\"{}\"",
                text.replace('\\', "\\\\").replace('"', "\\\"")
            )
        })
        .collect();
    format!("{{{}}}", members.join(","))
}

#[cfg(test)]
mod tests {
    use super::{find, script};

    #[test]
    fn texts_are_found_and_written() {
        let file = "<string name=\"a\">it\\'s \\\"this\\\" &amp; that</string>";
        assert_eq!(find(file, "a").as_deref(), Some("it's \"this\" & that"));
        assert_eq!(find(file, "b"), None);
        let texts = vec![("en".to_owned(), "a \"b\"".to_owned())];
        assert_eq!(script(&texts), "{\"en\":\"a \\\"b\\\"\"}");
    }
}
