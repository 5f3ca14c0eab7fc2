//! A text with its parameters and plural forms.

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern as Fluent, PatternElement, VariantKey,
};

use crate::error::Problem;

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Parameter(String),
}

/// A whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pattern {
    Plain(Vec<Part>),
    /// By the plural category of a number.
    Plural {
        number: String,
        forms: Vec<(String, Vec<Part>)>,
    },
}

impl Pattern {
    /// Reads a text: parts, or one choice by number that spans all of it.
    pub(crate) fn read(pattern: &Fluent<&str>) -> Result<Self, Problem> {
        if let [
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            },
        ] = pattern.elements.as_slice()
        {
            let InlineExpression::VariableReference { id } = selector else {
                return Err(Problem::NotAllowed("a choice by anything but a parameter"));
            };
            let mut forms = Vec::new();
            for variant in variants {
                let category = match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                        *name
                    }
                };
                forms.push((category.to_owned(), parts(&variant.value)?));
            }
            return Ok(Self::Plural {
                number: id.name.to_owned(),
                forms,
            });
        }
        Ok(Self::Plain(parts(pattern)?))
    }

    /// All its forms; one where there is no choice.
    pub(crate) fn forms(&self) -> Vec<&[Part]> {
        match self {
            Self::Plain(parts) => vec![parts],
            Self::Plural { forms, .. } => forms.iter().map(|(_, parts)| parts.as_slice()).collect(),
        }
    }

    /// The parameters it uses, in the order in which they appear.
    pub(crate) fn parameters(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let mut add = |name: &String| {
            if !names.contains(name) {
                names.push(name.clone());
            }
        };
        if let Self::Plural { number, .. } = self {
            add(number);
        }
        for parts in self.forms() {
            for part in parts {
                if let Part::Parameter(name) = part {
                    add(name);
                }
            }
        }
        names
    }
}

fn parts(pattern: &Fluent<&str>) -> Result<Vec<Part>, Problem> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Ok(Part::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(inline),
        } => match inline {
            InlineExpression::VariableReference { id } => Ok(Part::Parameter(id.name.to_owned())),
            InlineExpression::StringLiteral { value } => Ok(Part::Text((*value).to_owned())),
            InlineExpression::NumberLiteral { .. } => {
                Err(Problem::NotAllowed("a number in braces"))
            }
            InlineExpression::FunctionReference { .. } => Err(Problem::NotAllowed("a function")),
            InlineExpression::MessageReference { .. } => Err(Problem::NotAllowed("another text")),
            InlineExpression::TermReference { .. } => Err(Problem::NotAllowed("a term")),
            InlineExpression::Placeable { .. } => Err(Problem::NotAllowed("braces within braces")),
        },
        PatternElement::Placeable {
            expression: Expression::Select { .. },
        } => Err(Problem::NotAllowed("a choice that is not the whole text")),
    };
    pattern.elements.iter().map(part).collect()
}
