//! Every legal move of many positions can be made by taps, whatever else is legal.

use dama_core::{Kind, Move, Piece, Position, RuleSet, Setup, Side, Square};

use crate::{Event, Meaning, NewGame, Players, Session};

/// Marsaglia's xorshift: the same positions in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }

    /// A position with a few pieces of both sides, many of them kings.
    fn position(&mut self) -> Option<Position> {
        let mut setup = Setup::new(Side::BOTH[self.below(2) as usize]);
        for side in Side::BOTH {
            for _ in 0..1 + self.below(6) {
                let kind = [Kind::Man, Kind::King][self.below(2) as usize];
                let piece = Piece { side, kind };
                let square = Square::new(self.below(64) as u8)?;
                if piece.may_stand_on(square) {
                    setup.put(square, Some(piece));
                }
            }
        }
        Position::try_from(setup).ok()
    }
}

/// Taps a square and, where that opens a choice, what leads to the wanted move.
fn tap(session: &mut Session, square: Square, wanted: &Move) {
    let landed = session.hand().held.as_ref().map_or(0, |h| h.landed().len()) + 1;
    if let Some(Event::Choose(candidates)) = session.tap(square).last() {
        let last = landed == wanted.landings().len();
        let fits = |meaning: &Meaning| match meaning {
            Meaning::Play(played) => last && played == wanted,
            Meaning::GoOn(landings) => !last && wanted.landings().starts_with(landings),
        };
        let chosen = candidates.iter().find(|c| fits(&c.meaning));
        let label = chosen.expect("the wanted move can be chosen").label;
        let others = candidates.iter().filter(|c| c.label == label).count();
        assert_eq!(others, 1, "a label of its own in {candidates:?}");
        session.tap(label);
    }
}

fn check(position: Position, rules: RuleSet) -> usize {
    let begin = NewGame {
        start: position,
        ..NewGame::new(Players::TWO, rules)
    };
    let legal = Session::new(&begin).game().legal_moves();
    for wanted in &legal {
        let after = position.after(&wanted.effect());
        let mut session = Session::new(&begin);
        session.tap(wanted.from());
        for &landing in wanted.landings() {
            if session.game().ply() == 0 {
                tap(&mut session, landing, wanted);
            }
        }
        assert_eq!(session.game().position(), &after, "{wanted} in {position}");

        // A tap on the end plays it, or it is among the candidates.
        let mut session = Session::new(&begin);
        session.tap(wanted.from());
        if wanted.to() == wanted.from() {
            continue;
        }
        match session.tap(wanted.to()).last() {
            Some(Event::Choose(candidates)) => {
                let play = Meaning::Play(*wanted);
                let found = candidates.iter().any(|c| c.meaning == play);
                assert!(found || candidates.len() == 9, "{wanted} in {position}");
            }
            _ => assert_eq!(session.game().position(), &after, "{wanted} in {position}"),
        }
    }
    legal.len()
}

#[test]
fn every_legal_move_can_be_tapped() {
    let mut random = Random(0x0DA3_A0DA_3A0D_A3A5);
    let mut moves = 0;
    for _ in 0..1_500 {
        if let Some(position) = random.position() {
            for rules in RuleSet::ALL {
                moves += check(position, rules);
            }
        }
    }
    assert!(moves > 10_000, "only {moves} moves were tried");
}

#[test]
fn taps_anywhere_never_break_the_game() {
    let mut random = Random(0x5E55_1011_5E55_1011);
    for rules in RuleSet::ALL {
        let mut session = Session::new(&NewGame::new(Players::TWO, rules));
        for _ in 0..4_000 {
            let square = Square::new(random.below(64) as u8).expect("below 64");
            match random.below(40) {
                0 => session.escape(),
                1 => session.undo(),
                2 => session.redo(),
                3 => {
                    let to = Square::new(random.below(64) as u8).expect("below 64");
                    session.drop_on(square, to)
                }
                4 => session.lift(square),
                5 => session.choose(random.below(4) as usize),
                _ => session.tap(square),
            };
            let view = session.view();
            if let Some(chosen) = view.chosen {
                assert!(view.piece_at(chosen).is_some());
            }
            if session.outcome().is_some() {
                session.rematch();
            }
        }
        let kept = Session::load(&session.save()).expect("it was saved just now");
        assert_eq!(kept.game().all_moves(), session.game().all_moves());
    }
}
