//! Comparing a translation with the master.

use std::collections::BTreeSet;

use crate::message::shown;
use crate::{Category, Fault, FaultKind, Language, Message, Part};

/// The faults of the master in itself.
pub(crate) fn master(master: &Language) -> Vec<Fault> {
    let too_many = master.messages.iter().filter(|m| m.parameters().len() > 10);
    let mut faults: Vec<Fault> = too_many
        .map(|message| Fault {
            tag: master.tag.clone(),
            line: message.line,
            key: Some(message.key.clone()),
            kind: FaultKind::TooManyParameters,
        })
        .collect();
    faults.extend(against(master, master));
    faults
}

/// The faults of a language, compared with the master.
pub(crate) fn against(master: &Language, language: &Language) -> Vec<Fault> {
    let mut faults = Vec::new();
    for message in &language.messages {
        let kinds = match master.message(&message.key) {
            None => vec![FaultKind::Unknown],
            Some(original) => compare(original, message, &language.plurals),
        };
        faults.extend(kinds.into_iter().map(|kind| Fault {
            tag: language.tag.clone(),
            line: message.line,
            key: Some(message.key.clone()),
            kind,
        }));
    }
    let known: BTreeSet<&str> = language.messages.iter().map(|m| m.key.as_str()).collect();
    for original in &master.messages {
        if !known.contains(original.key.as_str()) {
            faults.push(Fault {
                tag: language.tag.clone(),
                line: 1,
                key: Some(original.key.clone()),
                kind: FaultKind::Missing(original.plain()),
            });
        }
    }
    faults
}

fn compare(original: &Message, message: &Message, plurals: &[Category]) -> Vec<FaultKind> {
    let mut kinds = Vec::new();
    let (wanted, found) = (original.parameters(), message.parameters());
    let unknown = found.difference(&wanted);
    kinds.extend(unknown.map(|name| FaultKind::UnknownParameter((*name).to_owned())));
    let missing = wanted.difference(&found);
    kinds.extend(missing.map(|name| FaultKind::MissingParameter((*name).to_owned(), None)));
    let numbers = original.numbers();
    for (place, part) in message.parts.iter().enumerate() {
        if let Part::Choice { parameter, forms } = part {
            if !numbers.contains(parameter.as_str()) {
                kinds.push(FaultKind::NotANumber(parameter.clone()));
            }
            kinds.extend(wrong_forms(forms, plurals));
            kinds.extend(lost_parameters(message, place, parameter, forms));
        }
    }
    kinds
}

/// The forms must be exactly those of the language.
fn wrong_forms(forms: &[(Category, Vec<Part>)], plurals: &[Category]) -> Option<FaultKind> {
    let names = |mut list: Vec<Category>| {
        list.sort();
        let names: Vec<&str> = list.into_iter().map(Category::name).collect();
        names.join(" ")
    };
    let found = names(forms.iter().map(|(category, _)| *category).collect());
    let wanted = names(plurals.to_vec());
    (found != wanted).then_some(FaultKind::WrongForms { wanted, found })
}

/// Every form must say all that the others say; the number itself may be left out
/// where the form stands for one number only, which `one` does not in every language.
fn lost_parameters(
    message: &Message,
    place: usize,
    number: &str,
    forms: &[(Category, Vec<Part>)],
) -> Vec<FaultKind> {
    let mut elsewhere = shown(&message.parts);
    for (other, part) in message.parts.iter().enumerate() {
        if let Part::Choice { forms, .. } = part
            && other != place
        {
            elsewhere.extend(forms.iter().flat_map(|(_, form)| shown(form)));
        }
    }
    let mut kinds = Vec::new();
    for (category, form) in forms {
        let said = shown(form);
        for name in message.parameters() {
            let may_lack = name == number && matches!(category, Category::Zero | Category::Two);
            if !may_lack && !said.contains(name) && !elsewhere.contains(name) {
                let form = Some(category.name());
                kinds.push(FaultKind::MissingParameter(name.to_owned(), form));
            }
        }
    }
    kinds
}
