#![doc = include_str!("../README.md")]

mod category;
mod check;
mod error;
mod keys;
mod language;
mod message;
mod pack;
mod place;
mod read;
mod unused;

use std::path::Path;

pub use category::Category;
pub use error::{Fault, FaultKind, TextsError};
pub use language::{Direction, Language};
pub use message::{Message, Part};
pub use unused::unused_keys;

/// The tag of the language whose file is the master.
pub const MASTER: &str = "en";

/// The files of a folder: tag and content, sorted by tag.
///
/// # Errors
///
/// The folder or a file in it cannot be read.
pub fn files(folder: &Path) -> Result<Vec<(String, String)>, TextsError> {
    let unreadable = |path: &Path, source| TextsError::Unreadable {
        path: path.to_owned(),
        source,
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|source| unreadable(folder, source))? {
        let path = entry.map_err(|source| unreadable(folder, source))?.path();
        if path.extension().is_some_and(|ending| ending == "ftl")
            && let Some(tag) = path.file_stem().and_then(|stem| stem.to_str())
        {
            let text =
                std::fs::read_to_string(&path).map_err(|source| unreadable(&path, source))?;
            files.push((tag.to_owned(), text));
        }
    }
    files.sort();
    Ok(files)
}

/// Reads and checks all files of a folder and compiles each.
///
/// # Errors
///
/// A file cannot be read, there is no master, or some file has faults.
pub fn compile_dir(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, TextsError> {
    compile(&files(folder)?)
}

/// Checks files, given by tag and content, and compiles each: tag and what the page loads.
///
/// # Errors
///
/// There is no master, or some file has faults: all of them are told.
pub fn compile(files: &[(String, String)]) -> Result<Vec<(String, Vec<u8>)>, TextsError> {
    let master = master(files)?;
    let mut faults = Vec::new();
    let mut compiled = Vec::new();
    for (tag, text) in files {
        match read::language(tag, text) {
            Ok(language) => {
                faults.extend(check::against(&master, &language));
                compiled.push((tag.clone(), pack::pack(&master, &language)));
            }
            Err(found) => faults.extend(found),
        }
    }
    if faults.is_empty() {
        Ok(compiled)
    } else {
        Err(TextsError::Faults(faults))
    }
}

/// The Rust code of the enum `Key` and of the list of languages.
///
/// Of the translations only the heads are read: their texts are checked by [`compile`].
///
/// # Errors
///
/// There is no master, or it or the head of another file has faults.
pub fn keys_rs(files: &[(String, String)]) -> Result<String, TextsError> {
    Ok(keys::code(&master(files)?, &languages(files)?))
}

/// The languages of the files, without their messages, in the order in which people
/// look for them: by their own names, one script after the other.
///
/// # Errors
///
/// The head of a file has faults.
pub fn languages(files: &[(String, String)]) -> Result<Vec<Language>, TextsError> {
    let mut languages = Vec::new();
    for (tag, text) in files {
        languages.push(read::head(tag, text).map_err(TextsError::Faults)?);
    }
    languages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(languages)
}

/// The master, read and checked in itself.
///
/// # Errors
///
/// There is none, or it has faults.
pub fn master(files: &[(String, String)]) -> Result<Language, TextsError> {
    let (tag, text) = files
        .iter()
        .find(|(tag, _)| tag == MASTER)
        .ok_or(TextsError::NoMaster)?;
    let language = read::language(tag, text).map_err(TextsError::Faults)?;
    match check::master(&language) {
        faults if faults.is_empty() => Ok(language),
        faults => Err(TextsError::Faults(faults)),
    }
}
