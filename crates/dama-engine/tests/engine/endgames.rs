//! Tables of endgames: what the engine makes of them.

use std::io;
use std::num::NonZeroUsize;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use dama_core::{Game, Move, Position, RuleSet, Side};
use dama_engine::{Control, Endgames, Engine, Level, Limits, Score};
use dama_tables::{Build, Grade, Material, Memory, Plan, Shelf, Silent, Solutions, Value};
use dama_testkit::random::Random;
use dama_testkit::setups::{Style, random_setup};

use crate::{game, search};

/// All endgames of up to three pieces, and those of four kings.
static SOLVED: LazyLock<[Solutions; 2]> = LazyLock::new(|| {
    RuleSet::ALL.map(|rules| {
        let mut solutions = Solutions::up_to(3, rules, NonZeroUsize::MIN);
        for material in Material::with_pieces(4) {
            if material.only_kings() {
                let solved = solutions.solve(material, NonZeroUsize::MIN, &Silent);
                solutions.add(solved.expect("its inputs are there"));
            }
        }
        solutions
    })
});

fn engine(endgames: Endgames) -> Engine {
    let mut engine = Engine::new(1);
    engine.use_endgames(endgames);
    engine
}

fn with_distances(solutions: &Solutions) -> Engine {
    engine(Endgames::solved(solutions.clone()))
}

fn without_distances(solutions: &Solutions) -> Engine {
    engine(Endgames::grades_of(solutions))
}

/// Random positions of few pieces that are solved and not over, with their values.
fn positions(solutions: &Solutions, seed: u64) -> impl Iterator<Item = (Position, Value)> {
    let mut random = Random::new(seed);
    let kings = move |position: &Position| {
        Side::BOTH
            .into_iter()
            .all(|side| position.men(side).is_empty())
    };
    std::iter::repeat_with(move || {
        let setup = random_setup(&mut random, Style::Few);
        Position::try_from(setup).expect("the kit makes legal positions")
    })
    .filter(move |position| {
        let pieces = position.occupied().len();
        pieces <= 3 || pieces == 4 && kings(position)
    })
    .filter(|position| position.outcome(solutions.rules()).is_none())
    .filter_map(|position| Some((position, solutions.value(&position)?)))
}

fn choose(engine: &mut Engine, game: &Game, nodes: u64) -> (Move, Score) {
    let found = engine.search(game, &Limits::nodes(nodes), &Control::FREE, |_| {});
    (found.best.expect("the game goes on"), found.score)
}

/// The move that loses last, or wins first.
fn best_move(solutions: &Solutions, game: &Game) -> Move {
    let value = |chosen: &Move| {
        let after = game.position().after(&chosen.effect());
        solutions.value(&after).expect("solved").before()
    };
    let moves = game.legal_moves();
    *moves.iter().max_by_key(|&m| value(m)).expect("goes on")
}

#[test]
fn won_games_end_in_their_distance() {
    for solutions in &*SOLVED {
        let rules = *solutions.rules();
        let mut engine = with_distances(solutions);
        let decided = positions(solutions, 1).filter(|(_, value)| value.grade() != Grade::Draw);
        for (position, value) in decided.take(400) {
            let mut game = Game::from_position(rules, position);
            let distance = u32::from(value.distance().expect("decided"));
            let winner = match value.grade() {
                Grade::Win => position.side_to_move(),
                _ => position.side_to_move().opposite(),
            };
            // The engine plays both sides: each ply is one less.
            for left in (1..=distance).rev() {
                let wins = game.position().side_to_move() == winner;
                let (best, score) = choose(&mut engine, &game, 50);
                let told = if wins {
                    Score::win_in(left)
                } else {
                    Score::loss_in(left)
                };
                assert_eq!(
                    score, told,
                    "{rules}: {position}, {left} plies before the end"
                );
                game.play(&best).expect("legal");
            }
            let outcome = game.outcome().expect("it is over by now");
            assert_eq!(outcome.winner, Some(winner), "{rules}: {position}");
        }
    }
}

#[test]
fn the_line_leads_to_the_end() {
    for solutions in &*SOLVED {
        let mut engine = with_distances(solutions);
        let decided = positions(solutions, 2).filter(|(_, value)| value.grade() != Grade::Draw);
        for (position, value) in decided.take(100) {
            let mut game = Game::from_position(*solutions.rules(), position);
            let found = engine.search(&game, &Limits::nodes(50), &Control::FREE, |_| {});
            assert_eq!(Some(found.pv.len() as u16), value.distance(), "{position}");
            for chosen in &found.pv {
                game.play(chosen).expect("the line is legal");
            }
            assert!(game.outcome().is_some_and(|end| end.winner.is_some()));
        }
    }
}

#[test]
fn won_without_distances() {
    for solutions in &*SOLVED {
        let rules = *solutions.rules();
        let mut engine = without_distances(solutions);
        let won = positions(solutions, 3).filter(|(_, value)| value.grade() == Grade::Win);
        for (position, _) in won.take(24) {
            engine.clear();
            let side = position.side_to_move();
            let mut game = Game::from_position(rules, position);
            while game.outcome().is_none() {
                let chosen = if game.position().side_to_move() == side {
                    let (best, _) = choose(&mut engine, &game, 20_000);
                    let after = game.position().after(&best.effect());
                    let kept = solutions.value(&after).expect("solved").grade();
                    assert_eq!(kept, Grade::Loss, "{rules}: {position}, {best}");
                    best
                } else {
                    best_move(solutions, &game)
                };
                game.play(&chosen).expect("legal");
            }
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(side), "{rules}: {position}");
        }
    }
}

#[test]
fn draws_are_kept() {
    let mut random = Random::new(8);
    for solutions in &*SOLVED {
        let rules = *solutions.rules();
        for mut engine in [with_distances(solutions), without_distances(solutions)] {
            let drawn = positions(solutions, 4).filter(|(_, value)| value.grade() == Grade::Draw);
            for (position, _) in drawn.take(60) {
                let side = position.side_to_move();
                let mut game = Game::from_position(rules, position);
                while game.outcome().is_none() && game.ply() < 30 {
                    let chosen = if game.position().side_to_move() == side {
                        choose(&mut engine, &game, 300).0
                    } else {
                        *random.pick(&game.legal_moves()).expect("goes on")
                    };
                    game.play(&chosen).expect("legal");
                    let value = solutions.value(game.position()).expect("solved");
                    let lost = match value.grade() {
                        Grade::Draw => false,
                        grade => (grade == Grade::Win) != (game.position().side_to_move() == side),
                    };
                    assert!(!lost, "{rules}: {position}, {chosen}");
                }
            }
        }
    }
}

#[test]
fn a_search_that_runs_into_tables_tells_what_they_would() {
    const PLIES: u32 = 5;
    for (solutions, rules) in SOLVED.iter().zip(RuleSet::ALL) {
        // The engine knows less: three pieces.
        let mut exact = engine(Endgames::built_in(rules));
        let fewer = Solutions::up_to(3, rules, NonZeroUsize::MIN);
        let mut rough = engine(Endgames::grades_of(&fewer));
        let mut decided = 0;
        let four = positions(solutions, 5).filter(|(position, _)| position.occupied().len() == 4);
        for (position, value) in four.take(300) {
            let game = Game::from_position(rules, position);
            for (engine, has_distances) in [(&mut exact, true), (&mut rough, false)] {
                engine.clear();
                let limits = Limits::depth(PLIES);
                let score = engine.search(&game, &limits, &Control::FREE, |_| {}).score;
                if !score.is_decided() {
                    let near = value
                        .distance()
                        .is_some_and(|plies| u32::from(plies) <= PLIES);
                    // A single move is played without a search.
                    let single = game.legal_moves().len() == 1;
                    assert!(!near || single, "{rules}: {position}, {value:?}, {score}");
                    continue;
                }
                decided += 1;
                let wins = score > Score::DRAW;
                let grade = if wins { Grade::Win } else { Grade::Loss };
                assert_eq!(grade, value.grade(), "{rules}: {position}, {score}");
                let plies = score.plies_to_win().or(score.plies_to_loss());
                let Some(plies) = plies else {
                    assert!(!has_distances, "{rules}: {position}, {score}");
                    continue;
                };
                let true_plies = u32::from(value.distance().expect("decided"));
                // Wins found are real ones, maybe not the fastest.
                assert!(!wins || plies >= true_plies, "{rules}: {position}, {score}");
                let seen = true_plies <= PLIES && game.legal_moves().len() > 1;
                assert!(!seen || plies == true_plies, "{rules}: {position}, {score}");
            }
        }
        assert!(decided > 100, "{rules}: {decided}");
    }
}

#[test]
fn a_win_is_not_repeated_away() {
    let solutions = &SOLVED[0];
    for mut engine in [with_distances(solutions), without_distances(solutions)] {
        let mut game = game("B:WKa1,Kh1:BKh8", RuleSet::CLASSIC);
        for text in [
            "h8-g8", "h1-b1", "g8-h8", "b1-h1", "h8-g8", "h1-b1", "g8-h8",
        ] {
            game.play_text(text).expect("legal");
        }
        // The fastest win would be a draw: the third time.
        let mut drawn = game.clone();
        drawn.play_text("b1-h1").expect("legal");
        assert!(drawn.outcome().is_some_and(|end| end.winner.is_none()));
        assert_eq!(best_move(solutions, &game).to_string(), "b1-h1");
        while game.outcome().is_none() {
            let chosen = match game.position().side_to_move() {
                Side::White => choose(&mut engine, &game, 20_000).0,
                Side::Black => best_move(solutions, &game),
            };
            game.play(&chosen).expect("legal");
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(Side::White));
    }
}

/// A game in which kings walk about until a draw by rule 9 is near: the fastest
/// win comes too late, and a step of the man would win in the end.
fn nearly_dry(solutions: &Solutions, random: &mut Random) -> Option<Game> {
    let mut game = game("W:WKa1,b2:BKh8", *solutions.rules());
    loop {
        let kings = game.position().kings(game.position().side_to_move());
        let quiet = |chosen: &Move| {
            let mut tried = game.clone();
            kings.contains(chosen.from())
                && tried.play(chosen).is_ok()
                && tried.outcome().is_none()
                && tried.repetitions() == 1
                && !tried.position().has_capture()
        };
        let moves: Vec<Move> = game.legal_moves().into_iter().filter(quiet).collect();
        game.play(random.pick(&moves)?).ok()?;
        if game.quiet_plies() < 92 || game.position().side_to_move() == Side::Black {
            continue;
        }
        let won = matches!(solutions.value(game.position()), Some(Value::Win(_)));
        let steps = |chosen: &Move| {
            let after = game.position().after(&chosen.effect());
            let loses = matches!(solutions.value(&after), Some(Value::Loss(_)));
            loses && chosen.from().rank() != chosen.to().rank() && !kings_of_white(&game, chosen)
        };
        let in_time = game.legal_moves().iter().any(steps);
        return (won && in_time && runs_dry(solutions, game.clone())).then_some(game);
    }
}

/// Whether a game ends in a draw when both sides go by distances alone.
fn runs_dry(solutions: &Solutions, mut game: Game) -> bool {
    while game.outcome().is_none() {
        let chosen = best_move(solutions, &game);
        game.play(&chosen).expect("legal");
    }
    game.outcome()
        .is_some_and(|outcome| outcome.winner.is_none())
}

fn kings_of_white(game: &Game, chosen: &Move) -> bool {
    game.position().kings(Side::White).contains(chosen.from())
}

#[test]
fn a_win_is_not_left_to_run_dry() {
    let solutions = &SOLVED[0];
    let mut random = Random::new(12);
    let mut game = loop {
        if let Some(game) = nearly_dry(solutions, &mut random) {
            break game;
        }
    };
    let mut engine = with_distances(solutions);
    while game.outcome().is_none() {
        let chosen = match game.position().side_to_move() {
            Side::White => choose(&mut engine, &game, 100).0,
            Side::Black => best_move(solutions, &game),
        };
        game.play(&chosen).expect("legal");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(Side::White), "{:?}", game.moves());
}

#[test]
fn tables_of_other_rules_and_weak_levels() {
    let mut with = with_distances(&SOLVED[0]);
    assert_eq!(with.endgames().map(Endgames::pieces), Some(4));
    let federation = game("W:WKa1,Kb2,d3:BKh8", RuleSet::FEDERATION);
    let limits = Limits::nodes(3_000);
    let found = with.search(&federation, &limits, &Control::FREE, |_| {});
    let plain = search(&federation, &limits);
    assert_eq!((found.nodes, found.best), (plain.nodes, plain.best));

    let classic = game("W:WKa1,Kb1:BKh8", RuleSet::CLASSIC);
    let mut without = Engine::new(1);
    for level in Level::all().take(9) {
        let found = with.play_level(&classic, level, 3, &Control::FREE);
        if level < Level::FIRST_WITH_ENDGAMES {
            let plain = without.play_level(&classic, level, 3, &Control::FREE);
            assert_eq!((found.best, found.score), (plain.best, plain.score));
        } else {
            assert_eq!(found.score, Score::win_in(9));
        }
    }
    assert_eq!(with.hint(&classic, &Control::FREE).score, Score::win_in(9));
    assert!(with.accepts_draw(&classic, Side::Black, &Control::FREE));
    assert!(!with.accepts_draw(&classic, Side::White, &Control::FREE));
}

#[test]
fn levels_do_not_misjudge_what_tables_know() {
    let solutions = &SOLVED[0];
    let mut engine = without_distances(solutions);
    let won = positions(solutions, 3).filter(|(_, value)| value.grade() == Grade::Win);
    for (position, _) in won.take(6) {
        let game = Game::from_position(*solutions.rules(), position);
        // Seeds change what a level sees wrongly, and nothing else.
        let found = [1, 2, 3].map(|seed| {
            let level = Level::FIRST_WITH_ENDGAMES;
            let found = engine.play_level(&game, level, seed, &Control::FREE);
            (found.best, found.score, found.nodes)
        });
        assert!(found.iter().all(|other| *other == found[0]), "{position}");
    }
}

/// Sound tables that break when they are told to.
struct Breaking {
    tables: Memory,
    broken: &'static AtomicBool,
}

impl Shelf for Breaking {
    type Bytes = Vec<u8>;

    fn fetch(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        let bytes = self.tables.fetch(name)?;
        let mut bytes = bytes.map(|bytes| bytes.to_vec());
        if self.broken.load(Ordering::Relaxed)
            && let Some(last) = bytes.as_mut().and_then(|bytes| bytes.last_mut())
        {
            *last ^= 1;
        }
        Ok(bytes)
    }
}

#[test]
fn damaged_tables_are_named_and_left() {
    static BROKEN: AtomicBool = AtomicBool::new(false);
    let rules = RuleSet::CLASSIC;
    let tables = Memory::default();
    let plan = Plan {
        rules,
        pieces: 3,
        distances: 3,
    };
    let mut build = Build::new(plan, &tables, NonZeroUsize::MIN);
    build.run(&Silent).expect("nothing is missing");
    let broken = &BROKEN;
    let shelf = Breaking { tables, broken };
    let sound = Endgames::open(rules, shelf).expect("sound tables");
    let mut engine = engine(sound);
    let game = game("W:WKa1,Kb1:BKh8", rules);

    BROKEN.store(true, Ordering::Relaxed);
    let found = engine.search(&game, &Limits::nodes(2_000), &Control::FREE, |_| {});
    assert!(found.best.is_some() && found.nodes > 0);
    let failure = engine.endgames().and_then(Endgames::failure);
    let text = failure.expect("a table is damaged").to_string();
    assert!(text.starts_with("classic/K"), "{text}");
    assert_eq!(engine.endgames().map(Endgames::pieces), Some(0));

    let plan_tables = Memory::default();
    Build::new(plan, &plan_tables, NonZeroUsize::MIN)
        .run(&Silent)
        .expect("nothing is missing");
    let shelf = Breaking {
        tables: plan_tables,
        broken,
    };
    let error = Endgames::open(rules, shelf).err().expect("all are damaged");
    assert!(error.to_string().starts_with("classic/K"), "{error}");
}
