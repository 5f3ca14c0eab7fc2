//! Wood on wood, made in code: each sound is a few decaying tones of a struck board.

use std::cell::RefCell;

use js_sys::Math;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext};

use crate::boot;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A stone is set down.
    Move,
    /// A stone is set down behind one that it takes.
    Capture,
    /// A second disc is laid on the first.
    Crown,
    /// The game is over.
    End,
    /// A clock is low.
    Low,
}

/// One tone: when it starts and how long it takes to fade to a third, in
/// milliseconds; its frequency in hertz; its strength from 0 to 1.
struct Tone(f32, f32, f32, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Self::Move => &[
                Tone(0.0, 42.0, 305.0, 0.42),
                Tone(0.0, 26.0, 718.0, 0.5),
                Tone(0.0, 13.0, 1490.0, 0.34),
                Tone(0.0, 5.0, 2960.0, 0.22),
            ],
            Self::Capture => &[
                Tone(0.0, 50.0, 232.0, 0.5),
                Tone(0.0, 24.0, 560.0, 0.5),
                Tone(0.0, 10.0, 1210.0, 0.34),
                Tone(46.0, 30.0, 835.0, 0.32),
                Tone(46.0, 12.0, 1730.0, 0.26),
            ],
            Self::Crown => &[
                Tone(0.0, 44.0, 410.0, 0.4),
                Tone(0.0, 15.0, 1240.0, 0.34),
                Tone(95.0, 120.0, 660.0, 0.32),
                Tone(190.0, 190.0, 880.0, 0.3),
                Tone(190.0, 60.0, 2640.0, 0.08),
            ],
            Self::Low => &[Tone(0.0, 9.0, 1860.0, 0.3), Tone(140.0, 9.0, 1560.0, 0.3)],
            Self::End => &[
                Tone(0.0, 190.0, 523.0, 0.3),
                Tone(170.0, 190.0, 415.0, 0.3),
                Tone(340.0, 330.0, 330.0, 0.34),
                Tone(340.0, 60.0, 990.0, 0.1),
            ],
        }
    }

    /// Samples of the whole sound; a tone is a resonator of two poles, struck once.
    fn samples(self, rate: f32) -> Vec<f32> {
        let tones = self.tones();
        let end = tones.iter().map(|tone| tone.0 + 6.0 * tone.1);
        let length = end.fold(0.0, f32::max) * rate / 1000.0;
        let mut samples = vec![0.0; length as usize];
        for Tone(start, fade, frequency, strength) in tones {
            let radius = 1.0 - 1000.0 / (fade * rate);
            let angle = f64::from(frequency / rate) * std::f64::consts::TAU;
            let turn = 2.0 * radius * Math::cos(angle) as f32;
            let mut before = 0.0;
            let mut now = strength * Math::sin(angle) as f32;
            for sample in samples.iter_mut().skip((start * rate / 1000.0) as usize) {
                *sample += now;
                (before, now) = (now, turn * now - radius * radius * before);
            }
        }
        samples
    }
}

/// The loudspeaker, with the sounds that were made for it.
struct Speaker {
    context: AudioContext,
    /// By the numbers of the sounds.
    made: [Option<AudioBuffer>; 5],
}

impl Speaker {
    fn open() -> Option<Self> {
        let context = AudioContext::new().ok()?;
        Some(Self {
            context,
            made: [const { None }; 5],
        })
    }

    fn buffer(&mut self, sound: Sound) -> Result<AudioBuffer, JsValue> {
        let made = &mut self.made[sound as usize];
        if let Some(buffer) = made {
            return Ok(buffer.clone());
        }
        let rate = self.context.sample_rate();
        let samples = sound.samples(rate);
        let buffer = self.context.create_buffer(1, samples.len() as u32, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        Ok(made.insert(buffer).clone())
    }

    fn play(&mut self, sound: Sound, delay: f64) -> Result<(), JsValue> {
        let _ = self.context.resume()?;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.buffer(sound)?));
        source.connect_with_audio_node(&self.context.destination())?;
        source.start_with_when(self.context.current_time() + delay / 1000.0)
    }
}

thread_local! {
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

fn with_speaker(act: impl FnOnce(&mut Speaker) -> Result<(), JsValue>) {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = Speaker::open();
        }
        if let Some(speaker) = speaker {
            // A sound that fails is no reason to disturb the game.
            let _ = act(speaker);
        }
    });
}

/// Makes the sounds of a move once the browser idles, which takes longer than the move itself: the
/// first sound would hold its stone up. Called when something was touched, not before.
pub fn prepare() {
    if SPEAKER.with_borrow(Option::is_none) {
        boot::when_idle(|| {
            with_speaker(|speaker| {
                speaker.buffer(Sound::Move)?;
                speaker.buffer(Sound::Capture)?;
                Ok(())
            });
        });
    }
}

/// Plays a sound after some milliseconds. Browsers stay silent before the first
/// touch; so does this, as it is called for moves only.
pub fn play(sound: Sound, delay: f64) {
    with_speaker(|speaker| speaker.play(sound, delay));
}
