//! Reading one file of texts.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};

use crate::place::{line_at, line_of};
use crate::{Category, Direction, Fault, FaultKind, Language, Message, Part};

const NAME: &str = "language-name";
const DIRECTION: &str = "language-direction";
const PLURALS: &str = "language-plurals";

/// The head of a file only, without its messages and without faults in them.
pub(crate) fn head(tag: &str, text: &str) -> Result<Language, Vec<Fault>> {
    let mut reader = Reader::new(tag, text);
    let language = reader.language(&entries(text).0);
    reader
        .faults
        .retain(|fault| matches!(fault.kind, FaultKind::NoHead(_) | FaultKind::BadHead(_)));
    reader.finish(Language {
        messages: Vec::new(),
        ..language
    })
}

/// A whole file.
pub(crate) fn language(tag: &str, text: &str) -> Result<Language, Vec<Fault>> {
    let mut reader = Reader::new(tag, text);
    let (entries, errors) = entries(text);
    for (offset, message) in errors {
        let line = line_at(text, offset);
        reader.fault(line, None, FaultKind::Syntax(message));
    }
    let language = reader.language(&entries);
    reader.finish(language)
}

type Entries<'a> = (Vec<Entry<&'a str>>, Vec<(usize, String)>);

fn entries(text: &str) -> Entries<'_> {
    match fluent_syntax::parser::parse(text) {
        Ok(resource) => (resource.body, Vec::new()),
        Err((resource, errors)) => {
            let errors = errors
                .into_iter()
                .map(|error| (error.pos.start, error.to_string()))
                .collect();
            (resource.body, errors)
        }
    }
}

struct Reader<'a> {
    tag: &'a str,
    text: &'a str,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    fn new(tag: &'a str, text: &'a str) -> Self {
        let faults = Vec::new();
        Self { tag, text, faults }
    }

    fn finish(self, language: Language) -> Result<Language, Vec<Fault>> {
        if self.faults.is_empty() {
            Ok(language)
        } else {
            Err(self.faults)
        }
    }

    fn fault(&mut self, line: usize, key: Option<&str>, kind: FaultKind) {
        self.faults.push(Fault {
            tag: self.tag.to_owned(),
            line,
            key: key.map(str::to_owned),
            kind,
        });
    }

    fn language(&mut self, entries: &[Entry<&'a str>]) -> Language {
        let mut head = Vec::new();
        let mut messages = Vec::new();
        let mut seen = BTreeSet::new();
        for entry in entries {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let line = line_of(self.text, key);
                    if !seen.insert(key) {
                        self.fault(line, Some(key), FaultKind::Twice);
                    }
                    if !is_key(key) {
                        self.fault(line, Some(key), FaultKind::BadKey);
                    }
                    if !message.attributes.is_empty() {
                        self.fault(line, Some(key), FaultKind::NotAllowed("attributes"));
                    }
                    messages.push(Message {
                        key: key.to_owned(),
                        line,
                        comment: message.comment.as_ref().map(lines).unwrap_or_default(),
                        parts: self.text_of(key, line, message.value.as_ref()),
                    });
                }
                Entry::Term(term) => {
                    let key = term.id.name;
                    let line = line_of(self.text, key);
                    match self.pattern(key, line, &term.value, Depth::Top).as_slice() {
                        [Part::Text(value)] if [NAME, DIRECTION, PLURALS].contains(&key) => {
                            head.push((key, line, value.clone()));
                        }
                        _ => self.fault(line, Some(key), FaultKind::NotAllowed("other terms")),
                    }
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        Language {
            tag: self.tag.to_owned(),
            name: self.head(&head, NAME, "a name", |value| Some(value.to_owned())),
            direction: self
                .head(&head, DIRECTION, "ltr or rtl", |value| {
                    Direction::named(value).map(Some)
                })
                .unwrap_or(Direction::LeftToRight),
            plurals: self.head(
                &head,
                PLURALS,
                "a list of zero, one, two, few, many, other",
                categories,
            ),
            messages,
        }
    }

    fn head<T: Default>(
        &mut self,
        head: &[(&str, usize, String)],
        key: &'static str,
        wanted: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> T {
        let Some((_, line, value)) = head.iter().find(|(known, ..)| *known == key) else {
            self.fault(1, None, FaultKind::NoHead(key));
            return T::default();
        };
        read(value).unwrap_or_else(|| {
            self.fault(*line, Some(key), FaultKind::BadHead(wanted));
            T::default()
        })
    }

    fn text_of(&mut self, key: &str, line: usize, value: Option<&Pattern<&'a str>>) -> Vec<Part> {
        let parts = value
            .map(|pattern| self.pattern(key, line, pattern, Depth::Top))
            .unwrap_or_default();
        if parts.is_empty() {
            self.fault(line, Some(key), FaultKind::Empty);
        }
        parts
    }

    fn pattern(
        &mut self,
        key: &str,
        line: usize,
        pattern: &Pattern<&'a str>,
        depth: Depth,
    ) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    if value.contains('|') {
                        self.fault(line, Some(key), FaultKind::BadCharacter('|'));
                    }
                    // A text that goes on in the next line is one line on the page.
                    let value = value.replace("\r\n", " ").replace('\n', " ");
                    match parts.last_mut() {
                        Some(Part::Text(before)) => before.push_str(&value),
                        _ => parts.push(Part::Text(value)),
                    }
                }
                PatternElement::Placeable { expression } => {
                    match self.expression(key, line, expression, depth) {
                        Ok(part) => parts.push(part),
                        Err(what) => self.fault(line, Some(key), FaultKind::NotAllowed(what)),
                    }
                }
            }
        }
        parts
    }

    fn expression(
        &mut self,
        key: &str,
        line: usize,
        expression: &Expression<&'a str>,
        depth: Depth,
    ) -> Result<Part, &'static str> {
        match expression {
            Expression::Inline(inline) => Ok(Part::Parameter(parameter(inline)?)),
            Expression::Select { selector, variants } => {
                if depth == Depth::InForm {
                    return Err("choices in a choice");
                }
                let parameter = parameter(selector)?;
                let forms = self.forms(key, line, variants)?;
                Ok(Part::Choice { parameter, forms })
            }
        }
    }

    /// The forms of a choice, the default last.
    fn forms(
        &mut self,
        key: &str,
        line: usize,
        variants: &[Variant<&'a str>],
    ) -> Result<Vec<(Category, Vec<Part>)>, &'static str> {
        let mut forms = Vec::new();
        let (default, others): (Vec<_>, Vec<_>) =
            variants.iter().partition(|variant| variant.default);
        for variant in others.into_iter().chain(default) {
            let VariantKey::Identifier { name } = &variant.key else {
                return Err("choices by exact numbers");
            };
            let category = Category::named(name)
                .ok_or("choices by other than zero, one, two, few, many, other")?;
            let parts = self.pattern(key, line, &variant.value, Depth::InForm);
            forms.push((category, parts));
        }
        Ok(forms)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Top,
    InForm,
}

fn parameter(inline: &InlineExpression<&str>) -> Result<String, &'static str> {
    match inline {
        InlineExpression::VariableReference { id } => Ok(id.name.to_owned()),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {
            Err("literals")
        }
        InlineExpression::FunctionReference { .. } => Err("functions"),
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            Err("references to other texts")
        }
        InlineExpression::Placeable { .. } => Err("braces in braces"),
    }
}

fn is_key(key: &str) -> bool {
    key.bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn categories(value: &str) -> Option<Vec<Category>> {
    let list: Option<Vec<Category>> = value.split_whitespace().map(Category::named).collect();
    list.filter(|list| !list.is_empty())
}

fn lines(comment: &Comment<&str>) -> String {
    comment.content.join("\n")
}
