//! Mouse, finger and pen. A press that goes far enough becomes a drag; every
//! other one ends as the browser's own click, which is what assistive
//! technology sends, too.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use dama_core::Square;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{EventTarget, HtmlElement, MouseEvent, PointerEvent};

use super::squares::Squares;
use super::stones::Stones;

/// How far a press goes before it is a drag, in CSS px.
const MOUSE_DRAG: f64 = 3.0;
const FINGER_DRAG: f64 = 8.0;

/// What the board does with the hand on it.
pub trait Hand {
    /// Something touches the board: whatever moves has ended.
    fn press(&self);
    /// A square is tapped, clicked or entered.
    fn tap(&self, square: Square);
    /// Whether a stone may be lifted by dragging; it is chosen by that.
    fn lift(&self, square: Square) -> bool;
    /// A dragged stone is let go over a square, or beside the board. `hanging`
    /// is the transform with which it hangs there.
    fn drop_stone(&self, from: Square, onto: Option<Square>, hanging: &str);
}

struct Press {
    pointer: i32,
    start: (f64, f64),
    threshold: f64,
    square: Square,
    stone: Option<HtmlElement>,
    hanging: String,
}

/// Follows the pointers on the board.
pub struct Pointer {
    squares: Rc<Squares>,
    stones: Rc<Stones>,
    hand: Rc<dyn Hand>,
    press: RefCell<Option<Press>>,
    /// The click that a browser sends after a drag is none.
    skip_click: Cell<bool>,
}

/// Listens for an event as long as the page lives.
pub fn listen<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &EventTarget,
    name: &str,
    act: impl FnMut(E) + 'static,
) {
    let closure = Closure::<dyn FnMut(E)>::new(act);
    target
        .add_event_listener_with_callback(name, closure.as_ref().unchecked_ref())
        .unwrap_throw();
    closure.forget();
}

impl Pointer {
    /// Starts to follow.
    pub fn attach(squares: Rc<Squares>, stones: Rc<Stones>, hand: Rc<dyn Hand>) {
        let grid = squares.grid.clone();
        let this = Rc::new(Self {
            squares,
            stones,
            hand,
            press: RefCell::new(None),
            skip_click: Cell::new(false),
        });
        let on = |name: &str, act: fn(&Self, &PointerEvent)| {
            let this = Rc::clone(&this);
            listen(&grid, name, move |event: PointerEvent| act(&this, &event));
        };
        on("pointerdown", Self::down);
        on("pointermove", Self::moved);
        on("pointerup", Self::up);
        on("pointercancel", Self::cancelled);
        listen(&grid, "click", move |event: MouseEvent| this.click(&event));
    }

    fn down(&self, event: &PointerEvent) {
        self.skip_click.set(false);
        if self.press.borrow().is_some() {
            self.let_go();
            return;
        }
        if event.button() != 0 {
            return;
        }
        self.hand.press();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if let Some(square) = self.squares.at_point(x, y) {
            let mouse = event.pointer_type() == "mouse";
            *self.press.borrow_mut() = Some(Press {
                pointer: event.pointer_id(),
                start: (x, y),
                threshold: if mouse { MOUSE_DRAG } else { FINGER_DRAG },
                square,
                stone: None,
                hanging: String::new(),
            });
        }
    }

    fn moved(&self, event: &PointerEvent) {
        let mut press = self.press.borrow_mut();
        let Some(held) = press.as_mut().filter(|p| p.pointer == event.pointer_id()) else {
            return;
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if held.stone.is_none() {
            let (dx, dy) = (x - held.start.0, y - held.start.1);
            if dx * dx + dy * dy < held.threshold * held.threshold {
                return;
            }
            self.skip_click.set(true);
            let lifted = self
                .hand
                .lift(held.square)
                .then(|| self.stones.on(held.square));
            let Some(stone) = lifted.flatten() else {
                *press = None;
                return;
            };
            let _ = self.squares.grid.set_pointer_capture(event.pointer_id());
            let _ = stone.class_list().add_1("lifted");
            held.stone = Some(stone);
        }
        if let Some(stone) = &held.stone {
            let area = self.squares.grid.get_bounding_client_rect();
            let half = area.width() / 16.0;
            let left = (x - area.left() - half) as i32;
            let top = (y - area.top() - half) as i32;
            held.hanging = format!("translate({left}px,{top}px) scale(1.1)");
            let _ = stone.style().set_property("transform", &held.hanging);
        }
    }

    fn up(&self, event: &PointerEvent) {
        let held = self.press.take();
        let Some(held) = held.filter(|p| p.pointer == event.pointer_id()) else {
            return;
        };
        if let Some(stone) = held.stone {
            let _ = stone.class_list().remove_1("lifted");
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let onto = self.squares.at_point(x, y);
            self.hand.drop_stone(held.square, onto, &held.hanging);
        }
    }

    fn cancelled(&self, _: &PointerEvent) {
        self.let_go();
    }

    /// A second finger, or the browser, ends a drag: the stone goes home.
    fn let_go(&self) {
        self.skip_click.set(true);
        if let Some(held) = self.press.take()
            && let Some(stone) = held.stone
        {
            let _ = stone.class_list().remove_1("lifted");
            self.hand
                .drop_stone(held.square, Some(held.square), &held.hanging);
        }
    }

    fn click(&self, event: &MouseEvent) {
        if self.skip_click.replace(false) {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let square = self.squares.of_event(event);
        if let Some(square) = square.or_else(|| self.squares.at_point(x, y)) {
            self.squares.stop_at(square);
            self.hand.tap(square);
        }
    }
}
