//! From a compiled module to what a browser loads: the script around it and the module itself.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

/// A module with its script.
pub struct Bound {
    /// An ES module whose default export takes the address of the wasm.
    pub script: String,
    /// The wasm, stripped of names.
    pub wasm: Vec<u8>,
}

/// Runs wasm-bindgen over the module at `path`.
pub fn bind(path: &Path, name: &str) -> Result<Bound> {
    let mut output = Bindgen::new()
        .input_path(path)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let inline = output
        .snippets()
        .values()
        .any(|scripts| !scripts.is_empty());
    if inline || !output.local_modules().is_empty() {
        bail!("it brings scripts of its own, which the page has no place for");
    }
    let script = output.js().to_owned();
    let module = output.wasm_mut();
    let short = short(module.imports.iter().map(|import| import.name.as_str()));
    for import in module.imports.iter_mut() {
        if let Some(name) = short.get(&import.name) {
            import.name.clone_from(name);
        }
    }
    Ok(Bound {
        script: renamed(&script, &short),
        wasm: module.emit_wasm(),
    })
}

/// Short names for what the script hands to the module.
///
/// Long names with hashes are what compression makes little smaller, and each stands in the
/// module and in the script.
fn short<'names>(names: impl Iterator<Item = &'names str>) -> BTreeMap<String, String> {
    names
        .filter(|name| name.starts_with("__wb"))
        .enumerate()
        .map(|(index, name)| (name.to_owned(), format!("i{index:x}")))
        .collect()
}

/// The script with other names for some of its words.
fn renamed(script: &str, names: &BTreeMap<String, String>) -> String {
    let in_word = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$');
    let mut text = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(in_word) {
        let (before, from) = rest.split_at(start);
        let (word, after) =
            from.split_at(from.find(|letter| !in_word(letter)).unwrap_or(from.len()));
        text += before;
        text += names.get(word).map_or(word, String::as_str);
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::{renamed, short};

    #[test]
    fn names_are_short_and_told_apart() {
        let names = [
            "__wbg_set",
            "memory",
            "__wbg_set_fedcba9876543210",
            "__wbg_é",
        ];
        let short = short(names.into_iter());
        let pairs: Vec<_> = short
            .iter()
            .map(|(long, short)| (&long[..], &short[..]))
            .collect();
        assert_eq!(
            pairs,
            [
                ("__wbg_set", "i0"),
                ("__wbg_set_fedcba9876543210", "i1"),
                ("__wbg_é", "i2")
            ]
        );
        let script =
            "a.__wbg_set_fedcba9876543210: __wbg_set(x__wbg_set, __wbg_set2) + \"__wbg_é\"";
        assert_eq!(
            renamed(script, &short),
            "a.i1: i0(x__wbg_set, __wbg_set2) + \"i2\""
        );
    }
}
