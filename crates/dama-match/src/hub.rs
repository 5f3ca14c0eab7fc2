//! Any program that speaks the Hub protocol as a player.

mod program;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use dama_core::{Game, RuleSet};
use dama_hub::{Levels, Line, game_line};

use crate::{Allowance, Choice, Fault, Player};
use program::{Program, Silence};

/// An engine that is out of time is waited for so long before it counts as hanging.
const GRACE: Duration = Duration::from_secs(2);

/// What is started, and for what.
#[derive(Clone, Debug)]
pub(crate) struct HubSpec {
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    /// Parameters that are set in it.
    pub(crate) parameters: Vec<(String, String)>,
    pub(crate) rules: RuleSet,
    /// How long it may be silent where no time is measured.
    pub(crate) patience: Duration,
}

/// A program of which a game is played; it is started again after it has failed.
pub(crate) struct HubPlayer {
    spec: HubSpec,
    program: Option<Program>,
}

impl HubPlayer {
    pub(crate) fn start(spec: HubSpec) -> Result<Self, String> {
        let program = Some(introduce(&spec)?);
        Ok(Self { spec, program })
    }

    fn talk(
        &mut self,
        game: &Game,
        allowance: Allowance,
        stop: &AtomicBool,
    ) -> Result<Choice, Fault> {
        let patience = self.spec.patience;
        let Some(program) = self.program.as_mut() else {
            return Err(Fault::Crashed(String::from("it is not running")));
        };
        program.send(&game_line(game))?;
        program.send(&levels(allowance).line())?;
        program.send(&Line::new("go").with_flag("think"))?;
        let begin = Instant::now();
        let most = allowance.time().map_or(patience, |time| time + GRACE);
        let mut choice = Choice {
            text: String::new(),
            played: None,
            score: None,
            depth: None,
            nodes: None,
        };
        loop {
            let rest = most.saturating_sub(begin.elapsed());
            let line = program.hear(rest, stop).map_err(|silence| match silence {
                Silence::Long => Fault::Hangs(most),
                Silence::Ended(told) => Fault::Crashed(told),
                Silence::Stopped => Fault::Stopped,
            })?;
            match line.command() {
                "info" => {
                    let number = |name: &str| line.get(name).and_then(|text| text.parse().ok());
                    choice.depth = number("depth")
                        .map(|depth: f64| depth as u32)
                        .or(choice.depth);
                    choice.nodes = number("nodes")
                        .map(|nodes: f64| nodes as u64)
                        .or(choice.nodes);
                    choice.score = line.get("score").map(String::from).or(choice.score);
                }
                "done" => {
                    choice.text = line.get("move").unwrap_or_default().to_string();
                    return Ok(choice);
                }
                "error" => {
                    let message = line.get("message").unwrap_or_default();
                    return Err(Fault::Crashed(format!("it says: {message}")));
                }
                _ => {}
            }
        }
    }
}

impl Player for HubPlayer {
    fn begin(&mut self, _: u64) -> Result<(), Fault> {
        if self.program.is_none() {
            self.program = Some(introduce(&self.spec).map_err(Fault::Crashed)?);
        }
        let fresh = self
            .program
            .as_mut()
            .map(|program| program.send(&Line::new("new-game")));
        if let Some(Err(_)) = fresh {
            self.program = Some(introduce(&self.spec).map_err(Fault::Crashed)?);
        }
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        allowance: Allowance,
        stop: &AtomicBool,
    ) -> Result<Choice, Fault> {
        let done = self.talk(game, allowance, stop);
        if done.is_err() {
            // Whatever it is doing now, its next answer would be one to this.
            self.program = None;
        }
        done
    }
}

const fn levels(allowance: Allowance) -> Levels {
    let mut levels = Levels::INFINITE;
    match allowance {
        Allowance::Nodes(nodes) => levels.nodes = Some(nodes),
        Allowance::Depth(plies) => levels.depth = Some(plies),
        Allowance::MoveTime(time) => levels.move_time = Some(time),
        Allowance::Clock { left, increment } => {
            levels.time = Some(left);
            levels.increment = increment;
        }
    }
    levels
}

/// Starts a program and sets its parameters.
fn introduce(spec: &HubSpec) -> Result<Program, String> {
    let never = AtomicBool::new(false);
    let begin = Instant::now();
    let mut program = Program::start(&spec.command)?;
    let mut known = Vec::new();
    let hear = |program: &mut Program, wanted: &str, known: &mut Vec<String>| loop {
        let rest = spec.patience.saturating_sub(begin.elapsed());
        let line = program
            .hear(rest, &never)
            .map_err(|silence| match silence {
                Silence::Ended(told) => told,
                _ => format!("it says no {wanted}"),
            })?;
        match line.command() {
            "param" => known.extend(line.get("name").map(String::from)),
            "error" => return Err(line.get("message").unwrap_or_default().to_string()),
            word if word == wanted => return Ok(()),
            _ => {}
        }
    };
    program
        .send(&Line::new("hub"))
        .map_err(|fault| fault.to_string())?;
    hear(&mut program, "wait", &mut known)?;
    let rules = (String::from("rules"), spec.rules.name.to_string());
    let own = known.contains(&rules.0).then_some(&rules);
    for (name, value) in own.into_iter().chain(&spec.parameters) {
        if !known.contains(name) {
            return Err(format!("it has no parameter {name}"));
        }
        let line = Line::new("set-param")
            .with("name", name)
            .with("value", value);
        program.send(&line).map_err(|fault| fault.to_string())?;
    }
    program
        .send(&Line::new("init"))
        .map_err(|fault| fault.to_string())?;
    hear(&mut program, "ready", &mut known)?;
    Ok(program)
}
