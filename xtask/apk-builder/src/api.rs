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

#[cfg(test)]
mod tests {
    use super::check;
    use crate::{dex, framework};

    const LIST: &str = "\
1 class java.lang.Object
1 Object()
1 class a.View
1 void show(int)
30 void hide(java.lang.String)
33 interface a.Listens
33 void hear()
4 class android.os.Build$VERSION
4 int SDK_INT
";

    /// A class of the app with one method that does this.
    fn faults(head: &str, code: &[&str]) -> Vec<String> {
        let mut dump = format!(
            "  Class descriptor  : 'Lb/Own;'\n  Superclass        : 'Ljava/lang/Object;'\n  Interfaces        -\n\
             {head}  Virtual methods   -\n0: |[0] b.Own.act:()V\n"
        );
        for line in code {
            dump += &format!("0: 00 |0000: {line}\n");
        }
        let list = framework::read(LIST).expect("the list is right");
        check(&dex::read(&dump), &list, 24).faults
    }

    const HIDE: &str = "invoke-virtual {v0, v1}, La/View;.hide:(Ljava/lang/String;)V // method@1";
    const LEVEL: &str = "sget v0, Landroid/os/Build$VERSION;.SDK_INT:I // field@1";

    #[test]
    fn listed_things_may_be_used() {
        let code = [
            "new-instance v0, Lb/Own; // type@1",
            "invoke-virtual {v0, v1}, La/View;.show:(I)V // m",
        ];
        assert_eq!(faults("", &code), [""; 0]);
    }

    #[test]
    fn what_is_not_listed_is_a_fault() {
        for code in [
            "invoke-virtual {v0}, La/View;.show:()V // another parameter",
            "invoke-virtual {v0, v1}, La/View;.show:(I)I // another result",
            "invoke-virtual {v0, v1}, La/View;.shows:(I)V // another name",
            "invoke-virtual {v0, v1}, La/Other;.show:(I)V // another class",
            "check-cast v0, La/Other; // type@1",
            "sget v0, La/View;.WIDE:I // field@1",
        ] {
            assert_eq!(faults("", &[code]).len(), 1, "{code}");
        }
    }

    #[test]
    fn newer_things_need_a_look_at_the_device() {
        assert_eq!(faults("", &[HIDE]).len(), 1);
        let look = |level| format!("const/16 v1, #int {level} // #1");
        let found = |level| {
            let look: String = look(level);
            faults("", &[LEVEL, &look, "if-lt v0, v1, 000c // +1", HIDE]).len()
        };
        assert_eq!(found(29), 1, "a look for an older level is not enough");
        assert_eq!(found(30), 0);
        assert_eq!(found(33), 0);
    }

    #[test]
    fn a_class_that_builds_on_newer_things_is_as_new() {
        let head = "    #0              : 'La/Listens;'\n";
        // In it newer things may be used, but it may not be made without a look.
        assert_eq!(faults(head, &[HIDE]), [""; 0]);
        let list = framework::read(LIST).expect("the list is right");
        let dump = "  Class descriptor  : 'Lb/New;'\n  Superclass        : 'Ljava/lang/Object;'\n  Interfaces        -\n    \
                    #0              : 'La/Listens;'\n  Class descriptor  : 'Lb/Maker;'\n  Superclass        : \
                    'Ljava/lang/Object;'\n  Virtual methods   -\n0: |[0] b.Maker.make:()V\n0: 00 |0000: new-instance v0, \
                    Lb/New; // type@1\n";
        let faults = check(&dex::read(dump), &list, 24).faults;
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("b.Maker.make"));
    }
}
