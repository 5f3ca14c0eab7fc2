//! The strips of the two players: who plays, whose turn it is, what was taken.

use dama_core::{Kind, Side};
use dama_page::{Key, Player, Players, Turn, say};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::board::{side_class, symbol};

/// At which edge of the board a strip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// At the far edge.
    Far,
    /// At the near edge.
    Near,
}

impl Seat {
    const fn class(self) -> &'static str {
        match self {
            Self::Far => "far",
            Self::Near => "near",
        }
    }

    fn side(self, app: App) -> Side {
        let near = app.session.with(|session| session.facing().0);
        match self {
            Self::Far => near.opposite(),
            Self::Near => near,
        }
    }
}

fn name(app: App, side: Side) -> String {
    let players = app.session.with(|session| session.players());
    app.texts.with(|texts| match players.of(side) {
        Player::Computer { level } => say!(texts, PlayerComputer { level: u32::from(level) }),
        Player::Human if players == Players::TWO => {
            say!(texts, [PlayerWhite, PlayerBlack][side.index()])
        }
        Player::Human => say!(texts, PlayerYou),
    })
}

/// The color, where the name does not say it.
fn color(app: App, side: Side) -> Option<String> {
    let two = app.session.with(|session| session.players() == Players::TWO);
    let key = [Key::SideWhite, Key::SideBlack][side.index()];
    (!two).then(|| app.texts.with(|texts| texts.get(key)))
}

/// A player's strip.
pub fn strip(seat: Seat) -> impl IntoView {
    let app = app();
    let side = Memo::new(move |_| seat.side(app));
    let count = Memo::new(move |_| app.session.with(|session| session.taken_by(side.get())));
    let to_move = move || {
        app.session.with(|session| match session.turn() {
            Turn::Human(turn) | Turn::Computer(turn) => turn == side.get(),
            Turn::Over(_) => false,
        })
    };
    let stands_on_its_head = move || seat == Seat::Far && app.face_to_face();
    let label = move || {
        let count = u32::from(count.get());
        app.texts
            .with(|texts| say!(texts, [TakenByWhite, TakenByBlack][side.get().index()] { count: count }))
    };
    let disc = format!(
        "<svg viewBox='0 0 100 100'><use href='{}'/></svg>",
        symbol(Kind::Man)
    );
    let minis = move || "<i class='mini'></i>".repeat(count.get().into());
    view! {
        <section
            class=format!("strip {}", seat.class())
            class:upside-down=stands_on_its_head
            data-side=move || side.get().name()
            data-turn=move || to_move().then_some("")
        >
            <span class=move || format!("disc {}", side_class(side.get())) aria-hidden="true" inner_html=disc />
            <div class="who">
                <span class="name">{move || name(app, side.get())}</span>
                " "
                <span class="sub">{move || color(app, side.get())}</span>
            </div>
            <div
                class=move || format!("taken {}", side_class(side.get().opposite()))
                role="img"
                aria-label=label
                data-taken=move || count.get()
            >
                <span class="pile" inner_html=minis />
                <span class="count">{move || app.number(u32::from(count.get()))}</span>
            </div>
        </section>
    }
}
