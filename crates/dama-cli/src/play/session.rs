//! A game between two players at one terminal.

use std::io::{self, StdinLock};
use std::path::Path;

use dama_core::{Game, Refusal, Side};
use dama_pdn::Tags;

use super::board::{self, Look};
use super::command::{Command, HELP};
use super::computer::Computer;
use super::{Player, Players, record, words};
use crate::lines::{Line, Lines};
use crate::output::Output;
use crate::{failure, notation};

/// How the session meets the player.
#[derive(Clone, Copy, Debug)]
pub struct Terminal {
    pub look: Look,
    /// Whether somebody sits there who wants to be asked.
    pub prompts: bool,
}

/// The game with all that is around it.
pub struct Session {
    game: Game,
    tags: Tags,
    players: Players,
    computer: Computer,
    terminal: Terminal,
    lines: Lines<StdinLock<'static>>,
    output: Output,
}

/// Whether the player goes on.
#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

impl Session {
    pub fn new(
        game: Game,
        tags: Tags,
        players: Players,
        computer: Computer,
        terminal: Terminal,
    ) -> Self {
        Self {
            game,
            tags,
            players,
            computer,
            terminal,
            lines: Lines::new(io::stdin().lock()),
            output: Output::new(),
        }
    }

    /// Plays until somebody leaves, the input ends, or the computer has finished
    /// its game against itself.
    ///
    /// # Errors
    ///
    /// Input or output is broken.
    pub fn run(&mut self) -> anyhow::Result<()> {
        let rules = self.game.rules();
        let hint = if self.players.any_human() {
            " Type a move, or help."
        } else {
            ""
        };
        self.say(&format!("Dama, {rules} rules.{hint}"))?;
        self.show()?;
        loop {
            let over = self.game.outcome().is_some();
            if over && !self.players.any_human() {
                return Ok(());
            }
            if !over && self.player_to_move() == Player::Computer {
                self.let_computer_move()?;
                continue;
            }
            let Some(line) = self.ask()? else {
                if self.terminal.prompts {
                    self.say("")?;
                }
                return Ok(());
            };
            if self.obey(&Command::read(&line))? == Next::Leave {
                return Ok(());
            }
        }
    }

    fn side_to_move(&self) -> Side {
        self.game.position().side_to_move()
    }

    fn player_to_move(&self) -> Player {
        self.players.of(self.side_to_move())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.line(text)
    }

    /// The board, and how the game stands.
    fn show(&mut self) -> io::Result<()> {
        let board = board::draw(
            self.game.position(),
            self.game.moves().last(),
            self.terminal.look,
        );
        self.output.bytes(format!("\n{board}").as_bytes())?;
        let standing = words::standing(&self.game);
        self.say(&standing)
    }

    fn ask(&mut self) -> io::Result<Option<String>> {
        if self.terminal.prompts {
            let side = words::name(self.side_to_move());
            self.output.bytes(format!("{side}> ").as_bytes())?;
        }
        let output = &mut self.output;
        let line = self.lines.next(|| output.flush())?;
        Ok(line.map(|line| match line {
            Line::Text(text) => text.to_string(),
            Line::NotText(text) | Line::TooLong(text) => text,
        }))
    }

    fn obey(&mut self, command: &Command<'_>) -> anyhow::Result<Next> {
        match command {
            Command::Nothing => {}
            Command::Quit => return Ok(Next::Leave),
            Command::Board => self.show()?,
            Command::Help => self.output.bytes(HELP.as_bytes())?,
            Command::Fen => self.say(&self.game.position().to_string())?,
            Command::Moves => self.list_moves()?,
            Command::Hint => self.hint()?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Draw => self.draw()?,
            Command::Accept => self.accept()?,
            Command::Decline => {
                let answer = self.game.decline_draw();
                self.report(answer, "The draw is declined.")?;
            }
            Command::Resign => {
                let resigned = self.game.resign(self.side_to_move());
                self.end_or_refuse(resigned)?;
            }
            Command::Save(name) => self.save(name)?,
            Command::Play(text) => self.play(text)?,
        }
        Ok(Next::GoOn)
    }

    fn play(&mut self, text: &str) -> io::Result<()> {
        let side = self.side_to_move();
        match self.game.play_text(text) {
            Ok(chosen) => {
                self.say(&words::played(side, &chosen))?;
                self.show()
            }
            Err(refusal @ Refusal::BadText { .. }) => self.say(&format!(
                "{} (help lists the commands).",
                sentence(&refusal)
            )),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    fn let_computer_move(&mut self) -> anyhow::Result<()> {
        let side = self.side_to_move();
        let chosen = self.computer.choose(&self.game)?;
        self.game.play(&chosen)?;
        self.say_what_tables_lack()?;
        self.say(&words::played(side, &chosen))?;
        self.show()?;
        Ok(())
    }

    /// After a search: a table may have turned out to be damaged.
    fn say_what_tables_lack(&mut self) -> io::Result<()> {
        match self.computer.new_failure() {
            Some(failure) => self.say(&format!("The tables are no longer asked: {failure}.")),
            None => Ok(()),
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        self.say(&format!("{}.", sentence(refusal)))
    }

    fn report(&mut self, done: Result<(), Refusal>, text: &str) -> io::Result<()> {
        match done {
            Ok(()) => self.say(text),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// After something that ends the game, if it was allowed.
    fn end_or_refuse(&mut self, done: Result<(), Refusal>) -> io::Result<()> {
        let standing = words::standing(&self.game);
        self.report(done, &standing)
    }

    fn list_moves(&mut self) -> io::Result<()> {
        let mut moves = self.game.legal_moves();
        if moves.is_empty() {
            return self.refuse(&Refusal::GameOver);
        }
        moves.sort_by_key(notation::text_order);
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        self.say(&texts.join("; "))
    }

    fn hint(&mut self) -> io::Result<()> {
        let hint = self.computer.hint(&self.game);
        self.say_what_tables_lack()?;
        match hint {
            Some((good, None)) => self.say(&format!("Hint: {good}")),
            Some((good, Some(reason))) => {
                self.say(&format!("Hint: {good}. {}", words::reason(&reason)))
            }
            None => self.refuse(&Refusal::GameOver),
        }
    }

    /// Goes back to the last position in which a person was to move.
    fn undo(&mut self) -> io::Result<()> {
        let plies = (0..self.game.ply()).rev();
        self.go_to_own_turn(plies, "There is no move to take back.")
    }

    fn redo(&mut self) -> io::Result<()> {
        let last = self.game.all_moves().len();
        let plies = self.game.ply() + 1..=last;
        self.go_to_own_turn(plies, "There is no move to play again.")
    }

    fn go_to_own_turn(
        &mut self,
        plies: impl Iterator<Item = usize>,
        nothing: &str,
    ) -> io::Result<()> {
        let now = self.game.ply();
        let last = self.game.all_moves().len();
        for ply in plies {
            self.game.go_to(ply);
            // The end of a game is shown too, whoever would be to move.
            if self.player_to_move() == Player::Human || (ply == last && ply > now) {
                return self.show();
            }
        }
        self.game.go_to(now);
        self.say(nothing)
    }

    /// Offers a draw to the other player, or takes the one that is offered.
    fn draw(&mut self) -> io::Result<()> {
        let side = self.side_to_move();
        if let Err(refusal) = self.game.offer_draw(side) {
            return self.refuse(&refusal);
        }
        if self.game.outcome().is_some() {
            return self.show_standing();
        }
        let other = side.opposite();
        if self.players.of(other) == Player::Human {
            let (side, other) = (words::name(side), words::name(other));
            return self.say(&format!(
                "{side} offers a draw: {other} may accept or decline; a move of {other} declines too."
            ));
        }
        let accepted = self.computer.accepts_draw(&self.game, other);
        self.say_what_tables_lack()?;
        if accepted {
            let agreed = self.game.agree_draw();
            self.end_or_refuse(agreed)
        } else {
            let declined = self.game.decline_draw();
            self.report(declined, "The computer declines the draw.")
        }
    }

    fn accept(&mut self) -> io::Result<()> {
        let agreed = match self.game.draw_offer() {
            Some(_) => self.game.agree_draw(),
            None => Err(Refusal::NoDrawOffer),
        };
        self.end_or_refuse(agreed)
    }

    fn show_standing(&mut self) -> io::Result<()> {
        let standing = words::standing(&self.game);
        self.say(&standing)
    }

    fn save(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.say("Save where? Write save FILE.");
        }
        let level = self.computer.level().number();
        match record::save(Path::new(name), &self.game, &self.tags, self.players, level) {
            Ok(()) => self.say(&format!("Saved as {name}.")),
            Err(error) => self.say(&format!("Not saved: {error:#}.")),
        }
    }
}

/// A refusal as a sentence, without its full stop.
fn sentence(refusal: &Refusal) -> String {
    let text = failure::without_control(&refusal.to_string());
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => text,
    }
}
