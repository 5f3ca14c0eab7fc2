//! `dama analyze`: what the engine thinks of a position.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use clap::Args;
use dama_core::{Game, Position, RuleSet};
use dama_engine::chance::Chance;
use dama_engine::{Control, Endgames, Engine, Info, Limits};

use crate::interruption::Interruption;
use crate::json::push_string;
use crate::network::NetworkOption;
use crate::notation::read_position;
use crate::numbers::grouped;
use crate::options::{RulesOption, seconds, threads};
use crate::output::Output;
use crate::tables::folder::Folder;

/// Tell what the engine thinks of a position
///
/// One line for each depth, until a limit is reached, Ctrl-C comes, or the end of the
/// game is in sight. A score is in men for the side to move, or tells in how many
/// plies it wins or loses; behind it stands the chance of winning, as games between
/// equals have ended.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama analyze --time 5
  dama analyze --moves 'd3-d4 a6-a5' --lines 3 --depth 12
  dama analyze --fen 'W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5' --rules federation --json
  dama analyze --threads 4 --hash 1024 --tables ~/dama-tables

Without a limit it goes on until Ctrl-C.")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// The position
    #[arg(long, value_name = "FEN", default_value = "start", value_parser = read_position)]
    fen: Position,
    /// Moves that are played from there, with spaces between them
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// The most seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// The most positions to look at; with them one thread searches
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// The most plies to look ahead
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// So many of the best moves, each with its score
    #[arg(long, value_name = "K", default_value = "1", value_parser = threads)]
    lines: NonZeroUsize,
    /// Threads to search with
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZeroUsize,
    /// The size of the table in MB
    #[arg(long, value_name = "MB", default_value = "64",
          value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    hash: u32,
    /// The folder of the endgame tables to ask
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    network: NetworkOption,
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let game = self.game()?;
        let mut engine = self.engine(&game)?;
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            ..Limits::NONE
        };
        let interruption = Interruption::watch()?;
        let stop = interruption.flag();
        let begin = Instant::now();
        let clock = move || begin.elapsed();
        let control = Control {
            clock: &clock,
            stop: &stop,
        };
        let mut output = Output::new();
        let mut shown = Ok(());
        let mut told = false;
        let rules = *game.rules();
        let result = engine.analyze(&game, self.lines, &limits, &control, |info| {
            told = true;
            if shown.is_ok() {
                shown = output.line(self.line(info, &rules));
                if shown.is_err() {
                    // Nobody reads any more.
                    stop.store(true, std::sync::atomic::Ordering::Relaxed);
                }
            }
        });
        shown?;
        if !told {
            // Tables told it, or there was no time for a single depth.
            let info = Info {
                line: 1,
                depth: result.depth,
                score: result.score,
                nodes: result.nodes,
                elapsed: begin.elapsed(),
                pv: result.pv,
            };
            output.line(self.line(&info, &rules))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn game(&self) -> anyhow::Result<Game> {
        let mut game = Game::from_position(self.rules.set, self.fen);
        for text in self.moves.split_whitespace() {
            let played = game.play_text(text);
            played.map_err(|refusal| anyhow!("{text}: {refusal}"))?;
        }
        if let Some(outcome) = game.outcome() {
            bail!("the game is over: {}, {}", outcome.result(), outcome.reason);
        }
        Ok(game)
    }

    fn engine(&self, game: &Game) -> anyhow::Result<Engine> {
        let mut engine = Engine::new(1);
        engine
            .resize(self.hash as usize)
            .context("choose a smaller --hash")?;
        engine.set_threads(self.threads);
        engine.use_endgames(match &self.tables {
            Some(path) => Folder::endgames(path, *game.rules())?,
            None => Endgames::built_in(*game.rules()),
        });
        self.network.give_to(&mut engine);
        Ok(engine)
    }

    fn line(&self, info: &Info, rules: &RuleSet) -> String {
        let chance = info.score.chance(rules);
        if self.json {
            json(info, chance)
        } else {
            self.text(info, chance)
        }
    }

    fn text(&self, info: &Info, chance: Chance) -> String {
        let seconds = info.elapsed.as_secs_f64();
        let place = if self.lines.get() > 1 {
            format!("  {:>2}.", info.line)
        } else {
            String::new()
        };
        let moves: Vec<String> = info.pv.iter().map(ToString::to_string).collect();
        format!(
            "depth {:>2}{place}  {:>10}  {:>3.0} %  {:>13} nodes  {seconds:>7.2} s  {}",
            info.depth,
            info.score.to_string(),
            100.0 * chance.win,
            grouped(info.nodes),
            moves.join(" ")
        )
    }
}

/// One object: the score in hundredths of a man, or the plies to the end, and the chances.
fn json(info: &Info, chance: Chance) -> String {
    let seconds = info.elapsed.as_secs_f64();
    let mut out = Vec::new();
    let head = format!("{{\"depth\":{},\"line\":{}", info.depth, info.line);
    out.extend_from_slice(head.as_bytes());
    let score = match (info.score.plies_to_win(), info.score.plies_to_loss()) {
        (Some(plies), _) => format!(",\"win_in\":{plies}"),
        (_, Some(plies)) => format!(",\"loss_in\":{plies}"),
        _ => format!(",\"score\":{}", info.score.value()),
    };
    out.extend_from_slice(score.as_bytes());
    let chance = format!(
        ",\"chance\":{{\"win\":{:.3},\"draw\":{:.3},\"loss\":{:.3}}}",
        chance.win, chance.draw, chance.loss
    );
    out.extend_from_slice(chance.as_bytes());
    let nps = (info.nodes as f64 / seconds.max(1e-6)) as u64;
    let effort = format!(
        ",\"nodes\":{},\"seconds\":{seconds:.6},\"nps\":{nps},\"moves\":[",
        info.nodes
    );
    out.extend_from_slice(effort.as_bytes());
    for (index, played) in info.pv.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        push_string(&mut out, &played.to_string());
    }
    out.extend_from_slice(b"]}");
    String::from_utf8_lossy(&out).into_owned()
}
