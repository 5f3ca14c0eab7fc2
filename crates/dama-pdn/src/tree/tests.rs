//! Trees made by hand.

use dama_core::{Position, RuleSet};

use super::{GameTree, NodeId, TreeError};

fn empty() -> GameTree {
    GameTree::new(RuleSet::CLASSIC, Position::start())
}

fn texts(tree: &GameTree, ids: impl Iterator<Item = NodeId>) -> Vec<String> {
    ids.filter_map(|id| Some(tree.get(id)?.played()?.to_string()))
        .collect()
}

#[test]
fn moves_and_variations() {
    let mut tree = empty();
    let first = tree.play(NodeId::ROOT, "d3-d4").expect("legal");
    let second = tree.play(first, "d6-d5").expect("legal");
    let other = tree.play(NodeId::ROOT, "a3a4").expect("legal");
    assert_eq!(texts(&tree, tree.main_line()), ["d3-d4", "d6-d5"]);
    assert_eq!(
        texts(&tree, tree.children(NodeId::ROOT)),
        ["d3-d4", "a3-a4"]
    );
    assert_eq!(tree.len(), 3);
    let node = tree.get(second).expect("a node");
    assert_eq!((node.parent(), node.first_child()), (Some(first), None));

    let behind = tree.position(other).expect("a node");
    let moved = Position::start().read_move(&RuleSet::CLASSIC, "a3-a4");
    assert_eq!(
        behind,
        Position::start().after(&moved.expect("legal").effect())
    );

    assert!(matches!(
        tree.play(first, "d4-d5"),
        Err(TreeError::Illegal(_))
    ));
    assert_eq!(tree.len(), 3);
    let foreign = NodeId(99);
    assert!(tree.get(foreign).is_none() && tree.note_mut(foreign).is_none());
    assert_eq!(tree.play(foreign, "d3-d4"), Err(TreeError::NoSuchNode));
    assert_eq!(tree.children(foreign).count(), 0);
}

#[test]
fn equal_whatever_the_order_of_adding() {
    let mut one = empty();
    let mut two = empty();
    for tree in [&mut one, &mut two] {
        tree.play(NodeId::ROOT, "d3-d4").expect("legal");
    }
    let first = one.main_line().next().expect("a move");
    one.play(first, "d6-d5").expect("legal");
    one.play(NodeId::ROOT, "a3-a4").expect("legal");
    two.play(NodeId::ROOT, "a3-a4").expect("legal");
    assert_ne!(one, two);
    let mut below_other = two.clone();
    let other = below_other
        .children(NodeId::ROOT)
        .nth(1)
        .expect("a variation");
    below_other.play(other, "d6-d5").expect("legal");
    assert_ne!(one, below_other);
    two.play(first, "d6-d5").expect("legal");
    assert_eq!(one, two);
    two.note_mut(first).expect("a node").set_glyphs(&[1]);
    assert_ne!(one, two);
    one.note_mut(first).expect("a node").set_glyphs(&[1]);
    one.note_mut(NodeId::ROOT)
        .expect("a node")
        .set_after("on the game");
    assert_ne!(one, two);
}
