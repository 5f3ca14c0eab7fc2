//! `dama play`: a game in the terminal.

mod board;
mod command;
mod computer;
mod record;
mod session;
mod words;

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use dama_core::{Game, Position, Side};
use dama_engine::{Endgames, Level};
use dama_pdn::Tags;

use crate::book::BookOption;
use crate::network::NetworkOption;
use crate::notation::read_position;
use crate::options::RulesOption;
use crate::tables::embedded::Embedded;
use crate::tables::folder::Folder;
use board::{Look, Signs};
use computer::Computer;
use session::{Session, Terminal};

/// Play a game in the terminal
///
/// Type moves in any form: d3-d4, d3d4, f3xf5xd5, f3xd5; "help" lists what else
/// can be typed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama play                                    you are White
  dama play --white computer --black human     you are Black
  dama play --black human                      two people
  dama play --white computer --level 5         watch
  dama play --load game.pdn                    go on with a saved game
  dama play --tables ~/dama-tables --level 9   against one who knows the endings

Hints, answers to draw offers and the computer from level 8 on know the endgames
whose tables lie in the program (dama tables info), and with --tables those in the
folder; dama tables build makes them.")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// Who plays White
    #[arg(long, value_name = "WHO", value_enum, default_value_t = Player::Human)]
    white: Player,
    /// Who plays Black
    #[arg(long, value_name = "WHO", value_enum, default_value_t = Player::Computer)]
    black: Player,
    /// How well the computer plays: 1 has just learned the rules, 10 is all it can
    #[arg(long, value_name = "1..10", default_value = "3", value_parser = level)]
    level: Level,
    /// Draw the board with letters
    #[arg(long)]
    ascii: bool,
    /// Begin with this position
    #[arg(long, value_name = "FEN", default_value = "start", value_parser = read_position)]
    fen: Position,
    /// Go on with the game in this file, by its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "fen"])]
    load: Option<PathBuf>,
    /// The folder of the endgame tables that computer and hints ask
    #[arg(long = "tables", value_name = "DIR")]
    tables: Option<PathBuf>,
    #[command(flatten)]
    network: NetworkOption,
    #[command(flatten)]
    book: BookOption,
    /// Let the computer choose as in another game with the same number
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Who moves the pieces of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Player {
    Human,
    Computer,
}

/// Reads a level.
pub fn level(text: &str) -> Result<Level, String> {
    text.parse()
        .ok()
        .and_then(Level::new)
        .ok_or_else(|| String::from("a number from 1 to 10 is needed"))
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let players = Players([self.white, self.black]);
        let (game, tags) = match &self.load {
            Some(path) => record::load(path)?,
            None => (Game::from_position(self.rules.set, self.fen), Tags::new()),
        };
        let seed = self.seed.unwrap_or_else(any_number);
        let terminal = Terminal {
            look: look(self.ascii, players),
            prompts: io::stdin().is_terminal() && io::stdout().is_terminal(),
        };
        let endgames = match &self.tables {
            Some(path) => Folder::endgames(path, *game.rules())?,
            None => Endgames::open(*game.rules(), Embedded)?,
        };
        let computer = Computer::new(self.level, seed, endgames, &self.network, &self.book);
        Session::new(game, tags, players, computer, terminal).run()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// White's player, then Black's.
#[derive(Clone, Copy, Debug)]
pub struct Players([Player; 2]);

impl Players {
    pub const fn of(self, side: Side) -> Player {
        self.0[side.index()]
    }

    /// Whether a person plays at all.
    pub fn any_human(self) -> bool {
        self.0.contains(&Player::Human)
    }
}

fn look(ascii: bool, players: Players) -> Look {
    let only_black = players.0 == [Player::Computer, Player::Human];
    let signs = if ascii {
        Signs::Letters
    } else if io::stdout().is_terminal() && color_is_welcome() {
        Signs::Colored
    } else {
        Signs::Stones
    };
    Look {
        signs,
        near: if only_black { Side::Black } else { Side::White },
    }
}

/// What <https://no-color.org> asks for, and no colors on a dumb terminal.
fn color_is_welcome() -> bool {
    let refused = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !refused && env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

fn any_number() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64)
}
