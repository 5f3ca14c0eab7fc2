//! A position beside its mirror image and beside itself seen by the other side.

use dama_core::{Effect, EffectBuffer, Outcome, Position, RuleSet, Side, Square, SquareSet};

use super::position;

/// One of the two ways to turn a position, for all that stands on it.
struct Turn {
    name: &'static str,
    position: fn(&Position) -> Position,
    square: fn(Square) -> Square,
    squares: fn(SquareSet) -> SquareSet,
    side: fn(Side) -> Side,
}

const TURNS: [Turn; 2] = [
    Turn {
        name: "mirrored",
        position: Position::mirrored,
        square: Square::mirrored,
        squares: SquareSet::mirrored,
        side: |side| side,
    },
    Turn {
        name: "flipped",
        position: Position::flipped,
        square: Square::flipped,
        squares: SquareSet::flipped,
        side: Side::opposite,
    },
];

/// Turning twice changes nothing, and what a turned position allows is what the
/// position allows, turned.
///
/// # Panics
///
/// Where it is not.
pub fn symmetry(here: &Position, rules: &RuleSet) {
    for turn in &TURNS {
        let about = || format!("{here} {}, {rules}", turn.name);
        let turned = (turn.position)(here);
        assert_eq!((turn.position)(&turned), *here, "{}", about());
        assert_eq!(turned, by_squares(here, turn), "{}", about());
        let key = position(&turned.to_setup()).key();
        assert_eq!(turned.key(), key, "key of {}", about());

        let expected = sorted(effects(here, rules).iter().map(|effect| Effect {
            taken: (turn.squares)(effect.taken),
            from: (turn.square)(effect.from),
            to: (turn.square)(effect.to),
            crowns: effect.crowns,
        }));
        let found = sorted(effects(&turned, rules));
        assert_eq!(found, expected, "moves of {}", about());
        let outcome = here.outcome(rules).map(|end| Outcome {
            winner: end.winner.map(turn.side),
            ..end
        });
        assert_eq!(turned.outcome(rules), outcome, "outcome of {}", about());
    }
}

/// The turned position by way of its text, square by square.
fn by_squares(here: &Position, turn: &Turn) -> Position {
    let mut setup = dama_core::Setup::new((turn.side)(here.side_to_move()));
    for (square, mut piece) in here.to_setup().pieces() {
        piece.side = (turn.side)(piece.side);
        setup.put((turn.square)(square), Some(piece));
    }
    position(&setup)
}

fn effects(here: &Position, rules: &RuleSet) -> Vec<Effect> {
    let mut effects = EffectBuffer::new();
    here.effects(rules, &mut effects);
    effects.as_slice().to_vec()
}

fn sorted(effects: impl IntoIterator<Item = Effect>) -> Vec<Effect> {
    let mut effects: Vec<Effect> = effects.into_iter().collect();
    effects.sort_by_key(|effect| (effect.from, effect.to, effect.taken.bits()));
    effects
}
