//! Stones in motion: steps, hops with the taken stones leaving, crowning. Only
//! `transform` and `opacity` move, by the browser's own animations.

use std::cell::RefCell;
use std::fmt::Write;

use dama_core::{Kind, Piece, Square};
use dama_page::{Facing, Step};
use js_sys::{Function, JSON};
use wasm_bindgen::prelude::{Closure, JsValue, wasm_bindgen};
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{Element, HtmlElement};

use super::stones::{Stones, between, place, place_of, stone, symbol};

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated.
    #[wasm_bindgen(extends = Element)]
    type Animated;
    #[wasm_bindgen(method)]
    fn animate(this: &Animated, frames: &JsValue, options: &JsValue) -> Animation;

    /// A running animation.
    type Animation;
    #[wasm_bindgen(method)]
    fn cancel(this: &Animation);
    #[wasm_bindgen(method, setter)]
    fn set_onfinish(this: &Animation, done: &Function);
}

/// How stones move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// All times are multiplied by this; 1 is normal.
    Times(u32),
    /// A short cross-fade, for people who asked for less motion.
    Fade,
    /// At once.
    None,
}

/// Milliseconds; they repeat the tokens of `style/tokens.css`.
const LIFT: u32 = 90;
const STEP: u32 = 190;
const CROWNING: u32 = 320;
const FADE: u32 = 80;

/// One hop of a chain of so many jumps.
fn hop(jumps: usize) -> u32 {
    (900 / jumps.max(1) as u32).clamp(90, 160)
}

const GLIDE: &str = "cubic-bezier(.2,.7,.2,1)";

/// What has moved, on a board that already stands as after it.
pub struct Played<'a> {
    /// The steps that are to be shown.
    pub steps: &'a [Step],
    /// The mover as it was before.
    pub mover: Piece,
    /// What stood where a step takes something.
    pub taken: Vec<(Square, Piece)>,
    /// The step, counted from 0, after which it is crowned.
    pub crowned_after: Option<usize>,
    /// How the mover comes to its new place.
    pub travel: Travel,
}

/// When the stone lands, in milliseconds from now: the first time, and how long
/// each further hop takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Landings {
    /// The first landing.
    pub first: u32,
    /// Each further one.
    pub each: u32,
}

/// How a stone comes to its new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// It goes there.
    Goes,
    /// A hand has put it there.
    IsThere,
}

/// Everything that moves now.
#[derive(Default)]
pub struct Motion {
    /// With the times at which they end.
    running: RefCell<Vec<(Animation, u32)>>,
    ghosts: RefCell<Vec<Element>>,
}

fn parsed(text: &str) -> JsValue {
    JSON::parse(text).unwrap_throw()
}

impl Motion {
    /// Ends all motion at once; the board stands as it is shown underneath.
    pub fn end(&self) {
        for (animation, _) in self.running.take() {
            animation.cancel();
        }
        for ghost in self.ghosts.take() {
            ghost.remove();
        }
    }

    /// How long the motion that was begun last takes in all, in milliseconds; 0 where none is.
    pub fn rest(&self) -> u32 {
        let running = self.running.borrow();
        running.iter().map(|&(_, end)| end).max().unwrap_or(0)
    }

    fn run(&self, element: &Element, frames: &str, duration: u32, delay: u32) {
        let options = format!("{{\"duration\":{duration},\"delay\":{delay},\"fill\":\"both\"}}");
        let animation = element
            .unchecked_ref::<Animated>()
            .animate(&parsed(frames), &parsed(&options));
        let end = delay + duration;
        self.running.borrow_mut().push((animation, end));
    }

    fn ghost(&self, stones: &Stones, piece: Piece, square: Square, facing: Facing) -> HtmlElement {
        let ghost = stone(piece, square, facing);
        let _ = stones.layer.prepend_with_node_1(&ghost);
        self.ghosts.borrow_mut().push(ghost.clone().into());
        ghost
    }

    /// Shows a move on a board that already stands as after it; what marks it
    /// appears when the stone has landed.
    pub fn play(
        &self,
        stones: &Stones,
        marks: &[Element],
        facing: Facing,
        pace: Pace,
        played: &Played,
    ) -> Landings {
        self.end();
        let mover = played.steps.last().and_then(|step| stones.on(step.to));
        let Some(mover) = mover else {
            return Landings::default();
        };
        let landed = match pace {
            Pace::None => return Landings::default(),
            Pace::Fade => self.fade(stones, facing, played, &mover),
            Pace::Times(times) => self.hops(stones, facing, played, &mover, times),
        };
        if played.travel == Travel::Goes {
            let last = landed.first + landed.each * played.steps.len().saturating_sub(1) as u32;
            for layer in marks {
                self.run(layer, "{\"opacity\":[0,1]}", FADE, last);
            }
        }
        self.clear_at_the_end(mover);
        landed
    }

    fn fade(&self, stones: &Stones, facing: Facing, played: &Played, mover: &Element) -> Landings {
        if played.travel == Travel::Goes {
            self.run(mover, "{\"opacity\":[0,1]}", FADE, 0);
            let before = self.ghost(stones, played.mover, played.steps[0].from, facing);
            self.run(&before, "{\"opacity\":[1,0]}", FADE, 0);
        }
        for &(square, piece) in &played.taken {
            let gone = self.ghost(stones, piece, square, facing);
            self.run(&gone, "{\"opacity\":[1,0]}", FADE, 0);
        }
        Landings::default()
    }

    fn hops(
        &self,
        stones: &Stones,
        facing: Facing,
        played: &Played,
        mover: &HtmlElement,
        times: u32,
    ) -> Landings {
        let steps = played.steps;
        let jumping = steps.iter().any(|step| step.victim.is_some());
        let goes = played.travel == Travel::Goes;
        let each = match (goes, jumping) {
            (false, _) => 0,
            (true, true) => times * hop(steps.len()),
            (true, false) => times * STEP,
        };
        let lift = if goes { times * LIFT } else { 0 };
        let total = lift + each * steps.len() as u32;
        if goes {
            let frames = frames(facing, steps, lift, each, jumping);
            self.run(mover, &frames, total, 0);
            // The moving stone lies above the others.
            let _ = mover.class_list().add_1("moving");
        }
        for (square, piece) in &played.taken {
            let Some(step) = steps.iter().position(|step| step.victim == Some(*square)) else {
                continue;
            };
            let gone = self.ghost(stones, *piece, *square, facing);
            let there = place_of(*square, facing);
            let leaving =
                format!("{{\"opacity\":[1,0],\"transform\":[\"{there}\",\"{there} scale(.82)\"]}}");
            let passed = lift + each * step as u32 + each / 2;
            self.run(&gone, &leaving, times * 140, passed);
        }
        if let Some(step) = played.crowned_after {
            self.crown(mover, lift + each * (step as u32 + 1), times);
        }
        Landings {
            first: lift + each,
            each,
        }
    }

    /// Fades the man, drawn once more above the king, away.
    fn crown(&self, mover: &HtmlElement, delay: u32, times: u32) {
        let markup = format!(
            "<svg viewBox='0 0 100 100' class='before'><use href='{}'/></svg>",
            symbol(Kind::Man)
        );
        let _ = mover.insert_adjacent_html("beforeend", &markup);
        if let Some(before) = mover.last_element_child() {
            self.run(&before, "{\"opacity\":[1,0]}", times * CROWNING, delay);
            self.ghosts.borrow_mut().push(before);
        }
    }

    fn clear_at_the_end(&self, mover: HtmlElement) {
        let running = self.running.borrow();
        let last = running.iter().max_by_key(|(_, end)| *end);
        let Some((last, _)) = last else { return };
        let ghosts: Vec<Element> = self.ghosts.borrow().clone();
        let animated: Vec<JsValue> = running
            .iter()
            .map(|(animation, _)| animation.into())
            .collect();
        let done = Closure::once_into_js(move || {
            for animation in animated {
                animation.unchecked_ref::<Animation>().cancel();
            }
            for ghost in ghosts {
                ghost.remove();
            }
            let _ = mover.class_list().remove_1("moving");
        });
        last.set_onfinish(done.unchecked_ref());
    }

    /// Lets a stone that was dropped wrongly glide home from where it hangs.
    pub fn glide_home(&self, stone: &HtmlElement, hanging: &str, square: Square, facing: Facing) {
        self.end();
        place(stone, square, facing);
        let home = place_of(square, facing);
        let frames = format!("{{\"transform\":[\"{hanging}\",\"{home}\"],\"easing\":\"{GLIDE}\"}}");
        self.run(stone, &frames, STEP, 0);
        self.clear_at_the_end(stone.clone());
    }
}

/// The key frames of a stone on its way: lifted, hop by hop, set down.
fn frames(facing: Facing, steps: &[Step], lift: u32, each: u32, jumping: bool) -> String {
    let total = lift + each * steps.len() as u32;
    let easing = if jumping { "ease-in" } else { GLIDE };
    let start = place_of(steps[0].from, facing);
    let mut frames = String::from("[");
    let mut frame = |time: u32, place: &str, scale: &str, easing: &str| {
        let _ = write!(
            frames,
            "{}{{\"offset\":{}.{:03},\"transform\":\"{place} scale({scale})\",\"easing\":\"{easing}\"}}",
            if frames.len() > 1 { "," } else { "" },
            time / total,
            time % total * 1000 / total
        );
    };
    frame(0, &start, "1", "ease-out");
    frame(lift, &start, "1.08", easing);
    for (index, step) in steps.iter().enumerate() {
        let begin = lift + each * index as u32;
        if jumping {
            let middle = between(step.from, step.to, facing);
            frame(begin + each / 2, &middle, "1.2", "ease-out");
        }
        let last = index + 1 == steps.len();
        let scale = if last { "1" } else { "1.06" };
        frame(begin + each, &place_of(step.to, facing), scale, easing);
    }
    frames.push(']');
    frames
}
