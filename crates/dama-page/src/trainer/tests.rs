//! What an exercise says about moves.
#![allow(clippy::unwrap_used)]

use dama_core::{Position, Side};

use super::*;
use crate::{Curiosity, NewGame, Players, SaveError, Session};

fn exercise(task: Task) -> (Trainer, Game, Insight) {
    let start: Position = "W:WKa1,Kb1:BKh8".parse().unwrap();
    let game = Game::from_position(RuleSet::CLASSIC, start);
    let class = "KKvK".parse().unwrap();
    let trainer = Trainer::new(class, task, RuleSet::CLASSIC);
    (trainer, game, Insight::default())
}

/// The worker answers the next question about the game.
fn tell(insight: &mut Insight, game: &Game, value: &str, moves: &str) {
    let question = insight.question(game, Curiosity::Moves).unwrap();
    let id = &question[6..16];
    let answer = format!("{{\"id\":{id},\"value\":\"{value}\",\"moves\":\"{moves}\"}}");
    insight.heard(&answer).unwrap();
}

#[test]
fn classes_are_read_and_written() {
    for name in ["KKvK", "KMvKM", "MvMMM", "KKMvM"] {
        let class: Class = name.parse().unwrap();
        assert_eq!(class.to_string(), name);
    }
    for name in ["", "v", "KK", "KvMK", "KvKvK", "kvk", "Kv", "K vK"] {
        assert_eq!(name.parse::<Class>(), Err(ClassError), "{name}");
    }
}

#[test]
fn errors_are_told_with_what_they_cost() {
    let win = |moves| Worth::Win { moves };
    let loss = |moves| Worth::Loss { moves };
    for (best, chosen, remark) in [
        (win(5), win(5), Remark::Best),
        (win(5), win(9), Remark::Costs(4)),
        (win(5), Worth::Draw, Remark::WinGone),
        (win(5), loss(2), Remark::Losing),
        (Worth::Draw, Worth::Draw, Remark::Best),
        (Worth::Draw, loss(7), Remark::Losing),
        (loss(7), loss(7), Remark::Best),
        (loss(7), loss(3), Remark::Costs(4)),
    ] {
        assert_eq!(Remark::of(best, chosen), remark, "{best:?} {chosen:?}");
    }
}

#[test]
fn a_move_is_judged_when_its_worth_is_known() {
    let (mut trainer, mut game, mut insight) = exercise(Task::Win);
    assert_eq!(trainer.look(&game, &insight), None);
    game.play_text("a1-a7").unwrap();
    // The answer is still to come.
    assert_eq!(trainer.look(&game, &insight), None);
    assert_eq!(trainer.remark(), None);
    tell(&mut insight, &game, "loss 10", "");
    tell(&mut insight, &game, "win 9", "b1-h1=win 9;a1-a7=win 11");
    assert_eq!(trainer.look(&game, &insight), Some(Remark::Costs(1)));
    assert_eq!(
        (trainer.errors, trainer.remark()),
        (1, Some(Remark::Costs(1)))
    );
    // Once is enough.
    assert_eq!(trainer.look(&game, &insight), None);
    assert_eq!(trainer.errors, 1);
    // The answer of the computer leaves the remark where it is.
    game.play_text("h8-g8").unwrap();
    assert_eq!(trainer.look(&game, &insight), None);
    assert_eq!(trainer.remark(), Some(Remark::Costs(1)));
}

#[test]
fn trying_again_keeps_the_count_and_forgets_the_remark() {
    let (mut trainer, mut game, mut insight) = exercise(Task::Win);
    tell(&mut insight, &game, "win 9", "b1-h1=win 9;b1-b8=draw");
    game.play_text("b1-b8").unwrap();
    assert_eq!(trainer.look(&game, &insight), Some(Remark::WinGone));
    game.undo();
    assert_eq!(trainer.look(&game, &insight), None);
    assert_eq!((trainer.errors, trainer.remark()), (1, None));
    game.play_text("b1-h1").unwrap();
    assert_eq!(trainer.look(&game, &insight), Some(Remark::Best));
    assert_eq!(trainer.errors, 1);
}

#[test]
fn what_is_unknown_is_no_error() {
    let (mut trainer, mut game, mut insight) = exercise(Task::Win);
    insight.question(&game, Curiosity::Position).unwrap();
    insight.heard("{\"id\":2147483648,\"value\":null}").unwrap();
    game.play_text("b1-b8").unwrap();
    assert_eq!(trainer.look(&game, &insight), None);
    assert_eq!((trainer.errors, trainer.remark()), (0, None));
}

#[test]
fn a_draw_is_held_after_fifteen_moves() {
    let (mut trainer, mut game, mut insight) = exercise(Task::Draw);
    // Rule 9 would end it if positions came back, so the kings wander.
    let mut plies = 0;
    while game.outcome().is_none() && plies < PLIES_TO_HOLD {
        assert!(!trainer.is_held(&game, &insight), "{plies} plies");
        let seen: Vec<Position> = game.positions().to_vec();
        let legal = game.legal_moves();
        let chosen = legal
            .iter()
            .find(|chosen| {
                let after = game.position().after(&chosen.effect());
                chosen.captures().is_empty()
                    && !seen.contains(&after)
                    && after.most_captures(game.rules()).is_none()
            })
            .unwrap();
        game.play(chosen).unwrap();
        plies += 1;
    }
    assert_eq!(game.ply(), PLIES_TO_HOLD);
    tell(&mut insight, &game, "draw", "");
    assert!(trainer.is_held(&game, &insight));
    assert_eq!(trainer.look(&game, &insight), None);
    trainer.task = Task::Win;
    assert!(!trainer.is_held(&game, &insight));
}

#[test]
fn an_exercise_survives_as_text() {
    let begin = NewGame {
        start: "W:WKa1,Kb1:BKh8".parse().unwrap(),
        ..NewGame::new(
            Players::against_computer(Side::White, 10),
            RuleSet::FEDERATION,
        )
    };
    let mut session = Session::new(&begin);
    for remark in [
        None,
        Some(Remark::Best),
        Some(Remark::Costs(12)),
        Some(Remark::WinGone),
        Some(Remark::Losing),
    ] {
        let trainer = Trainer {
            errors: 3,
            remark,
            judged: 1,
            ..Trainer::new("KKvK".parse().unwrap(), Task::Draw, RuleSet::FEDERATION)
        };
        let kept = trainer.save(&session);
        let (read, game) = Trainer::load(&kept).unwrap();
        assert_eq!(read, trainer);
        assert_eq!(game.save(), session.save());
        session.typed_move("a1-a7");
    }
}

#[test]
fn a_broken_exercise_is_refused() {
    let session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    let game = session.save();
    let bad = SaveError::BadLine { line: 2 };
    for line in [
        "",
        "KKvK",
        "KKvK win",
        "KKvK win 0",
        "KKvK lose 0 0",
        "KK win 0 0",
        "KKvK win -1 0",
        "KKvK win 0 0 costs",
        "KKvK win 0 0 costs many",
        "KKvK win 0 0 good",
    ] {
        let text = format!("exercise 1\n{line}\n{game}");
        assert_eq!(Trainer::load(&text).unwrap_err(), bad, "{line}");
    }
    let newer = format!("exercise 2\nKKvK win 0 0\n{game}");
    assert_eq!(
        Trainer::load(&newer).unwrap_err(),
        SaveError::Newer { version: 2 }
    );
    for text in ["", "exercise 1", "dama 2\n", "exercise 1\nKKvK win 0 0"] {
        assert_eq!(Trainer::load(text).unwrap_err(), SaveError::NotASave);
    }
}
