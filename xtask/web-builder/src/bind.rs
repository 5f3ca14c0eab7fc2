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
    let mut script = output.js().to_owned();
    let module = output.wasm_mut();
    let shorter = shorter(module.imports.iter().map(|import| import.name.as_str()));
    for import in module.imports.iter_mut() {
        if let Some(name) = shorter.get(&import.name) {
            script = script.replace(&import.name, name);
            import.name.clone_from(name);
        }
    }
    Ok(Bound {
        script,
        wasm: module.emit_wasm(),
    })
}

/// Names without the hash at their end, for those that are still told apart.
///
/// A hash is what no compression makes smaller, and each stands in the module and in the script.
fn shorter<'names>(names: impl Iterator<Item = &'names str>) -> BTreeMap<String, String> {
    let mut by_start: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in names {
        let start = name
            .rsplit_once('_')
            .filter(|(_, hash)| {
                hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
            })
            .map_or(name, |(start, _)| start);
        by_start.entry(start).or_default().push(name);
    }
    by_start
        .into_iter()
        .filter_map(|(start, names)| match names[..] {
            [name] if name != start => Some((name.to_owned(), start.to_owned())),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::shorter;

    #[test]
    fn only_names_that_stay_apart_lose_their_hash() {
        let names = [
            "__wbg_now_0123456789abcdef",
            "__wbg_set_0123456789abcdef",
            "__wbg_set_fedcba9876543210",
            "__wbg_get_0123456789abcdef",
            "__wbg_get",
            "__wbg_length_of_everything_that_is",
        ];
        let shorter = shorter(names.into_iter());
        let pairs: Vec<_> = shorter
            .iter()
            .map(|(long, short)| (&long[..], &short[..]))
            .collect();
        assert_eq!(pairs, [("__wbg_now_0123456789abcdef", "__wbg_now")]);
    }
}
