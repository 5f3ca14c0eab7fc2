//! Tables that fit their checksums and are wrong all the same.

use super::*;
use crate::file::pack;
use crate::shelf::{Memory, Store};
use crate::{Build, Plan, Silent};

const RULES: RuleSet = RuleSet::FEDERATION;

fn shelf() -> Memory {
    let memory = Memory::default();
    let plan = Plan {
        rules: RULES,
        pieces: 3,
        distances: 3,
    };
    Build::new(plan, &memory, NonZeroUsize::MIN)
        .run(&Silent)
        .expect("built");
    memory
}

/// Checks all, and gives the first fault.
fn fault(memory: &Memory) -> Option<VerifyError> {
    let mut verifier = Verifier::new(RULES, memory, NonZeroUsize::MIN);
    let all = Material::up_to(3).into_iter();
    all.map(|material| verifier.check(material, &Silent))
        .find_map(Result::err)
}

/// The endgame that is tampered with.
fn solved() -> Solved {
    let solutions = Solutions::up_to(3, RULES, NonZeroUsize::MIN);
    let material = "KMvM".parse().expect("an endgame");
    solutions.get(material).expect("solved").as_ref().clone()
}

/// The table with one value changed; `None` where that is no change to the file.
fn tampered(solved: &Solved, content: Content, number: usize, value: Value) -> Option<Vec<u8>> {
    let old = Entry::from_bits(solved.entries(Mover::First)[number]);
    let same = match content {
        Content::Grades => old.value().grade() == value.grade(),
        Content::Distances => old.value() == value,
    };
    if old.is_open() || same {
        return None;
    }
    let mut wrong = solved.clone();
    wrong.fill(vec![(Mover::First, number as u32, Entry::of(value).bits())]);
    pack(&wrong, &RULES, content, NonZeroUsize::MIN, &Silent).ok()
}

#[test]
fn sound_tables_have_no_fault() {
    assert!(fault(&shelf()).is_none());
}

#[test]
fn a_wrong_value_is_found() {
    let (memory, solved) = (shelf(), solved());
    let mut tried = 0;
    for content in Content::ALL {
        let name = file_name(&RULES, solved.material(), content);
        let right = memory.fetch(&name).expect("memory").expect("a table");
        for number in (0..60_000).step_by(15_013) {
            for value in [Value::Loss(2), Value::Draw, Value::Win(1)] {
                if let Some(wrong) = tampered(&solved, content, number, value) {
                    tried += 1;
                    memory.put(&name, &wrong).expect("memory");
                    let fault = fault(&memory).map(|fault| fault.to_string());
                    let fault = fault.unwrap_or_default();
                    assert!(fault.starts_with(&name), "{number}: {fault}");
                }
            }
        }
        memory.put(&name, &right).expect("memory");
    }
    assert!(tried > 8, "{tried}");
}

#[test]
fn wrong_grades_are_found_without_distances() {
    let (memory, solved) = (shelf(), solved());
    for material in Material::up_to(3) {
        let name = file_name(&RULES, material, Content::Distances);
        memory.remove(&name).expect("memory");
    }
    assert!(fault(&memory).is_none());
    let name = file_name(&RULES, solved.material(), Content::Grades);
    let wrong = (0..60_000)
        .step_by(101)
        .find_map(|number| tampered(&solved, Content::Grades, number, Value::Loss(0)));
    memory
        .put(&name, &wrong.expect("a value that a file holds"))
        .expect("memory");
    let fault = fault(&memory).expect("a wrong value").to_string();
    assert!(fault.starts_with(&name), "{fault}");
    assert!(fault.contains(" and should have "), "{fault}");
}

#[test]
fn a_table_without_its_inputs_cannot_be_checked() {
    let memory = shelf();
    let mut verifier = Verifier::new(RULES, &memory, NonZeroUsize::MIN);
    let material = "KMvM".parse().expect("an endgame");
    let error = verifier.check(material, &Silent).expect_err("alone");
    assert!(matches!(error, VerifyError::Alone { .. }), "{error}");
}
