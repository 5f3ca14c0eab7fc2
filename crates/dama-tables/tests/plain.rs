//! All endgames of up to three pieces a second time, solved plainly: no symmetry,
//! no numbering, no bare words; positions in a map, gone through again and again
//! until nothing changes, with nothing but the core. Every value is compared.

use std::collections::HashMap;
use std::num::NonZeroUsize;

use dama_core::{EffectBuffer, Kind, Piece, Position, RuleSet, Setup, Side, Square};
use dama_tables::{Solutions, Value};

/// All positions of two and three pieces with men on ranks 2 to 7.
fn all_positions() -> Vec<Position> {
    let kinds = [Kind::Man, Kind::King];
    let pieces: Vec<(Square, Piece)> = Side::BOTH
        .into_iter()
        .flat_map(|side| kinds.map(|kind| Piece { side, kind }))
        .flat_map(|piece| Square::all().map(move |square| (square, piece)))
        .filter(|(square, piece)| piece.kind == Kind::King || (1..7).contains(&square.rank()))
        .collect();
    let mut positions = Vec::new();
    for first in 0..pieces.len() {
        for second in first + 1..pieces.len() {
            add(&mut positions, &[pieces[first], pieces[second]]);
            for third in second + 1..pieces.len() {
                add(
                    &mut positions,
                    &[pieces[first], pieces[second], pieces[third]],
                );
            }
        }
    }
    positions
}

/// Adds the position of some pieces with either side to move, if there is one.
fn add(positions: &mut Vec<Position>, pieces: &[(Square, Piece)]) {
    for mover in Side::BOTH {
        let mut setup = Setup::new(mover);
        let taken = pieces
            .iter()
            .filter_map(|&(square, piece)| setup.put(square, Some(piece)))
            .count();
        let both = Side::BOTH.map(|side| pieces.iter().any(|(_, piece)| piece.side == side));
        if taken == 0 && both == [true; 2] {
            positions.push(Position::try_from(setup).expect("a legal position"));
        }
    }
}

/// The value of each position, by nothing but the rules.
fn solve(positions: &[Position], numbers: &HashMap<Position, u32>, rules: &RuleSet) -> Vec<Value> {
    const OVER: u32 = 1 << 31;
    let ended = |position: &Position| {
        let outcome = position.outcome(rules)?;
        Some(match outcome.winner {
            None => Value::Draw,
            Some(side) if side == position.side_to_move() => Value::Win(0),
            Some(_) => Value::Loss(0),
        })
    };
    // What is over without being listed: a side has no pieces. Only its kind matters.
    let over = [Value::Loss(0), Value::Draw, Value::Win(0)];
    let mut buffer = EffectBuffer::new();
    let mut begins = vec![0];
    let mut moves: Vec<u32> = Vec::new();
    let mut values: Vec<Option<Value>> = Vec::new();
    for position in positions {
        let end = ended(position);
        values.push(end);
        if end.is_none() {
            position.effects(rules, &mut buffer);
            moves.extend(buffer.as_slice().iter().map(|effect| {
                let after = position.after(effect);
                match ended(&after) {
                    Some(end) => {
                        OVER | over.iter().position(|value| *value == end).expect("an end") as u32
                    }
                    None => numbers[&after],
                }
            }));
        }
        begins.push(moves.len());
    }
    for plies in 1.. {
        let before = values.clone();
        let mut changed = false;
        for number in 0..positions.len() {
            if before[number].is_some() {
                continue;
            }
            let after = moves[begins[number]..begins[number + 1]].iter().map(|&to| {
                if to & OVER != 0 {
                    Some(over[(to ^ OVER) as usize])
                } else {
                    before[to as usize]
                }
            });
            let mut all_lose = true;
            let mut wins = false;
            for value in after {
                wins |= matches!(value, Some(Value::Loss(_)));
                all_lose &= matches!(value, Some(Value::Win(_)));
            }
            if wins || all_lose {
                values[number] = Some(if wins {
                    Value::Win(plies)
                } else {
                    Value::Loss(plies)
                });
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    values
        .into_iter()
        .map(|value| value.unwrap_or(Value::Draw))
        .collect()
}

#[test]
fn every_value_of_three_pieces_agrees() {
    let positions = all_positions();
    // Slices of two and three pieces, each with White and with Black to move.
    assert_eq!(positions.len(), 2 * (1_335_840 + 4_032 + 2 * 3_024 + 2_256));
    let numbers: HashMap<Position, u32> = positions.iter().copied().zip(0..).collect();
    for rules in RuleSet::ALL {
        let values = solve(&positions, &numbers, &rules);
        let solutions = Solutions::up_to(3, rules, NonZeroUsize::MIN);
        for (position, value) in positions.iter().zip(&values) {
            assert_eq!(
                solutions.value(position),
                Some(*value),
                "{rules}: {position}"
            );
        }
        let won = values.iter().filter(|value| matches!(value, Value::Win(_)));
        assert!(won.count() > 400_000);
    }
}
