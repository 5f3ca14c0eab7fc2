//! The program `dama`.

fn main() {}
