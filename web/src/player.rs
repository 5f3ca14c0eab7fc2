//! A line to the computer player, which thinks in a worker of its own.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use js_sys::{Object, Reflect, Uint8Array, WebAssembly};
use leptos::prelude::{TimeoutHandle, set_timeout_with_handle};
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::board::listen;
use crate::boot;

/// What the worker says when it breaks; the page says it for one that is of no use.
const BROKEN: &str = "{\"broken\":true}";

/// What the worker says when it is loaded.
const READY: &str = "{\"ready\":true}";

/// How long loading may take while a question waits.
const LOADING: Duration = Duration::from_secs(30);

/// A module that gives back a vector: valid where WebAssembly has SIMD.
const VECTOR: [u8; 29] =
    *b"\0asm\x01\0\0\0\x01\x05\x01\x60\0\x01\x7b\x03\x02\x01\0\x0a\x08\x01\x06\0\x41\0\xfd\x0f\x0b";

fn has_simd() -> bool {
    WebAssembly::validate(&Uint8Array::from(VECTOR.as_slice()).into()).unwrap_or(false)
}

/// A question that waits for its answer, and how long it may wait.
#[derive(Clone)]
struct Question {
    text: String,
    patience: Duration,
}

/// The computer player: loaded when it is first woken, ended when its thoughts are not
/// wanted any more. One that fails, or does not answer in time, is started once more
/// with the same question; if that is in vain too, it is told.
pub struct Player {
    own: Weak<Self>,
    worker: RefCell<Option<Worker>>,
    /// Counts the workers: what one says that was ended is not heard.
    count: Cell<u32>,
    ready: Cell<bool>,
    question: RefCell<Option<Question>>,
    /// Whether this question has cost a worker already.
    again: Cell<bool>,
    timer: Cell<Option<TimeoutHandle>>,
    hear: Box<dyn Fn(String)>,
}

impl Player {
    /// A player who is not there yet; `hear` gets all answers as they come, and an empty
    /// text when a worker has failed, with all that it was told.
    pub fn new(hear: impl Fn(String) + 'static) -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            own: Weak::clone(own),
            worker: RefCell::new(None),
            count: Cell::new(0),
            ready: Cell::new(false),
            question: RefCell::new(None),
            again: Cell::new(false),
            timer: Cell::new(None),
            hear: Box::new(hear),
        })
    }

    /// Loads the worker, if that has not been done.
    pub fn wake(&self) {
        if self.worker.borrow().is_some() {
            return;
        }
        self.ready.set(false);
        self.count.set(self.count.get().wrapping_add(1));
        match self.start() {
            Ok(worker) => *self.worker.borrow_mut() = Some(worker),
            // It is told when somebody asks for it.
            Err(_) => self.later(Duration::ZERO),
        }
    }

    /// The number of the worker, which counts those before it, too; `None` while there is none.
    pub fn number(&self) -> Option<u32> {
        self.worker.borrow().as_ref().map(|_| self.count.get())
    }

    /// Asks a question in JSON, which must be answered in time.
    pub fn ask(&self, text: String, patience: Duration) {
        *self.question.borrow_mut() = Some(Question { text, patience });
        self.again.set(false);
        self.send();
    }

    /// Ends all thinking; the next question wakes another worker.
    pub fn stop(&self) {
        *self.question.borrow_mut() = None;
        self.end();
    }

    /// Says something that is not waited for; an answer is heard like any other.
    pub fn tell(&self, text: &str) {
        self.wake();
        if let Some(worker) = &*self.worker.borrow() {
            // A text can always be sent.
            let _ = worker.post_message(&text.into());
        }
    }

    fn send(&self) {
        self.wake();
        let Some(Question { text, patience }) = self.question.borrow().clone() else {
            return;
        };
        // Not held while it is asked: what fails at once ends it.
        let worker = self.worker.borrow().clone();
        if let Some(worker) = worker {
            // A text can always be sent.
            let _ = worker.post_message(&JsValue::from_str(&text));
            self.later(if self.ready.get() { patience } else { LOADING });
        }
    }

    fn end(&self) {
        self.set_timer(None);
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }

    fn set_timer(&self, timer: Option<TimeoutHandle>) {
        if let Some(timer) = self.timer.replace(timer) {
            timer.clear();
        }
    }

    /// Gives up if no answer has come by then.
    fn later(&self, patience: Duration) {
        let own = Weak::clone(&self.own);
        let give_up = move || {
            if let Some(own) = own.upgrade() {
                own.failed();
            }
        };
        self.set_timer(set_timeout_with_handle(give_up, patience).ok());
    }

    fn heard(&self, message: String) {
        if message == READY {
            self.ready.set(true);
            let patience = self.question.borrow().as_ref().map(|asked| asked.patience);
            if let Some(patience) = patience {
                self.later(patience);
            }
        } else if message == BROKEN {
            self.failed();
        } else {
            // Both begin with the number of the question.
            let number = message.split(',').next();
            let answers = |asked: &Question| asked.text.split(',').next() == number;
            if self
                .question
                .borrow_mut()
                .take_if(|asked| answers(asked))
                .is_some()
            {
                self.set_timer(None);
            }
            (self.hear)(message);
        }
    }

    fn failed(&self) {
        self.end();
        (self.hear)(String::new());
        if self.question.borrow().is_none() {
            return;
        }
        if self.again.replace(true) {
            *self.question.borrow_mut() = None;
            (self.hear)(BROKEN.to_owned());
        } else {
            self.send();
        }
    }

    fn start(&self) -> Result<Worker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&boot::file("worker.js"), &options)?;
        let (own, count) = (Weak::clone(&self.own), self.count.get());
        let current = move || own.upgrade().filter(|own| own.count.get() == count);
        let heard = current.clone();
        listen(&worker, "message", move |event: MessageEvent| {
            if let (Some(own), Some(message)) = (heard(), event.data().as_string()) {
                own.heard(message);
            }
        });
        listen(&worker, "error", move |_: web_sys::Event| {
            if let Some(own) = current() {
                own.failed();
            }
        });
        let load = Object::new();
        let wasm = if has_simd() {
            "engine.wasm"
        } else {
            "engine-plain.wasm"
        };
        for (name, file) in [("module", "engine.js"), ("wasm", wasm)] {
            Reflect::set(&load, &name.into(), &boot::file(file).into())?;
        }
        worker.post_message(&load)?;
        Ok(worker)
    }
}
