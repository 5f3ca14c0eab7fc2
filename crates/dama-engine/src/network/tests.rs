//! Tests of the network.

use super::accumulator::Accumulators;
use super::kernel::Kernel;
use super::{
    BUCKETS, HIDDEN, INPUTS, MOST_OUTPUT, Network, NetworkError, RULE_SETS, Weights, bucket_of,
    input_of,
};
use dama_core::{Game, Position, RuleSet};
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;

fn random_network(seed: u64) -> Network {
    let mut random = Random::new(seed);
    let mut row =
        |most: usize| core::array::from_fn(|_| random.below(2 * most + 1) as i16 - most as i16);
    let weights = Weights {
        inputs: (0..INPUTS).map(|_| row(300)).collect(),
        rules: [row(300), row(300)],
        outputs: core::array::from_fn(|_| core::array::from_fn(|_| [row(127), row(127)])),
        output_biases: core::array::from_fn(|rules| {
            core::array::from_fn(|bucket| (rules * BUCKETS + bucket) as i32 * 100_000)
        }),
        scale: 300,
    };
    Network::new(weights, "made at random").expect("the weights keep their bounds")
}

/// The worth by the definition, in the plainest way.
fn plainly(network: &Network, position: &Position, rule_set: usize) -> i32 {
    let mover = position.side_to_move();
    let weights = network.weights();
    let mut pieces = 0;
    let mut total = 0_i64;
    for (half, side) in [mover, mover.opposite()].into_iter().enumerate() {
        let mut sums = weights.rules[rule_set].map(i64::from);
        pieces = 0;
        for (kind, squares) in [
            position.men(side),
            position.kings(side),
            position.men(side.opposite()),
            position.kings(side.opposite()),
        ]
        .into_iter()
        .enumerate()
        {
            for square in squares {
                pieces += 1;
                let turned = match side {
                    dama_core::Side::White => square.index(),
                    dama_core::Side::Black => square.index() ^ 56,
                };
                let input = input_of((kind * 64 + turned) as u8);
                for (sum, weight) in sums.iter_mut().zip(&weights.inputs[input]) {
                    *sum += i64::from(*weight);
                }
            }
        }
        let outputs = &weights.outputs[rule_set][bucket_of(pieces)][half];
        for (sum, weight) in sums.iter().zip(outputs) {
            total += sum.clamp(&0, &255).pow(2) * i64::from(*weight);
        }
    }
    total += i64::from(weights.output_biases[rule_set][bucket_of(pieces)]);
    (total * i64::from(weights.scale) / (255 * 255 * 64)) as i32
}

#[test]
fn every_kernel_and_the_plain_definition_agree_along_games_and_jumps() {
    for seed in 0..6 {
        let network = random_network(seed);
        let rule_set = (seed % 2) as usize;
        let rules = RuleSet::ALL[rule_set];
        let mut random = Random::new(100 + seed);
        let mut best = Accumulators::new();
        let mut plain = Accumulators::new();
        best.begin(&network, rule_set);
        plain.begin(&network, rule_set);
        let mut slow = network.clone();
        slow.kernel = Kernel::Plain;
        let mut compare = |position: &Position, ply: usize| {
            let worth = network.worth(position, &mut best, ply);
            assert_eq!(worth, slow.worth(position, &mut plain, ply), "{position}");
            assert_eq!(worth, plainly(&network, position, rule_set), "{position}");
        };
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            // The same, a neighbor's or another line's sums lie at this ply.
            compare(game.position(), game.ply() % 50);
            let moves = game.legal_moves();
            compare(
                &game.position().after(&moves[0].effect()),
                game.ply() % 50 + 1,
            );
            let chosen = random.pick(&moves).expect("the game goes on");
            game.play(chosen).expect("it is legal");
        }
        for number in 0..300 {
            let Ok(position) = Position::try_from(any_setup(&mut random)) else {
                continue;
            };
            compare(&position, number % 7);
        }
    }
}

#[test]
fn a_position_seen_by_the_other_side_is_worth_the_same() {
    let network = random_network(9);
    let mut sums = Accumulators::new();
    sums.begin(&network, 0);
    let mut random = Random::new(5);
    for _ in 0..200 {
        let Ok(position) = Position::try_from(any_setup(&mut random)) else {
            continue;
        };
        let worth = network.worth(&position, &mut sums, 0);
        assert_eq!(network.worth(&position.flipped(), &mut sums, 1), worth);
    }
}

#[test]
fn files_give_the_network_back() {
    let network = random_network(3);
    let again = Network::read(&network.to_bytes()).expect("it was just written");
    assert_eq!(again.weights(), network.weights());
    assert_eq!(again.number(), network.number());
    assert_eq!(again.command(), "made at random");
    assert_ne!(again.number(), random_network(4).number());
}

#[test]
fn broken_files_are_refused() {
    let good = random_network(3).to_bytes();
    let error = |bytes: &[u8]| Network::read(bytes).err();
    for length in [0, 7, 20, 27, 28, 100, good.len() - 1] {
        assert!(error(&good[..length]).is_some(), "{length} bytes");
    }
    for at in (0..good.len()).step_by(61) {
        let mut bytes = good.clone();
        bytes[at] ^= 0x10;
        assert!(error(&bytes).is_some(), "byte {at} changed");
    }
    let mut newer = good.clone();
    newer[8] = 2;
    assert_eq!(error(&newer), Some(NetworkError::UnknownVersion(2)));
    let mut larger = good.clone();
    larger[12] = 7;
    assert_eq!(error(&larger), Some(NetworkError::OtherSize(7)));
    assert_eq!(
        error(b"no network at all, just a text"),
        Some(NetworkError::NotANetwork)
    );
}

#[test]
fn wild_weights_are_refused() {
    let tame = random_network(1).weights().clone();
    let refused = |weights: Weights| Network::new(weights, "").is_err();
    assert!(!refused(tame.clone()));
    let mut wild = tame.clone();
    wild.inputs[3][HIDDEN - 1] = i16::MIN;
    assert!(refused(wild));
    let mut wild = tame.clone();
    wild.outputs[RULE_SETS - 1][2][1][0] = MOST_OUTPUT + 1;
    assert!(refused(wild));
    let mut wild = tame.clone();
    wild.inputs.pop();
    assert!(refused(wild));
    let mut wild = tame.clone();
    wild.output_biases[0][0] = i32::MIN;
    assert!(refused(wild));
    let mut wild = tame;
    wild.scale = 0;
    assert!(refused(wild));
}

#[test]
fn the_built_in_network_can_be_read() {
    let network = Network::built_in().expect("it belongs to the release");
    let mut sums = Accumulators::new();
    for rule_set in 0..RULE_SETS {
        sums.begin(&network, rule_set);
        let worth = network.worth(&Position::start(), &mut sums, 0);
        assert!(worth.abs() < 100, "the first position: {worth}");
        let ahead = "W:Wa2,b3,c3,d2,e3:Bc6,d7".parse().expect("legal");
        assert!(network.worth(&ahead, &mut sums, 0) > 100);
    }
}
