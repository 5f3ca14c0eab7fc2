//! The line between the strips: whose turn it is, what must be done, why not, how
//! it ended.

use dama_core::Move;
use dama_page::wording::{self, Topic};
use dama_page::{DrawAnswer, Key, Oddity, Reason, Refused, Session, Texts, Turn, say};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::board::Travel;
use crate::boot;
use crate::sheets::Sheet;
use crate::strips::Seat;
use crate::windows::Place;

/// What there is to say about the last input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing: the line says whose turn it is.
    Nothing,
    /// It changed nothing, and why.
    Refused(Refused),
    /// Several ways lead there.
    Choose,
    /// The computer looks for advice.
    LookingForHint,
    /// Its advice, and what speaks for it.
    Hint(Move, Option<Reason>),
    /// It has none.
    NoHint,
    /// A draw is declined.
    DrawDeclined,
    /// The computer player is not there.
    ComputerFailed,
    /// The game cannot be kept.
    SavingFailed,
    /// What was kept cannot be read.
    SavedGameUnreadable,
    /// What was kept is from a newer version.
    SavedGameNewer,
    /// A text was opened, with what is odd in it.
    Opened(Vec<Oddity>),
    /// The answer to a question.
    Answer(String),
}

/// The line as it is read.
pub struct Line {
    /// In the first place.
    pub strong: String,
    /// Below it.
    pub soft: String,
    /// For styles and tests: `turn`, `refusal`, `end`, `offer`, `paused`,
    /// `elsewhere`, `failed`, `update`, `confirm`, `hint` or `note`.
    pub tone: &'static str,
    /// The code of the refusal or the reason of the end.
    pub code: &'static str,
    /// The rule that tells why.
    pub why: Option<Topic>,
}

impl Line {
    fn new(tone: &'static str, strong: String) -> Self {
        Self {
            strong,
            soft: String::new(),
            tone,
            code: "",
            why: None,
        }
    }
}

impl App {
    /// The line now.
    pub fn line(self) -> Option<Line> {
        if self.place.try_get()? == Some(Place::Elsewhere) {
            let line = |texts: &Texts| Line::new("elsewhere", say!(texts, TabElsewhere));
            return self.texts.try_with(line);
        }
        let note = self.note.try_get()?;
        // Between games; in the midst of one it waits in the menu.
        if self.update.try_get()? && note == Note::Nothing && self.at_start() {
            let line = |texts: &Texts| Line::new("update", say!(texts, UpdateReady));
            return self.texts.try_with(line);
        }
        let ending = self.ending.try_get()?;
        let mut line = self
            .texts
            .try_with(|texts| {
                self.session
                    .try_with(|session| line(texts, session, &note, ending))
            })
            .flatten()?;
        self.add_endgame(&mut line);
        Some(line)
    }

    /// Whether no move has been played.
    fn at_start(self) -> bool {
        let empty = |session: &Session| session.game().all_moves().is_empty();
        self.session.try_with(empty).unwrap_or_default()
    }

    fn answer_draw(self, answer: DrawAnswer) {
        self.act(|session| session.answer_draw(answer));
    }
}

fn line(texts: &Texts, session: &Session, note: &Note, ending: bool) -> Line {
    let you = session.players().only_human();
    let to_move = session.game().position().side_to_move();
    let view = session.view();
    let mover = view
        .chosen
        .and_then(|at| view.piece_at(at))
        .map(|piece| piece.kind);
    let noted = match note {
        Note::Nothing => None,
        Note::Refused(refused) => {
            let mut line = Line::new("refusal", wording::refused(texts, refused, to_move));
            line.code = refused.code();
            if let Refused::ByRule(refusal) = refused {
                line.why = Some(Topic::of(refusal, mover));
            }
            return line;
        }
        Note::Choose => Some(say!(texts, ChooseWay)),
        Note::LookingForHint => session.is_hint_wanted().then(|| say!(texts, HintLooking)),
        Note::Hint(advice, reason) => {
            let mut line = Line::new("hint", say!(texts, HintMove { move: advice }));
            line.soft = reason.map_or(String::new(), |reason| wording::reason(texts, reason));
            return line;
        }
        Note::NoHint => Some(say!(texts, HintNone)),
        Note::DrawDeclined => Some(match you {
            Some(_) => say!(texts, DrawComputerDeclines),
            None => say!(texts, DrawDeclined),
        }),
        Note::ComputerFailed => return Line::new("failed", say!(texts, FailedComputer)),
        Note::SavingFailed => Some(say!(texts, FailedSaving)),
        Note::SavedGameUnreadable => Some(say!(texts, FailedSavedGame)),
        Note::SavedGameNewer => Some(say!(texts, FailedNewerGame)),
        Note::Opened(oddities) => {
            let told = wording::oddities(texts, oddities);
            (!told.is_empty()).then(|| told.join(" "))
        }
        Note::Answer(answer) => Some(answer.clone()),
    };
    if let Some(strong) = noted {
        return Line::new("note", strong);
    }
    if session.is_draw_asked() {
        return Line::new("note", say!(texts, DrawComputerAsked));
    }
    if let Some(side) = session.draw_offer() {
        let offered = say!(
            texts,
            [DrawOfferedByWhite, DrawOfferedByBlack][side.index()]
        );
        return Line::new("offer", offered);
    }
    if ending {
        // It stays the mover's turn until the last stone rests.
        let mut line = Line::new("turn", wording::turn(texts, to_move.opposite(), you));
        line.soft = wording::rule_set_name(texts, session.rules());
        return line;
    }
    if let Turn::Over(outcome) = session.turn() {
        let mut line = Line::new("end", wording::ending(texts, outcome, you));
        line.soft = wording::ending_reason(texts, outcome);
        line.code = outcome.reason.code();
        return line;
    }
    if let Some(asked) = session.asked() {
        return Line::new("confirm", say!(texts, ConfirmMove { move: &asked }));
    }
    if session.is_paused() {
        let mut line = Line::new("paused", say!(texts, ClockPaused));
        line.soft = say!(texts, ClockPausedLine);
        return line;
    }
    let mut line = Line::new("turn", wording::turn(texts, to_move, you));
    let rules = wording::rule_set_name(texts, session.rules());
    line.soft = match (view.must_take, view.remaining) {
        (0, _) => rules,
        (count, 0) => wording::must_take(texts, count, 0),
        (count, more) => wording::must_take(texts, count, count - more),
    };
    line
}

fn button(action: &'static str, label: String, act: impl Fn() + 'static) -> AnyView {
    boxed_button(action, label, Box::new(act))
}

/// The same, compiled once for all buttons.
#[inline(never)]
fn boxed_button(action: &'static str, label: String, act: Box<dyn Fn()>) -> AnyView {
    view! {
        <button class="small" data-action=action on:click=move |_| act()>
            {label}
        </button>
    }
    .into_any()
}

fn buttons(app: App, line: &Line) -> Vec<AnyView> {
    match (line.tone, line.why) {
        ("refusal", None) if line.code == "error" => {
            vec![button("again", app.text(Key::TrainerAgain), move || {
                app.undo()
            })]
        }
        ("end", _) if app.is_training() => {
            let next = move || app.next_exercise();
            vec![button("next-exercise", app.text(Key::TrainerNext), next)]
        }
        ("refusal", Some(rule)) => {
            let open = move || app.sheet.set(Some(Sheet::Rules(Some(rule))));
            vec![button("why", app.text(Key::Why), open)]
        }
        ("end", _) => vec![button("rematch", app.text(Key::Rematch), move || {
            app.rematch()
        })],
        ("elsewhere", _) => vec![button("go-on-here", app.text(Key::TabHere), move || {
            app.go_on_here()
        })],
        ("update", _) => vec![button("update", app.text(Key::UpdateNow), boot::update)],
        ("failed", _) => vec![button("again", app.text(Key::FailedAgain), move || {
            app.act(Session::wake)
        })],
        ("confirm", _) => vec![
            button("take-back", app.text(Key::Cancel), move || {
                app.act(Session::escape)
            }),
            button("confirm", app.text(Key::ConfirmDo), move || {
                app.act_by(Travel::IsThere, Session::confirm)
            }),
        ],
        // Who meets the page for the first time looks for the computer.
        ("turn", _) if app.at_start() && !app.is_training() => {
            let open = move || app.sheet.set(Some(Sheet::NewGame));
            vec![button("new-game", app.text(Key::MenuNewGame), open)]
        }
        ("paused", _) => vec![button("go-on", app.text(Key::ClockGoOn), move || {
            app.pause_or_go_on()
        })],
        ("offer", _) => [
            ("accept", Key::DrawAccept, DrawAnswer::Accept),
            ("decline", Key::DrawDecline, DrawAnswer::Decline),
        ]
        .into_iter()
        .map(|(action, key, answer)| button(action, app.text(key), move || app.answer_draw(answer)))
        .collect(),
        _ => Vec::new(),
    }
}

/// Whether the player on a seat is the one whom the line is for.
fn is_for(session: &Session, seat: Seat) -> bool {
    // An offer is answered by the other one.
    let offered = session.draw_offer().map(dama_core::Side::opposite);
    let side = offered.unwrap_or(session.game().position().side_to_move());
    (side == session.facing().0) == (seat == Seat::Near)
}

/// The line. With the device between two players there is one at each end, and who has
/// nothing to answer is only told whose turn it is.
pub fn message(seat: Seat) -> impl IntoView {
    let app = app();
    move || {
        let between = app.face_to_face();
        if seat == Seat::Far && !between {
            return None;
        }
        let mut line = app.line()?;
        let for_both = matches!(line.tone, "end" | "paused" | "elsewhere");
        if between && !for_both {
            let other = |texts: &Texts| {
                app.session.try_with(|session| {
                    let to_move = session.game().position().side_to_move();
                    let turn = || Line::new("wait", wording::turn(texts, to_move, None));
                    (!is_for(session, seat)).then(turn)
                })
            };
            line = app.texts.try_with(other)??.unwrap_or(line);
        }
        let buttons = buttons(app, &line);
        let code = Some(line.code).filter(|code| !code.is_empty());
        let class = match seat {
            Seat::Near => "message",
            Seat::Far => "message away upside-down",
        };
        Some(view! {
            <section class=class data-tone=line.tone data-code=code>
                <p class="say">
                    <strong>{line.strong}</strong>
                    <span>{line.soft}</span>
                </p>
                {buttons}
            </section>
        })
    }
}
