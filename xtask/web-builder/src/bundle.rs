//! Collects every part of the page, in the order in which they need each other's names.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use dama_core::RuleSet;
use dama_texts::Direction;
use sha2::{Digest, Sha256};

use crate::bind::bind;
use crate::icon::{self, Cut};
use crate::index::{self, FileList};
use crate::optimize::{Aim, optimize};
use crate::{Effort, Plan, minify, policy, simd, tables};

/// What the service worker calls its version.
const VERSION: &str = "/*VERSION*/";

/// What will lie in `web/dist`.
#[derive(Debug, Default)]
pub struct Bundle {
    /// Content by path, without a leading slash.
    pub files: BTreeMap<String, Vec<u8>>,
    list: FileList,
}

impl Bundle {
    /// Adds a file under its hash.
    ///
    /// Hashed names let browsers keep a file for ever: a changed file is another file.
    fn add_hashed(&mut self, name: &str, content: Vec<u8>) {
        let address = self.store_hashed(name, content);
        self.list.named.insert(name.to_owned(), address);
    }

    fn store_hashed(&mut self, name: &str, content: Vec<u8>) -> String {
        let base = name.rsplit('/').next().unwrap_or(name);
        let (stem, ending) = base.split_once('.').unwrap_or((base, "bin"));
        let path = format!("a/{stem}.{}.{ending}", hash(&content));
        let address = format!("/{path}");
        self.files.insert(path, content);
        address
    }
}

/// Builds all parts of the page.
pub fn assemble(plan: &Plan) -> Result<Bundle> {
    let mut bundle = Bundle::default();
    let scratch = plan.out.with_extension("scratch");
    for (name, module, aim) in [
        ("page", &plan.page, Aim::Size),
        ("engine", &plan.engine, Aim::Speed),
        ("engine-plain", &plan.plain_engine, Aim::Speed),
    ] {
        // The two engines have one script, and so one name in it.
        let script = name.trim_end_matches("-plain");
        let bound =
            bind(module, script).with_context(|| format!("wasm-bindgen: {}", module.display()))?;
        let wasm = match plan.effort {
            Effort::Fast => bound.wasm,
            Effort::Full => optimize(bound.wasm, aim, &scratch)?,
        };
        if name == script {
            bundle.add_hashed(
                &format!("{name}.js"),
                minify::script(&bound.script).into_bytes(),
            );
        } else {
            simd::ensure_none(&wasm)?;
        }
        bundle.add_hashed(&format!("{name}.wasm"), wasm);
    }

    let texts = dama_texts::files(&plan.web.join("texts"))?;
    for language in dama_texts::languages(&texts)? {
        if language.direction == Direction::RightToLeft {
            bundle.list.right_to_left.push(language.tag);
        }
    }
    for (language, content) in dama_texts::compile(&texts)? {
        let address = bundle.store_hashed(&format!("texts-{language}.json"), content);
        bundle.list.texts.insert(language, address);
    }

    for (name, content) in tables::files(&plan.tables, &plan.checksums)? {
        let address = bundle.store_hashed(&format!("{}.tables", tables::stem(&name)), content);
        bundle.list.tables.insert(name, address);
    }

    for path in listed(&plan.books, "book")? {
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let rules = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("book-{rules}");
        let address = bundle.store_hashed(&format!("{name}.book"), content);
        bundle.list.books.insert(name, address);
    }
    ensure!(
        bundle.list.books.len() == RuleSet::ALL.len(),
        "there is no opening book for each rule set in {}",
        plan.books.display()
    );

    for (name, size, cut) in [
        ("icons/icon-192.png", 192, Cut::Round),
        ("icons/icon-512.png", 512, Cut::Round),
        ("icons/maskable-512.png", 512, Cut::Maskable),
    ] {
        bundle.add_hashed(name, icon::png(size, cut)?);
    }
    // Each of these may name the files above it.
    for (name, minified) in [
        ("manifest.webmanifest", false),
        ("worker.js", true),
        ("device.js", true),
    ] {
        if let Some(text) = optional(&plan.web.join(name))? {
            let text = bundle.list.fill(&text);
            let text = if minified {
                minify::script(&text)
            } else {
                text
            };
            bundle.add_hashed(name, text.into_bytes());
        }
    }
    let style = listed(&plan.web.join("style"), "css")?
        .iter()
        .map(|path| read(path))
        .collect::<Result<Vec<_>>>()?
        .join("\n");
    let boot = bundle
        .list
        .fill(&minify::script(&read(&plan.web.join("boot.js"))?));
    ensure!(
        !boot.contains("</script"),
        "boot.js must not contain </script"
    );
    let template = bundle.list.link(&read(&plan.web.join("index.html"))?);
    let index = index::fill(&template, &minify::style(&style), boot.trim_end())?;
    bundle.files.insert(
        "csp.txt".to_owned(),
        policy::policy_of(&index)?.into_bytes(),
    );
    // The page names all other files by their hashes, so its own hash is that of a version.
    let worker = read(&plan.web.join("sw.js"))?.replace(VERSION, &hash(index.as_bytes()));
    bundle.files.insert(
        "sw.js".to_owned(),
        minify::script(&bundle.list.fill(&worker)).into_bytes(),
    );
    bundle
        .files
        .insert("index.html".to_owned(), index.into_bytes());
    Ok(bundle)
}

/// The beginning of the hash of a file, in hexadecimal digits.
fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let bytes = digest.iter().take(6);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn optional(path: &Path) -> Result<Option<String>> {
    if path.is_file() {
        read(path).map(Some)
    } else {
        Ok(None)
    }
}

/// The files of a folder with this ending (or any), in the order of their names; none if it is missing.
fn listed(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let fits = ending.is_empty() || path.extension().is_some_and(|found| found == ending);
        if path.is_file() && fits {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
