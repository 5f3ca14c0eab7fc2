//! Tests of the network in floating point.

use super::{Model, WEIGHTS};
use crate::lesson::{Lesson, Target, chance};
use crate::{Ending, Lessons, Sample};
use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Limits};

const TARGET: Target = Target {
    ending: 0.5,
    scale: 200.0,
};

fn lesson(rules: RuleSet, fen: &str) -> Lesson {
    let mut lessons = Lessons::default();
    lessons.add(&Sample {
        rules,
        position: fen.parse().expect("legal"),
        score: 35,
        ending: Ending::Win,
    });
    lessons.all[0]
}

fn lessons() -> [Lesson; 3] {
    [
        lesson(RuleSet::CLASSIC, "W:Wa2,b3,c4,Ke1:Bd6,Kh7"),
        lesson(RuleSet::FEDERATION, "B:Wa2,b3,c4,Ke1:Bd6,Kh7,g5,e6"),
        lesson(RuleSet::CLASSIC, "B:WKa2:BKh7,Kg3"),
    ]
}

#[test]
fn slopes_are_those_of_the_error() {
    let model = Model::new(7);
    // Of the cross entropy, in double precision.
    let entropy = |model: &Model, lesson: &Lesson| {
        let output = model.output(&model.layer(lesson, true), Model::head(lesson));
        let (found, wanted) = (f64::from(chance(output)), f64::from(TARGET.of(lesson)));
        -(wanted * found.ln() + (1.0 - wanted) * (1.0 - found).ln())
    };
    for lesson in lessons() {
        let mut slopes = vec![0.0; WEIGHTS];
        model.learn(&lesson, true, TARGET, &mut slopes);
        let mut steep = 0;
        for at in (0..WEIGHTS).step_by(7) {
            let size = 0.01;
            let [more, less] = [size, -size].map(|step| {
                let mut other = Model::new(7);
                other.weights[at] += step;
                entropy(&other, &lesson)
            });
            let measured = (more - less) / f64::from(2.0 * size);
            assert!(
                (measured - f64::from(slopes[at])).abs() < 0.003,
                "weight {at}"
            );
            steep += usize::from(slopes[at].abs() > 0.001);
        }
        assert!(steep > 20);
    }
}

#[test]
fn whole_numbers_say_nearly_the_same() {
    let model = Model::new(3);
    let network = model.network(200.0, "test").expect("small weights");
    let mut engine = Engine::new(1);
    engine.use_network(Some(network));
    for (rules, fen) in [
        (RuleSet::CLASSIC, "W:Wa2,b3,c4,Ke1:Bd6,Kh7,h6"),
        (RuleSet::FEDERATION, "B:Wa2,b3,c4,Ke1:Bd6,Kh7,g5,e6"),
    ] {
        let lesson = lesson(rules, fen);
        let output = model.output(&model.layer(&lesson, false), Model::head(&lesson));
        // No node is left for a search: the score is that of first sight.
        let game = Game::from_position(rules, fen.parse().expect("legal"));
        let found = engine.search(&game, &Limits::nodes(0), &Control::FREE, |_| {});
        assert_eq!(found.nodes, 0);
        let difference = output * 200.0 - found.score.value() as f32;
        assert!(difference.abs() < 6.0, "{output} and {}", found.score);
    }
}

#[test]
fn a_network_goes_on_from_its_own_weights() {
    let network = Model::new(7).network(300.0, "test").expect("small weights");
    let again = Model::of(&network).network(300.0, "test");
    assert_eq!(again.expect("the same").weights(), network.weights());
}
