//! From what happened to what is seen, heard and read out.

use dama_core::{JumpToFarRank, Move, Piece, Side, Square};
use dama_page::{Event, Session, Step, say, speech, wording};
use leptos::prelude::*;

use super::App;
use crate::board::{Landings, Played, Travel};
use crate::boot;
use crate::locale::vibrate;
use crate::message::Note;
use crate::sound::{self, Sound};

impl App {
    /// Goes through what an input has done.
    pub(super) fn happened(self, events: Vec<Event>, travel: Travel) {
        let mut walked = Vec::new();
        for event in events {
            match event {
                Event::Moved {
                    played,
                    piece,
                    steps,
                    walked,
                } => self.moved(&played, piece, &steps, walked, travel),
                Event::Stepped(step) => walked.push(step),
                Event::Asks {
                    asked,
                    steps,
                    walked,
                } => {
                    self.say(|texts, _| say!(texts, ConfirmMove { move: &asked }));
                    let shown = &steps[walked.min(steps.len().saturating_sub(1))..];
                    self.stepped(shown, travel);
                }
                Event::Refused(refused) => self.refused(refused),
                Event::Choose(_) => self.note.set(Note::Choose),
                Event::GameOver(_) => self.over(),
                Event::Undone(moves) => self.undone(&moves),
                Event::Redone(_) => self.say(speech::last_move),
                Event::WentTo(_) => self.say(|texts, game| {
                    if game.ply() == 0 {
                        say!(texts, SaidAtStart)
                    } else {
                        speech::last_move(texts, game)
                    }
                }),
                Event::NewGame => self.say(|texts, _| say!(texts, SaidNewGame)),
                Event::Opened(oddities) => self.note.set(Note::Opened(oddities)),
                Event::DrawDeclined(_) => self.tell(Note::DrawDeclined),
                Event::AskComputer { id, request } => self.ask(id, &request),
                Event::StopComputer { .. } => self.stop_player(),
                Event::Hint(advice, reason) => self.tell(Note::Hint(advice, reason)),
                Event::NoHint => self.tell(Note::NoHint),
                Event::ComputerFailed => self.tell(Note::ComputerFailed),
                Event::Asked(question) => {
                    let answer = self.with_game(|texts, session| question.answer(texts, session));
                    self.note.set(Note::Answer(answer.clone()));
                    self.polite.set(answer);
                }
                Event::Paused => self.say(|texts, _| say!(texts, ClockPaused)),
                Event::LowTime(side) => self.low(side),
                Event::WentOn
                | Event::DrawOffered(_)
                | Event::SteppedBack(_)
                | Event::Selected(_)
                | Event::LetGo { .. }
                | Event::ChoiceDropped
                | Event::BoardTurned(_) => {}
            }
        }
        if !walked.is_empty() {
            self.stepped(&walked, travel);
        }
    }

    fn with_game<T>(self, ask: impl FnOnce(&dama_page::Texts, &Session) -> T) -> T {
        self.texts
            .with_untracked(|texts| self.session.with_untracked(|session| ask(texts, session)))
    }

    fn say(self, said: impl FnOnce(&dama_page::Texts, &dama_core::Game) -> String) {
        let said = self.with_game(|texts, session| said(texts, session.game()));
        self.polite.set(said);
    }

    /// Shows a note and reads it out.
    pub fn tell(self, note: Note) {
        self.note.set(note);
        let said = match untrack(|| self.line()) {
            Some(line) if line.tone == "hint" && !line.soft.is_empty() => {
                format!("{}. {}", line.strong, line.soft)
            }
            line => line.map(|line| line.strong).unwrap_or_default(),
        };
        self.polite.set(said);
    }

    fn moved(self, played: &Move, piece: Piece, steps: &[Step], walked: usize, travel: Travel) {
        let shown = &steps[walked.min(steps.len().saturating_sub(1))..];
        let already = walked.min(steps.len().saturating_sub(1));
        let (said, crowned, taken) = self.with_game(|texts, session| {
            let game = session.game();
            let said = speech::announcement(texts, game, session.players().only_human());
            let at_once = session.rules().jump_to_far_rank == JumpToFarRank::CrownAtOnce;
            let far = |step: &Step| at_once && step.to.rank() == piece.side.far_rank();
            let crowned = steps.iter().position(far).unwrap_or(steps.len() - 1);
            let before = game.positions().iter().rev().nth(1).copied();
            let victims = shown.iter().filter_map(|step| step.victim);
            let taken = victims.filter_map(|square| {
                let piece = before.as_ref()?.piece_at(square)?;
                Some((square, piece))
            });
            (said, crowned, taken.collect::<Vec<(Square, Piece)>>())
        });
        if self.settings.aloud.now() == "on" {
            boot::read_aloud(&said);
        }
        self.polite.set(said);
        let crowned_after = played
            .promotes()
            .then(|| crowned.checked_sub(already))
            .flatten();
        self.animate(&Played {
            steps: shown,
            mover: piece,
            taken,
            crowned_after,
            travel,
        });
    }

    /// Shows the last move once more.
    pub fn replay(self) {
        let last = self.with_game(|_, session| {
            let game = session.game();
            let played = *game.moves().last()?;
            let before = game.positions().iter().rev().nth(1)?;
            Some((played, before.piece_at(played.from())?))
        });
        let Some((played, piece)) = last else { return };
        let mut from = played.from();
        let victims = played.captures().iter().copied().map(Some).chain([None]);
        let steps: Vec<Step> = played
            .landings()
            .iter()
            .zip(victims)
            .map(|(&to, victim)| {
                let step = Step { from, to, victim };
                from = to;
                step
            })
            .collect();
        self.moved(&played, piece, &steps, 0, Travel::Goes);
    }

    fn stepped(self, steps: &[Step], travel: Travel) {
        let seen = self.with_game(|_, session| {
            let position = *session.game().position();
            let victims = steps.iter().filter_map(|step| step.victim);
            let taken = victims.filter_map(|square| Some((square, position.piece_at(square)?)));
            let mover = Piece::man(position.side_to_move());
            (mover, taken.collect())
        });
        let (mover, taken) = seen;
        self.animate(&Played {
            steps,
            mover,
            taken,
            crowned_after: None,
            travel,
        });
    }

    /// Moves the stones, with their sound.
    fn animate(self, played: &Played) {
        let Some(board) = self.board() else { return };
        let facing = self.session.with_untracked(Session::facing);
        let landings = board
            .motion
            .play(&board.stones, &board.marks, facing, self.pace(), played);
        let Landings { first, each } = landings;
        let last = played.steps.len().saturating_sub(1) as u32;
        self.landed
            .set_value(js_sys::Date::now() + f64::from(first + each * last));
        if self.settings.vibration.now() == "on" && !played.taken.is_empty() {
            vibrate(20);
        }
        if self.settings.sound.now() == "off" {
            return;
        }
        for (index, step) in played.steps.iter().enumerate() {
            let sound = match step.victim {
                Some(_) => Sound::Capture,
                None => Sound::Move,
            };
            sound::play(sound, f64::from(first + each * index as u32));
        }
        if let Some(step) = played.crowned_after {
            sound::play(Sound::Crown, f64::from(first + each * step as u32 + 120));
        }
    }

    /// Makes ready for the first sound.
    pub(super) fn prepare_sound(self) {
        if self.settings.sound.now() == "on" {
            sound::prepare();
        }
    }

    fn low(self, side: Side) {
        self.say(|texts, _| say!(texts, [SaidWhiteLow, SaidBlackLow][side.index()]));
        if self.settings.sound.now() == "on" {
            sound::play(Sound::Low, 0.0);
        }
    }

    fn undone(self, moves: &[Move]) {
        if let Some(last) = moves.last() {
            self.say(|texts, game| speech::taken_back(texts, game, last));
        }
    }

    fn refused(self, refused: dama_page::Refused) {
        let said = self.with_game(|texts, session| {
            let to_move = session.game().position().side_to_move();
            wording::refused(texts, &refused, to_move)
        });
        self.note.set(Note::Refused(refused));
        // The same refusal twice is to be heard twice.
        self.urgent.set(String::new());
        self.urgent.set(said);
    }
}
