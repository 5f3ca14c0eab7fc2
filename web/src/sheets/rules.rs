//! The rules: two screens of short sentences, each with a small board, and the
//! table of the two rule sets.

use std::fmt::Write;

use dama_core::RuleSet;
use dama_page::wording::{self, Topic};
use dama_page::{Key, diagrams, say};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::framed;
use crate::app::{App, app};
use crate::diagram::diagram;
use crate::markup::{safe, safe_text};

fn point(app: App, topic: Topic) -> impl IntoView {
    let rules = app.session.with_untracked(|session| *session.rules());
    let (title, paragraphs) = app
        .texts
        .with_untracked(|texts| (topic.title(texts), topic.paragraphs(texts, &rules)));
    let class = match diagrams::of(topic, &rules).count() {
        0 | 1 => "rule",
        _ => "rule many",
    };
    let paragraphs: Vec<_> = paragraphs
        .into_iter()
        .map(|text| view! { <p>{text}</p> })
        .collect();
    view! {
        <section class=class data-topic=format!("{topic:?}") tabindex="-1">
            <div>
                <h3>{title}</h3>
                {paragraphs}
            </div>
            {diagram(topic, &rules)}
        </section>
    }
}

fn table(app: App) -> impl IntoView {
    let playing = app.session.with_untracked(|session| session.rules().name);
    let text = |key| safe_text(app, key);
    let mut markup = format!(
        "<h3>{}</h3><table><thead><tr><td></td>",
        text(Key::TableTitle)
    );
    for rules in RuleSet::ALL {
        let name = app
            .texts
            .with_untracked(|texts| wording::rule_set_name(texts, &rules));
        // Writing to a text never fails.
        let _ = write!(markup, "<th scope='col'>{} ", safe(&name));
        if rules.name == playing {
            let mark = text(Key::TableInPlay);
            let _ = write!(markup, "<small class='in-play'>{mark}</small>");
        }
        markup.push_str("</th>");
    }
    markup.push_str("</tr></thead><tbody>");
    for keys in wording::RULE_TABLE {
        let [what, classic, federation] = keys.map(text);
        let _ = write!(
            markup,
            "<tr><th scope='row'>{what}</th><td>{classic}</td><td>{federation}</td></tr>"
        );
    }
    markup.push_str("</tbody></table>");
    view! { <section inner_html=markup /> }
}

/// The rules, opened at a point if one is asked for.
pub fn rules(asked: Option<Topic>) -> AnyView {
    let app = app();
    let screen = RwSignal::new(asked.map_or(1, Topic::screen));
    if let Some(topic) = asked {
        // Once the sheet is open.
        set_timeout(
            move || {
                let wanted = format!("[data-topic={topic:?}]");
                if let Ok(Some(point)) = document().query_selector(&wanted) {
                    point.scroll_into_view();
                    let _ = point.unchecked_into::<web_sys::HtmlElement>().focus();
                }
            },
            std::time::Duration::ZERO,
        );
    }
    let points = move |screen| {
        Topic::ALL
            .into_iter()
            .filter(|topic| topic.screen() == screen)
            .map(|topic| point(app, topic))
            .collect::<Vec<_>>()
    };
    let turn = move |_| {
        screen.update(|screen| *screen = 3 - *screen);
        if let Ok(Some(heading)) = document().query_selector("#sheet-title") {
            // The heading itself sticks to the top and is always in view.
            if let Ok(Some(sheet)) = heading.closest("dialog") {
                sheet.set_scroll_top(0);
            }
            let _ = heading.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    };
    let shown = move || {
        let number = screen.get();
        let (place, other) = app.texts.with(|texts| {
            let place = say!(
                texts,
                RulesScreen {
                    number: number,
                    count: Topic::SCREENS
                }
            );
            (
                place,
                say!(texts, [RulesNext, RulesPrevious][usize::from(number) - 1]),
            )
        });
        view! {
            <p class="soft">{place}</p>
            {points(number)}
            {(number == Topic::SCREENS).then(|| table(app))}
            <div class="actions">
                <button class="other-action" data-action="other-screen" on:click=turn>
                    {other}
                </button>
            </div>
        }
    };
    framed(
        Key::Rules,
        None,
        view! { <div class="sheet-body rules">{shown}</div> },
    )
}
