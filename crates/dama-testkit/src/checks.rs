//! Compares the library with the reference at one position.
//!
//! A check panics with the position, the rule set and both answers.

mod chains;
mod kept;
mod symmetry;

use std::collections::BTreeSet;

use dama_core::{
    Effect, EffectBuffer, Move, MoveBuffer, Position, Refusal, RuleSet, Setup, Square, perft,
};

use crate::reference::{self, ReferenceMove, TooManyJumps};

pub use chains::chains;
pub use kept::{json, kept, packed};
pub use symmetry::symmetry;

/// The position of a set-up that is known to be legal.
///
/// # Panics
///
/// If it is not.
pub fn position(setup: &Setup) -> Position {
    match Position::try_from(*setup) {
        Ok(position) => position,
        Err(error) => panic!("{setup} is no position: {error}"),
    }
}

/// Everything that is compared at one position: moves, paths, result, what a
/// player must capture, and the position's own text.
///
/// # Errors
///
/// [`TooManyJumps`] where the reference has no answer; what does not need it is
/// checked all the same.
///
/// # Panics
///
/// Where the two differ.
pub fn generator(setup: &Setup, rules: &RuleSet) -> Result<(), TooManyJumps> {
    let here = position(setup);
    own_laws(&here, rules);
    let outcome = reference::outcome(setup, rules);
    assert_eq!(here.outcome(rules), outcome, "outcome of {setup}, {rules}");

    let expected = reference::moves(setup, rules)?;
    moves(&here, rules, &expected);
    let paths: usize = expected.iter().map(|one| one.routes.len()).sum();
    let count = perft::paths(&here, rules, 1);
    assert_eq!(count, paths as u64, "paths of {setup}, {rules}");
    must_capture(&here, rules, &expected);
    Ok(())
}

/// The moves with their whole route, what they take and where they lead.
fn moves(here: &Position, rules: &RuleSet, expected: &[ReferenceMove]) {
    let mut found = here.legal_moves(rules);
    found.sort_by_key(Move::to_string);
    let texts: Vec<String> = found.iter().map(Move::to_string).collect();
    let expected_texts: Vec<String> = expected.iter().map(|one| one.shown.text()).collect();
    assert_eq!(texts, expected_texts, "moves of {here}, {rules}");
    for (one, ReferenceMove { shown, .. }) in found.iter().zip(expected) {
        let about = || format!("{one} in {here}, {rules}");
        assert_eq!(one.from(), shown.from, "{}", about());
        assert_eq!(one.to(), shown.to(), "{}", about());
        assert_eq!(one.landings(), shown.landings, "{}", about());
        assert_eq!(one.captures(), shown.captures, "{}", about());
        assert_eq!(one.promotes(), shown.promotes, "{}", about());
        assert_eq!(
            here.after(&one.effect()).to_setup(),
            shown.after,
            "{}",
            about()
        );
    }
}

/// What must be captured (rule 6): how many, and by which pieces.
fn must_capture(here: &Position, rules: &RuleSet, expected: &[ReferenceMove]) {
    let captures = || expected.iter().filter(|one| !one.shown.captures.is_empty());
    let stones: BTreeSet<Square> = captures().map(|one| one.shown.from).collect();
    let most = here.most_captures(rules);
    assert_eq!(
        here.has_capture(),
        !stones.is_empty(),
        "a capture in {here}"
    );
    let count = most.map(|must| usize::from(must.count));
    let expected_count = captures().next().map(|one| one.shown.captures.len());
    assert_eq!(count, expected_count, "most captures of {here}, {rules}");
    let found: BTreeSet<Square> = most.into_iter().flat_map(|must| must.stones).collect();
    assert_eq!(found, stones, "stones that capture in {here}, {rules}");
}

/// What holds at every position without a reference.
///
/// # Panics
///
/// Where it does not.
pub fn own_laws(here: &Position, rules: &RuleSet) {
    let again: Position = match here.to_string().parse() {
        Ok(position) => position,
        Err(error) => panic!("{here} cannot be read again: {error}"),
    };
    assert_eq!(again, *here, "read again");
    assert_eq!(again.key(), here.key(), "key of {here}");

    let moves = here.legal_moves(rules);
    let mut buffer = MoveBuffer::new();
    here.legal_moves_into(rules, &mut buffer);
    assert_eq!(buffer.as_slice(), moves, "buffer of {here}, {rules}");
    assert_eq!(
        perft::moves(here, rules, 1),
        moves.len() as u64,
        "count of {here}, {rules}"
    );

    let mut effects = EffectBuffer::new();
    here.effects(rules, &mut effects);
    let key = |effect: &Effect| (effect.from, effect.to, effect.taken.bits());
    let mut fast = effects.as_slice().to_vec();
    let mut slow: Vec<_> = moves.iter().map(Move::effect).collect();
    fast.sort_by_key(key);
    slow.sort_by_key(key);
    assert_eq!(fast, slow, "effects of {here}, {rules}");

    for one in &moves {
        let after = here.after(&one.effect());
        assert_eq!(
            after.key(),
            position(&after.to_setup()).key(),
            "key after {one} in {here}"
        );
        assert_eq!(
            here.play(rules, one),
            Ok(after),
            "playing {one} in {here}, {rules}"
        );
    }
    two_plies(here, rules, &moves);
    symmetry(here, rules);
    packed(here);
}

/// The counts of two plies, which the generator takes together, ply by ply.
fn two_plies(here: &Position, rules: &RuleSet, moves: &[Move]) {
    let replies = |one: &Move| perft::moves(&here.after(&one.effect()), rules, 1);
    assert_eq!(
        perft::moves(here, rules, 2),
        moves.iter().map(replies).sum::<u64>(),
        "moves of two plies from {here}, {rules}"
    );
    let each = perft::paths_to_each(here, rules);
    let replies =
        |(effect, paths): &(Effect, u64)| paths * perft::paths(&here.after(effect), rules, 1);
    assert_eq!(
        perft::paths(here, rules, 2),
        each.iter().map(replies).sum::<u64>(),
        "paths of two plies from {here}, {rules}"
    );
}

/// Every way to write a legal move is read as that move.
///
/// # Errors
///
/// [`TooManyJumps`] where the reference does not know all routes.
///
/// # Panics
///
/// Where a text is read as something else.
pub fn move_texts(setup: &Setup, rules: &RuleSet) -> Result<(), TooManyJumps> {
    let here = position(setup);
    let expected = reference::moves(setup, rules)?;
    let legal = here.legal_moves(rules);
    let fits = |from, to| {
        legal
            .iter()
            .filter(|m| m.from() == from && m.to() == to)
            .count()
    };
    for ReferenceMove { shown, routes } in &expected {
        let full = shown.text();
        let Some(&one) = legal.iter().find(|one| one.to_string() == full) else {
            panic!("{full} is missing in {here}, {rules}");
        };
        let reads = |text: &str| {
            let read = here.read_move(rules, text);
            assert_eq!(read, Ok(one), "\"{text}\" for {full} in {here}, {rules}");
        };
        reads(&full);
        reads(&full.to_uppercase());
        reads(&full.replace(['-', 'x'], ""));
        reads(&full.replace('x', ":"));
        reads(&format!(" {full}=K "));
        reads(&here.short_text(rules, &one));
        for route in routes {
            reads(&route.text());
            let explained = here.explain(rules, route.from, &route.landings);
            assert_eq!(explained, Ok(one), "{} in {here}, {rules}", route.text());
        }
        let short = here.read_move(rules, &one.short().to_string());
        short_form(&here, rules, &one, fits(one.from(), one.to()), short);
    }
    captured_squares_forms(&here, rules, &expected);
    Ok(())
}

/// The short form is the move, or says which moves fit. Where its two squares
/// are another whole capture, that one is read first.
fn short_form(
    here: &Position,
    rules: &RuleSet,
    one: &Move,
    fits: usize,
    read: Result<Move, Refusal>,
) {
    let direct = here.explain(rules, one.from(), &[one.to()]);
    match read {
        Ok(read) if direct == Ok(read) => {}
        Ok(read) => {
            assert_eq!(
                (read, fits),
                (*one, 1),
                "short form of {one} in {here}, {rules}"
            );
        }
        Err(Refusal::Ambiguous { moves }) => {
            assert!(
                moves.contains(one),
                "short form of {one} in {here}, {rules}"
            );
            assert_eq!(moves.len(), fits, "short form of {one} in {here}, {rules}");
        }
        Err(other) => panic!("short form of {one} in {here}, {rules}: {other}"),
    }
}

/// The captured-squares form with its landing names the result of its route; the
/// one without a landing names it too, or says which moves fit.
fn captured_squares_forms(here: &Position, rules: &RuleSet, expected: &[ReferenceMove]) {
    for ReferenceMove { shown, routes } in expected {
        for route in routes.iter().filter(|route| !route.captures.is_empty()) {
            let text = route.captured_squares_text();
            let read = here.read_move(rules, &text).map(|one| one.to_string());
            assert_eq!(read, Ok(shown.text()), "\"{text}\" in {here}, {rules}");

            let (open, _) = text.split_once('>').unwrap_or((&text, ""));
            // The same squares may be landings or a short form: those are read first.
            let earlier = expected.iter().any(|other| {
                let squares = &route.captures;
                let is_short = squares.len() == 1 && other.shown.to() == squares[0];
                let lands = other.routes.iter().any(|path| path.landings == *squares);
                other.shown.from == route.from && (is_short || lands)
            });
            if earlier {
                continue;
            }
            let fitting: BTreeSet<String> = expected
                .iter()
                .filter(|other| {
                    let same = |path: &&reference::Path| path.captures == route.captures;
                    other.shown.from == route.from && other.routes.iter().any(|p| same(&p))
                })
                .map(|other| other.shown.text())
                .collect();
            let found: BTreeSet<String> = match here.read_move(rules, open) {
                Ok(one) => [one.to_string()].into(),
                Err(Refusal::Ambiguous { moves }) => moves.iter().map(Move::to_string).collect(),
                Err(other) => panic!("\"{open}\" in {here}, {rules}: {other}"),
            };
            assert_eq!(found, fitting, "\"{open}\" in {here}, {rules}");
        }
    }
}
