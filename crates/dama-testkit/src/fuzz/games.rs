//! Whole games made of bytes.

use arbitrary::{Arbitrary, Unstructured};
use dama_core::{Game, Position, Refusal, Side};

use crate::checks;

/// Plays a game made of the bytes; each position keeps the laws of keys,
/// symmetry and packing, and the game itself can be kept.
///
/// # Panics
///
/// Where a law does not hold.
pub fn laws(bytes: &[u8]) {
    let Ok(game) = Game::arbitrary(&mut Unstructured::new(bytes)) else {
        return;
    };
    for position in game.positions() {
        checks::own_laws(position, game.rules());
    }
    for (pair, played) in game.positions().windows(2).zip(game.moves()) {
        assert_eq!(pair[0].after(&played.effect()), pair[1], "after {played}");
    }
    checks::kept(&game);
}

/// Does to a game what the bytes say: plays, takes back, plays again, jumps to a
/// ply, resigns, offers draws; nothing is lost and nothing comes out of order.
///
/// # Panics
///
/// Where it does.
pub fn game(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let (Ok(rules), Ok(start)) = (bytes.arbitrary(), bytes.arbitrary::<Option<Position>>()) else {
        return;
    };
    let mut game = Game::from_position(rules, start.unwrap_or_default());
    while let ([first, ..], false) = (&bytes.bytes(1).unwrap_or(&[]), game.ply() > 300) {
        let before = game.clone();
        one_step(&mut game, *first);
        stands(&game, &before);
    }
    checks::kept(&game);
    let all = game.all_moves().to_vec();
    while game.redo().is_some() {}
    assert_eq!(game.moves(), all);
    while game.undo().is_some() {}
    assert_eq!((game.ply(), game.position()), (0, game.start()));
    checks::kept(&game);
}

/// The high half of the byte says what is done, the low half with what.
fn one_step(game: &mut Game, byte: u8) {
    let number = usize::from(byte & 15);
    let side = Side::BOTH[number & 1];
    let over = game.outcome().is_some();
    let answer = match byte >> 4 {
        0..8 => {
            let legal = game.legal_moves();
            assert!(!over || legal.is_empty(), "moves after the end");
            match legal.get(number * 2 % legal.len().max(1)) {
                Some(one) => game.play(one),
                None => game.play_text("d3-d4").map(|_| ()),
            }
        }
        8 | 9 => {
            take_back_and_play_again(game);
            return;
        }
        10 => {
            game.go_to(game.all_moves().len().saturating_sub(number));
            return;
        }
        11 => game.offer_draw(side),
        12 => {
            let _ = game.decline_draw();
            return;
        }
        13 => game.agree_draw(),
        14 => game.resign(side),
        _ => game.flag(side),
    };
    assert_eq!(answer == Err(Refusal::GameOver), over, "{byte} on {game:?}");
}

fn take_back_and_play_again(game: &mut Game) {
    let before = game.clone();
    if let Some(undone) = game.undo() {
        assert_eq!(game.ply() + 1, before.ply());
        assert_eq!(game.all_moves(), before.all_moves());
        let mut again = game.clone();
        assert_eq!(again.redo(), Some(undone));
        assert_eq!(again.outcome(), before.outcome());
        assert_eq!(again.positions(), before.positions());
        assert_eq!(again.quiet_plies(), before.quiet_plies());
    }
}

/// What holds for every game at any time.
fn stands(game: &Game, before: &Game) {
    assert_eq!(game.start(), before.start());
    assert_eq!(game.positions().len(), game.ply() + 1);
    assert_eq!(game.positions().last(), Some(game.position()));
    assert_eq!(game.moves(), &game.all_moves()[..game.ply()]);
    let stood = game.positions().iter().filter(|p| *p == game.position());
    assert_eq!(game.repetitions() as usize, stood.count());
    if let Some(played) = game.moves().last() {
        let last = game.positions()[game.ply() - 1];
        assert_eq!(last.after(&played.effect()), *game.position());
    }
    if game.draw_offer().is_some() {
        assert_eq!(game.outcome(), None, "an offer is open after the end");
    }
}
