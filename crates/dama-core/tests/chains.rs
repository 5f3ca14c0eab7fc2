//! A capture walked step by step, told in full.

#![allow(clippy::unwrap_used)]

use dama_core::{Chain, Position, RuleSet, Square};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// A man jumps onto the far rank and takes on from there as a king.
#[test]
fn a_chain_tells_where_it_stands() {
    let position: Position = "W:Wd6,a2:Ba7,d7,f8".parse().unwrap();
    let start = Chain::start(&position, &RuleSet::CLASSIC, square("d6")).unwrap();
    let crowned = start.step(square("d8")).unwrap();
    let end = crowned.step(square("h8")).unwrap();
    for (chain, at, is_king, landed, taken) in [
        (&start, "d6", false, "", ""),
        (&crowned, "d8", true, "d8", "d7"),
        (&end, "h8", true, "d8 h8", "d7 f8"),
    ] {
        assert_eq!((chain.from(), chain.at()), (square("d6"), square(at)));
        assert_eq!((chain.is_king(), chain.most()), (is_king, 2), "at {at}");
        assert_eq!(names(chain.landed()), landed);
        assert_eq!(names(chain.taken()), taken);
    }
    let landings = [&start, &crowned, &end].map(|chain| chain.landings().to_string());
    assert_eq!(landings, ["d8", "g8,h8", ""]);
    assert_eq!((start.finished(), crowned.finished()), (None, None));
    assert_eq!(end.finished().unwrap().to_string(), "d6xd8xh8");
}

#[test]
fn a_chain_goes_back_step_by_step() {
    let position: Position = "W:Wa1:Ba2,a4,a6".parse().unwrap();
    let start = Chain::start(&position, &RuleSet::FEDERATION, square("a1")).unwrap();
    assert!(start.step_back().is_none());
    let third = ["a3", "a5", "a7"]
        .iter()
        .fold(start, |chain, landing| chain.step(square(landing)).unwrap());
    let second = third.step_back().unwrap();
    assert_eq!(second.at(), square("a5"));
    assert_eq!(names(second.landed()), "a3 a5");
    assert_eq!(names(second.taken()), "a2 a4");
    assert_eq!(second.landings().to_string(), "a7");
    let first = second.step_back().unwrap();
    assert_eq!((names(first.landed()), first.most()), ("a3".into(), 3));
    assert_eq!(first.step_back().unwrap().at(), square("a1"));
}

/// Another capture with the same start leaves the short form clear.
#[test]
fn short_texts_of_chains_with_one_start() {
    let rules = &RuleSet::CLASSIC;
    let position: Position = "W:Wd4:Bd5,c6,e6,h8".parse().unwrap();
    let moves = position.legal_moves(rules);
    let short = moves.iter().map(|one| position.short_text(rules, one));
    assert_eq!(short.collect::<Vec<_>>(), ["d4xb6", "d4xf6"]);
}
