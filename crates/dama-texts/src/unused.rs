//! Keys that no code asks for.

use crate::Language;
use crate::keys::variant;
use crate::pack::BY_NAME;

/// The keys of the master whose variant stands in none of the sources, those left out
/// that the first script finds by name.
pub fn unused_keys<'a>(master: &'a Language, sources: &[String]) -> Vec<&'a str> {
    let mut words = std::collections::BTreeSet::new();
    for source in sources {
        words.extend(source.split(|c: char| !c.is_ascii_alphanumeric() && c != '_'));
    }
    master
        .messages
        .iter()
        .map(|message| message.key.as_str())
        .filter(|key| !BY_NAME.contains(key))
        .filter(|key| !words.contains(variant(key).as_str()))
        .collect()
}
