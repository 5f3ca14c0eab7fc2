//! What a player may type.

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Command<'a> {
    Nothing,
    Accept,
    Board,
    Decline,
    Draw,
    Fen,
    Help,
    Hint,
    Moves,
    Quit,
    Redo,
    Resign,
    /// With the name of the file, which may be missing.
    Save(&'a str),
    Undo,
    /// Anything else: a move, if it is one.
    Play(&'a str),
}

/// The answer to `help`.
pub const HELP: &str = "\
A move       d3-d4, d3d4, f3xf5xd5 or, where it is clear, f3xd5
moves        the legal moves
hint         a good move
undo, redo   take a move back, play it again
draw         offer a draw, or take the one offered
decline      refuse the draw that is offered
resign       give the game up
save FILE    write the game to a file, as PDN
fen          the position as text
board        draw the board again
quit         leave
";

impl<'a> Command<'a> {
    /// Reads a line; words may be upper or lower case.
    pub fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if word.eq_ignore_ascii_case("save") {
            return Self::Save(rest.trim());
        }
        if !rest.is_empty() {
            return Self::Play(line);
        }
        match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "accept" | "yes" => Self::Accept,
            "board" => Self::Board,
            "decline" | "no" => Self::Decline,
            "draw" => Self::Draw,
            "fen" => Self::Fen,
            "help" | "?" => Self::Help,
            "hint" => Self::Hint,
            "moves" => Self::Moves,
            "quit" | "exit" => Self::Quit,
            "redo" => Self::Redo,
            "resign" => Self::Resign,
            "undo" => Self::Undo,
            _ => Self::Play(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn lines() {
        assert_eq!(Command::read(" Undo\r"), Command::Undo);
        assert_eq!(Command::read(""), Command::Nothing);
        assert_eq!(Command::read("save a b.pdn "), Command::Save("a b.pdn"));
        assert_eq!(Command::read("SAVE"), Command::Save(""));
        assert_eq!(Command::read("d3 d4"), Command::Play("d3 d4"));
        assert_eq!(Command::read("undo it"), Command::Play("undo it"));
    }
}
