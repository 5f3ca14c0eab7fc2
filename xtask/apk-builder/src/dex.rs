//! What the compiled app refers to, read from the output of `dexdump -d -a`.

use std::collections::HashMap;

/// A class of the app.
#[derive(Debug, Default)]
pub struct Compiled {
    /// Its name in Java's notation, such as `app.dama.board.Door$1`.
    pub name: String,
    /// The class it extends.
    pub extends: String,
    /// The interfaces it implements.
    pub implements: Vec<String>,
    /// Its methods that hold code.
    pub methods: Vec<Method>,
    /// Its annotations that can be seen at run time, with the method that carries each.
    pub annotations: Vec<(String, String)>,
}

/// A method of the app.
#[derive(Debug, Default)]
pub struct Method {
    /// The name.
    pub name: String,
    /// What it calls, reads and makes.
    pub uses: Vec<Use>,
    /// The API levels with which it compares that of the device.
    pub guards: Vec<u32>,
}

/// A reference to a class or to one of its members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Use {
    /// The class.
    pub class: String,
    /// The member: none where the class itself is used, in a cast say.
    pub member: Option<Reference>,
}

/// A member as the compiled app names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The name, `<init>` for a constructor.
    pub name: String,
    /// The types of the parameters; none for a field.
    pub takes: Option<Vec<String>>,
    /// The type of the field or of what the method gives.
    pub gives: String,
}

/// What a register is known to hold.
#[derive(Clone, Copy)]
enum Held {
    Level,
    Number(u32),
}

/// Reads all classes.
pub fn read(dump: &str) -> Vec<Compiled> {
    let mut classes: Vec<Compiled> = Vec::new();
    let mut annotations = Vec::new();
    let mut annotated = String::new();
    let mut in_interfaces = false;
    let mut held: HashMap<String, Held> = HashMap::new();
    for line in dump.lines() {
        let text = line.trim();
        if let Some(rest) = text.strip_prefix("Annotations on ") {
            annotated = rest.split('\'').nth(1).unwrap_or_default().to_owned();
        } else if let Some(rest) = text.strip_prefix("VISIBILITY_RUNTIME ") {
            let kind = rest.split(' ').next().unwrap_or_default();
            annotations.push((java_type(kind), annotated.clone()));
        } else if let Some(descriptor) = quoted(text, "Class descriptor") {
            classes.push(Compiled {
                name: java_type(descriptor),
                annotations: std::mem::take(&mut annotations),
                ..Compiled::default()
            });
        }
        let Some(class) = classes.last_mut() else {
            continue;
        };
        if let Some(descriptor) = quoted(text, "Superclass") {
            class.extends = java_type(descriptor);
        } else if text.starts_with("Interfaces ") {
            in_interfaces = true;
        } else if in_interfaces && text.starts_with('#') {
            class
                .implements
                .extend(text.split('\'').nth(1).map(java_type));
        } else if text.ends_with('-') {
            in_interfaces = false;
        }
        let Some((_, code)) = line.split_once('|') else {
            continue;
        };
        if let Some((_, header)) = code.split_once("] ").filter(|_| code.starts_with('[')) {
            let name = header.split(':').next().unwrap_or_default();
            class.methods.push(Method {
                name: name.rsplit('.').next().unwrap_or_default().to_owned(),
                ..Method::default()
            });
            held.clear();
        } else if let Some(method) = class.methods.last_mut()
            && let Some((_, instruction)) = code.split_once(": ")
        {
            instruction_of(method, instruction, &mut held);
        }
    }
    classes
}

fn quoted<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    text.strip_prefix(label)?.split('\'').nth(1)
}

fn instruction_of(method: &mut Method, instruction: &str, held: &mut HashMap<String, Held>) {
    let instruction = instruction.split(" // ").next().unwrap_or_default();
    let (operation, operands) = instruction.split_once(' ').unwrap_or((instruction, ""));
    let operands: Vec<&str> = if operation.starts_with("invoke") {
        // The registers stand in braces.
        operands.rsplit("}, ").take(1).collect()
    } else {
        operands.split(", ").collect()
    };
    let last = operands.last().copied().unwrap_or_default();
    match operation {
        "const/4" | "const/16" | "const" => {
            let number = last
                .strip_prefix("#int ")
                .and_then(|text| text.parse().ok());
            match number {
                Some(number) => held.insert(operands[0].to_owned(), Held::Number(number)),
                None => held.remove(operands[0]),
            };
        }
        _ if operation.starts_with("if-") => {
            let values: Vec<_> = operands.iter().filter_map(|name| held.get(*name)).collect();
            if let [Held::Level, Held::Number(level)] | [Held::Number(level), Held::Level] =
                values[..]
            {
                method.guards.push(*level);
            }
        }
        _ if operation.starts_with("invoke")
            || operation.starts_with("sget")
            || operation.starts_with("sput")
            || operation.starts_with("iget")
            || operation.starts_with("iput") =>
        {
            let Some((class, member)) = last.split_once(";.") else {
                return;
            };
            let member = reference(member);
            let level = class == "Landroid/os/Build$VERSION" && member.name == "SDK_INT";
            if !operation.starts_with("invoke") {
                match level {
                    true => held.insert(operands[0].to_owned(), Held::Level),
                    false => held.remove(operands[0]),
                };
            }
            method.uses.push(Use {
                class: java_type(&format!("{class};")),
                member: Some(member),
            });
        }
        "new-instance" | "check-cast" | "instance-of" | "const-class" | "new-array" => {
            held.remove(operands[0]);
            method.uses.push(Use {
                class: java_type(last).trim_end_matches("[]").to_owned(),
                member: None,
            });
        }
        _ if operation.starts_with("move") || operation.ends_with("/2addr") => {
            held.remove(operands[0]);
        }
        _ => {}
    }
}

fn reference(text: &str) -> Reference {
    let (name, kind) = text.split_once(':').unwrap_or((text, ""));
    let (takes, gives) = match kind.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((takes, gives)) => (Some(types(takes)), gives),
        None => (None, kind),
    };
    Reference {
        name: name.to_owned(),
        takes,
        gives: java_type(gives),
    }
}

/// Several types in a row.
fn types(mut text: &str) -> Vec<String> {
    let mut found = Vec::new();
    while !text.is_empty() {
        let arrays = text.len() - text.trim_start_matches('[').len();
        let length = match text[arrays..].starts_with('L') {
            true => text.find(';').map_or(text.len(), |end| end + 1),
            false => arrays + 1,
        };
        let (one, rest) = text.split_at(length.min(text.len()));
        found.push(java_type(one));
        text = rest;
    }
    found
}

/// A type in Java's notation.
pub fn java_type(descriptor: &str) -> String {
    let plain = descriptor.trim_start_matches('[');
    let arrays = "[]".repeat(descriptor.len() - plain.len());
    let name = match plain {
        "V" => "void".to_owned(),
        "Z" => "boolean".to_owned(),
        "B" => "byte".to_owned(),
        "C" => "char".to_owned(),
        "S" => "short".to_owned(),
        "I" => "int".to_owned(),
        "J" => "long".to_owned(),
        "F" => "float".to_owned(),
        "D" => "double".to_owned(),
        _ => plain
            .trim_start_matches('L')
            .trim_end_matches(';')
            .replace('/', "."),
    };
    name + &arrays
}

#[cfg(test)]
mod tests {
    use super::{java_type, read, types};

    /// As dexdump prints it, shortened.
    const DUMP: &str = "\
Class #0 annotations:
Annotations on method #3 'share'
  VISIBILITY_RUNTIME Landroid/webkit/JavascriptInterface;
  VISIBILITY_BUILD La/Hidden;

Class #0            -
  Class descriptor  : 'La/Door;'
  Superclass        : 'Ljava/lang/Object;'
  Interfaces        -
    #0              : 'La/Opens;'
  Static fields     -
    #0              : (in La/Door;)
  Virtual methods   -
    #0              : (in La/Door;)
0028a8:                                        |[0028a8] a.Door.open:(I)La/Door;
0028b8: 6000 1200                              |0000: sget v0, Landroid/os/Build$VERSION;.SDK_INT:I // field@0012
0028bc: 1301 2100                              |0002: const/16 v1, #int 33 // #21
0028c0: 3410 0800                              |0004: if-lt v0, v1, 000c // +0008
0028c4: 2200 3600                              |0006: new-instance v0, La/Door; // type@0036
0028c8: 7020 7600 2000                         |0008: invoke-direct {v0, v2}, La/Door;.turn:(I[Ljava/lang/String;)V // method@0076
";

    #[test]
    fn classes_uses_and_guards_are_found() {
        let classes = read(DUMP);
        let [door] = &classes[..] else {
            panic!("one class, not {classes:?}")
        };
        assert_eq!(door.name, "a.Door");
        assert_eq!(door.extends, "java.lang.Object");
        assert_eq!(door.implements, ["a.Opens"]);
        assert_eq!(
            door.annotations,
            [("android.webkit.JavascriptInterface".into(), "share".into())]
        );
        let [open] = &door.methods[..] else {
            panic!("one method")
        };
        assert_eq!((open.name.as_str(), &open.guards[..]), ("open", &[33][..]));
        let [level, new, turn] = &open.uses[..] else {
            panic!("three uses, not {:?}", open.uses)
        };
        assert_eq!(level.class, "android.os.Build$VERSION");
        assert_eq!((new.class.as_str(), new.member.is_none()), ("a.Door", true));
        let turn = turn.member.as_ref().expect("a method");
        assert_eq!(turn.name, "turn");
        assert_eq!(
            turn.takes.as_deref(),
            Some(&["int".to_owned(), "java.lang.String[]".to_owned()][..])
        );
    }

    #[test]
    fn a_number_that_is_no_level_guards_nothing() {
        let dump = DUMP.replace("Landroid/os/Build$VERSION;.SDK_INT:I", "La/Door;.size:I");
        assert_eq!(read(&dump)[0].methods[0].guards, [0; 0]);
    }

    #[test]
    fn types_are_written_as_in_java() {
        assert_eq!(
            types("I[[BLa/B$C;Z"),
            ["int", "byte[][]", "a.B$C", "boolean"]
        );
        assert_eq!(java_type("V"), "void");
    }
}
