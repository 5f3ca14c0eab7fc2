//! Numbers and positions are exact inverses.

use std::collections::HashMap;

use dama_testkit::random::Random;

use super::*;

fn images(pieces: &Pieces, symmetries: usize) -> Vec<Pieces> {
    (0..symmetries)
        .map(|symmetry| pieces.image(symmetry))
        .collect()
}

#[test]
fn every_number_of_three_pieces_comes_back() {
    for material in Material::up_to(3) {
        let index = Index::new(material);
        let mut found = 0;
        let mut weight = 0;
        for number in 0..index.len() {
            let Some(pieces) = index.pieces(number) else {
                continue;
            };
            found += 1;
            let located = index.locate(&pieces);
            assert_eq!(located.index, number, "{material}");
            let images = images(&pieces, index.symmetries);
            let same = images.iter().filter(|&image| *image == pieces).count();
            assert_eq!(located.symmetries as usize, same);
            for image in images {
                assert_eq!(index.locate(&image), located);
            }
            weight += u64::from(index.symmetries() / located.symmetries);
        }
        // Each position is an image of exactly one of those that have a number.
        assert_eq!(weight, positions(material), "{material}");
        assert!(found > 0);
    }
}

#[test]
fn as_many_positions_as_counted_by_hand() {
    let total = |pieces| -> u64 {
        let all = Material::with_pieces(pieces);
        all.iter()
            .map(|m| positions(*m) * m.movers().len() as u64)
            .sum()
    };
    assert_eq!(total(3), 1_335_840);
    assert_eq!(total(4), 82_938_632);
    assert_eq!(total(5), 3_717_485_280);
}

#[test]
fn random_positions_of_more_pieces_have_numbers_of_their_own() {
    let mut random = Random::new(9);
    for material in Material::with_pieces(4)
        .into_iter()
        .chain(Material::with_pieces(5))
    {
        let index = Index::new(material);
        let mut seen: HashMap<usize, Pieces> = HashMap::new();
        for _ in 0..2_000 {
            let Some(pieces) = index.pieces(random.below(index.len())) else {
                continue;
            };
            let number = index.locate(&pieces).index;
            for image in images(&pieces, index.symmetries) {
                assert_eq!(index.locate(&image).index, number);
            }
            if let Some(other) = seen.insert(number, pieces) {
                assert_eq!(other, pieces);
            }
        }
        assert!(
            seen.len() > 500 || material.only_kings(),
            "{material}: {}",
            seen.len()
        );
    }
}

#[test]
fn a_step_of_one_piece_needs_no_whole_count() {
    let mut random = Random::new(2);
    for material in Material::with_pieces(4) {
        let index = Index::new(material);
        for _ in 0..300 {
            let number = random.below(index.len());
            let Some(pieces) = index.pieces(number) else {
                continue;
            };
            if !index.lead_is_settled(&pieces) {
                continue;
            }
            for mover in Mover::BOTH {
                crate::moves::each_unmove(&pieces, mover, |kind, now, before| {
                    let earlier = pieces.stepped(mover, kind, now, before);
                    if let Some(quick) = index.moved(number, &pieces, mover, kind, now, before) {
                        assert_eq!(quick, index.locate(&earlier).index);
                    }
                });
            }
        }
    }
}
