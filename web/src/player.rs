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

/// What the worker says when it breaks.
const BROKEN: &str = "{\"broken\":true}";

/// What the worker says when it is loaded.
const READY: &str = "{\"ready\":true}";

/// How what the worker says ends when a question waits for files of endgame tables.
const WAITS: &str = "\"waits\":true}";

/// How long loading may take while a question waits.
const LOADING: Duration = Duration::from_secs(30);

/// How long what is looked up may wait: for a move that is thought about, no longer than
/// five seconds, and two more.
const LOOKING: Duration = Duration::from_secs(7);

/// A module that gives back a vector: valid where WebAssembly has SIMD.
const VECTOR: [u8; 29] =
    *b"\0asm\x01\0\0\0\x01\x05\x01\x60\0\x01\x7b\x03\x02\x01\0\x0a\x08\x01\x06\0\x41\0\xfd\x0f\x0b";

fn has_simd() -> bool {
    WebAssembly::validate(&Uint8Array::from(VECTOR.as_slice()).into()).unwrap_or(false)
}

/// A question that waits for its answer.
struct Question {
    text: String,
    /// How long nothing may be heard of the worker while this waits.
    patience: Duration,
    stays: Stays,
    /// Whether it has cost a worker already.
    again: bool,
}

/// What becomes of a question when all thinking is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stays {
    /// Nobody wants its answer any more.
    No,
    /// The next worker is asked.
    Yes,
}

/// The computer player: loaded when it is first woken, ended when its thoughts are not
/// wanted any more. One that fails, or does not answer in time, is started once more
/// with the same questions; what is in vain again is answered by the page: broken.
pub struct Player {
    own: Weak<Self>,
    worker: RefCell<Option<Worker>>,
    /// Counts the workers: what one says that was ended is not heard.
    count: Cell<u32>,
    ready: Cell<bool>,
    questions: RefCell<Vec<Question>>,
    timer: Cell<Option<TimeoutHandle>>,
    hear: Box<dyn Fn(String)>,
}

impl Player {
    /// A player who is not there yet; `hear` gets all answers as they come.
    pub fn new(hear: impl Fn(String) + 'static) -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            own: Weak::clone(own),
            worker: RefCell::new(None),
            count: Cell::new(0),
            ready: Cell::new(false),
            questions: RefCell::new(Vec::new()),
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
        self.wait_for(text, patience, Stays::No);
    }

    /// Asks what is no thought: it is not forgotten when all thinking ends. Where it waits
    /// for files of endgame tables the worker says so.
    pub fn look_up(&self, text: String) {
        self.wait_for(text, LOOKING, Stays::Yes);
    }

    fn wait_for(&self, text: String, patience: Duration, stays: Stays) {
        self.tell(&text);
        self.questions.borrow_mut().push(Question {
            text,
            patience,
            stays,
            again: false,
        });
        self.watch();
    }

    /// Ends all thinking; the next question wakes another worker.
    pub fn stop(&self) {
        self.end();
        self.questions
            .borrow_mut()
            .retain(|asked| asked.stays == Stays::Yes);
        self.ask_again();
    }

    /// Says something that is not waited for; an answer is heard like any other.
    pub fn tell(&self, text: &str) {
        self.wake();
        if let Some(worker) = &*self.worker.borrow() {
            // A text can always be sent.
            let _ = worker.post_message(&text.into());
        }
    }

    /// Asks a new worker all that waits.
    fn ask_again(&self) {
        let texts = |asked: &Question| asked.text.clone();
        let texts: Vec<String> = self.questions.borrow().iter().map(texts).collect();
        for text in texts {
            self.tell(&text);
        }
        self.watch();
    }

    /// Sees to it that something is heard in time while a question waits.
    fn watch(&self) {
        // One that could not even be started has failed, which is heard at once.
        if self.worker.borrow().is_some() {
            let patience = self.questions.borrow().iter().map(|it| it.patience).min();
            self.set_timer(None);
            if let Some(patience) = patience {
                self.later(if self.ready.get() { patience } else { LOADING });
            }
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
        if message == BROKEN {
            self.failed();
            return;
        }
        if message == READY {
            self.ready.set(true);
            self.watch();
            return;
        }
        // Both begin with the number of the question.
        let number = |text: &str| text.split(',').next().map(str::to_owned);
        let waits = message.ends_with(WAITS);
        let answered = number(&message);
        self.questions.borrow_mut().retain_mut(|asked| {
            let is_meant = number(&asked.text) == answered;
            if is_meant {
                asked.patience = LOADING;
            }
            waits || !is_meant
        });
        self.watch();
        if !waits {
            (self.hear)(message);
        }
    }

    fn failed(&self) {
        self.end();
        let asked = self.questions.take();
        let (lost, mut kept): (Vec<_>, Vec<_>) = asked.into_iter().partition(|asked| asked.again);
        for asked in &mut kept {
            asked.again = true;
        }
        self.questions.replace(kept);
        self.ask_again();
        for asked in lost {
            let number = asked.text.split(',').next().unwrap_or_default();
            (self.hear)(format!("{number},{}", &BROKEN[1..]));
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
