//! 5. Write a bot: a small alpha-beta search that beats chance.
//!
//! Run it with `cargo run --release -p dama-core --example 5_write_a_bot`. The crate
//! `dama-engine` has a far stronger one, built on the same parts.

use dama_core::{EffectBuffer, Game, Move, Position, Refusal, RuleSet, Side};

/// How many plies the bot looks ahead.
const DEPTH: usize = 4;

/// A score that no material reaches; the sooner the win, the nearer to it.
const WIN: i32 = 10_000;

/// Searches with memory that is used again: nothing is allocated on the way.
struct Bot {
    rules: RuleSet,
    buffers: Vec<EffectBuffer>,
}

impl Bot {
    fn new(rules: RuleSet) -> Self {
        Self {
            rules,
            buffers: vec![EffectBuffer::new(); DEPTH + 1],
        }
    }

    /// The best move of a game that is not over.
    fn choose(&mut self, game: &Game) -> Option<Move> {
        let mut best = None;
        let mut alpha = -WIN;
        for one in game.legal_moves() {
            let after = game.position().after(&one.effect());
            // Another loop and the game is a draw: what stood before is worth nothing.
            let stood = game.positions().contains(&after);
            let score = if stood {
                0
            } else {
                -self.search(&after, DEPTH - 1, -WIN, -alpha)
            };
            if best.is_none() || score > alpha {
                best = Some(one);
                alpha = alpha.max(score);
            }
        }
        best
    }

    /// How good the position is for the side to move (negamax with alpha-beta).
    fn search(&mut self, here: &Position, depth: usize, mut alpha: i32, beta: i32) -> i32 {
        if let Some(end) = here.outcome(&self.rules) {
            let sign = match end.winner {
                None => 0,
                Some(side) if side == here.side_to_move() => 1,
                Some(_) => -1,
            };
            return sign * (WIN - (DEPTH - depth) as i32);
        }
        if depth == 0 {
            return evaluate(here);
        }
        // The buffer is taken out, so that the search below can use the others.
        let mut buffer = std::mem::take(&mut self.buffers[depth]);
        here.effects(&self.rules, &mut buffer);
        for effect in buffer.as_slice() {
            let score = -self.search(&here.after(effect), depth - 1, -beta, -alpha);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.buffers[depth] = buffer;
        alpha
    }
}

/// Material, and a little for each rank that a man has come forward.
fn evaluate(here: &Position) -> i32 {
    let worth = |side: Side| {
        let forward = here.men(side).iter().map(|square| match side {
            Side::White => i32::from(square.rank()),
            Side::Black => 7 - i32::from(square.rank()),
        });
        let men = 100 * here.men(side).len() as i32;
        men + 2 * forward.sum::<i32>() + 400 * here.kings(side).len() as i32
    };
    let own = here.side_to_move();
    worth(own) - worth(own.opposite())
}

/// Chance from a seed: this crate has none of its own.
struct Chance(u64);

impl Chance {
    /// A number below `bound`, by xorshift.
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// One game of the bot against chance.
fn play(bot: &mut Bot, side: Side, chance: &mut Chance) -> Result<Game, Refusal> {
    let mut game = Game::new(bot.rules);
    while game.outcome().is_none() {
        let legal = game.legal_moves();
        let chosen = if game.position().side_to_move() == side {
            bot.choose(&game)
        } else {
            legal.get(chance.below(legal.len())).copied()
        };
        match chosen {
            Some(one) => game.play(&one)?,
            None => break,
        }
    }
    Ok(game)
}

/// Ten games, five with each color.
pub fn main() -> Result<(), Refusal> {
    let mut bot = Bot::new(RuleSet::CLASSIC);
    let mut chance = Chance(0xDA3A);
    let mut won = 0;
    for number in 0..10 {
        let side = Side::BOTH[number % 2];
        let game = play(&mut bot, side, &mut chance)?;
        if let Some(end) = game.outcome() {
            println!(
                "the bot is {side}: {} by {} after {} plies",
                end.result(),
                end.reason,
                game.ply()
            );
            won += usize::from(end.winner == Some(side));
        }
    }
    println!("the bot has won {won} of 10");
    assert_eq!(won, 10);
    Ok(())
}
