//! The compiled app against the list: nothing unlisted, nothing too new without a look at the device.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::dex::{Compiled, Method, Reference, Use};
use crate::framework::{Class, Member, erased};

const OBJECT: &str = "java.lang.Object";

/// What the app uses, and what is wrong with it.
#[derive(Debug, Default)]
pub struct Report {
    /// One line each.
    pub faults: Vec<String>,
    /// How many different classes and members of the list are used.
    pub used: usize,
}

/// Compares the compiled app with the list.
pub fn check(compiled: &[Compiled], list: &[Class], oldest: u32) -> Report {
    let own: HashMap<&str, &Compiled> = compiled
        .iter()
        .map(|one| (one.name.as_str(), one))
        .collect();
    let known: HashMap<&str, &Class> = list.iter().map(|one| (one.name.as_str(), one)).collect();
    let book = Book { own, known };
    let mut faults = BTreeSet::new();
    let mut used = HashSet::new();
    for class in compiled {
        // Code of a class that builds on something newer runs only where its makers have looked.
        let assured = book.level_of(class).max(oldest);
        for parent in class.implements.iter().chain([&class.extends]) {
            if !book.own.contains_key(parent.as_str()) {
                match book.known.get(parent.as_str()) {
                    Some(listed) => drop(used.insert(listed.name.clone())),
                    None => drop(faults.insert(format!("{}: {parent} is not listed", class.name))),
                }
            }
        }
        for method in &class.methods {
            for used_here in &method.uses {
                match book.needed(used_here) {
                    Err(missing) => {
                        faults.insert(format!("{missing} is not listed"));
                    }
                    Ok(needed) => {
                        used.insert(needed.name);
                        if needed.level > assured && !is_guarded(method, needed.level) {
                            faults.insert(format!(
                                "{}.{}: {} is of API {}, and SDK_INT is not compared with that",
                                class.name,
                                method.name,
                                shown(used_here),
                                needed.level
                            ));
                        }
                    }
                }
            }
        }
    }
    used.retain(|name| !name.is_empty());
    Report {
        faults: faults.into_iter().collect(),
        used: used.len(),
    }
}

fn is_guarded(method: &Method, level: u32) -> bool {
    method.guards.iter().any(|&guard| guard >= level)
}

/// What a use needs.
struct Needed {
    level: u32,
    /// The name under which it is counted; empty for what is the app's own.
    name: String,
}

struct Book<'a> {
    own: HashMap<&'a str, &'a Compiled>,
    known: HashMap<&'a str, &'a Class>,
}

impl Book<'_> {
    /// The newest thing of the framework that a class of the app is made of.
    fn level_of(&self, class: &Compiled) -> u32 {
        let parents = class.implements.iter().chain([&class.extends]);
        let levels = parents.map(|name| match self.own.get(name.as_str()) {
            Some(own) => self.level_of(own),
            None => self.known.get(name.as_str()).map_or(1, |class| class.level),
        });
        levels.max().unwrap_or(1)
    }

    fn needed(&self, one: &Use) -> Result<Needed, String> {
        let own = self.own.get(one.class.as_str());
        let Some(member) = &one.member else {
            return match own {
                Some(own) => Ok(Needed {
                    level: self.level_of(own),
                    name: String::new(),
                }),
                None => self.class(&one.class),
            };
        };
        if let Some(own) = own
            && (member.name == "<init>" || member.takes.is_none())
        {
            return Ok(Needed {
                level: self.level_of(own),
                name: String::new(),
            });
        }
        // Arrays and their methods are the language's.
        if one.class.ends_with("[]") || is_primitive(&one.class) {
            return Ok(Needed {
                level: 1,
                name: String::new(),
            });
        }
        let mut at = one.class.as_str();
        loop {
            if let Some(own) = self.own.get(at) {
                let method = |parts: &[Method]| parts.iter().any(|one| one.name == member.name);
                // Methods of the app's own interfaces hold no code and are in no list.
                let is_interface = own.methods.is_empty() && own.extends == OBJECT;
                if method(&own.methods) || is_interface {
                    return Ok(Needed {
                        level: 1,
                        name: String::new(),
                    });
                }
                at = &own.extends;
                continue;
            }
            let class = self.known.get(at).ok_or_else(|| shown(one))?;
            if let Some(found) = class
                .members
                .iter()
                .find(|listed| is_same(listed, member, class))
            {
                return Ok(Needed {
                    level: found.level.max(class.level),
                    name: format!("{}.{}/{:?}", class.name, found.name, found.takes),
                });
            }
            at = match &class.extends {
                Some(extends) => extends,
                None if at != OBJECT => OBJECT,
                None => return Err(shown(one)),
            };
        }
    }

    fn class(&self, name: &str) -> Result<Needed, String> {
        if is_primitive(name) {
            return Ok(Needed {
                level: 1,
                name: String::new(),
            });
        }
        match self.known.get(name) {
            Some(class) => Ok(Needed {
                level: class.level,
                name: name.to_owned(),
            }),
            None => Err(name.to_owned()),
        }
    }
}

fn is_primitive(name: &str) -> bool {
    !name.contains('.')
}

fn is_same(listed: &Member, used: &Reference, class: &Class) -> bool {
    let name = if listed.is_constructor() {
        "<init>"
    } else {
        &listed.name
    };
    if name != used.name || listed.takes.is_some() != used.takes.is_some() {
        return false;
    }
    let plain = |kind: &str| -> String {
        let kind = erased(kind);
        // A type parameter is compiled to what it may be at most.
        let parameter = kind.len() == 1;
        match (parameter, listed.generic.split_once("extends ")) {
            (true, Some((_, most))) => most.trim_end_matches('>').to_owned(),
            (true, None) if !class.parameters.is_empty() => "java.lang.Object".to_owned(),
            _ => kind,
        }
    };
    let gives = listed.gives.as_deref().unwrap_or("void");
    let takes = listed.takes.iter().flatten().map(|kind| plain(kind));
    plain(gives) == used.gives && takes.eq(used.takes.iter().flatten().cloned())
}

fn shown(one: &Use) -> String {
    match &one.member {
        None => one.class.clone(),
        Some(member) => match &member.takes {
            None => format!("{} {}.{}", member.gives, one.class, member.name),
            Some(takes) => format!(
                "{} {}.{}({})",
                member.gives,
                one.class,
                member.name,
                takes.join(", ")
            ),
        },
    }
}
