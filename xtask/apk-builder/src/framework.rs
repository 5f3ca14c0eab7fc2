//! The list of what the app uses of Android and Java, with API levels: `android/framework.txt`.

use anyhow::{Context, Result, bail, ensure};

/// What a class is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A class.
    Class,
    /// An interface.
    Interface,
    /// An annotation that is seen when the app runs.
    Annotation,
}

/// A class of the list.
#[derive(Clone, Debug)]
pub struct Class {
    /// The full name, nested classes after a `$`.
    pub name: String,
    /// The API level that added it.
    pub level: u32,
    /// What it is.
    pub kind: Kind,
    /// The names of its type parameters, as `<T>`; empty mostly.
    pub parameters: String,
    /// The class it extends, if the app must know it.
    pub extends: Option<String>,
    /// The interfaces it implements, as far as the app must know them.
    pub implements: Vec<String>,
    /// Its members.
    pub members: Vec<Member>,
}

/// A field, method or constructor of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The API level that added it.
    pub level: u32,
    /// `protected`, `static` and `abstract`, where they are.
    pub modifiers: Vec<String>,
    /// The type parameters of a method, as `<T extends X>`; empty mostly.
    pub generic: String,
    /// The type of a field or of what a method gives; none for a constructor.
    pub gives: Option<String>,
    /// The name.
    pub name: String,
    /// The types of the parameters; none for a field.
    pub takes: Option<Vec<String>>,
    /// The checked exception, if there is one.
    pub throws: Option<String>,
}

impl Class {
    /// The name of its last part.
    pub fn short(&self) -> &str {
        self.name.rsplit(['.', '$']).next().unwrap_or(&self.name)
    }

    /// Whether the compiler brings it, so that it needs no stub.
    pub fn is_java(&self) -> bool {
        self.name.starts_with("java.")
    }
}

impl Member {
    /// Whether it is a constructor.
    pub fn is_constructor(&self) -> bool {
        self.gives.is_none()
    }

    /// Whether it has this modifier.
    pub fn is(&self, modifier: &str) -> bool {
        self.modifiers.iter().any(|found| found == modifier)
    }
}

/// Reads the list.
pub fn read(text: &str) -> Result<Vec<Class>> {
    let mut classes: Vec<Class> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("line {} of the list: {line}", index + 1);
        let (level, rest) = line.split_once(' ').with_context(place)?;
        let level = level.parse().with_context(place)?;
        let kind = match rest.split(' ').next() {
            Some("class") => Some(Kind::Class),
            Some("interface") => Some(Kind::Interface),
            Some("annotation") => Some(Kind::Annotation),
            _ => None,
        };
        match kind {
            Some(kind) => classes.push(class(level, kind, rest).with_context(place)?),
            None => {
                let class = classes.last_mut().with_context(place)?;
                let member = member(level, rest, class.short()).with_context(place)?;
                class.members.push(member);
            }
        }
    }
    ensure!(!classes.is_empty(), "the list is empty");
    Ok(classes)
}

fn class(level: u32, kind: Kind, text: &str) -> Result<Class> {
    let mut words = text.split_whitespace().skip(1);
    let name = words.next().context("a class has a name")?;
    let (name, parameters) = match name.split_once('<') {
        Some((name, parameters)) => (name, format!("<{parameters}")),
        None => (name, String::new()),
    };
    let mut class = Class {
        name: name.to_owned(),
        level,
        kind,
        parameters,
        extends: None,
        implements: Vec::new(),
        members: Vec::new(),
    };
    while let Some(sign) = words.next() {
        let other = words.next().context("a name is missing")?.to_owned();
        match sign {
            ":" => class.extends = Some(other),
            "+" => class.implements.push(other),
            _ => bail!("{sign} is neither : nor +"),
        }
    }
    Ok(class)
}

fn member(level: u32, text: &str, class: &str) -> Result<Member> {
    let (text, throws) = match text.split_once(" throws ") {
        Some((text, throws)) => (text, Some(throws.to_owned())),
        None => (text, None),
    };
    let (head, takes) = match text.split_once('(') {
        Some((head, rest)) => {
            let inner = rest.strip_suffix(')').context("a ) is missing")?;
            (head, Some(split(inner)))
        }
        None => (text, None),
    };
    let (generic, head) = match head.strip_prefix('<') {
        Some(rest) => {
            let (inner, head) = rest.split_once("> ").context("a > is missing")?;
            (format!("<{inner}>"), head)
        }
        None => (String::new(), head),
    };
    let mut words: Vec<&str> = head.split(' ').collect();
    let name = words.pop().context("a name is missing")?.to_owned();
    let gives = match words.last() {
        Some(word) if !["protected", "static", "abstract"].contains(word) => {
            words.pop().map(str::to_owned)
        }
        _ => None,
    };
    ensure!(
        gives.is_some() || (takes.is_some() && name == class),
        "a type is missing"
    );
    Ok(Member {
        level,
        modifiers: words.into_iter().map(str::to_owned).collect(),
        generic,
        gives,
        name,
        takes,
        throws,
    })
}

/// The parts between commas that stand in no angle brackets.
fn split(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
        .iter()
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect()
}

/// A type as it is after compilation: without type parameters, arrays kept.
pub fn erased(text: &str) -> String {
    let mut plain = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{Kind, erased, read};

    const LIST: &str = "\
# A comment.
33 class a.b.Room$Door<T> : a.b.Hole + a.Opens
1 Door(int, a.Map<a.K, a.V>)
21 static a.Key[] turn(T) throws a.Jam
1 <T extends a.X> T find(a.S)
4 int WIDE
";

    #[test]
    fn classes_and_members_are_read() {
        let classes = read(LIST).expect("the list is right");
        let [door] = &classes[..] else {
            panic!("one class, not {classes:?}")
        };
        assert_eq!(
            (door.level, door.kind, door.short()),
            (33, Kind::Class, "Door")
        );
        assert_eq!(door.parameters, "<T>");
        assert_eq!(door.extends.as_deref(), Some("a.b.Hole"));
        assert_eq!(door.implements, ["a.Opens"]);
        let [new, turn, find, wide] = &door.members[..] else {
            panic!("four members")
        };
        assert!(new.is_constructor());
        assert_eq!(
            new.takes.as_deref(),
            Some(&["int".to_owned(), "a.Map<a.K, a.V>".to_owned()][..])
        );
        assert!(turn.is("static") && !turn.is_constructor());
        assert_eq!(turn.throws.as_deref(), Some("a.Jam"));
        assert_eq!(find.generic, "<T extends a.X>");
        assert_eq!((wide.takes.is_none(), wide.level), (true, 4));
    }

    #[test]
    fn what_is_not_understood_is_an_error() {
        for wrong in [
            "",
            "x class a.B",
            "1 int LONELY",
            "1 class a.B ? a.C",
            "1 class a.B\n1 f(",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn type_parameters_are_erased() {
        assert_eq!(erased("a.Map<a.K,a.L<a.V>>[]"), "a.Map[]");
    }
}
