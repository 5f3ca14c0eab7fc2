//! What holds for records made of any bytes; the fuzz target does the same.

use std::io::BufReader;

use dama_pdn::{ReadGame, Reader, Record, Tags, Variations, read, write, write_tree};

/// Reads bytes as games, whole, in small pieces and without variations; what is
/// read is written and read again.
///
/// # Panics
///
/// Where the readings differ, or an error tells a place that is not there.
pub fn records(bytes: &[u8]) {
    let games = all(Reader::new(bytes));
    let pieces = all(Reader::new(BufReader::with_capacity(3, bytes)));
    assert_eq!(games.len(), pieces.len());
    for (game, piece) in games.iter().zip(&pieces) {
        assert!(game.tree == piece.tree && game.tags == piece.tags);
        assert_eq!(game.error, piece.error);
        assert_eq!(game.warnings, piece.warnings);
    }
    for (index, game) in games.iter().enumerate() {
        places(game, index, bytes.len() as u64);
        comes_back(game);
    }
    for (plain, game) in all(Reader::new(bytes).variations(Variations::PassOver))
        .iter()
        .zip(&games)
        .take_while(|(_, game)| game.error.is_none())
    {
        assert!(plain.tree.main_moves().eq(game.tree.main_moves()));
        assert_eq!(plain.end, game.end);
    }
    // A stream without any bound finds the same, unless it is a long one.
    let short = all(Reader::new(bytes).longest_game(64));
    assert!(short.len() >= usize::from(!games.is_empty()));
    if let Ok(record) = read(&String::from_utf8_lossy(bytes)) {
        let again = read(&write(&record.game, &record.tags)).expect("our own record");
        assert_eq!(again.game.moves(), record.game.moves());
    }
}

fn all(reader: Reader<impl std::io::BufRead>) -> Vec<ReadGame> {
    reader.map(|game| game.expect("bytes in memory")).collect()
}

fn places(game: &ReadGame, index: usize, length: u64) {
    assert_eq!(game.place.game, index as u64 + 1);
    let errors = game.error.iter().map(|error| error.place);
    for place in errors.chain(game.warnings.iter().map(|warning| warning.place)) {
        assert_eq!(place.game, game.place.game);
        assert!(place >= game.place && place.offset <= length, "{place:?}");
    }
    if let Some(error) = &game.error {
        assert!(!error.to_string().is_empty() && !error.code().is_empty());
    }
}

fn comes_back(game: &ReadGame) {
    let text = write_tree(&game.tree, &game.tags, game.result);
    let mut reader = Reader::new(text.as_bytes()).longest_game(usize::MAX);
    let again = reader.next_game().expect("bytes").expect("a game");
    assert_eq!(again.error, None, "{text}");
    assert!(again.tree == game.tree, "{text}");
    assert_eq!((again.result, again.end), (game.result, game.end), "{text}");
    assert_eq!(write_tree(&again.tree, &again.tags, again.result), text);
    assert!(reader.next_game().expect("bytes").is_none(), "{text}");
    // As a game that can be played on, it has the same moves up to its end.
    let record = Record::try_from(again).expect("no error");
    let plies = record.game.ply() + record.after_end.len();
    assert_eq!(plies, game.tree.main_line().count());
    assert!(!write(&record.game, &Tags::new()).is_empty());
}
