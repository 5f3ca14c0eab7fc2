//! Fills the templates: `index.html` with its inline style and script, scripts with the file list.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};

/// What the page's own scripts call the list of files.
const FILES: &str = "/*FILES*/{}";

/// What the worker's script calls the list of endgame tables.
const TABLES: &str = "/*TABLES*/{}";

/// What the scripts of both workers call the list of opening books.
const BOOKS: &str = "/*BOOKS*/{}";

/// The addresses of the hashed files.
#[derive(Debug, Default)]
pub struct FileList {
    /// By their name without the hash.
    pub named: BTreeMap<String, String>,
    /// The text files, by language.
    pub texts: BTreeMap<String, String>,
    /// The endgame tables.
    pub tables: BTreeMap<String, String>,
    /// The opening books.
    pub books: BTreeMap<String, String>,
    /// The languages that are written from right to left.
    pub right_to_left: Vec<String>,
}

impl FileList {
    /// As a JavaScript object, sorted by name.
    fn object(&self) -> String {
        let mut members: Vec<_> = self.named.iter().map(member).collect();
        members.push(format!("\"texts\":{}", object_of(&self.texts)));
        members.push(format!("\"rtl\":{:?}", self.right_to_left));
        format!("{{{}}}", members.join(","))
    }

    /// The script with the list in its place, where it asks for it, and hashed icon addresses.
    pub fn fill(&self, script: &str) -> String {
        let script = script.replace(TABLES, &object_of(&self.tables));
        let script = script.replace(BOOKS, &object_of(&self.books));
        self.link(&script.replace(FILES, &self.object()))
    }

    /// The text with plain addresses between quotes, such as `"/page.js"`, turned into the hashed ones.
    pub fn link(&self, text: &str) -> String {
        self.named
            .iter()
            .fold(text.to_owned(), |text, (name, address)| {
                text.replace(&format!("\"/{name}\""), &format!("{address:?}"))
            })
    }
}

fn member((name, address): (&String, &String)) -> String {
    format!("{name:?}:{address:?}")
}

fn object_of(addresses: &BTreeMap<String, String>) -> String {
    let members: Vec<_> = addresses.iter().map(member).collect();
    format!("{{{}}}", members.join(","))
}

/// The whole `index.html`; the markers must be there, each once.
pub fn fill(template: &str, style: &str, boot: &str) -> Result<String> {
    let mut filled = String::new();
    let mut rest = template;
    for (marker, part) in [
        ("<!--style-->", format!("<style>{style}</style>")),
        ("<!--boot-->", format!("<script>{boot}</script>")),
    ] {
        ensure!(
            template.matches(marker).count() == 1,
            "index.html must have {marker} exactly once"
        );
        let Some((before, after)) = rest.split_once(marker) else {
            anyhow::bail!("index.html must have <!--style--> before <!--boot-->");
        };
        filled += &crate::minify::markup(before);
        filled += &part;
        rest = after;
    }
    filled += &crate::minify::markup(rest);
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::{FileList, fill};

    #[test]
    fn markers_become_inline_parts() {
        let filled = fill(
            "<head>\n <!--style-->\n</head><!-- x --><body><!--boot--></body>",
            "a{}",
            "b()",
        );
        assert_eq!(
            filled.expect("both markers are there"),
            "<head>\n<style>a{}</style></head><body>\n<script>b()</script></body>\n"
        );
        assert!(fill("<!--style-->", "", "").is_err());
        assert!(fill("<!--boot--><!--style-->", "", "").is_err());
        assert!(fill("<!--style--><!--style--><!--boot-->", "", "").is_err());
    }

    #[test]
    fn scripts_get_the_list_of_files() {
        let mut list = FileList::default();
        list.named.insert("page.js".into(), "/a/page.1.js".into());
        list.named.insert("icons/x.svg".into(), "/a/x.2.svg".into());
        list.texts.insert("en".into(), "/a/texts-en.3.json".into());
        list.tables
            .insert("classic-3".into(), "/a/t.4.tables".into());
        assert_eq!(
            list.fill("const tables = /*TABLES*/{};"),
            "const tables = {\"classic-3\":\"/a/t.4.tables\"};"
        );
        list.books
            .insert("book-classic".into(), "/a/b.5.book".into());
        assert_eq!(
            list.fill("f({ .../*TABLES*/{}, .../*BOOKS*/{} })"),
            "f({ ...{\"classic-3\":\"/a/t.4.tables\"}, ...{\"book-classic\":\"/a/b.5.book\"} })"
        );
        assert_eq!(
            list.link("<link href=\"/page.js\"><a href=\"/\">/page.js</a>"),
            "<link href=\"/a/page.1.js\"><a href=\"/\">/page.js</a>"
        );
        list.right_to_left = vec!["ar".into(), "he".into()];
        assert_eq!(
            list.fill("const files = /*FILES*/{}; f(\"/icons/x.svg\")"),
            "const files = {\"icons/x.svg\":\"/a/x.2.svg\",\"page.js\":\"/a/page.1.js\",\"texts\":{\"en\":\"/a/texts-en.3.json\"},\"rtl\":[\"ar\", \"he\"]}; f(\"/a/x.2.svg\")"
        );
    }
}
