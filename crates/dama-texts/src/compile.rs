//! The file of one language for the page: JSON, texts in the order of the keys.
//!
//! ```json
//! {"version":"9f..","language":"tr","name":"Türkçe","direction":"ltr","texts":
//!  ["Kapat","{0} diye bir kare yok",{"by":0,"one":"{0} taş","other":"{0} taş"}]}
//! ```
//!
//! `{0}` is the first parameter in the order in which English has them.

use crate::catalog::Catalog;
use crate::pattern::{Part, Pattern};

/// A number that changes with the keys, their order and their parameters (FNV-1a).
pub(crate) fn version(master: &Catalog) -> String {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    for message in &master.messages {
        let parameters = message.pattern.parameters().join(",");
        for byte in format!("{}({parameters});", message.key).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    format!("{hash:016x}")
}

pub(crate) fn compile(catalog: &Catalog, master: &Catalog) -> Vec<u8> {
    let texts = master.messages.iter().map(|wanted| {
        let parameters = wanted.pattern.parameters();
        catalog
            .find(&wanted.key)
            .map_or_else(|| quoted(""), |message| text(&message.pattern, &parameters))
    });
    let texts = texts.collect::<Vec<_>>().join(",");
    format!(
        "{{\"version\":{},\"language\":{},\"name\":{},\"direction\":{},\"texts\":[{texts}]}}",
        quoted(&version(master)),
        quoted(&catalog.language),
        quoted(&catalog.name),
        quoted(&catalog.direction),
    )
    .into_bytes()
}

fn text(pattern: &Pattern, parameters: &[String]) -> String {
    match pattern {
        Pattern::Plain(parts) => quoted(&flat(parts, parameters)),
        Pattern::Plural { number, forms } => {
            let by = parameters
                .iter()
                .position(|name| name == number)
                .unwrap_or_default();
            let forms = forms.iter().map(|(category, parts)| {
                format!(",{}:{}", quoted(category), quoted(&flat(parts, parameters)))
            });
            format!("{{\"by\":{by}{}}}", forms.collect::<String>())
        }
    }
}

fn flat(parts: &[Part], parameters: &[String]) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Parameter(name) => {
            let number = parameters
                .iter()
                .position(|known| known == name)
                .unwrap_or_default();
            format!("{{{number}}}")
        }
    };
    parts.iter().map(part).collect()
}

fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            control if control < ' ' => out.push(' '),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}
