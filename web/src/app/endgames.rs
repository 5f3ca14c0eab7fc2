//! What endgame tables tell about the game, and training with them.

use dama_core::{RuleSet, Side, Square};
use dama_page::{
    Class, Curiosity, Heard, Insight, Key, NewGame, Players, Session, Task, Trainer, Worth, say,
    wording,
};
use leptos::prelude::*;

use super::App;
use crate::message::{Line, Note};
use crate::storage;

/// The computer of the exercises: it plays by the tables.
const PERFECT: u8 = 10;

/// The key of the exercise on the board; nothing is kept there while there is none.
pub(super) const EXERCISE: &str = "dama.exercise";

/// So few pieces are close to the endgames of four, whose tables are larger.
const NEAR_FOUR: usize = 5;

/// An exercise on the board, and the game that was there before.
#[derive(Clone)]
pub struct Training {
    pub trainer: Trainer,
    left: Session,
}

/// The exercises that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offers {
    /// They are asked for.
    Coming,
    /// These; none where the tables cannot be had.
    There(Vec<(Class, Vec<Task>)>),
}

/// The page's knowledge of endgames.
#[derive(Clone, Copy)]
pub struct Endgames {
    insight: RwSignal<Insight, LocalStorage>,
    pub training: RwSignal<Option<Training>, LocalStorage>,
    pub offers: RwSignal<Offers, LocalStorage>,
    /// What the next exercise is asked for.
    asked: StoredValue<Option<(RuleSet, Class, Task)>, LocalStorage>,
    /// The tables that this worker was last told to load: its number, rules, pieces.
    loaded: StoredValue<Option<(u32, &'static str, usize)>>,
}

impl Endgames {
    pub fn new() -> Self {
        Self {
            insight: RwSignal::new_local(Insight::default()),
            training: RwSignal::new_local(None),
            offers: RwSignal::new_local(Offers::Coming),
            asked: StoredValue::new_local(None),
            loaded: StoredValue::new(None),
        }
    }
}

/// A move that the chosen stone can make, with what it is worth in writing and for
/// the reader.
pub struct Priced {
    pub to: Square,
    pub short: String,
    pub spoken: String,
}

impl App {
    /// Has the worker load the tables that the game may come to need. It does so when
    /// it has nothing else to do.
    pub(super) fn load_tables(self) {
        let Some(worker) = self.worker_number() else {
            return;
        };
        let (rules, pieces) = self.session.with_untracked(|session| {
            let there = session.game().position().occupied().len();
            (session.rules().name, if there <= NEAR_FOUR { 4 } else { 3 })
        });
        let wanted = Some((worker, rules, pieces));
        if self.endgames.loaded.get_value() != wanted {
            self.endgames.loaded.set_value(wanted);
            self.tell_player(&format!(
                "{{\"do\":\"tables\",\"rules\":\"{rules}\",\"pieces\":{pieces}}}"
            ));
        }
    }

    fn curiosity(self) -> Curiosity {
        if self.is_training() {
            return Curiosity::Moves;
        }
        match self.settings.values.now() {
            "moves" => Curiosity::Moves,
            "position" => Curiosity::Position,
            _ => Curiosity::None,
        }
    }

    /// Asks about the next position of which something is to be shown.
    pub(super) fn look_up(self) {
        let curiosity = self.curiosity();
        let question = self.session.with_untracked(|session| {
            self.endgames
                .insight
                .try_maybe_update(|insight| (false, insight.question(session.game(), curiosity)))
        });
        if let Some(question) = question.flatten() {
            self.ask_module(question);
        }
    }

    /// A message of the worker about endgames; `false` where it is about something
    /// else.
    pub(super) fn heard_of_endgames(self, message: &str) -> bool {
        let heard = self.endgames.insight.try_maybe_update(|insight| {
            let heard = insight.heard(message);
            (heard == Some(Heard::Position), heard)
        });
        let Some(heard) = heard.flatten() else {
            return false;
        };
        match heard {
            Heard::Position => {
                self.judge();
                self.keep_training();
                self.show();
                self.look_up();
            }
            Heard::Exercises(offers) => self.endgames.offers.set(Offers::There(offers)),
            Heard::Exercise(Some(start)) => {
                if let Some((rules, class, task)) = self.endgames.asked.get_value() {
                    let begin = NewGame {
                        start,
                        ..NewGame::new(Players::against_computer(Side::White, PERFECT), rules)
                    };
                    self.train(Trainer::new(class, task, rules), &begin);
                }
            }
            Heard::Exercise(None) => {
                self.endgames.offers.set(Offers::There(Vec::new()));
                self.tell(Note::Answer(self.text_now(Key::TrainerMissing)));
            }
            Heard::Nothing => {}
        }
        true
    }

    /// Asks which exercises there are under these rules.
    pub fn ask_exercises(self, rules: RuleSet) {
        self.endgames.offers.set(Offers::Coming);
        let question = self
            .endgames
            .insight
            .try_maybe_update(|insight| (false, insight.ask_exercises(&rules)));
        self.ask_module(question.unwrap_or_default());
    }

    /// Asks for a position of an exercise; it begins when the position is there.
    pub fn ask_exercise(self, rules: RuleSet, class: Class, task: Task) {
        let seed = (js_sys::Math::random() * 1e9) as u32;
        self.endgames.asked.set_value(Some((rules, class, task)));
        let question = self
            .endgames
            .insight
            .try_maybe_update(|insight| (false, insight.ask_exercise(&rules, class, task, seed)));
        self.ask_module(question.unwrap_or_default());
    }

    fn train(self, trainer: Trainer, begin: &NewGame) {
        if self.session.with_untracked(Session::is_clock_going) {
            self.act(Session::pause);
        }
        let left = match self.endgames.training.get_untracked() {
            Some(training) => training.left,
            None => self.session.with_untracked(Session::clone),
        };
        let task = trainer.task;
        self.endgames.training.set(Some(Training { trainer, left }));
        self.sheet.set(None);
        self.act(|session| session.new_game(begin));
        let said = self
            .texts
            .with_untracked(|texts| wording::task(texts, task));
        self.polite.set(said);
    }

    /// Another position of the same exercise.
    pub fn next_exercise(self) {
        let trainer = self
            .endgames
            .training
            .with_untracked(|training| training.as_ref().map(|it| it.trainer.clone()));
        if let Some(trainer) = trainer {
            self.ask_exercise(trainer.rules, trainer.class, trainer.task);
        }
    }

    /// Puts the game that was left back on the board.
    pub fn end_training(self) {
        let training = self.endgames.training.get_untracked();
        if let Some(training) = training {
            self.endgames.training.set(None);
            self.act(|session| session.reopen(training.left));
        }
    }

    /// Keeps the exercise on the board, if there is one.
    pub(super) fn keep_training(self) {
        self.endgames.training.with_untracked(|training| {
            if let Some(Training { trainer, .. }) = training {
                let kept = self.session.with_untracked(|session| trainer.save(session));
                storage::write(EXERCISE, &kept);
            }
        });
    }

    /// Puts the exercise that was kept, if any, on the board of the window that has the
    /// game.
    pub(super) fn restore_training(self) {
        match storage::read(EXERCISE).map(|text| Trainer::load(&text)) {
            None => {}
            Some(Ok((trainer, mut exercise))) => {
                exercise.set_habits(self.session.with_untracked(Session::habits));
                let left = self.session.with_untracked(Session::clone);
                self.endgames.training.set(Some(Training { trainer, left }));
                self.session.set(exercise);
            }
            Some(Err(_)) => storage::set_aside(EXERCISE),
        }
    }

    /// Another window has the game, with its exercise: the game that was left is watched.
    pub(super) fn leave_training(self) {
        if let Some(training) = self.endgames.training.get_untracked() {
            self.endgames.training.set(None);
            self.session.set(training.left);
        }
    }

    /// Whether an exercise is on the board.
    pub fn is_training(self) -> bool {
        self.endgames.training.with_untracked(Option::is_some)
    }

    /// Judges what was played in an exercise.
    pub(super) fn judge(self) {
        if !self.is_training() {
            return;
        }
        let remark = self.session.with_untracked(|session| {
            self.endgames.insight.with_untracked(|insight| {
                self.endgames.training.try_update(|training| {
                    let training = training.as_mut()?;
                    training.trainer.look(session.game(), insight)
                })
            })
        });
        if let Some(remark) = remark.flatten()
            && remark.is_error()
        {
            let said = self
                .texts
                .with_untracked(|texts| wording::remark(texts, remark));
            self.urgent.set(String::new());
            self.urgent.set(said);
        }
    }

    /// The moves of the chosen stone with what they are worth, where that is wanted.
    pub(super) fn prices(self) -> Vec<Priced> {
        if self.settings.values.now() != "moves" {
            return Vec::new();
        }
        let priced = self.session.with_untracked(|session| {
            let from = session.view().start?;
            let game = session.game();
            self.endgames.insight.with_untracked(|insight| {
                let told = insight.known(session.rules(), game.position())?;
                let mut priced: Vec<(Square, Worth)> = Vec::new();
                for legal in game
                    .legal_moves()
                    .iter()
                    .filter(|legal| legal.from() == from)
                {
                    let text = legal.to_string();
                    let known = told.moves.iter().find(|(known, _)| *known == text);
                    match (known, priced.iter().any(|(to, _)| *to == legal.to())) {
                        (Some((_, worth)), false) => priced.push((legal.to(), *worth)),
                        // Several ways with different ends: the square names none.
                        _ => priced.retain(|(to, _)| *to != legal.to()),
                    }
                }
                Some(priced)
            })
        });
        self.texts.with_untracked(|texts| {
            let price = |(to, worth)| Priced {
                to,
                short: wording::short_worth(texts, worth),
                spoken: wording::move_worth(texts, worth),
            };
            priced.unwrap_or_default().into_iter().map(price).collect()
        })
    }

    /// What the moves of the game are worth, as short texts by their ply, from 0.
    pub fn worth_of_moves(self) -> Vec<Option<String>> {
        if self.settings.values.get() != "moves" {
            return Vec::new();
        }
        self.session.with(|session| {
            let game = session.game();
            self.endgames.insight.with(|insight| {
                let worth = |(position, played): (_, &dama_core::Move)| {
                    let told = insight.known(session.rules(), position)?;
                    let text = played.to_string();
                    let (_, worth) = told.moves.iter().find(|(known, _)| *known == text)?;
                    Some(self.texts.with(|texts| wording::short_worth(texts, *worth)))
                };
                game.positions()
                    .iter()
                    .zip(game.moves())
                    .map(worth)
                    .collect()
            })
        })
    }

    /// Adds to the line between the strips what tables tell, and what training says.
    pub fn add_endgame(self, line: &mut Line) {
        let texts = self.texts;
        self.session.with(|session| {
            let game = session.game();
            let to_move = game.position().side_to_move();
            self.endgames.training.with(|training| {
                let shown = training.is_some() || self.settings.values.get() != "off";
                let worth = self.endgames.insight.with(|insight| {
                    let (rules, position) = (session.rules(), game.position());
                    let told = insight.known(rules, position).filter(|_| shown);
                    texts.with(|texts| match told {
                        Some(told) => Some(wording::worth(texts, told.worth, to_move)),
                        None if shown && insight.is_lost(rules, position) => {
                            Some(say!(texts, TrainerMissing))
                        }
                        None => None,
                    })
                });
                let Some(Training { trainer, .. }) = training else {
                    if let ("turn", Some(worth)) = (line.tone, worth) {
                        line.soft = format!("{worth} · {}", line.soft);
                    }
                    return;
                };
                let held = self
                    .endgames
                    .insight
                    .with(|insight| trainer.is_held(game, insight));
                let errors = || {
                    texts.with(|texts| {
                        say!(
                            texts,
                            TrainerErrors {
                                count: trainer.errors
                            }
                        )
                    })
                };
                match (line.tone, trainer.remark()) {
                    ("end", _) => line.soft = errors(),
                    ("turn", _) if held => {
                        line.tone = "end";
                        line.strong = texts.with(|texts| say!(texts, TrainerHeld));
                        line.soft = errors();
                    }
                    ("turn", Some(remark)) => {
                        line.strong = texts.with(|texts| wording::remark(texts, remark));
                        line.soft = worth.unwrap_or_default();
                        if remark.is_error() {
                            line.tone = "refusal";
                            line.code = "error";
                        }
                    }
                    ("turn", None) => {
                        line.strong = texts.with(|texts| wording::task(texts, trainer.task));
                        line.soft = worth.unwrap_or_default();
                    }
                    _ => {}
                }
            });
        });
    }

    /// The names of a side's player in training: who plays, and the errors so far.
    pub fn training_names(self, session: &Session, side: Side) -> Option<(String, String)> {
        self.endgames.training.with(|training| {
            let Training { trainer, .. } = training.as_ref()?;
            Some(self.texts.with(|texts| {
                if session.players().is_computer(side) {
                    (say!(texts, PlayerPerfect), String::new())
                } else {
                    let errors = say!(
                        texts,
                        TrainerErrors {
                            count: trainer.errors
                        }
                    );
                    (say!(texts, PlayerYou), errors)
                }
            }))
        })
    }
}
