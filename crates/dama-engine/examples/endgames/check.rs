//! Searches compared with tables: whatever both tell, they tell alike.

use anyhow::{Context, Result, ensure};
use dama_core::{Game, RuleSet};
use dama_engine::{Control, Endgames, Engine, Limits, Score};
use dama_tables::{Grade, Material, Prober, Shelf, Value};
use dama_testkit::random::Random;

use crate::folder::Folder;
use crate::wins::random_position;

/// The most pieces.
const PIECES: u8 = 4;

/// Megabytes of an engine's own table.
const MEMORY: usize = 1;

/// Plies that the engine looks ahead which knows fewer pieces.
const PLIES: u32 = 5;

/// What a search without distances looks at.
const NODES: u64 = 2_000;

pub fn run(folder: &str, positions: u64) -> Result<()> {
    let all = Folder::all(folder, usize::from(PIECES));
    let fewer = Folder::all(folder, usize::from(PIECES) - 1);
    for rules in RuleSet::ALL {
        let mut prober = Prober::new(rules, all.clone());
        let engine = |folder| -> Result<Engine> {
            let mut engine = Engine::new(MEMORY);
            engine.use_endgames(Endgames::open(rules, folder)?);
            Ok(engine)
        };
        let mut exact = engine(all.clone())?;
        let mut grades = engine(all.grades())?;
        let mut ahead = engine(fewer.clone())?;
        let mut random = Random::new(5);
        let (mut compared, mut seen) = (0, 0);
        for material in Material::up_to(PIECES) {
            for _ in 0..positions {
                let position = random_position(&mut random, material);
                let game = Game::from_position(rules, position);
                if game.outcome().is_some() {
                    continue;
                }
                let value = prober.value(&position)?;
                let told = || format!("{rules}: {position}: {value:?}");
                exact_agrees(&mut exact, &mut prober, &game, value).with_context(told)?;
                grade_is_kept(&mut grades, &mut prober, &game, value).with_context(told)?;
                seen += u64::from(search_agrees(&mut ahead, &game, value).with_context(told)?);
                compared += 1;
            }
        }
        println!(
            "{rules}: {compared} positions agree, {seen} of them decided by a search of {PLIES} plies into smaller tables"
        );
    }
    Ok(())
}

/// With distances the engine tells the value and plays to it.
fn exact_agrees<S: Shelf>(
    engine: &mut Engine,
    tables: &mut Prober<S>,
    game: &Game,
    value: Value,
) -> Result<()> {
    let found = engine.search(game, &Limits::nodes(200), &Control::FREE, |_| {});
    let best = found.best.context("there are moves")?;
    let after = game.position().after(&best.effect());
    ensure!(tables.value(&after)?.before() == value, "{best} is worse");
    let score = match value {
        Value::Win(plies) => Some(Score::win_in(plies.into())),
        Value::Loss(plies) => Some(Score::loss_in(plies.into())),
        Value::Draw => None,
    };
    ensure!(
        score.map_or(!found.score.is_decided(), |score| score == found.score),
        "it says {}",
        found.score
    );
    Ok(())
}

/// With win, draw and loss it keeps what it has.
fn grade_is_kept<S: Shelf>(
    engine: &mut Engine,
    tables: &mut Prober<S>,
    game: &Game,
    value: Value,
) -> Result<()> {
    engine.clear();
    let found = engine.search(game, &Limits::nodes(NODES), &Control::FREE, |_| {});
    let best = found.best.context("there are moves")?;
    let after = game.position().after(&best.effect());
    let kept = tables.grade(&after)?.before();
    ensure!(kept == value.grade(), "{best} is a {kept}");
    decided_agrees(found.score, value)
}

/// A search that runs into tables of fewer pieces: what it says is true, and it
/// misses nothing near. Tells whether it has decided the position.
fn search_agrees(engine: &mut Engine, game: &Game, value: Value) -> Result<bool> {
    engine.clear();
    let found = engine.search(game, &Limits::depth(PLIES), &Control::FREE, |_| {});
    decided_agrees(found.score, value)?;
    let plies = found.score.plies_to_win().or(found.score.plies_to_loss());
    let near = value.distance().filter(|&near| u32::from(near) <= PLIES);
    // A single move is played without a search.
    if let Some(near) = near
        && game.legal_moves().len() > 1
    {
        ensure!(plies == Some(near.into()), "it says {}", found.score);
    }
    Ok(plies.is_some())
}

/// A win that is told is one, a loss too.
fn decided_agrees(score: Score, value: Value) -> Result<()> {
    let told = if score.is_decided() && score > Score::DRAW {
        Grade::Win
    } else if score.is_decided() {
        Grade::Loss
    } else {
        return Ok(());
    };
    ensure!(told == value.grade(), "it says {score}");
    Ok(())
}
