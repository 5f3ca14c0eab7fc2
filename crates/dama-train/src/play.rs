//! One game of the engine against itself.

use dama_core::{Game, RuleSet, Side};
use dama_engine::{Control, Engine, Limits};
use dama_tables::{Grade, Scratch, Unpacked};

use crate::random::Random;
use crate::{Ending, Knowledge, Sample, Settings};

/// A side that is so many hundredths of a man ahead, for so many plies, has won.
const WON: i32 = 1_500;
const WON_PLIES: u32 = 6;

/// A game without progress for so many plies, in which no side is so far ahead, is
/// a draw.
const DRAWN_QUIET_PLIES: u32 = 50;
const DRAWN: i32 = 60;

/// No game goes on for longer.
const MOST_PLIES: usize = 400;

/// A position in which a side is so far ahead at first gives no game.
const UNBALANCED: i32 = 400;

/// Megabytes of an engine's table: a game looks at little.
const HASH_MB: usize = 1;

/// Plays games.
pub(crate) struct Player<'a> {
    engine: Engine,
    settings: Settings,
    tables: &'a [Unpacked],
    scratch: Scratch,
}

impl<'a> Player<'a> {
    /// A player of games.
    pub(crate) fn new(settings: &Settings, knowledge: Knowledge<'a>) -> Self {
        let mut engine = Engine::new(HASH_MB);
        engine.use_network(knowledge.network.cloned());
        Self {
            engine,
            settings: *settings,
            tables: knowledge.tables,
            scratch: Scratch::default(),
        }
    }

    /// The samples of the game with this number; none where its opening ends it or
    /// is won.
    pub(crate) fn game(&mut self, number: u64) -> Vec<Sample> {
        let rule_set = (number % RuleSet::ALL.len() as u64) as usize;
        let mut random = Random::new(self.settings.seed, number);
        let Some(mut game) = self.opening(RuleSet::ALL[rule_set], &mut random) else {
            return Vec::new();
        };
        self.engine.clear();
        let limits = Limits::nodes(self.settings.nodes);
        let first = game.ply();
        let mut samples = Vec::new();
        let mut ahead = (Side::White, 0);
        let winner = loop {
            if let Some(outcome) = game.outcome() {
                break outcome.winner;
            }
            let position = *game.position();
            let side = position.side_to_move();
            if let Some(grade) = self.told(rule_set, &game) {
                break match grade {
                    Grade::Win => Some(side),
                    Grade::Draw => None,
                    Grade::Loss => Some(side.opposite()),
                };
            }
            let found = self.engine.search(&game, &limits, &Control::FREE, |_| {});
            let Some(best) = found.best else {
                break None;
            };
            let score = found.score.value();
            if game.ply() == first && score.abs() > UNBALANCED {
                return Vec::new();
            }
            let leader = if score > 0 { side } else { side.opposite() };
            ahead = if score.abs() < WON {
                (leader, 0)
            } else if leader == ahead.0 {
                (leader, ahead.1 + 1)
            } else {
                (leader, 1)
            };
            if ahead.1 >= WON_PLIES {
                break Some(leader);
            }
            let dry = game.quiet_plies() >= DRAWN_QUIET_PLIES && score.abs() <= DRAWN;
            if dry || game.ply() >= MOST_PLIES {
                break None;
            }
            if !found.score.is_decided() && !position.has_capture() {
                samples.push(Sample {
                    rules: *game.rules(),
                    position,
                    score: score as i16,
                    ending: Ending::Draw,
                });
            }
            if game.play(&best).is_err() {
                break None;
            }
        };
        for sample in &mut samples {
            sample.ending = match winner {
                None => Ending::Draw,
                Some(side) if side == sample.position.side_to_move() => Ending::Win,
                Some(_) => Ending::Loss,
            };
        }
        samples
    }

    /// A game after random plies; `None` where it is over.
    fn opening(&self, rules: RuleSet, random: &mut Random) -> Option<Game> {
        let [fewest, most] = self.settings.random_plies.map(usize::from);
        let plies = fewest + random.below(most.saturating_sub(fewest) + 1);
        let mut game = Game::new(rules);
        while game.ply() < plies || game.position().has_capture() {
            if game.outcome().is_some() {
                return None;
            }
            let moves = game.legal_moves();
            game.play(random.pick(&moves)?).ok()?;
        }
        game.outcome().is_none().then_some(game)
    }

    /// What the tables tell of a position in which nothing is to be taken.
    fn told(&mut self, rule_set: usize, game: &Game) -> Option<Grade> {
        let tables = self.tables.get(rule_set)?;
        tables.grade(game.position(), &mut self.scratch)
    }
}
