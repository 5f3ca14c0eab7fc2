//! A line to the computer player, which thinks in a worker of its own.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::board::listen;
use crate::boot;

/// What the worker says when it breaks; the page says it for one that cannot start.
const BROKEN: &str = "{\"broken\":true}";

/// The computer player: loaded when it is first woken, ended when its thoughts are
/// not wanted any more.
pub struct Player {
    worker: RefCell<Option<Worker>>,
    hear: Rc<dyn Fn(String)>,
}

impl Player {
    /// A player who is not there yet; `hear` gets all messages as they come.
    pub fn new(hear: impl Fn(String) + 'static) -> Self {
        Self {
            worker: RefCell::new(None),
            hear: Rc::new(hear),
        }
    }

    /// Loads the worker, if that has not been done.
    pub fn wake(&self) {
        if self.worker.borrow().is_some() {
            return;
        }
        match start(Rc::clone(&self.hear)) {
            Ok(worker) => *self.worker.borrow_mut() = Some(worker),
            Err(_) => (self.hear)(BROKEN.to_owned()),
        }
    }

    /// Asks a question in JSON.
    pub fn ask(&self, question: &str) {
        self.wake();
        if let Some(worker) = &*self.worker.borrow() {
            // A text can always be sent.
            let _ = worker.post_message(&JsValue::from_str(question));
        }
    }

    /// Ends all thinking; the next question wakes another worker.
    pub fn stop(&self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

fn start(hear: Rc<dyn Fn(String)>) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&boot::file("worker.js"), &options)?;
    let heard = Rc::clone(&hear);
    listen(&worker, "message", move |event: MessageEvent| {
        if let Some(message) = event.data().as_string() {
            heard(message);
        }
    });
    listen(&worker, "error", move |_: web_sys::Event| {
        hear(BROKEN.to_owned());
    });
    let load = Object::new();
    for (name, file) in [("module", "engine.js"), ("wasm", "engine.wasm")] {
        Reflect::set(&load, &name.into(), &boot::file(file).into())?;
    }
    worker.post_message(&load)?;
    Ok(worker)
}
