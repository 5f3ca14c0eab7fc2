//! What is written is read back as the same game, and no text makes a panic.

use dama_core::{Game, RuleSet, Side};
use dama_pdn::{Tags, read, write};

/// A small generator of numbers, so that each run sees the same games.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % bound
    }
}

fn random_game(rules: RuleSet, plies: usize, numbers: &mut Numbers) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chosen = moves[numbers.below(moves.len())];
        game.play(&chosen).expect("a legal move");
    }
    game
}

#[test]
fn random_games_come_back() {
    let mut numbers = Numbers(1);
    for round in 0..150 {
        for rules in RuleSet::ALL {
            let game = random_game(rules, 400, &mut numbers);
            let text = write(&game, &Tags::new());
            let record = read(&text).expect("our own record");
            assert_eq!(record.game, game, "{text}");
            assert!(record.warnings.is_empty(), "{round}: {:?}", record.warnings);
            assert!(
                text.lines()
                    .all(|line| line.len() <= 80 && line == line.trim_end())
            );

            let middle = Game::from_position(rules, game.positions()[game.ply() / 2]);
            let text = write(&middle, &Tags::new());
            assert_eq!(read(&text).expect("our own record").game, middle);
        }
    }
}

#[test]
fn ends_by_the_players_come_back() {
    let mut numbers = Numbers(2);
    for end in [
        |game: &mut Game| game.resign(Side::White),
        |game: &mut Game| game.flag(Side::Black),
        |game: &mut Game| game.agree_draw(),
    ] {
        let mut game = random_game(RuleSet::CLASSIC, 11, &mut numbers);
        end(&mut game).expect("a game that goes on");
        let record = read(&write(&game, &Tags::new())).expect("our own record");
        assert_eq!(record.game, game);
        assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    }
}

#[test]
fn the_form_of_a_record() {
    let start = "B:Wd4,Ka1:Bd5,Kh8".parse().expect("a position");
    let mut game = Game::from_position(RuleSet::FEDERATION, start);
    game.play_text("d5xd3").expect("a capture");
    let mut tags = Tags::new();
    tags.set("Annotator", "A \"B\" \\ C\nD");
    tags.set("black", "Bo");
    tags.set("bad name", "left out");
    tags.set("Result", "2-0");
    tags.set("FEN", "left out");
    assert_eq!(
        write(&game, &tags),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"Bo\"]\n[Result \"1-0\"]\n[GameType \"30,W,8,8,A0,0\"]\n[RuleSet \"federation\"]\n\
         [SetUp \"1\"]\n[FEN \"B:WKa1,d4:Bd5,Kh8\"]\n[Annotator \"A \\\"B\\\" \\\\ C D\"]\n\n\
         1... d5xd3 1-0\n"
    );
}

#[test]
fn rubbish_makes_no_panic() {
    let mut numbers = Numbers(3);
    let good = write(
        &random_game(RuleSet::CLASSIC, 60, &mut numbers),
        &Tags::new(),
    );
    let pieces = [
        "{", "}", "(", ")", "[", "]", "\"", "\\", "$", ";", "*", "1.", "ş", "\u{feff}", "\0", "\r",
        "d3x", "0-0", "[FEN \"", "→",
    ];
    for _ in 0..4_000 {
        let mut text: Vec<char> = good.chars().collect();
        for _ in 0..=numbers.below(4) {
            let at = numbers.below(text.len());
            let cut = numbers.below(20).min(text.len() - at);
            let piece = pieces[numbers.below(pieces.len())].chars();
            text.splice(at..at + cut, piece);
        }
        let text: String = text.into_iter().collect();
        if let Ok(record) = read(&text) {
            let again = read(&write(&record.game, &record.tags)).expect("our own record");
            assert_eq!(again.game.moves(), record.game.moves());
        }
    }
}
