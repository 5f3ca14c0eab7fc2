//! Many games in one stream: where each begins and ends, what is kept of broken
//! ones, in which encodings and forms they come.

use std::collections::HashSet;
use std::io::{self, BufRead, BufReader, Read};

use dama_core::{Game, Move, Position, Reason, RuleSet};
use dama_pdn::{PdnErrorKind, ReadGame, Reader, ResultMark};
use dama_testkit::random::Random;
use dama_testkit::setups::{Style, random_setup};

const HEAD: &str = "[GameType \"30,W,8,8,A0,0\"][RuleSet \"classic\"]";

fn games(text: impl AsRef<[u8]>) -> Vec<ReadGame> {
    Reader::new(text.as_ref())
        .collect::<io::Result<_>>()
        .expect("bytes in memory")
}

fn moves(game: &ReadGame) -> Vec<String> {
    game.tree.main_moves().map(ToString::to_string).collect()
}

fn codes(game: &ReadGame) -> Vec<&'static str> {
    game.warnings.iter().map(|w| w.code()).collect()
}

/// Code of the error, game, line, column and offset.
fn error(game: &ReadGame) -> Option<(&'static str, u64, usize, usize, u64)> {
    let error = game.error.as_ref()?;
    let place = error.place;
    Some((
        error.code(),
        place.game,
        place.line,
        place.column,
        place.offset,
    ))
}

/// Moves of each game, joined; a game with an error ends with its code.
fn outline(text: impl AsRef<[u8]>) -> Vec<String> {
    let line = |game: &ReadGame| {
        let mut words = moves(game);
        words.push(match &game.error {
            None => game.result.to_string(),
            Some(error) => String::from(error.code()),
        });
        words.join(" ")
    };
    games(text).iter().map(line).collect()
}

#[test]
fn where_games_end() {
    for (text, expected) in [
        ("", &[][..]),
        (" {only} ; comments\n% and such", &[]),
        ("*", &["*"]),
        ("1. d3-d4 *1. a3-a4 1-0", &["d3-d4 *", "a3-a4 1-0"]),
        ("d3-d4 a6-a5 2-0 a3-a4", &["d3-d4 a6-a5 1-0", "a3-a4 *"]),
        (
            "[A \"b\"]\n1. d3-d4\n[A \"c\"]\n1. a3-a4",
            &["d3-d4 *", "a3-a4 *"],
        ),
        ("[A \"b\"]\n*\n[A \"c\"]", &["*", "*"]),
        ("[A \"b\"] {note} [C \"d\"] 1. d3-d4", &["d3-d4 *"]),
        (
            "1. d3-d4 0-0 {after} $3 1. a3-a4 1-1",
            &["d3-d4 0-0", "a3-a4 1/2-1/2"],
        ),
    ] {
        assert_eq!(outline(text), expected, "{text}");
    }
}

#[test]
fn reading_goes_on_behind_what_is_broken() {
    for (text, expected) in [
        (
            "1. d3-d4 d7-d5 2. a3-a4 1-0\n1. a3-a4 *",
            &["d3-d4 illegal-move", "a3-a4 *"][..],
        ),
        (
            "d3-d4 ] a6-a5 1-0 a3-a4 *",
            &["d3-d4 nothing-to-close", "a3-a4 *"],
        ),
        ("d3-d4 $x 1-0 a3-a4 *", &["d3-d4 bad-glyph", "a3-a4 *"]),
        (
            "[A \"b]\n[C \"d\"]\nd3-d4 * a3-a4 *",
            &["bad-tag", "a3-a4 *"],
        ),
        (
            "[RuleSet \"x\"] d3-d4 * a3-a4 *",
            &["unknown-rule-set", "a3-a4 *"],
        ),
        ("[FEN \"x\"] d3-d4 * a3-a4 *", &["bad-position", "a3-a4 *"]),
        (
            "[GameType \"20\"] d3-d4 * a3-a4 *",
            &["wrong-game-type", "a3-a4 *"],
        ),
        (
            "d3-d4 (a3-a4 1-0 *\n[A \"b\"] a3-a4 *",
            &["d3-d4 unclosed-variation", "a3-a4 *"],
        ),
        (
            "d3-d4 (a3-a5) a6-a5 * a3-a4 *",
            &["d3-d4 illegal-move", "a3-a4 *"],
        ),
        (
            "d3-d4 ) a6-a5 * a3-a4 *",
            &["d3-d4 nothing-to-close", "a3-a4 *"],
        ),
        (
            "d3-d4 {oh 1-0\n[A \"b\"]\na3-a4 {x} *",
            &["d3-d4 unclosed-comment", "a3-a4 *"],
        ),
        (
            "d3-d4 {oh 1-0\n[A \"b\"]\na3-a4 *",
            &["d3-d4 unclosed-comment", "a3-a4 *"],
        ),
        ("d3-d4 {oh\n[A \"b\"]\nyes} a6-a5 *", &["d3-d4 a6-a5 *"]),
        (
            "( {x} ) (a3-a4) d3-d4 * a3-a4 *",
            &["nothing-to-replace", "a3-a4 *"],
        ),
        ("\0\u{1}\n[A \"b\"] a3-a4 *", &["illegal-move", "a3-a4 *"]),
    ] {
        assert_eq!(outline(text), expected, "{text}");
    }
}

#[test]
fn an_error_tells_all() {
    let text = format!(
        "{HEAD}\n1. d3-d4 *\r\n\r\n{HEAD}[White \"\u{15f}\"]\r{{\u{15f}}} 1. d3-d4 a6-a4 2. a3-a4 1-0"
    );
    let all = games(&text);
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].error, None);
    let offset = text.find("a6-a4").expect("it is there") as u64;
    assert_eq!(error(&all[1]), Some(("illegal-move", 2, 5, 14, offset)));
    let place = all[1].place;
    assert_eq!((place.game, place.line, place.column), (2, 4, 1));
    // Nothing is lost of what stands before.
    assert_eq!(all[1].tags.get("White"), Some("\u{15f}"));
    assert_eq!(moves(&all[1]), ["d3-d4"]);
    assert_eq!(all[1].unread, 2);
    assert_eq!(all[1].result, ResultMark::WhiteWins);
    let error = all[1].error.as_ref().expect("an error");
    assert_eq!(error.text, "a6-a4");
    assert_eq!(
        error.to_string(),
        "line 5, column 14: a6-a4: a man moves one square, or jumps over one piece to the \
         square right behind it"
    );
}

#[test]
fn encodings_and_line_ends() {
    let latin = b"[White \"Jos\xe9\"]\r1. d3-d4 {caf\xe9}\r(1. a3-a4) \xbd-\xbd\r";
    let utf8 = "\u{feff}[White \"José\"]\r\n1. d3-d4 {café}\r\n(1. a3-a4) ½-½\r\n";
    let mut both = utf8.as_bytes().to_vec();
    both.extend_from_slice(latin);
    both.extend_from_slice("\u{feff}[White \"José\"] 1. d3-d4 {café} (1. a3-a4) 1-1".as_bytes());
    let all = games(both);
    assert_eq!(all.len(), 3);
    for game in &all {
        assert_eq!(game.error, None);
        assert_eq!(game.tags.get("White"), Some("José"));
        let first = game.tree.main_line().next().expect("a move");
        let note = game.tree.get(first).expect("a node").note();
        assert_eq!(note.after(), "café");
        assert_eq!(game.result, ResultMark::Draw);
        assert_eq!(game.tree.len(), 2);
    }
    let lines: Vec<usize> = all.iter().map(|game| game.place.line).collect();
    assert_eq!(lines, [1, 4, 7]);
}

#[test]
fn moves_behind_an_end_and_results_that_differ_are_warnings() {
    let fen = "[FEN \"W:WKa1:BKc5\"]";
    let game = &games(format!("{HEAD}{fen} 1. a1-a2 c5-c4 2. a2-a1 1-0"))[0];
    assert_eq!(game.error, None);
    assert_eq!(moves(game).len(), 3);
    let end = game.end.expect("over at once");
    assert_eq!((end.ply, end.outcome.reason), (0, Reason::KingAgainstKing));
    assert_eq!(codes(game), ["board-decides", "moves-after-end"]);

    let tagged = format!("[Result \"0-1\"]{HEAD} 1. d3-d4 1-0");
    assert_eq!(codes(&games(tagged)[0]), ["results-differ"]);
    // A move that nobody could play is an error even there.
    let game = &games(format!("{HEAD}{fen} 1. a1-b2 1-0"))[0];
    assert_eq!(error(game).map(|e| e.0), Some("illegal-move"));
    assert_eq!(codes(game), ["board-decides"]);
}

#[test]
fn repetition_and_lack_of_progress_end_a_game() {
    let fen = "[FEN \"W:WKa1,a2:BKh8,h7\"]";
    let mut text = format!("{HEAD}{fen}");
    for _ in 0..3 {
        text.push_str(" a1-b1 h8-g8 b1-a1 g8-h8");
    }
    let game = &games(&text)[0];
    let end = game.end.expect("repeated");
    assert_eq!((end.ply, end.outcome.reason), (8, Reason::Repetition));
    assert_eq!(codes(game), ["moves-after-end"]);
    assert_eq!(game.tree.len(), 12);

    // White's king goes round in 8 steps, Black's in 7: no position comes thrice.
    let white = ["a1", "b1", "c1", "d1", "d2", "c2", "b2", "a2"];
    let black = ["e8", "f8", "g8", "h8", "h7", "g7", "e7"];
    let mut text = format!("{HEAD}[FEN \"W:WKa1,a3:BKe8,h6\"]");
    for ply in 0..52 {
        for round in [&white[..], &black[..]] {
            let square = |ply: usize| round[ply % round.len()];
            text.push_str(&format!(" {}-{}", square(ply), square(ply + 1)));
        }
    }
    let game = &games(&text)[0];
    assert_eq!(game.error, None);
    let end = game.end.expect("too long");
    assert_eq!((end.ply, end.outcome.reason), (100, Reason::NoProgress));
    assert_eq!(codes(game), ["moves-after-end"]);
}

/// Where a game ends, its record tells exactly as the game does.
#[test]
fn ends_are_those_of_the_game() {
    let mut random = Random::new(1);
    let mut reasons = HashSet::new();
    for round in 0..600 {
        let style = [Style::Few, Style::Kings, Style::Middle][round % 3];
        let start = Position::try_from(random_setup(&mut random, style)).expect("a position");
        let rules = RuleSet::ALL[random.below(2)];
        let mut game = Game::from_position(rules, start);
        let mut position = start;
        let mut played = Vec::new();
        let mut text = format!("[RuleSet \"{rules}\"][FEN \"{start}\"]");
        for _ in 0..300 {
            let legal = position.legal_moves(&rules);
            // Back to where the piece came from, mostly, so that positions repeat.
            let before = played.len().checked_sub(2).map(|ply| played[ply]);
            let back = legal
                .iter()
                .find(|m| before.is_some_and(|b: Move| (m.from(), m.to()) == (b.to(), b.from())));
            let back = back.filter(|_| !random.one_in(4));
            let Some(&chosen) = back.or_else(|| random.pick(&legal)) else {
                break;
            };
            played.push(chosen);
            text.push_str(&format!(" {chosen}"));
            position = position.after(&chosen.effect());
            // Refused once the game is over: the text goes on.
            let _ = game.play(&chosen);
        }
        let read = &games(&text)[0];
        assert_eq!(read.error, None, "{text}");
        let told = read.end.map(|end| (end.ply, end.outcome));
        let known = game.outcome().map(|outcome| (game.ply(), outcome));
        assert_eq!(told, known, "{text}");
        reasons.extend(known.map(|(_, outcome)| outcome.reason));
    }
    assert!(reasons.len() >= 5, "{reasons:?}");
    assert!(reasons.contains(&Reason::Repetition), "{reasons:?}");
}

#[test]
fn rule_sets_are_those_of_the_games() {
    // Crowned in the middle, a man takes on as a king, or does not.
    let fen = "[FEN \"W:Wd6,a2:Ba7,d7,f8\"]";
    for rules in RuleSet::ALL {
        let text = format!("{HEAD}\n1. d3-d4 *\n[RuleSet \"{rules}\"]{fen}\n1. d6xd8xg8 *");
        let read = &games(&text)[1];
        assert_eq!(read.tree.rules(), &rules);
        let legal = rules == RuleSet::CLASSIC;
        assert_eq!(read.error.is_none(), legal, "{rules}: {:?}", read.error);
    }
}

/// A stream of so many bytes that nobody holds at once.
fn endless(begin: &str, filler: u8, bytes: u64, end: &str) -> impl BufRead {
    let filler = io::repeat(filler).take(bytes);
    let begin = io::Cursor::new(begin.to_owned());
    let end = io::Cursor::new(end.to_owned());
    BufReader::new(begin.chain(filler).chain(end))
}

#[test]
fn a_game_without_end_is_cut() {
    let next = "\n[White \"Ada\"]\n1. d3-d4 *";
    for (begin, code) in [
        ("[White \"Bo\"]\n1. a3-a4 {", "too-long"),
        ("[White \"Bo\"]\n1. a3-a4 ", "too-long"),
        ("[White \"Bo\"]\n1. a3-a4 ;", "too-long"),
        ("[White \"Bo\"]\n1. a3-a4 )))", "nothing-to-close"),
        ("[White \"Bo\"]\n1. a3-a4 [", "too-long"),
    ] {
        let reader = Reader::new(endless(begin, b'x', 5_000_000, next));
        let all: Vec<ReadGame> = reader.collect::<io::Result<_>>().expect("bytes");
        let errors: Vec<_> = all.iter().map(|game| error(game).map(|e| e.0)).collect();
        assert_eq!(all.len(), 2, "{begin}: {errors:?}");
        assert_eq!(errors, [Some(code), None], "{begin}");
        assert_eq!(all[0].tags.get("White"), Some("Bo"));
        assert_eq!(moves(&all[0]), ["a3-a4"], "{begin}");
        assert_eq!(all[1].tags.get("White"), Some("Ada"));
        assert_eq!(all[1].place.line, 3);
        let offset = begin.len() as u64 + 5_000_001;
        assert_eq!(all[1].place.offset, offset);
    }
    // White space is no game and needs no room.
    let blank = Reader::new(endless("", b' ', 5_000_000, next));
    let all: Vec<ReadGame> = blank.collect::<io::Result<_>>().expect("bytes");
    assert_eq!((all.len(), &all[0].error), (1, &None));
}

#[test]
fn the_bound_is_to_the_byte() {
    let text = "1. d3-d4 a6-a5 *";
    for (bound, whole) in [(text.len(), true), (text.len() - 1, false)] {
        let mut reader = Reader::new(text.as_bytes()).longest_game(bound);
        let game = reader.next_game().expect("bytes").expect("a game");
        let kind = game.error.map(|error| error.kind);
        let expected = (!whole).then_some(PdnErrorKind::TooLong { most: bound });
        assert_eq!(kind, expected);
    }
}

/// A game that is too long ends where it would if it were read: what stands behind
/// it, on the same line too, is not lost.
#[test]
fn games_behind_one_that_is_too_long() {
    const BOUND: usize = 200;
    let moves = "a1-a2 h8-h7 a2-a1 h7-h8 ".repeat(20);
    let comment = "x".repeat(400);
    // The game, and how many moves it has.
    let long = [
        (format!("1. {moves}1-0"), 80),
        (format!("1. {moves}* $3 {{1-0}} ; * 0-1\n"), 80),
        (format!("1. {moves}(1. a2-a1 * 1-0 ({moves})) a1-a2 *"), 162),
        (format!("1. a1-a2 {{{comment} 1-0 *}} h8-h7 *"), 2),
        (format!("1. a1-a2 * {{{comment} 1-0 *}}"), 1),
        (format!("1. a1-a2 ; {comment} 1-0 *\nh8-h7 *"), 2),
        (format!("1. a1-a2\n% {comment} 1-0 *\nh8-h7 *"), 2),
        (format!("1. a1-a2 {comment} h8-h7 *"), 3),
        (format!("1. a1-a2 {}! h8-h7 *", "?".repeat(400)), 2),
        (format!("1. a1-a2 ({}) h8-h7 *", "!".repeat(400)), 2),
        (format!("1. a1-a2 ${} h8-h7 *", "1".repeat(400)), 2),
        (format!("1. a1-a2 {} h8-h7 *", "ş".repeat(400)), 3),
        (format!("[X \"{comment}] 1-0 \\\" \"] 1. a1-a2 h8-h7 *"), 2),
        (format!("[X \"{}\"] {moves} *", "y".repeat(150)), 80),
    ]
    .map(|(text, moves)| (format!("[FEN \"W:WKa1:BKh8\"] {text}"), moves));
    for (text, moves) in &long {
        for between in [" ", "\n", "\r\n\r\n"] {
            for next in ["1. e3-e4 *", "[White \"Ada\"]\n1. e3-e4 *"] {
                let whole =
                    format!("1. c3-c4 *{between}{text}{between}{next}{between}{text} {next}");
                for piece in [1, 7, 64, whole.len()] {
                    let bytes = BufReader::with_capacity(piece, whole.as_bytes());
                    let all: Vec<ReadGame> = Reader::new(bytes)
                        .longest_game(BOUND)
                        .collect::<io::Result<_>>()
                        .expect("bytes");
                    let codes: Vec<_> = all.iter().map(|game| error(game).map(|e| e.0)).collect();
                    let cut = Some("too-long");
                    assert_eq!(codes, [None, cut, None, cut, None], "{whole}");
                    for game in [&all[1], &all[3]] {
                        let read = game.tree.main_moves().count();
                        assert_eq!(read + game.unread, *moves, "{whole}");
                    }
                    for index in [2, 4] {
                        let game = &all[index];
                        assert_eq!(game.tree.main_moves().count(), 1, "{whole}");
                        assert_eq!(game.place.game, index as u64 + 1);
                        let start = game.place.offset as usize;
                        assert!(whole[start..].starts_with(next), "{whole}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_game_may_begin_with_a_word_that_is_too_long() {
    let long = "x".repeat(400);
    for text in [
        format!("1. {long} * {long} 1-0 {long} a3-a4 0-1"),
        format!("{long} * $1 {{{long}}} ; {long}\n{long} 1-0 ! {long} a3-a4 0-1"),
    ] {
        let games: Vec<ReadGame> = Reader::new(text.as_bytes())
            .longest_game(200)
            .collect::<io::Result<_>>()
            .expect("bytes");
        let unread: Vec<_> = games.iter().map(|game| game.unread).collect();
        assert_eq!(unread, [1, 1, 2], "{text}");
    }
}

/// What belongs to the next game or to none is not held against the game before it.
#[test]
fn a_word_that_is_too_long_behind_a_good_game() {
    let cut = Some("too-long");
    let next = "\n[White \"Ada\"]\n1. d3-d4 *";
    for (begin, filler, end, codes) in [
        (
            "1. a3-a4 *\n[X \"",
            b'x',
            "\"]\n1. d3-d4 *",
            &[None, cut][..],
        ),
        ("1. a3-a4\n[X \"", b'x', "\"]\n1. d3-d4 *", &[None, cut]),
        ("1. a3-a4 1-0 ", b'x', " *", &[None, cut]),
        ("1. a3-a4 * ", b' ', "1. d3-d4 *", &[None, None]),
        ("1. a3-a4 *\n%", b'x', "\n1. d3-d4 *", &[None, None]),
        // A tag without an end is no reason to lose the game behind it.
        ("1. a3-a4\n[X \"", b'x', next, &[None, cut, None]),
        ("1. a3-a4 *\n[X", b'x', next, &[None, cut, None]),
        ("1. a3-a4 *\n{", b'x', next, &[cut, None]),
        ("1. a3-a4 *\n;", b'x', next, &[cut, None]),
    ] {
        let reader = Reader::new(endless(begin, filler, 2_000_000, end));
        let all: Vec<ReadGame> = reader.collect::<io::Result<_>>().expect("bytes");
        let told: Vec<_> = all.iter().map(|game| error(game).map(|e| e.0)).collect();
        assert_eq!(told, codes, "{begin}");
        let last = all.last().expect("a game");
        assert_eq!(moves(&all[0]), ["a3-a4"], "{begin}");
        assert_eq!(last.tree.len() + last.unread, 1, "{begin}");
        assert_eq!(last.place.game, all.len() as u64);
    }
    // A line for other programs may be the first thing.
    let reader = Reader::new(endless("%", b'x', 2_000_000, next));
    let all: Vec<ReadGame> = reader.collect::<io::Result<_>>().expect("bytes");
    assert_eq!((all.len(), &all[0].error), (1, &None));
    assert_eq!((all[0].place.line, all[0].place.column), (2, 1));
}

/// Games begin where they would, and have as many moves, if all of them were kept.
#[test]
fn long_words_in_games() {
    let long = |sign: &str| sign.repeat(150_000 / sign.len());
    let x = long("x");
    let words = [
        format!("{{{x}}}"),
        format!("{{{x}\n[White \"b\"]\n}}"),
        format!("{{{x}\n[White \"b\"] 1. a3-a4 {{c}} *"),
        format!("; {x} {{ 1-0\n"),
        format!("\n% {x} 1-0\n"),
        format!("{x}!"),
        long("\u{15f}"),
        format!("{}. a1-a2", long("1")),
        format!("{}a1-a2", long("1")),
        format!("${}a1-a2", long("1")),
        long("!?"),
        format!("({}) (a1-a2 *)", long("!")),
        format!("({} a1-a2 1-0) h8-h7", long("?")),
        format!("(a1-a2 ({}) 1-0 h8-h7) a2-a1", long("!")),
        String::from("(h8-h7 0-1)"),
        String::from("12... a1-a2"),
    ];
    let mut random = Random::new(6);
    for _ in 0..30 {
        let mut text = String::new();
        for number in 0..4 {
            let tag = match random.below(3) {
                0 => format!("[X \"{x} \\\" ] \" ] [Y \"\"]"),
                1 => format!("[X \"\"\n{}]", long(" ")),
                _ => String::from("[X \"\"]"),
            };
            text.push_str(&format!("\n{tag}\n[White \"{number}\"] a1-a2"));
            for _ in 0..random.below(4) {
                text.push_str(&format!(" {}", words[random.below(words.len())]));
            }
            if random.one_in(2) {
                text.push_str(" h8-h7 * $1 {so}\n");
            }
        }
        let read = |longest| {
            Reader::new(text.as_bytes())
                .longest_game(longest)
                .map(|game| game.map(|game| (game.place, game.tree.len() + game.unread)))
                .collect::<io::Result<Vec<_>>>()
                .expect("bytes")
        };
        assert_eq!(read(1_000), read(usize::MAX));
    }
}

/// However the bytes arrive, the games are the same.
#[test]
fn bytes_in_small_pieces() {
    let text = format!(
        "\u{feff}{HEAD}{{ş}}\r\n1. d3-d4!? $9 (1. a3-a4 {{a}} a6-a5) 1... d6-d5\r\n; c\r\n½-½\r\n{HEAD} e3-e5 *"
    );
    let whole = games(&text);
    for size in 1..40 {
        let reader = Reader::new(BufReader::with_capacity(size, text.as_bytes()));
        let pieces: Vec<ReadGame> = reader.collect::<io::Result<_>>().expect("bytes");
        assert_eq!(pieces.len(), whole.len());
        for (one, other) in pieces.iter().zip(&whole) {
            assert_eq!((&one.tree, one.place), (&other.tree, other.place));
            assert_eq!(one.error, other.error);
            assert_eq!(one.warnings, other.warnings);
        }
    }
}

/// A stream that breaks after its first bytes.
struct Breaks(bool);

impl Read for Breaks {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if std::mem::replace(&mut self.0, true) {
            return Err(io::Error::other("gone"));
        }
        let text = b"1. d3-d4 * 1. a3-a4";
        into[..text.len()].copy_from_slice(text);
        Ok(text.len())
    }
}

#[test]
fn a_stream_that_breaks_ends() {
    let mut reader = Reader::new(BufReader::new(Breaks(false)));
    let error = reader.next().expect("an error").expect_err("an error");
    assert_eq!(error.to_string(), "gone");
    assert!(reader.next().is_none());
}

#[test]
fn costs_are_bounded() {
    // Tags without end, tags twice, variations beside and within each other.
    let distinct: String = (0..40_000).map(|n| format!("[T{n} \"\"]")).collect();
    assert_eq!(outline(distinct + "*"), ["too-many-tags"]);
    assert_eq!(outline("[T \"\"]".repeat(70_000)), ["too-many-tags"]);
    let beside = format!("1. d3-d4 {} d6-d5 *", "(1. a3-a4)".repeat(50_000));
    assert_eq!(outline(beside), ["d3-d4 d6-d5 *"]);
    let within = |depth: usize| {
        let open = "(1. a3-a4 ".repeat(depth);
        format!("1. d3-d4 {open}{} d6-d5 *", ")".repeat(depth))
    };
    assert_eq!(outline(within(1_000)), ["d3-d4 d6-d5 *"]);
    assert_eq!(outline(within(1_001)), ["d3-d4 too-deep"]);
    assert_eq!(outline(within(40_000)), ["d3-d4 too-deep"]);
}
