//! Variations, comments and glyphs: how they are read, and that what is written
//! reads back as the same tree.

use std::io;

use dama_core::{Position, RuleSet};
use dama_pdn::{GameTree, Node, NodeId, Reader, ResultMark, Tags, Variations, write_tree};
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;
use proptest::prelude::*;

fn read(text: &str) -> GameTree {
    let mut games = Reader::new(text.as_bytes())
        .collect::<io::Result<Vec<_>>>()
        .expect("bytes in memory");
    let game = games.pop().expect("a game");
    assert_eq!(game.error, None, "{text}");
    assert!(games.is_empty(), "one game: {text}");
    game.tree
}

/// A tree on one line: `{before move$glyph after}`, variations in parentheses.
fn outline(tree: &GameTree) -> String {
    fn line(tree: &GameTree, id: NodeId, out: &mut String) {
        let node = tree.get(id).expect("a node");
        let note = node.note();
        let played = node.played().expect("a move");
        if !note.before().is_empty() {
            out.push_str(&format!("{{{}", note.before()));
        }
        out.push_str(&format!(" {played}"));
        for glyph in note.glyphs() {
            out.push_str(&format!("${glyph}"));
        }
        if !note.after().is_empty() {
            out.push_str(&format!("{}}}", note.after()));
        }
    }
    fn whole(tree: &GameTree, parent: NodeId, out: &mut String) {
        let children: Vec<NodeId> = tree.children(parent).collect();
        let Some((&main, others)) = children.split_first() else {
            return;
        };
        line(tree, main, out);
        for &other in others {
            out.push_str(" (");
            line(tree, other, out);
            whole(tree, other, out);
            out.push_str(" )");
        }
        whole(tree, main, out);
    }
    let root = tree.get(NodeId::ROOT).map(Node::note).expect("a root");
    let mut out = String::from(root.after());
    whole(tree, NodeId::ROOT, &mut out);
    out.trim_start().to_string()
}

#[test]
fn how_a_text_is_read() {
    for (text, expected) in [
        ("1. d3-d4 d6-d5 *", "d3-d4 d6-d5"),
        (
            "1. d3-d4 (1. a3-a4 a6-a5) (1. b3-b4) d6-d5 *",
            "d3-d4 ( a3-a4 a6-a5 ) ( b3-b4 ) d6-d5",
        ),
        (
            "1. d3-d4 (1. a3-a4 (1. b3-b4 (1. c3-c4)) a6-a5) d6-d5 *",
            "d3-d4 ( a3-a4 a6-a5 ) ( b3-b4 ) ( c3-c4 ) d6-d5",
        ),
        (
            "1. d3-d4 d6-d5 (1... a6-a5 2. a3-a4 (2. e3-e4)) *",
            "d3-d4 d6-d5 ( a6-a5 a3-a4 ( e3-e4 ) )",
        ),
        (
            "{game} 1. d3-d4 {a} {b} 1... {c} d6-d5 ; d\n*",
            "game d3-d4a b}{c d6-d5d}",
        ),
        ("[A \"b\"] {game} {more} d3-d4 {a} *", "game more d3-d4a}"),
        ("1. {a} d3-d4 *", "{a d3-d4"),
        (
            "1. d3-d4 ({a} 1. a3-a4 {b} {c}) {d} d6-d5 *",
            "d3-d4 ({a a3-a4b c} ){d d6-d5",
        ),
        ("1. d3-d4 (1. a3-a4) {d} * {e}", "d3-d4e d} ( a3-a4 )"),
        (
            "1. d3-d4 (1. a3-a4 1... {b}) ({c}) ((($7))) d6-d5 *",
            "d3-d4$7 ( a3-a4b} ){c d6-d5",
        ),
        (
            "1. d3-d4! $14 (!?) $255 d6-d5?? *",
            "d3-d4$1$14$5$255 d6-d5$4",
        ),
        (
            "1. d3-d4 (1. a3-a4 1-0) d6-d5 *",
            "d3-d4 ( a3-a41-0} ) d6-d5",
        ),
        ("$3 d3-d4 *", "d3-d4$3"),
        ("{only} *", "only"),
        ("* {only}", "only"),
    ] {
        let tree = read(text);
        assert_eq!(outline(&tree), expected, "{text}");
        let written = write_tree(&tree, &Tags::new(), ResultMark::Unknown);
        assert_eq!(outline(&read(&written)), expected, "{written}");
    }
}

#[test]
fn how_a_tree_is_written() {
    let tree = read(
        "{On the game} 1. d3-d4! {a} (1. a3-a4 1... {x} b6-b5 (1... c6-c5 {c}) 2. b3-b4) (1. b3-b4) \
         1... d6-d5 2. d4xd6xd8 $10 a6-a5 $1 {a comment that is long enough for the line to be \
         broken} 1-0",
    );
    let written = write_tree(&tree, &Tags::new(), ResultMark::WhiteWins);
    let (_, moves) = written.split_once("\n\n").expect("moves");
    assert_eq!(
        moves,
        "{On the game} 1. d3-d4! {a} (1. a3-a4 1... {x} b6-b5 (1... c6-c5 {c}) 2. b3-b4)\n\
         (1. b3-b4) 1... d6-d5 2. d4xd8 $10 a6-a5! {a comment that is long enough for the\n\
         line to be broken} 1-0\n"
    );
}

#[test]
fn variations_can_be_passed_over() {
    let text = "1. d3-d4 (1. a3-a5 ((x) {c} 1-0) $9) {kept} d6-d5 *";
    let mut reader = Reader::new(text.as_bytes()).variations(Variations::PassOver);
    let game = reader.next_game().expect("bytes").expect("a game");
    assert_eq!(game.error, None);
    assert_eq!(outline(&game.tree), "d3-d4kept} d6-d5");
}

/// A random tree: long lines, variations within and beside each other, comments
/// and glyphs at any place.
fn random_tree(
    random: &mut Random,
    rules: RuleSet,
    start: Position,
    comments: &[String],
) -> GameTree {
    let mut tree = GameTree::new(rules, start);
    let mut ids = vec![NodeId::ROOT];
    for _ in 0..random.below(60) {
        let last = ids[ids.len() - 1];
        let id = if random.one_in(4) {
            *random.pick(&ids).expect("a node")
        } else {
            last
        };
        let legal = tree.position(id).expect("a node").legal_moves(&rules);
        if let Some(chosen) = random.pick(&legal) {
            ids.push(tree.play(id, &chosen.to_string()).expect("legal"));
        }
    }
    for &id in &ids {
        let note = tree.note_mut(id).expect("a node");
        let mut comment = || random.pick(comments).filter(|_| random.one_in(6));
        if let Some(text) = comment() {
            note.set_after(text);
        }
        if id == NodeId::ROOT {
            continue;
        }
        if let Some(text) = comment() {
            note.set_before(text);
        }
        if random.one_in(8) {
            note.set_glyphs(&[random.below(256) as u8, random.below(8) as u8]);
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// What is written is read back, whatever the comments hold.
    #[test]
    fn trees_come_back(
        seed in any::<u64>(),
        comments in prop::collection::vec("[a-z \\[\\]{}()\"\\\\;%$*!?0-9.\n\r\t\u{0}-\u{2ff}]{0,120}|\\PC{0,40}|\\[Event \"x\"\\]", 1..6),
    ) {
        let mut random = Random::new(seed);
        let rules = RuleSet::ALL[random.below(2)];
        let start = if random.one_in(2) {
            Position::start()
        } else {
            Position::try_from(any_setup(&mut random)).expect("a position")
        };
        let tree = random_tree(&mut random, rules, start, &comments);
        let mut tags = Tags::new();
        tags.set("Annotator", comments[0].replace(char::is_control, " "));
        let text = write_tree(&tree, &tags, ResultMark::Draw);
        let again = read(&text);
        prop_assert_eq!(outline(&again), outline(&tree), "{}", &text);
        prop_assert!(again == tree);
        prop_assert_eq!(write_tree(&again, &tags, ResultMark::Draw), text.clone());
        for line in text.lines().skip_while(|line| !line.is_empty()) {
            let words = line.chars().count();
            prop_assert!(words <= 80 || !line.trim_end().contains("- "), "{}", line);
            prop_assert_eq!(line.trim_end_matches(' '), line);
        }
        // The same games in another place of a stream, cut in any way.
        let twice = format!("{text}{text}");
        let count = Reader::new(twice.as_bytes()).filter(|game| {
            game.as_ref().is_ok_and(|game| game.tree == tree && game.error.is_none())
        });
        prop_assert_eq!(count.count(), 2);
    }
}
