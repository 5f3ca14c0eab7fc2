//! One search from its question to its answer.

use core::time::Duration;

use dama_core::{Effect, Game, Move, Position, RuleSet};

use crate::crew::{Crew, Desk};
use crate::level::FAR;
use crate::limits::{MOST_PLIES, Meter};
use crate::noise::Noise;
use crate::path::Path;
use crate::search::{Breadth, Found, Goal, Search};
use crate::{BookMove, Control, Limits, Score};

/// How far a search has come.
#[derive(Clone, Debug)]
pub struct Info {
    /// The place of the line among the best ones, from 1.
    pub line: usize,
    /// The depth of the last finished iteration, in plies.
    pub depth: u32,
    /// The worth of the position to the side to move.
    pub score: Score,
    /// The positions looked at so far, by all threads.
    pub nodes: u64,
    /// The time since the search began, by the clock handed in.
    pub elapsed: Duration,
    /// The line that is best for both sides.
    pub pv: Vec<Move>,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct SearchResult {
    /// The best move; `None` when the game is over.
    pub best: Option<Move>,
    /// The worth of the position to the side to move.
    pub score: Score,
    /// The depth of the last finished iteration, in plies.
    pub depth: u32,
    /// The positions looked at, by all threads.
    pub nodes: u64,
    /// The line that is best for both sides, the best move first.
    pub pv: Vec<Move>,
}

/// What a search is asked to do.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) limits: Limits,
    pub(crate) noise: Noise,
    pub(crate) foresight: i32,
    /// Whether tables of endgames are asked, where there are any.
    pub(crate) knows_endgames: bool,
    pub(crate) control: Control<'a>,
    pub(crate) breadth: Breadth,
}

impl<'a> Task<'a> {
    /// With all that the engine has, for the best move.
    pub(crate) const fn whole(limits: Limits, control: Control<'a>) -> Self {
        Self {
            limits,
            noise: Noise::NONE,
            foresight: FAR,
            knows_endgames: true,
            control,
            breadth: Breadth::ONE,
        }
    }

    /// The most plies that an iteration looks ahead.
    pub(crate) fn most_plies(&self) -> i32 {
        let most = self.limits.depth.unwrap_or(u32::MAX);
        most.min(MOST_PLIES as u32) as i32
    }
}

impl SearchResult {
    /// That of a move of a book: nothing was looked at.
    pub(crate) fn known(known: BookMove) -> Self {
        Self {
            best: Some(known.played),
            score: Score::new(known.worth),
            depth: 0,
            nodes: 0,
            pv: vec![known.played],
        }
    }

    /// That of a game that is over.
    fn over(score: Score) -> Self {
        Self {
            best: None,
            score,
            depth: 0,
            nodes: 0,
            pv: Vec::new(),
        }
    }
}

/// A search at a desk, ready to begin.
pub(crate) fn search<'a>(
    desk: Desk<'a>,
    game: &Game,
    task: &Task<'_>,
    meter: Meter<'a>,
) -> Search<'a> {
    Search {
        rules: *game.rules(),
        table: desk.table,
        memory: desk.memory,
        path: Path::new(game),
        meter,
        endgames: desk.endgames,
        goal: Goal::Open,
        network: desk.network,
        noise: task.noise,
        foresight: task.foresight,
        iteration: 0,
        breadth: task.breadth,
    }
}

/// Searches the game at the desk, with the help of the crew.
pub(crate) fn run(
    desk: Desk<'_>,
    crew: &mut Crew,
    game: &Game,
    task: &Task<'_>,
    mut on_info: impl FnMut(&Info),
) -> SearchResult {
    let rules = *game.rules();
    let position = *game.position();
    if let Some(outcome) = game.outcome() {
        return SearchResult::over(match outcome.winner {
            None => Score::DRAW,
            Some(side) if side == position.side_to_move() => Score::win_in(0),
            Some(_) => Score::loss_in(0),
        });
    }
    let (table, network) = (desk.table, desk.network);
    let meter = Meter::new(&task.limits, task.control);
    let mut search = search(desk, game, task, meter);
    let (found, nodes) = crew.help(table, network, game, task, |helped| {
        let found = search.run(&position, task.most_plies(), |found, search| {
            let nodes = search.meter.nodes + helped();
            for (found, line) in found.iter().zip(1..) {
                on_info(&Info {
                    line,
                    depth: found.depth as u32,
                    score: found.score,
                    nodes,
                    elapsed: search.meter.elapsed(),
                    pv: moves_of(&position, &rules, &found.line),
                });
            }
        });
        (found, search.meter.nodes)
    });
    let found = found.into_iter().next().unwrap_or(Found {
        depth: 0,
        score: Score::DRAW,
        line: Vec::new(),
    });
    let pv = moves_of(&position, &rules, &found.line);
    SearchResult {
        best: pv.first().copied(),
        score: found.score,
        depth: found.depth as u32,
        nodes,
        pv,
    }
}

/// The moves, with their paths, that have these effects one after the other.
fn moves_of(position: &Position, rules: &RuleSet, line: &[Effect]) -> Vec<Move> {
    let mut position = *position;
    line.iter()
        .map_while(|effect| {
            let moves = position.legal_moves(rules);
            let found = moves
                .into_iter()
                .find(|chosen| chosen.effect() == *effect)?;
            position = position.after(effect);
            Some(found)
        })
        .collect()
}
