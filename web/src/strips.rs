//! The strips of the two players: who plays, whose turn it is, what was taken, how much
//! time is left.

use dama_core::{Kind, Side};
use dama_page::{LOW, Player, Players, Session, Texts, Turn, Value, say, wording};
use leptos::prelude::*;

use crate::app::app;
use crate::board::{side_class, symbol};
use crate::icon::icon;

/// At which edge of the board a strip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// At the far edge.
    Far,
    /// At the near edge.
    Near,
}

/// The name of a player, and the color where the name does not say it.
fn names(texts: &Texts, players: Players, side: Side) -> (String, String) {
    let color = say!(texts, [SideWhite, SideBlack][side.index()]);
    match players.of(side) {
        Player::Computer { level } => (say!(texts, PlayerComputer { level: level }), color),
        Player::Human if players == Players::TWO => {
            let name = say!(texts, [PlayerWhite, PlayerBlack][side.index()]);
            (name, String::new())
        }
        Player::Human => (say!(texts, PlayerYou), color),
    }
}

/// What a strip shows.
struct Shown {
    side: Side,
    name: String,
    color: String,
    taken: u8,
    taken_label: String,
    turn: Option<&'static str>,
    clock: Option<Clock>,
}

/// A player's clock.
#[derive(Clone, Copy)]
struct Clock {
    side: Side,
    goes: bool,
}

/// The clock, which follows the time without its strip being drawn anew.
fn clock(Clock { side, goes }: Clock) -> impl IntoView {
    let app = app();
    let left = Memo::new(move |_| app.times.get().map(|times| times[side.index()]));
    let face = move || {
        left.get()
            .map(|left| app.texts.with(|texts| wording::clock_face(texts, left)))
    };
    let label = move || {
        let time = Value::code(face().unwrap_or_default());
        app.texts
            .with(|texts| say!(texts, [ClockOfWhite, ClockOfBlack][side.index()] { time: time }))
    };
    let low = Memo::new(move |_| left.get().is_some_and(|left| left <= LOW));
    view! {
        <div
            class="clock"
            role="timer"
            aria-label=label
            data-goes=goes.then_some("")
            data-low=move || low.get().then_some("")
        >
            {move || low.get().then(|| icon("low"))}
            <span class="latin" aria-hidden="true">{face}</span>
        </div>
    }
}

fn shown(texts: &Texts, session: &Session, seat: Seat) -> Shown {
    let near = session.facing().0;
    let side = match seat {
        Seat::Far => near.opposite(),
        Seat::Near => near,
    };
    let (name, color) = names(texts, session.players(), side);
    let taken = session.taken_by(side);
    let to_move = match session.turn() {
        Turn::Human(turn) | Turn::Computer(turn) => turn == side,
        Turn::Over(_) => false,
    };
    Shown {
        side,
        name,
        color,
        taken,
        taken_label: say!(texts, [TakenByWhite, TakenByBlack][side.index()] { count: taken }),
        turn: to_move.then_some(""),
        clock: session.clocks().map(|clocks| Clock {
            side,
            goes: clocks.going() == Some(side),
        }),
    }
}

/// A player's strip.
pub fn strip(seat: Seat) -> impl IntoView {
    let app = app();
    move || {
        let shown = app.texts.with(|texts| {
            app.session.with(|session| {
                let mut shown = shown(texts, session, seat);
                if let Some((name, below)) = app.training_names(session, shown.side) {
                    (shown.name, shown.color) = (name, below);
                }
                shown
            })
        });
        let class = match seat {
            Seat::Far if app.face_to_face() => "strip far upside-down",
            Seat::Far => "strip far",
            Seat::Near => "strip near",
        };
        let disc = format!(
            "<svg viewBox='0 0 100 100'><use href='{}'/></svg>",
            symbol(Kind::Man)
        );
        let victims = side_class(shown.side.opposite());
        view! {
            <section class=class data-side=shown.side.name() data-turn=shown.turn data-clock=shown.clock.map(|_| "")>
                <span
                    class=format!("disc {}", side_class(shown.side))
                    aria-hidden="true"
                    inner_html=disc
                />
                <div class="who">
                    <span class="name">{shown.name}</span>
                    " "
                    <span class="sub">{shown.color}</span>
                </div>
                <div
                    class=format!("taken {victims}")
                    role="img"
                    aria-label=shown.taken_label
                    data-taken=shown.taken.to_string()
                >
                    <span class="pile" inner_html="<i class='mini'></i>".repeat(shown.taken.into()) />
                    <span class="count">{app.number(shown.taken.into())}</span>
                </div>
                {shown.clock.map(clock)}
            </section>
        }
    }
}
