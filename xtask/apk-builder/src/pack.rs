//! The package: manifest, resources, code and the page's files, each with the same date.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Seek, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::plan::Plan;
use crate::texts;

/// Files of the built page that the app does without: it is compressed as a whole and has no service worker.
const LEFT_OUT: [&str; 4] = [".br", "stamp.txt", "csp.txt", "sw.js"];

/// What only the page in a browser needs: the app has icons of its own, and every WebView that is new enough
/// for the page (109) knows SIMD instructions.
const OF_BROWSERS: [&str; 4] = ["/icon-", "/maskable-", "/manifest.", "/engine-plain."];

/// Files that are stored as they are: already compressed, or read by Android in place.
const STORED: [&str; 3] = ["png", "tables", "arsc"];

/// How hard the compressor tries: Zopfli with fifteen rounds.
const EFFORT: i64 = 24;

/// Before this line of the page its new first scripts are written.
const TITLE: &str = "<title>";

/// Collects everything that the package holds, by path.
pub fn collect(plan: &Plan, linked: &Path, dex: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    read(linked, "", &mut files)?;
    files.insert("classes.dex".to_owned(), fs::read(dex)?);

    let mut page = BTreeMap::new();
    read(&plan.page, "", &mut page)?;
    let policy = page
        .get("csp.txt")
        .context("the page has no csp.txt; is it built?")?
        .clone();
    files.insert("assets/policy.txt".to_owned(), policy);
    for (path, content) in page {
        if !is_left_out(&path, &plan.without) {
            files.insert(format!("assets/page/{path}"), content);
        }
    }

    let index = files
        .get_mut("assets/page/index.html")
        .context("the page has no index.html; is it built?")?;
    *index = with_scripts(&String::from_utf8_lossy(index))?.into_bytes();
    let script = |name: &str| {
        let path = plan.android.join("page").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let update = texts::read(&plan.android.join("res"), "update")?;
    let first = script("first.js")?.replace("/*TEXTS*/{}", &texts::script(&update));
    files.insert("assets/page/first.js".to_owned(), first.into_bytes());
    files.insert(
        "assets/page/shell.js".to_owned(),
        script("shell.js")?.into_bytes(),
    );
    Ok(files)
}

fn is_left_out(path: &str, without: &[String]) -> bool {
    let address = format!("/{path}");
    LEFT_OUT.iter().any(|ending| path.ends_with(ending))
        || OF_BROWSERS.iter().any(|part| address.contains(part))
        || without.iter().any(|part| address.contains(part.as_str()))
}

/// The page with the app's own two scripts: one before all others, one after them.
fn with_scripts(index: &str) -> Result<String> {
    ensure!(
        index.matches(TITLE).count() == 1,
        "index.html must have {TITLE} exactly once"
    );
    let scripts = "<script src=\"/first.js\"></script><script src=\"/shell.js\" defer></script>";
    Ok(index.replace(TITLE, &format!("{scripts}{TITLE}")))
}

fn read(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            read(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}

/// Writes the package; the same files give the same bytes.
pub fn write(files: &BTreeMap<String, Vec<u8>>, path: &Path) -> Result<()> {
    write_to(files, File::create(path)?)
}

fn write_to(files: &BTreeMap<String, Vec<u8>>, place: impl Write + Seek) -> Result<()> {
    let mut package = ZipWriter::new(place);
    for (name, content) in files {
        let ending = name.rsplit('.').next().unwrap_or_default();
        let plain = SimpleFileOptions::default().last_modified_time(DateTime::default());
        let options = if STORED.contains(&ending) {
            plain.compression_method(CompressionMethod::Stored)
        } else {
            plain
                .compression_method(CompressionMethod::Deflated)
                .compression_level(Some(EFFORT))
        };
        package.start_file(name.as_str(), options)?;
        package.write_all(content)?;
    }
    package.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Cursor;

    use super::{is_left_out, with_scripts, write_to};

    #[test]
    fn files_are_left_out_by_what_they_are_called() {
        let without = ["/tables4-".to_owned()];
        for path in [
            "a/tables4-classic-4.0.tables",
            "a/page.1.js.br",
            "a/icon-512.0.png",
            "a/engine-plain.0.wasm",
            "sw.js",
            "csp.txt",
        ] {
            assert!(is_left_out(path, &without), "{path}");
        }
        for path in [
            "a/tables3-classic-3.0.tables",
            "a/page.1.js",
            "a/engine.1.wasm",
            "index.html",
        ] {
            assert!(!is_left_out(path, &without), "{path}");
        }
        assert!(!is_left_out("a/tables4-classic-4.0.tables", &[]));
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        let content = |seed: u8| {
            (0..2000_u32)
                .map(|at| (at * at) as u8 ^ seed)
                .collect::<Vec<_>>()
        };
        let files: BTreeMap<String, Vec<u8>> = [("a.js", 1), ("b/c.png", 2), ("resources.arsc", 3)]
            .map(|(name, seed)| (name.to_owned(), content(seed)))
            .into();
        let packed = || {
            let mut place = Cursor::new(Vec::new());
            write_to(&files, &mut place).expect("there is room");
            place.into_inner()
        };
        assert_eq!(packed(), packed());
        assert!(
            packed().len() > 4000,
            "two of the three files are stored as they are"
        );
    }

    #[test]
    fn the_apps_scripts_come_first() {
        let page = with_scripts("<head><title>Dama</title><script>x</script>").expect("a title");
        let first = page.find("first.js").expect("the first script");
        assert!(first < page.find("<script>x").expect("the page's own script"));
        assert!(with_scripts("<head>").is_err());
    }
}
