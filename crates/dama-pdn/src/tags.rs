//! The tags at the head of a record: who played, where and when.

/// Names with their values, in order; a name is there once.
///
/// The writer fills in what a record must have, so an empty list is enough.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    list: Vec<(String, String)>,
}

impl Tags {
    /// No tags.
    pub const fn new() -> Self {
        Self { list: Vec::new() }
    }

    /// The value of a tag; upper and lower case of the name do not matter.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.list
            .iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag and gives back the value that it had.
    ///
    /// A name is made of ASCII letters, digits and `_`; a tag with another name
    /// is kept here, and left out by the writer.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) -> Option<String> {
        let (name, value) = (name.into(), value.into());
        let known = self
            .list
            .iter_mut()
            .find(|(known, _)| known.eq_ignore_ascii_case(&name));
        match known {
            Some((_, old)) => Some(std::mem::replace(old, value)),
            None => {
                self.list.push((name, value));
                None
            }
        }
    }

    /// Takes a tag out and gives back its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self
            .list
            .iter()
            .position(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(self.list.remove(at).1)
    }

    /// All names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there is no tag.
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}
