//! The list against the Android API as the stubs package for Python knows it: a class that is not there, a
//! method with other parameters or another result is a fault of the list.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::framework::{Class, Member, erased};

/// A class as the stubs have it.
#[derive(Debug, Default)]
struct Known {
    bases: Vec<String>,
    /// The lines of its members.
    lines: Vec<String>,
}

/// The stubs, read file by file as they are needed.
struct Stubs {
    folder: PathBuf,
    classes: HashMap<String, Known>,
    packages: Vec<String>,
}

/// Every fault of the list.
pub fn check(list: &[Class], folder: &Path) -> Result<Vec<String>> {
    let mut stubs = Stubs {
        folder: folder.to_owned(),
        classes: HashMap::new(),
        packages: Vec::new(),
    };
    let mut faults = Vec::new();
    for class in list {
        let name = &class.name;
        if !stubs.has(name)? {
            faults.push(format!("there is no {name}"));
            continue;
        }
        let ancestors = stubs.ancestors(name)?;
        for parent in class.extends.iter().chain(&class.implements) {
            // The stubs leave out some interfaces without methods.
            if !ancestors.contains(parent) && parent != "android.os.Parcelable" {
                faults.push(format!("{name} is no {parent}"));
            }
        }
        for member in &class.members {
            let found = ancestors
                .iter()
                .filter_map(|ancestor| stubs.classes.get(ancestor))
                .flat_map(|known| &known.lines)
                .any(|line| is_same(member, line));
            if !found {
                faults.push(format!("{name} has no {}", shown(member)));
            }
        }
    }
    Ok(faults)
}

fn shown(member: &Member) -> String {
    let gives = member.gives.as_deref().unwrap_or_default();
    match &member.takes {
        None => format!("{gives} {}", member.name),
        Some(takes) => format!("{gives} {}({})", member.name, takes.join(", ")),
    }
}

impl Stubs {
    fn has(&mut self, name: &str) -> Result<bool> {
        let package = package_of(name);
        if !self.packages.contains(&package) {
            let mut parts = package.split('.');
            let mut path = self
                .folder
                .join(format!("{}-stubs", parts.next().unwrap_or_default()));
            path.extend(parts);
            let path = path.join("__init__.pyi");
            if path.is_file() {
                let text = fs::read_to_string(&path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                self.classes.extend(read(&text, &package));
            }
            self.packages.push(package);
        }
        Ok(self.classes.contains_key(name))
    }

    /// The class itself and all that it builds on.
    fn ancestors(&mut self, name: &str) -> Result<Vec<String>> {
        let mut found = vec![name.to_owned()];
        let mut at = 0;
        while at < found.len() {
            let current = found[at].clone();
            at += 1;
            if !self.has(&current)? {
                continue;
            }
            for base in &self.classes[&current].bases {
                if !found.contains(base) {
                    found.push(base.clone());
                }
            }
        }
        Ok(found)
    }
}

/// The package of a class: up to the first part that begins with a capital.
fn package_of(name: &str) -> String {
    let parts = name.split('.');
    let lower = |part: &&str| part.starts_with(|letter: char| letter.is_lowercase());
    parts.take_while(lower).collect::<Vec<_>>().join(".")
}

/// All classes of a file, by their full names.
fn read(text: &str, package: &str) -> HashMap<String, Known> {
    let mut classes: HashMap<String, Known> = HashMap::new();
    // The classes around the line, each with its indentation.
    let mut around: Vec<(usize, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let indent = line.len() - line.trim_start().len();
        around.retain(|(outer, _)| *outer < indent);
        let line = line.trim();
        if let Some(rest) = line.strip_prefix("class ") {
            let short: String = rest
                .chars()
                .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
                .collect();
            let name = match around.last() {
                Some((_, outer)) => format!("{outer}${short}"),
                None => format!("{package}.{short}"),
            };
            let known = Known {
                bases: bases(rest, package),
                lines: Vec::new(),
            };
            classes.insert(name.clone(), known);
            around.push((indent, name));
        } else if let Some((_, name)) = around.last()
            && let Some(class) = classes.get_mut(name)
        {
            class.lines.push(line.to_owned());
        }
    }
    classes
}

fn bases(text: &str, package: &str) -> Vec<String> {
    let Some((_, inner)) = text.split_once('(') else {
        return Vec::new();
    };
    let inner = inner.rsplit_once(')').map_or(inner, |(inner, _)| inner);
    pieces(inner)
        .into_iter()
        .map(|base| {
            let base = base.split('[').next().unwrap_or_default().trim().to_owned();
            if package_of(&base).is_empty() {
                format!("{package}.{}", base.replace('.', "$"))
            } else {
                let place = package_of(&base);
                format!("{place}.{}", base[place.len() + 1..].replace('.', "$"))
            }
        })
        .collect()
}

/// The parts between commas outside of brackets.
fn pieces(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

fn is_same(member: &Member, line: &str) -> bool {
    let gives = member.gives.as_deref().unwrap_or("void");
    let Some(takes) = &member.takes else {
        let field = line
            .strip_prefix(member.name.as_str())
            .and_then(|rest| rest.strip_prefix(": "));
        return field.is_some_and(|kind| {
            let kind = kind.trim_end_matches(" = ...");
            let kind = kind
                .strip_prefix("typing.ClassVar[")
                .map_or(kind, |kind| kind.strip_suffix(']').unwrap_or(kind));
            fits(gives, kind)
        });
    };
    let name = if member.is_constructor() {
        "__init__"
    } else {
        &member.name
    };
    let Some(rest) = line
        .strip_prefix("def ")
        .and_then(|rest| rest.strip_prefix(name))
        .and_then(|rest| rest.strip_prefix('('))
    else {
        return false;
    };
    let Some((parameters, result)) = rest.rsplit_once(") -> ") else {
        return false;
    };
    let parameters: Vec<String> = pieces(parameters)
        .into_iter()
        .filter_map(|part| part.split_once(": ").map(|(_, kind)| kind.to_owned()))
        .collect();
    fits(gives, result.trim_end_matches(": ..."))
        && parameters.len() == takes.len()
        && takes
            .iter()
            .zip(&parameters)
            .all(|(java, python)| fits(java, python))
}

/// Whether a type of Java is what the stubs call it.
fn fits(java: &str, python: &str) -> bool {
    let java = erased(java);
    let python = python.trim();
    let first = python.split(" | ").next().unwrap_or_default();
    // A type parameter of the stubs, such as `_Map__K`.
    let parameter = first.starts_with('_') && first.contains("__");
    match java.as_str() {
        "void" => first == "None",
        "boolean" => first == "bool",
        "byte" | "short" | "int" | "long" | "java.lang.Long" => first == "int",
        "float" | "double" => first == "float",
        "char" | "java.lang.String" => first == "str",
        "java.lang.Object" => parameter || first == "java.lang.Object" || first == "Object",
        "byte[]" => first == "java.chaquopy.JavaArrayJByte",
        _ if !java.contains('.') => parameter || first == "java.lang.Object",
        _ => {
            if let Some(element) = java.strip_suffix("[]") {
                return first
                    .strip_prefix("java.chaquopy.JavaArray[")
                    .and_then(|inner| inner.strip_suffix(']'))
                    .is_some_and(|inner| fits_name(element, inner));
            }
            fits_name(&java, first.split('[').next().unwrap_or_default())
        }
    }
}

fn fits_name(java: &str, python: &str) -> bool {
    let package = package_of(java);
    let short = java[package.len()..]
        .trim_start_matches('.')
        .replace('$', ".");
    python == short || python == format!("{package}.{short}")
}

#[cfg(test)]
mod tests {
    use super::{fits, is_same, read};
    use crate::framework;

    const FILE: &str = "\
class Door(android.view.View, java.lang.Comparable[Door]):
    WIDE: typing.ClassVar[int] = ...
    @typing.overload
    def open(self, key: Key, times: int | java.jint | java.lang.Integer, /) -> bool: ...

    class Key(Hole): ...
";

    fn member(text: &str) -> framework::Member {
        let list = framework::read(&format!("1 class a.Door\n{text}")).expect("a list");
        list[0].members[0].clone()
    }

    #[test]
    fn classes_are_found_with_what_they_build_on() {
        let classes = read(FILE, "a");
        assert_eq!(
            classes["a.Door"].bases,
            ["android.view.View", "java.lang.Comparable"]
        );
        assert_eq!(classes["a.Door$Key"].bases, ["a.Hole"]);
        assert_eq!(classes["a.Door"].lines.len(), 3);
    }

    #[test]
    fn a_member_must_be_the_same_in_all() {
        let lines = &read(FILE, "a")["a.Door"].lines;
        let has = |text: &str| lines.iter().any(|line| is_same(&member(text), line));
        assert!(has("1 int WIDE"));
        assert!(has("1 boolean open(a.Key, int)"));
        for wrong in [
            "1 java.lang.String WIDE",
            "1 void open(a.Key, int)",
            "1 boolean open(a.Key)",
            "1 boolean open(int, a.Key)",
            "1 boolean opens(a.Key, int)",
        ] {
            assert!(!has(wrong), "{wrong}");
        }
    }

    #[test]
    fn types_have_two_names() {
        assert!(fits("a.B$C", "B.C | None"));
        assert!(fits("a.B[]", "java.chaquopy.JavaArray[a.B] | None"));
        assert!(fits("java.util.Map<a.B,a.C>", "java.util.Map[B, C]"));
        assert!(!fits("a.B", "a.D") && !fits("x.B", "a.B"));
    }
}
