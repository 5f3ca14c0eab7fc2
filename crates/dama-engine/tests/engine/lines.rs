//! Several lines: each the best without those before it.

use std::num::NonZeroUsize;

use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Info, Limits};

use crate::game;

fn lines(engine: &mut Engine, game: &Game, count: usize, depth: u32) -> Vec<Info> {
    let mut told = Vec::new();
    let count = NonZeroUsize::new(count).expect("lines");
    let limits = Limits::depth(depth);
    let result = engine.analyze(game, count, &limits, &Control::FREE, |info| {
        if info.depth == depth {
            told.push(info.clone());
        }
    });
    assert_eq!(result.best, told.first().map(|info| info.pv[0]));
    told
}

#[test]
fn lines_begin_with_different_moves_the_best_first() {
    let game = Game::new(RuleSet::CLASSIC);
    let told = lines(&mut Engine::new(4), &game, 3, 6);
    assert_eq!(
        told.iter().map(|info| info.line).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    for pair in told.windows(2) {
        assert!(pair[0].score >= pair[1].score);
        assert_ne!(pair[0].pv[0], pair[1].pv[0]);
    }
    // There are no more lines than moves.
    assert_eq!(lines(&mut Engine::new(4), &game, 99, 3).len(), 8);
}

#[test]
fn each_line_is_worth_what_its_move_is() {
    let rules = RuleSet::FEDERATION;
    let game = game("W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5", rules);
    let told = lines(&mut Engine::new(4), &game, 4, 9);
    assert_eq!(told[0].score.plies_to_win(), Some(7));
    for info in told {
        let mut after = game.clone();
        after.play(&info.pv[0]).expect("legal");
        // By itself, and even if the answer is forced.
        let (one, limits) = (NonZeroUsize::MIN, Limits::depth(14));
        let found = Engine::new(4).analyze(&after, one, &limits, &Control::FREE, |_| {});
        if let Some(plies) = info.score.plies_to_win() {
            assert_eq!(
                found.score.plies_to_loss(),
                Some(plies - 1),
                "{}",
                info.pv[0]
            );
        }
    }
}

#[cfg(feature = "tables")]
#[test]
fn tables_tell_of_every_line() {
    let rules = RuleSet::CLASSIC;
    let game = game("W:WKa1,Kb1:BKh8", rules);
    let mut engine = Engine::new(1);
    engine.use_endgames(dama_engine::Endgames::built_in(rules));
    let told = lines(&mut engine, &game, 28, 2);
    assert_eq!(told.len(), game.legal_moves().len().min(28));
    for info in told {
        assert!(
            info.score.is_decided() || info.score.value() == 0,
            "{}",
            info.score
        );
    }
}

#[test]
fn a_single_move_is_looked_into() {
    let game = game("W:Wd4:Bd5,h7,h6", RuleSet::CLASSIC);
    assert_eq!(game.legal_moves().len(), 1);
    let mut depths = Vec::new();
    let limits = Limits::depth(4);
    let one = NonZeroUsize::MIN;
    Engine::new(1).analyze(&game, one, &limits, &Control::FREE, |info| {
        depths.push(info.depth)
    });
    assert_eq!(depths, [1, 2, 3, 4]);
}
