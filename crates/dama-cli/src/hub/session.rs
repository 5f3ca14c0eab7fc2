//! What the other program says, and what is answered.

use std::io;

use dama_core::Game;
use dama_engine::{Endgames, Engine};
use dama_hub::{Levels, Line, read_game};

use super::parameters::Parameters;
use super::say;
use super::thinking::{Purpose, Question, Thinking};

/// Whether the program goes on.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    GoOn,
    Leave,
}

/// The engine with what it was told.
pub struct Session {
    /// `None` while a search has it.
    engine: Option<Engine>,
    thinking: Option<Thinking>,
    parameters: Parameters,
    game: Game,
    levels: Levels,
}

/// What is wrong with a line, in words.
type Answer = Result<(), String>;

impl Session {
    pub fn new() -> Self {
        let parameters = Parameters::new();
        Self {
            engine: None,
            thinking: None,
            game: Game::new(parameters.rules),
            parameters,
            levels: Levels::INFINITE,
        }
    }

    /// Does what a line says; what is unknown is left out, what is wrong is answered
    /// with an error.
    ///
    /// # Errors
    ///
    /// Nobody reads the answers.
    pub fn obey(&mut self, text: &str) -> io::Result<Next> {
        let line = match Line::read(text) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(Next::GoOn),
            Err(error) => return self.refuse(&error.to_string()),
        };
        let answer = match line.command() {
            "ping" => return say(&Line::new("pong")).map(|()| Next::GoOn),
            "quit" => return Ok(Next::Leave),
            "stop" => {
                self.thinking.iter().for_each(Thinking::stop);
                Ok(())
            }
            "ponder-hit" => {
                self.thinking.iter().for_each(Thinking::ponder_hit);
                Ok(())
            }
            "hub" => self.introduce()?,
            "init" => self.init()?,
            "set-param" => {
                self.with_engine(|session, engine| session.parameters.set(&line, engine))
            }
            "new-game" => self.with_engine(|_, engine| {
                engine.clear();
                engine.prepare();
                Ok(())
            }),
            "pos" => self.with_engine(|session, _| {
                let game = read_game(&line, session.parameters.rules);
                session.game = game.map_err(|error| error.to_string())?;
                Ok(())
            }),
            "level" => self.with_engine(|session, _| {
                session.levels = Levels::read(&line).map_err(|error| error.to_string())?;
                Ok(())
            }),
            "go" => self.go(&line),
            _ => Ok(()),
        };
        match answer {
            Ok(()) => Ok(Next::GoOn),
            Err(message) => self.refuse(&message),
        }
    }

    /// Answers with an error.
    ///
    /// # Errors
    ///
    /// As [`obey`](Self::obey).
    #[allow(clippy::unused_self)]
    pub fn refuse(&self, message: &str) -> io::Result<Next> {
        say(&Line::new("error").with("message", message))?;
        Ok(Next::GoOn)
    }

    fn introduce(&self) -> io::Result<Answer> {
        let id = Line::new("id")
            .with("name", "Dama")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the authors of Dama");
        say(&id)?;
        for line in self.parameters.lines() {
            say(&line)?;
        }
        say(&Line::new("wait"))?;
        Ok(Ok(()))
    }

    fn init(&mut self) -> io::Result<Answer> {
        let answer = self.with_engine(|_, engine| {
            engine.prepare();
            Ok(())
        });
        if answer.is_ok() {
            say(&Line::new("ready"))?;
        }
        Ok(answer)
    }

    fn go(&mut self, line: &Line) -> Answer {
        let purpose = if line.has("think") {
            Purpose::Think
        } else if line.has("ponder") {
            Purpose::Ponder
        } else if line.has("analyze") {
            Purpose::Analyze
        } else {
            return Err(String::from("think, ponder or analyze is missing"));
        };
        if self.game.outcome().is_some() {
            return Err(String::from("the game is over"));
        }
        let question = Question {
            game: self.game.clone(),
            levels: self.levels,
            level: self.parameters.level,
            seed: self.parameters.seed,
            purpose,
            lines: self.parameters.lines,
        };
        let engine = self.free_engine()?;
        let thinking = Thinking::begin(engine, question).map_err(|error| error.to_string())?;
        self.thinking = Some(thinking);
        Ok(())
    }

    /// Does something that no search may be in the way of.
    fn with_engine(&mut self, work: impl FnOnce(&mut Self, &mut Engine) -> Answer) -> Answer {
        let mut engine = self.free_engine()?;
        let answer = work(self, &mut engine);
        self.engine = Some(engine);
        answer
    }

    /// The engine, once a search that was told to stop has done so.
    fn free_engine(&mut self) -> Result<Engine, String> {
        if let Some(thinking) = self
            .thinking
            .take_if(|thinking| thinking.is_over() || thinking.is_stopped())
        {
            self.engine = thinking.end();
        }
        if self.thinking.is_some() {
            return Err(String::from("a search is running: stop it first"));
        }
        Ok(self.engine.take().unwrap_or_else(|| self.new_engine()))
    }

    fn new_engine(&self) -> Engine {
        let mut engine = Engine::new(self.parameters.hash_mb());
        engine.use_endgames(Endgames::built_in(self.parameters.rules));
        engine
    }
}
