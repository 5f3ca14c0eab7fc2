//! Packed blocks, read back by both decoders.

use core::num::NonZeroUsize;

use super::block::{ALL_EQUAL, Width, ZSTANDARD, unpack_frame};
use super::header::Header;
use super::*;
use crate::entry::Entry;
use crate::{Mover, Silent, Solutions};

#[test]
fn all_widths_hold_their_numbers() {
    for (width, most) in [
        (Width::Two, 3),
        (Width::Eight, 255),
        (Width::Sixteen, 65_535),
    ] {
        let numbers: Vec<u16> = (0..1_001_u32)
            .map(|n| (n * 7_919 % (most + 1)) as u16)
            .collect();
        let mut block = Vec::new();
        width.lay_out(&numbers, &mut block);
        assert_eq!(block.len(), width.bytes(numbers.len()));
        for (place, &number) in numbers.iter().enumerate() {
            assert_eq!(width.get(&block, place), number);
        }
        width.all_equal(most as u16, 1_001, &mut block);
        assert_eq!(block.len(), width.bytes(1_001));
        assert!((0..1_001).all(|place| u32::from(width.get(&block, place)) == most));
    }
}

#[test]
fn every_value_comes_back_and_a_browser_reads_the_same() {
    let (mut plain, mut frames) = (0, 0);
    for rules in RuleSet::ALL {
        let solutions = Solutions::up_to(3, rules, NonZeroUsize::MIN);
        for material in Material::up_to(3) {
            let solved = solutions.get(material).expect("solved");
            for content in Content::ALL {
                let bytes = pack(solved, &rules, content, NonZeroUsize::MIN, &Silent);
                let table = Table::open(bytes.expect("packed")).expect("a table");
                table.check().expect("sound");
                let mut unpacked = Vec::new();
                for block in 0..table.blocks() {
                    table.unpack(block, &mut unpacked).expect("sound");
                    match table.packed(block).expect("sound") {
                        [ALL_EQUAL, ..] => plain += 1,
                        [ZSTANDARD, frame @ ..] => {
                            frames += 1;
                            let mut other = vec![0; unpacked.len()];
                            let mut decoder = ruzstd::decoding::FrameDecoder::new();
                            let length = decoder.decode_all(frame, &mut other);
                            assert_eq!(length.ok(), Some(unpacked.len()));
                            assert!(other == unpacked);
                            // A frame of another length is none of ours.
                            assert_eq!(unpack_frame(frame, unpacked.len() + 1, &mut other), None);
                            assert_eq!(unpack_frame(frame, unpacked.len() - 1, &mut other), None);
                        }
                        other => panic!("{other:?}"),
                    }
                }
                for &mover in material.movers() {
                    assert_eq!(table.counts(mover), *solved.counts(mover));
                    check(&table, content, mover, solved.entries(mover));
                }
            }
        }
    }
    assert!(plain > 4 && frames > 20, "{plain} {frames}");
}

fn check(table: &Table<Vec<u8>>, content: Content, mover: Mover, entries: &[u16]) {
    let mut unpacked = Vec::new();
    let mut last = usize::MAX;
    for (index, &bits) in entries.iter().enumerate() {
        let entry = Entry::from_bits(bits);
        if entry.is_open() {
            continue;
        }
        let (block, place) = table.place(mover, index);
        if block != last {
            table.unpack(block, &mut unpacked).expect("sound");
            last = block;
        }
        let value = table.value(&unpacked, place).expect("a value");
        assert_eq!(value.grade(), entry.value().grade());
        if content == Content::Distances {
            assert_eq!(value, entry.value());
        }
    }
}

/// Headers that say something else and fit their checksum: whoever makes such a
/// file gets an error or a value, and never a panic.
#[test]
fn a_forged_header_is_survived() {
    let solutions = Solutions::up_to(3, RuleSet::CLASSIC, NonZeroUsize::MIN);
    let material: Material = "MMvK".parse().expect("an endgame");
    let solved = solutions.get(material).expect("solved");
    let (mut opened, mut refused) = (0, 0);
    for content in Content::ALL {
        let packed = pack(
            solved,
            &RuleSet::CLASSIC,
            content,
            NonZeroUsize::MIN,
            &Silent,
        );
        let right = packed.expect("packed");
        let length = Header::read(&right).expect("a header").1;
        for place in 8..length - 4 {
            for change in [1, 2, 0x40, 0xFF] {
                let mut forged = right.clone();
                forged[place] ^= change;
                let sum = checksum(&forged[..length - 4]).to_le_bytes();
                forged[length - 4..length].copy_from_slice(&sum);
                let entries = solved.index().len() as u64;
                let table = Table::open_as(forged, &RuleSet::CLASSIC, material, content, entries);
                match table {
                    Err(_) => refused += 1,
                    Ok(table) => {
                        opened += 1;
                        survive(&table, solved.index().len());
                    }
                }
            }
        }
    }
    assert!(opened > 100 && refused > 100, "{opened} {refused}");
}

/// Asks for some values of each block, as a probe does.
fn survive(table: &Table<Vec<u8>>, entries: usize) {
    let mut unpacked = Vec::new();
    for &mover in table.material().movers() {
        for index in (0..entries).step_by(5_003).chain([entries - 1]) {
            let (block, place) = table.place(mover, index);
            if table.unpack(block, &mut unpacked).is_ok() {
                table.value(&unpacked, place);
            }
        }
    }
}
