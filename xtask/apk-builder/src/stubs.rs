//! Java stubs from the list: what the app is compiled against where no Android SDK is installed.
//!
//! Constants are no compile-time constants here, so that the compiled app asks the device for them: no
//! value of Android's stands in this project, and none can be wrong.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::framework::{Class, Kind, Member};

/// Writes a stub for each class of the list into its place below a folder.
pub fn write(classes: &[Class], folder: &Path) -> Result<()> {
    for class in classes.iter().filter(|class| !class.is_java()) {
        if class.name.contains('$') {
            continue;
        }
        let path = folder.join(format!("{}.java", class.name.replace('.', "/")));
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, file(class, classes))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

fn file(class: &Class, classes: &[Class]) -> String {
    let package = class
        .name
        .rsplit_once('.')
        .map_or("", |(package, _)| package);
    format!("package {package};\n\n{}", body(class, classes))
}

fn body(class: &Class, classes: &[Class]) -> String {
    let nested = class.name.contains('$');
    let interface = class.kind == Kind::Interface;
    let mut text = String::new();
    if class.kind == Kind::Annotation {
        text += "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)\n";
    }
    text += "public ";
    if nested {
        text += "static ";
    }
    if class.members.iter().any(|member| member.is("abstract")) {
        text += "abstract ";
    }
    text += match class.kind {
        Kind::Class => "class ",
        Kind::Interface => "interface ",
        Kind::Annotation => "@interface ",
    };
    text += class.short();
    text += &class.parameters;
    if let Some(extends) = &class.extends {
        text += &format!(" extends {}", source(extends));
    }
    if !class.implements.is_empty() {
        let all: Vec<_> = class.implements.iter().map(|name| source(name)).collect();
        text += &format!(" implements {}", all.join(", "));
    }
    text += " {\n";
    // What the list does not name can still be extended by other stubs.
    if class.kind == Kind::Class
        && !class.members.iter().any(|member| {
            member.takes.as_ref().is_some_and(Vec::is_empty) && member.is_constructor()
        })
    {
        text += &format!("    protected {}() {{}}\n", class.short());
    }
    for (index, member) in class.members.iter().enumerate() {
        text += &format!("    {}\n", declaration(class, member, interface, index));
    }
    let inner = format!("{}$", class.name);
    for class in classes {
        if class
            .name
            .strip_prefix(&inner)
            .is_some_and(|rest| !rest.contains('$'))
        {
            text += &body(class, classes);
        }
    }
    text + "}\n"
}

fn declaration(class: &Class, member: &Member, interface: bool, index: usize) -> String {
    let Some(takes) = &member.takes else {
        return field(class, member, index);
    };
    let visible = if member.is("protected") {
        "protected"
    } else {
        "public"
    };
    let mut text = format!("{visible} ");
    for modifier in ["static", "abstract"] {
        if member.is(modifier) {
            text += &format!("{modifier} ");
        }
    }
    if !member.generic.is_empty() {
        text += &format!("{} ", source(&member.generic));
    }
    if let Some(gives) = &member.gives {
        text += &format!("{} ", source(gives));
    }
    let parameters: Vec<_> = takes
        .iter()
        .enumerate()
        .map(|(index, kind)| format!("{} p{index}", source(kind)))
        .collect();
    text += &format!("{}({})", member.name, parameters.join(", "));
    if let Some(throws) = &member.throws {
        text += &format!(" throws {throws}");
    }
    if interface || member.is("abstract") {
        return text + ";";
    }
    match member.gives.as_deref() {
        None | Some("void") => text + " {}",
        Some("boolean") => text + " { return false; }",
        Some("int" | "long" | "float" | "double") => text + " { return 0; }",
        Some(_) => text + " { return null; }",
    }
}

/// A field. Constants have a value of their own each, so that tests can tell them apart.
fn field(class: &Class, member: &Member, index: usize) -> String {
    let gives = member.gives.as_deref().unwrap_or_default();
    let name = &member.name;
    let constant = name.chars().all(|letter| !letter.is_lowercase());
    match (gives, constant) {
        ("int", true) => {
            let value = 1_u32 << (index % 31);
            format!("public static final int {name} = Integer.parseInt(\"{value}\");")
        }
        ("java.lang.String", true) => format!(
            "public static final String {name} = \"{}.{name}\".trim();",
            class.name
        ),
        (_, true) => format!("public static final {} {name} = null;", source(gives)),
        _ => format!("public {} {name};", source(gives)),
    }
}

/// A type as Java writes it.
fn source(text: &str) -> String {
    text.replace('$', ".")
}
