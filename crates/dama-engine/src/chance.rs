//! What a score says of how a game ends, by games that the engine has played against
//! itself.

mod found;

use dama_core::RuleSet;

use crate::Score;

pub use found::CHANCES;

/// How scores become chances under a rule set: `p(win) = 1 / (1 + e^-((score - middle) / scale))`,
/// and the same for the other side with the sign of the score turned. A draw is the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The score at which half of the games are won, in hundredths of a man; 0 or more.
    pub middle: f32,
    /// So many hundredths more make the odds e times as good; more than 0.
    pub scale: f32,
}

/// How a game may end for the side to move, each from 0 to 1; together they are 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// It wins.
    pub win: f32,
    /// Nobody wins.
    pub draw: f32,
    /// It loses.
    pub loss: f32,
}

impl Chances {
    /// The chances of a score in hundredths of a man.
    pub fn of(&self, hundredths: f32) -> Chance {
        let chance = |ahead: f32| 1.0 / (1.0 + (-(ahead - self.middle) / self.scale).exp());
        let (win, loss) = (chance(hundredths), chance(-hundredths));
        Chance {
            win,
            draw: (1.0 - win - loss).max(0.0),
            loss,
        }
    }
}

impl Score {
    /// How games between equals that stand so have ended by this rule set; a game that is
    /// decided ends as it is known to.
    pub fn chance(self, rules: &RuleSet) -> Chance {
        let rule_set = RuleSet::ALL.iter().position(|known| known == rules);
        let chances = CHANCES[rule_set.unwrap_or_default()];
        if self.is_decided() {
            let is_win = self > Self::DRAW;
            let [win, loss] = [is_win, !is_win].map(|certain| f32::from(u8::from(certain)));
            return Chance {
                win,
                draw: 0.0,
                loss,
            };
        }
        chances.of(self.value() as f32)
    }
}

/// The source file of chances that were found: `found.rs`.
pub fn to_source(chances: &[Chances; RuleSet::ALL.len()], origin: &str) -> String {
    let mut source = format!(
        "//! Found by `{origin}`.\n\nuse super::Chances;\n\n\
         /// By rule set, in the order of `RuleSet::ALL`.\n\
         pub const CHANCES: [Chances; {}] = [\n",
        chances.len()
    );
    for Chances { middle, scale } in chances {
        source.push_str(&format!(
            "    Chances {{\n        middle: {middle:.1},\n        scale: {scale:.1},\n    }},\n"
        ));
    }
    source.push_str("];\n");
    source
}

#[cfg(test)]
mod tests {
    use dama_core::RuleSet;

    use super::{CHANCES, Chances, to_source};
    use crate::Score;

    #[test]
    fn chances_grow_with_the_score_and_make_one() {
        for rules in RuleSet::ALL {
            let mut last = -1.0;
            for value in (-2_000..=2_000).step_by(50) {
                let chance = Score::new(value).chance(&rules);
                let turned = (-Score::new(value)).chance(&rules);
                assert!((chance.win + chance.draw + chance.loss - 1.0).abs() < 1e-5);
                assert!(chance.win > last || chance.win > 0.999, "{value}");
                assert_eq!((chance.win, chance.loss), (turned.loss, turned.win));
                last = chance.win;
            }
            // A man ahead wins more often than not, and an even game is open.
            assert!(Score::new(200).chance(&rules).win > 0.5);
            assert!((0.1..0.5).contains(&Score::DRAW.chance(&rules).win));
        }
    }

    #[test]
    fn what_is_decided_is_certain() {
        for rules in RuleSet::ALL {
            assert_eq!(Score::win_in(5).chance(&rules).win, 1.0);
            assert_eq!(Score::known_win(5).chance(&rules).win, 1.0);
            let lost = Score::loss_in(4).chance(&rules);
            assert_eq!((lost.win, lost.draw, lost.loss), (0.0, 0.0, 1.0));
        }
    }

    #[test]
    fn the_source_is_as_it_is_written() {
        let first = include_str!("chance/found.rs").lines().next();
        let origin = first
            .and_then(|line| line.strip_prefix("//! Found by `"))
            .and_then(|line| line.strip_suffix("`."))
            .expect("it says what has found it");
        assert_eq!(to_source(&CHANCES, origin), include_str!("chance/found.rs"));
        let chances = Chances {
            middle: 50.0,
            scale: 100.0,
        };
        assert!((chances.of(50.0).win - 0.5).abs() < 1e-6);
    }
}
