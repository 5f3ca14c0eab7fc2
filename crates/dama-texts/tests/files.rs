//! What the compiler makes of good files, and says of bad ones.

use dama_texts::{
    TextsError, compile, compile_dir, files, keys_rs, languages, master, unused_keys,
};

const HEAD: &str =
    "-language-name = English\n-language-direction = ltr\n-language-plurals = one other\n";

const ENGLISH: &str = "
## Group

hello = Hello “world”
# $square: where.
# $count (number): how many.
take = On { $square }: { $count ->
    [one] { $count } man
   *[other] { $count } men
} \\ taken
";

fn english() -> (String, String) {
    ("en".to_owned(), format!("{HEAD}{ENGLISH}"))
}

fn with(tag: &str, head: &str, body: &str) -> Vec<(String, String)> {
    vec![english(), (tag.to_owned(), format!("{head}{body}"))]
}

fn faults(files: &[(String, String)]) -> Vec<String> {
    match compile(files) {
        Ok(_) => Vec::new(),
        Err(TextsError::Faults(faults)) => faults.iter().map(ToString::to_string).collect(),
        Err(error) => vec![error.to_string()],
    }
}

#[test]
fn compiles_in_the_order_of_the_master() {
    let head =
        "-language-name = Русский\n-language-direction = ltr\n-language-plurals = one few many\n";
    let body = "take = { $count ->\n  [one] { $count } шашка\n  [few] { $count } шашки\n *[many] { $count } шашек\n } на { $square }\nhello = Привет\n";
    let compiled = compile(&with("ru", head, body)).expect("the files are good");
    let texts: Vec<String> = compiled
        .iter()
        .map(|(_, bytes)| String::from_utf8(bytes.clone()).expect("the output is UTF-8"))
        .collect();
    assert!(
        texts[0]
            .ends_with(r#""texts":["Hello “world”","On {1}: {0|1{0} man|o{0} men} \\ taken"]}"#)
    );
    assert!(texts[1].starts_with(
        r#"{"language":"ru","name":"Русский","direction":"ltr","plurals":"one few many","keys":""#
    ));
    assert!(
        texts[1].ends_with(r#""texts":["Привет","{0|1{0} шашка|f{0} шашки|m{0} шашек} на {1}"]}"#)
    );
}

#[test]
fn tells_every_fault_with_file_line_and_key() {
    let body = "hello = A | b\nextra = x\n";
    assert_eq!(
        faults(&with("tr", HEAD, body)),
        ["tr.ftl:4: hello: the character \"|\" cannot stand in a text"]
    );
    let body = "hello = { $name }\nextra = x\n";
    assert_eq!(
        faults(&with("tr", HEAD, body)),
        [
            "tr.ftl:4: hello: the English text has no parameter $name",
            "tr.ftl:5: extra: the English file has no such key",
            "tr.ftl:1: take: the key is missing; in English it is \"On {square}: {count} men \\ taken\"",
        ]
    );
}

#[test]
fn demands_the_forms_of_the_language_and_their_numbers() {
    let take = |forms: &str| format!("hello = x\ntake = {{ $square }} {{ $count ->\n{forms}\n}}\n");
    let told = |forms: &str| faults(&with("it", HEAD, &take(forms)));
    assert_eq!(told(" [one] { $count } a\n *[other] { $count } b"), [""; 0]);
    assert_eq!(
        told(" [one] una a\n *[other] { $count } b"),
        ["it.ftl:5: take: $count is missing in the form \"one\""]
    );
    assert_eq!(
        told(" [one] { $count } a\n [few] { $count } b\n *[many] { $count } c"),
        ["it.ftl:5: take: the forms of the choice must be one other, not one few many"]
    );
    assert_eq!(
        told(" *[other] { $count } b"),
        ["it.ftl:5: take: the forms of the choice must be one other, not other"]
    );
    let by_square = "hello = x\ntake = { $count } { $square ->\n [one] { $square } a\n *[other] { $square } b\n}\n";
    assert_eq!(
        faults(&with("it", HEAD, by_square)),
        ["it.ftl:5: take: $square is no number, so it has no plural forms"]
    );
    // A dual says its number by itself.
    let head = HEAD.replace("one other", "one two other");
    let dual = take(" [one] { $count } a\n [two] zwei\n *[other] { $count } b");
    assert_eq!(faults(&with("he", &head, &dual)), [""; 0]);
}

#[test]
fn refuses_all_else_of_fluent() {
    for (text, what) in [
        ("{ NUMBER($count) }", "functions"),
        ("{ hello }", "references to other texts"),
        ("{ -language-name }", "references to other texts"),
        ("{ \"x\" }", "literals"),
        (
            "{ $count ->\n [1] { $count } a\n *[other] { $count } b\n }",
            "choices by exact numbers",
        ),
        ("{ { $count } }", "braces in braces"),
        ("x\n  .title = y", "attributes"),
        (
            "{ $count ->\n [one] { $count ->\n *[other] a\n }\n *[other] { $count } b\n }",
            "choices in a choice",
        ),
    ] {
        let body = format!("hello = x\ntake = {text}\n");
        let told = faults(&with("fi", HEAD, &body));
        let wanted = format!("fi.ftl:5: take: {what} are not allowed");
        assert!(
            told.iter().any(|fault| fault.starts_with(&wanted)),
            "{text}: {told:?}"
        );
    }
}

#[test]
fn refuses_bad_files_and_heads() {
    let twice = format!("{ENGLISH}hello = y\n");
    assert_eq!(
        faults(&with("fr", HEAD, &twice)),
        ["fr.ftl:14: hello: the key is there twice"]
    );
    assert_eq!(
        faults(&with("fr", "", ENGLISH)),
        [
            "fr.ftl:1: the head is missing: language-name",
            "fr.ftl:1: the head is missing: language-direction",
            "fr.ftl:1: the head is missing: language-plurals",
        ]
    );
    assert_eq!(
        faults(&with("fr", &HEAD.replace("ltr", "left"), ENGLISH)),
        ["fr.ftl:2: language-direction: this must be ltr or rtl"]
    );
    let junk = faults(&with("fr", HEAD, &format!("{ENGLISH}???\n")));
    assert_eq!(junk.len(), 1);
    assert!(
        junk[0].starts_with("fr.ftl:14: this cannot be read: "),
        "{junk:?}"
    );
    assert_eq!(faults(&[]), ["the master en.ftl is missing"]);
    let many: String = ('a'..='k').map(|name| format!("{{ ${name} }}")).collect();
    let master = ("en".to_owned(), format!("{HEAD}hello = {many}\n"));
    assert_eq!(
        faults(&[master]),
        ["en.ftl:4: hello: a text has at most ten parameters"]
    );
}

#[test]
fn makes_the_keys() {
    let code = keys_rs(&[english()]).expect("the file is good");
    assert!(code.contains("    /// `On {square}: {count} men \\ taken`\n    Take,\n"));
    assert!(code.contains("            Self::Take => &[\"count\", \"square\"],\n"));
    assert!(code.contains(
        "    Language { tag: \"en\", name: \"English\", direction: Direction::LeftToRight },\n"
    ));
}

#[test]
fn languages_stand_in_the_order_of_their_own_names() {
    let head = |name: &str| HEAD.replace("English", name);
    let files = [
        english(),
        ("el".to_owned(), head("Ελληνικά")),
        ("tr".to_owned(), head("Türkçe")),
        ("de".to_owned(), head("Deutsch")),
    ];
    let listed = languages(&files).expect("the heads are good");
    let tags: Vec<&str> = listed
        .iter()
        .map(|language| language.tag.as_str())
        .collect();
    assert_eq!(tags, ["de", "en", "tr", "el"]);
    let headless = [english(), ("de".to_owned(), String::new())];
    assert!(languages(&headless).is_err());
}

#[test]
fn finds_keys_that_nobody_asks_for() {
    let master = master(&[english()]).expect("the file is good");
    let sources = ["texts.get(Key::Hello); Key::Taken".to_owned()];
    assert_eq!(unused_keys(&master, &sources), ["take"]);
}

#[test]
fn the_texts_of_the_page_are_whole() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/texts");
    let compiled = compile_dir(&folder).unwrap_or_else(|error| panic!("{error}"));
    assert!(compiled.iter().any(|(tag, _)| tag == "en"));
    assert_eq!(
        compiled.len(),
        files(&folder).expect("they were read before").len()
    );
}

#[test]
fn the_first_script_finds_its_texts_by_name() {
    let body = format!("{HEAD}failed-again = Try \"again\"\n");
    let compiled = compile(&[("en".to_owned(), body)]).expect("the file is good");
    let text = String::from_utf8_lossy(&compiled[0].1).into_owned();
    assert!(text.contains(r#","failed-again":"Try \"again\"","texts":["Try \"again\""]}"#));
}
