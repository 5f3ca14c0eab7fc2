//! Reading the record of one game.

use dama_core::{Game, Move, Position, Reason, Refusal, RuleSet, Side};

use crate::error::excerpt;
use crate::lexer::{Lexer, Token};
use crate::{PdnError, PdnErrorKind, Place, ResultMark, Tags, Warning, WarningKind, game_type};

/// A game with what its record says beside the moves.
#[derive(Clone, Debug)]
pub struct Record {
    /// The game, at its last position.
    pub game: Game,
    /// The tags as they stand in the text.
    pub tags: Tags,
    /// The result as it is written; the game knows what the rules make of it.
    pub result: ResultMark,
    /// The moves behind the end of the game that can be played on the board
    /// from there, as if the game went on.
    pub after_end: Vec<Move>,
    /// What is odd.
    pub warnings: Vec<Warning>,
}

/// Reads the record of one game; what follows behind it is left out with a warning.
///
/// Comments, variations and glyphs are passed over. A record that names no rule
/// set is read by the rules of the federation (rule 12), and a warning says so.
/// Moves behind the end of a game go to [`Record::after_end`]. A result that the
/// board does not decide ends the game by the reason in the tag `Termination`
/// (`resignation`, `time`, `agreement`), or as resignation or agreement where it
/// names none.
///
/// # Errors
///
/// The text is no record, or a move in it is not legal.
pub fn read(text: &str) -> Result<Record, PdnError> {
    let mut lexer = Lexer::new(text);
    let (mut reader, mut next) = Reader::begin(&mut lexer)?;
    while let Some((at, token)) = next {
        match token {
            Token::Move(word) => reader.play(at, word)?,
            Token::OpenVariation => pass_over_variation(&mut lexer, at)?,
            Token::CloseVariation => {
                let kind = PdnErrorKind::NothingToClose;
                return Err(PdnError::new(lexer.text(), at, ")", kind));
            }
            Token::Result(mark) => {
                reader.end = Some((at, mark));
                break;
            }
            // The next game begins though this one has no result.
            Token::Tag { .. } => {
                reader.warn(at, WarningKind::MoreGames);
                return Ok(reader.finish());
            }
            Token::Comment | Token::Glyph | Token::Number => {}
        }
        next = lexer.next()?;
    }
    if let Some(at) = more_behind(&mut lexer) {
        reader.warn(at, WarningKind::MoreGames);
    }
    Ok(reader.finish())
}

/// Where something stands behind the end that is no comment.
fn more_behind(lexer: &mut Lexer) -> Option<usize> {
    let mut last = 0;
    loop {
        match lexer.next() {
            Ok(None) => return None,
            Ok(Some((at, Token::Comment))) => last = at,
            Ok(Some((at, _))) => return Some(at),
            Err(_) => return Some(last),
        }
    }
}

fn pass_over_variation(lexer: &mut Lexer, start: usize) -> Result<(), PdnError> {
    let mut depth = 1;
    while depth > 0 {
        match lexer.next()? {
            Some((_, Token::OpenVariation)) => depth += 1,
            Some((_, Token::CloseVariation)) => depth -= 1,
            None | Some((_, Token::Tag { .. })) => {
                let kind = PdnErrorKind::UnclosedVariation;
                return Err(PdnError::new(lexer.text(), start, "(", kind));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// A game as far as it is read.
struct Reader<'a> {
    text: &'a str,
    tags: Tags,
    tag_result: Option<(usize, ResultMark)>,
    end: Option<(usize, ResultMark)>,
    game: Game,
    /// Where the moves behind the end begin, and the board there.
    beyond: Option<(usize, Position)>,
    after_end: Vec<Move>,
    left_out: usize,
    warnings: Vec<Warning>,
}

type Next<'a> = Option<(usize, Token<'a>)>;

impl<'a> Reader<'a> {
    /// Reads the tags; gives back the first word behind them.
    fn begin(lexer: &mut Lexer<'a>) -> Result<(Self, Next<'a>), PdnError> {
        let mut reader = Self {
            text: lexer.text(),
            tags: Tags::new(),
            tag_result: None,
            end: None,
            game: Game::new(RuleSet::FEDERATION),
            beyond: None,
            after_end: Vec::new(),
            left_out: 0,
            warnings: Vec::new(),
        };
        let mut places: Vec<(&str, usize)> = Vec::new();
        let next = loop {
            match lexer.next()? {
                Some((_, Token::Comment)) => {}
                Some((
                    at,
                    Token::Tag {
                        name,
                        value,
                        value_at,
                    },
                )) => {
                    if reader.tags.get(name).is_some() {
                        reader.warn(at, WarningKind::RepeatedTag(name.to_string()));
                    } else {
                        reader.tags.set(name, value);
                        places.push((name, value_at));
                    }
                }
                next => break next,
            }
        };
        if next.is_none() && reader.tags.is_empty() {
            return Err(PdnError::new(reader.text, 0, "", PdnErrorKind::Empty));
        }
        let moves_at = next.as_ref().map_or(reader.text.len(), |(at, _)| *at);
        let place = |name: &str| {
            places
                .iter()
                .find(|(known, _)| known.eq_ignore_ascii_case(name))
                .map_or(moves_at, |(_, at)| *at)
        };
        reader.check_game_type(place("GameType"))?;
        let rules = reader.rule_set(place("RuleSet"))?;
        let start = reader.start(place("FEN"))?;
        reader.game = Game::from_position(rules, start);
        reader.read_result_tag(place("Result"));
        Ok((reader, next))
    }

    fn warn(&mut self, at: usize, kind: WarningKind) {
        let place = Place::of(self.text, at);
        self.warnings.push(Warning { place, kind });
    }

    fn check_game_type(&mut self, at: usize) -> Result<(), PdnError> {
        match self.tags.get("GameType") {
            None => self.warn(at, WarningKind::NoGameType),
            Some(value) if game_type::is_dama(value) => {}
            Some(value) => {
                let kind = PdnErrorKind::WrongGameType;
                return Err(PdnError::new(self.text, at, value, kind));
            }
        }
        Ok(())
    }

    fn rule_set(&mut self, at: usize) -> Result<RuleSet, PdnError> {
        let Some(value) = self.tags.get("RuleSet") else {
            let rules = RuleSet::FEDERATION;
            self.warn(at, WarningKind::NoRuleSet(rules));
            return Ok(rules);
        };
        RuleSet::named(&value.trim().to_ascii_lowercase())
            .ok_or_else(|| PdnError::new(self.text, at, value, PdnErrorKind::UnknownRuleSet))
    }

    fn start(&mut self, at: usize) -> Result<Position, PdnError> {
        let Some(fen) = self.tags.get("FEN") else {
            return Ok(Position::start());
        };
        if self
            .tags
            .get("SetUp")
            .is_some_and(|set_up| set_up.trim() == "0")
        {
            self.warn(at, WarningKind::PositionLeftOut);
            return Ok(Position::start());
        }
        fen.parse()
            .map_err(|error| PdnError::new(self.text, at, fen, PdnErrorKind::BadPosition(error)))
    }

    fn read_result_tag(&mut self, at: usize) {
        let Some(value) = self.tags.get("Result") else {
            return;
        };
        match ResultMark::parse(value.trim()) {
            Some(mark) => self.tag_result = Some((at, mark)),
            None if matches!(value.trim(), "" | "?") => {}
            None => {
                let value = excerpt(value);
                self.warn(at, WarningKind::UnknownResult(value));
            }
        }
    }

    fn play(&mut self, at: usize, word: &str) -> Result<(), PdnError> {
        if self.beyond.is_none() {
            match self.game.play_text(word) {
                Ok(_) => return Ok(()),
                Err(Refusal::GameOver) => self.beyond = Some((at, *self.game.position())),
                Err(refusal) => {
                    let kind = PdnErrorKind::IllegalMove(refusal);
                    return Err(PdnError::new(self.text, at, word, kind));
                }
            }
        }
        self.play_beyond(word);
        Ok(())
    }

    /// Plays on as if the game were not over, as long as the board allows it.
    fn play_beyond(&mut self, word: &str) {
        let Some((_, position)) = &mut self.beyond else {
            return;
        };
        match position.read_move(self.game.rules(), word) {
            Ok(played) if self.left_out == 0 => {
                *position = position.after(&played.effect());
                self.after_end.push(played);
            }
            _ => self.left_out += 1,
        }
    }

    fn finish(mut self) -> Record {
        let result = self.settle_result();
        if let (Some((at, _)), Some(outcome)) = (self.beyond, self.game.outcome()) {
            let count = self.after_end.len() + self.left_out;
            let reason = outcome.reason;
            self.warn(at, WarningKind::MovesAfterEnd { count, reason });
            if self.left_out > 0 {
                self.warn(at, WarningKind::MovesLeftOut(self.left_out));
            }
        }
        Record {
            game: self.game,
            tags: self.tags,
            result,
            after_end: self.after_end,
            warnings: self.warnings,
        }
    }

    /// The result as written: behind the moves, or in the tag where those end
    /// with `*`; ends the game by it where the board does not.
    fn settle_result(&mut self) -> ResultMark {
        let known = |&(_, mark): &(usize, ResultMark)| mark != ResultMark::Unknown;
        let tag = self.tag_result.filter(known);
        let end = self.end.filter(known);
        if let (Some((_, tag)), Some((at, end))) = (tag, end)
            && tag != end
        {
            self.warn(at, WarningKind::ResultsDiffer { tag, end });
        }
        let Some((at, written)) = end.or(tag) else {
            return ResultMark::Unknown;
        };
        match self.game.outcome() {
            Some(outcome) => {
                let (board, reason) = (outcome.into(), outcome.reason);
                if written != board {
                    self.warn(
                        at,
                        WarningKind::BoardDecides {
                            written,
                            board,
                            reason,
                        },
                    );
                }
            }
            None => self.end_by(at, written),
        }
        written
    }

    /// Ends a game that the players ended.
    fn end_by(&mut self, at: usize, written: ResultMark) {
        let told = self.tags.get("Termination").unwrap_or_default();
        let told_is = |reason: Reason| told.eq_ignore_ascii_case(reason.code());
        let loser = match written {
            ResultMark::WhiteWins => Some(Side::Black),
            ResultMark::BlackWins => Some(Side::White),
            ResultMark::Draw => None,
            ResultMark::BothLose | ResultMark::Unknown => return,
        };
        let (reason, ended) = match loser {
            Some(side) if told_is(Reason::Time) => (Reason::Time, self.game.flag(side)),
            Some(side) => (Reason::Resignation, self.game.resign(side)),
            None => (Reason::Agreement, self.game.agree_draw()),
        };
        if ended.is_ok() && !told_is(reason) {
            self.warn(at, WarningKind::ReasonAssumed(reason));
        }
    }
}
