//! A file as other programs write them, in every encoding and with every kind of
//! line ends.

use std::io;

use dama_core::Reason;
use dama_pdn::{NodeId, ReadGame, Reader, ResultMark};

const ELSEWHERE: &str = include_str!("../testdata/elsewhere.pdn");

fn games(bytes: &[u8]) -> Vec<ReadGame> {
    let games: Vec<ReadGame> = Reader::new(bytes)
        .collect::<io::Result<_>>()
        .expect("bytes in memory");
    for game in &games {
        assert_eq!(game.error, None);
    }
    games
}

fn codes(game: &ReadGame) -> Vec<&'static str> {
    let mut codes: Vec<_> = game.warnings.iter().map(|w| w.code()).collect();
    codes.retain(|code| !matches!(*code, "no-rule-set" | "no-game-type"));
    codes
}

#[test]
fn what_other_programs_write() {
    let games = games(ELSEWHERE.as_bytes());
    let plies: Vec<usize> = games.iter().map(|g| g.tree.main_line().count()).collect();
    assert_eq!(plies, [5, 9, 10, 9, 4]);
    let results: Vec<ResultMark> = games.iter().map(|game| game.result).collect();
    let (open, draw) = (ResultMark::Unknown, ResultMark::Draw);
    assert_eq!(
        results,
        [
            ResultMark::WhiteWins,
            open,
            open,
            ResultMark::BlackWins,
            draw
        ]
    );

    // Another site's rules: kept, with a warning.
    assert_eq!(codes(&games[0]), ["board-decides", "moves-after-end"]);
    let end = games[0].end.expect("an end");
    assert_eq!((end.ply, end.outcome.reason), (1, Reason::OnePieceEach));
    assert_eq!(games[0].tags.get("Termination"), Some("king v king"));
    assert_eq!(codes(&games[3]), ["board-decides", "moves-after-end"]);
    let end = games[3].end.expect("an end");
    assert_eq!((end.ply, end.outcome.reason), (8, Reason::Repetition));
    assert_eq!(games[3].tree.len(), 10);

    for game in [&games[1], &games[2], &games[4]] {
        assert_eq!((codes(game), game.end), (vec![], None));
    }
    let last = games[2].tree.main_moves().nth(8).map(ToString::to_string);
    assert_eq!(last.as_deref(), Some("e4xe6xg6xg8"));
    let note = |id: NodeId| games[4].tree.get(id).expect("a node").note();
    let ids: Vec<NodeId> = games[4].tree.main_line().collect();
    assert_eq!(note(ids[1]).after(), "première");
    assert_eq!(note(ids[2]).glyphs(), [3]);
    assert_eq!(note(ids[3]).after(), "fin");
    assert_eq!(games[4].tree.children(ids[2]).count(), 2);
}

#[test]
fn every_encoding_and_line_end() {
    let expected = games(ELSEWHERE.as_bytes());
    let latin = |text: &str| -> Vec<u8> { text.chars().map(|c| c as u8).collect() };
    let dos = ELSEWHERE.replace('\n', "\r\n");
    for bytes in [
        latin(ELSEWHERE),
        latin(&dos),
        dos.clone().into_bytes(),
        format!("\u{feff}{dos}").into_bytes(),
        ELSEWHERE.replace('\n', "\r").into_bytes(),
        ELSEWHERE.replace("\n\n", "\n").into_bytes(),
    ] {
        let games = games(&bytes);
        assert_eq!(games.len(), expected.len());
        for (game, expected) in games.iter().zip(&expected) {
            assert_eq!((&game.tree, &game.tags), (&expected.tree, &expected.tags));
            assert_eq!((game.result, game.end), (expected.result, expected.end));
        }
    }
}
