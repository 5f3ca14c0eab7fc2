//! What is accepted, what is refused and what comes out.

use std::path::Path;

use crate::catalog::Catalog;
use crate::error::{Problem, TextsError};
use crate::{compile, keys};

const HEAD: &str =
    "-language-name = English\n-language-direction = ltr\n-language-plurals = one other\n";

const MASTER: &str = "close = Close\n\
    # $square: a square.\non = Nothing on { $square }\n\
    # $count (number): how many.\ntake =\n    { $count ->\n        [one] Take { $count }\n       *[other] Take { $count } men\n    }\n";

fn catalog(name: &str, texts: &str) -> Result<Catalog, TextsError> {
    Catalog::parse(Path::new(name), &format!("{HEAD}{texts}"))
}

fn problem(texts: &str) -> Problem {
    let master = catalog("en.ftl", MASTER).unwrap();
    let checked = catalog("xx.ftl", texts).and_then(|catalog| catalog.check(&master));
    match checked.unwrap_err() {
        TextsError::Wrong { problem, .. } => problem,
        other => panic!("{other}"),
    }
}

#[test]
fn a_translation_may_order_its_parameters_as_it_likes() {
    let master = catalog("en.ftl", MASTER).unwrap();
    let other = catalog(
        "xx.ftl",
        &MASTER.replace("Nothing on { $square }", "{ $square }: \"nix\""),
    )
    .unwrap();
    other.check(&master).unwrap();
    let compiled = String::from_utf8(compile::compile(&other, &master)).unwrap();
    assert!(compiled.contains(r#""{0}: \"nix\"""#), "{compiled}");
    assert!(
        compiled.ends_with(r#"{"by":0,"one":"Take {0}","other":"Take {0} men"}]}"#),
        "{compiled}"
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    assert_eq!(problem("close = X\n"), Problem::Missing);
    assert_eq!(problem(&format!("{MASTER}more = X\n")), Problem::Unknown);
    assert_eq!(problem(&format!("{MASTER}close = X\n")), Problem::Repeated);
    let with = |text: &str| MASTER.replace("Nothing on { $square }", text);
    assert_eq!(
        problem(&with("Nothing")),
        Problem::MissingParameter("square".into())
    );
    assert_eq!(
        problem(&with("{ $square } { $file }")),
        Problem::UnknownParameter("file".into())
    );
    assert_eq!(
        problem(&with("{ NUMBER($square) }")),
        Problem::NotAllowed("a function")
    );
    assert_eq!(
        problem(&with("{ close }")),
        Problem::NotAllowed("another text")
    );
    assert_eq!(
        problem(&with("{ -language-name }")),
        Problem::NotAllowed("a term")
    );
    let choice = "{ $square ->\n [one] { $square }\n *[other] { $square }\n }";
    assert_eq!(problem(&with(choice)), Problem::NotANumber("square".into()));
    let few = MASTER.replace("[one]", "[few]");
    let forms = Problem::PluralForms {
        wanted: "one other".into(),
        found: "few other".into(),
    };
    assert_eq!(problem(&few), forms);
    assert_eq!(
        problem(&MASTER.replace("[one] Take { $count }", "[one] Take it")),
        Problem::OneWithoutNumber
    );
    assert!(matches!(problem("close = { $\n"), Problem::Syntax(_)));
}

#[test]
fn an_error_says_where() {
    let error = catalog("xx.ftl", "close = X\nclose = Y\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "xx.ftl:4: close: this key stands there twice"
    );
    let error = Catalog::parse(Path::new("xx.ftl"), "close = X\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "xx.ftl:1: -language-name: this text is missing"
    );
}

#[test]
fn the_enum_has_a_field_for_each_parameter() {
    let master = catalog("en.ftl", MASTER).unwrap();
    let source = keys::source(&master, std::slice::from_ref(&master));
    assert!(source.contains("/// Close\nClose,"), "{source}");
    assert!(source.contains("count: u64"), "{source}");
    assert!(source.contains("square: &'a str"), "{source}");
}
