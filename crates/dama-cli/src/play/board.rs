//! The board as lines of text.

use std::fmt::Write;

use dama_core::{Kind, Move, Piece, Position, Side, Square};

/// How the board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub signs: Signs,
    /// The side whose first rank is at the bottom.
    pub near: Side,
}

/// What stands for a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// `w W b B`, a capital for a king.
    Letters,
    /// The draughtsmen of Unicode.
    Stones,
    /// Those on a board of wood, by the colors of the terminal.
    Colored,
}

const WOOD: &str = "\x1b[38;5;16;48;5;180m";
const MARKED: &str = "\x1b[38;5;16;48;5;215m";
const PLAIN: &str = "\x1b[0m";

/// The board with its coordinates; the way of the last move is marked.
pub fn draw(position: &Position, last: Option<&Move>, look: Look) -> String {
    let mut text = String::new();
    let names = match look.near {
        Side::White => "    a b c d e f g h\n",
        Side::Black => "    h g f e d c b a\n",
    };
    text.push_str(names);
    for row in 0..8 {
        let rank = match look.near {
            Side::White => 7 - row,
            Side::Black => row,
        };
        let number = rank + 1;
        let line = draw_rank(position, last, look, rank);
        let _ = writeln!(text, "  {number}{line}{number}");
    }
    text.push_str(names);
    text
}

/// The squares of a rank with what stands between, before and behind them.
fn draw_rank(position: &Position, last: Option<&Move>, look: Look, rank: u8) -> String {
    let colored = look.signs == Signs::Colored;
    let mut line = String::new();
    let mut behind = ' ';
    for column in 0..8 {
        let file = match look.near {
            Side::White => column,
            Side::Black => 7 - column,
        };
        let Some(square) = Square::at(file, rank) else {
            continue;
        };
        let sign = sign(position.piece_at(square), look.signs);
        let is_end = last.is_some_and(|last| last.to() == square);
        if colored {
            let passed = |m: &Move| m.from() == square || m.landings().contains(&square);
            let field = if last.is_some_and(passed) {
                MARKED
            } else {
                WOOD
            };
            let before = if column == 0 { " " } else { "" };
            let _ = write!(line, "{before}{field}{sign} ");
        } else {
            line.push(if is_end { '[' } else { behind });
            line.push(sign);
            behind = if is_end { ']' } else { ' ' };
        }
    }
    if colored {
        line.push_str(PLAIN);
    } else {
        line.push(behind);
    }
    line
}

const fn sign(piece: Option<Piece>, signs: Signs) -> char {
    let Some(Piece { side, kind }) = piece else {
        return if matches!(signs, Signs::Letters) {
            '.'
        } else {
            '·'
        };
    };
    match (signs, side, kind) {
        (Signs::Letters, Side::White, Kind::Man) => 'w',
        (Signs::Letters, Side::White, Kind::King) => 'W',
        (Signs::Letters, Side::Black, Kind::Man) => 'b',
        (Signs::Letters, Side::Black, Kind::King) => 'B',
        (_, Side::White, Kind::Man) => '⛀',
        (_, Side::White, Kind::King) => '⛁',
        (_, Side::Black, Kind::Man) => '⛂',
        (_, Side::Black, Kind::King) => '⛃',
    }
}

#[cfg(test)]
mod tests {
    use dama_core::{Game, RuleSet, Side};

    use super::{Look, Signs, draw};

    fn after(fen: &str, played: &str, signs: Signs, near: Side) -> String {
        let start = fen.parse().expect("a position");
        let mut game = Game::from_position(RuleSet::CLASSIC, start);
        game.play_text(played).expect("a legal move");
        draw(game.position(), game.moves().last(), Look { signs, near })
    }

    #[test]
    fn letters_and_the_mark_of_the_last_move() {
        let fen = "W:Wa3,Kd1,h3:Bb7,Kh8";
        assert_eq!(
            after(fen, "d1-d5", Signs::Letters, Side::White),
            "    a b c d e f g h\n  8 . . . . . . . B 8\n  7 . b . . . . . . 7\n\
             \x20 6 . . . . . . . . 6\n  5 . . .[W]. . . . 5\n  4 . . . . . . . . 4\n\
             \x20 3 w . . . . . . w 3\n  2 . . . . . . . . 2\n  1 . . . . . . . . 1\n\
             \x20   a b c d e f g h\n"
        );
        let board = after(fen, "a3-a4", Signs::Letters, Side::White);
        assert!(board.contains("\n  4[w]. . . . . . . 4\n"), "{board}");
        let board = after(fen, "h3-h4", Signs::Letters, Side::White);
        assert!(board.contains("\n  4 . . . . . . .[w]4\n"), "{board}");
    }

    #[test]
    fn stones_from_black_s_side() {
        let board = after("B:Wa3,Kd1:Bb7,Kh8", "h8-h5", Signs::Stones, Side::Black);
        assert!(board.starts_with("    h g f e d c b a\n  1 · · · · ⛁ · · · 1\n"));
        assert!(board.contains("\n  5[⛃]· · · · · · · 5\n"), "{board}");
        assert!(board.ends_with("\n  8 · · · · · · · · 8\n    h g f e d c b a\n"));
    }

    #[test]
    fn colors_end_on_each_line() {
        let board = after("B:Wa3,Kd1:Bb7,Kh8", "h8-h5", Signs::Colored, Side::White);
        assert_eq!(board.matches("\x1b[0m").count(), 8);
        assert!(!board.contains(" ["), "{board}");
    }
}
