//! A program at the other end of two pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use dama_hub::Line;

use crate::Fault;

/// No line is longer: the rest of a longer one is left out.
const LONGEST: u64 = 1 << 20;

/// How often a waiting match looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(50);

/// How long a program may take to leave when it is told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs.
pub(super) struct Program {
    child: Child,
    /// `None` once it is closed, which tells the program to leave.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// Why no line has come.
pub(super) enum Silence {
    /// The program says nothing.
    Long,
    /// It has ended; how.
    Ended(String),
    /// Nobody wants to hear it any more.
    Stopped,
}

impl Program {
    pub(super) fn start(command: &[String]) -> Result<Self, String> {
        let (program, arguments) = command.split_first().ok_or("no program is named")?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        // Ctrl-C is for the match, which tells its engines to leave.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let input = child.stdin.take();
        let (sender, lines) = mpsc::sync_channel(1 << 12);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || pass_on(output, &sender));
        }
        Ok(Self {
            child,
            input,
            lines,
        })
    }

    pub(super) fn send(&mut self, line: &Line) -> Result<(), Fault> {
        let text = format!("{line}\n");
        let sent = self
            .input
            .as_mut()
            .map(|input| input.write_all(text.as_bytes()));
        match sent {
            Some(Ok(())) => Ok(()),
            _ => Err(Fault::Crashed(self.end())),
        }
    }

    /// The next line that is one; others are left out.
    pub(super) fn hear(&mut self, most: Duration, stop: &AtomicBool) -> Result<Line, Silence> {
        let begin = Instant::now();
        loop {
            if stop.load(Ordering::Relaxed) {
                return Err(Silence::Stopped);
            }
            let rest = most.saturating_sub(begin.elapsed());
            match self.lines.recv_timeout(rest.min(LOOK)) {
                Ok(text) => {
                    if let Ok(Some(line)) = Line::read(&text) {
                        return Ok(line);
                    }
                }
                Err(RecvTimeoutError::Timeout) if rest.is_zero() => return Err(Silence::Long),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended(self.end())),
            }
        }
    }

    /// How the program has ended, which it is made to do if it has not.
    fn end(&mut self) -> String {
        self.input = None;
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return format!("it ended with {status}"),
                Ok(None) if begin.elapsed() < FAREWELL => thread::sleep(LOOK / 10),
                _ => break,
            }
        }
        // It may end by itself meanwhile.
        let _ = self.child.kill();
        let _ = self.child.wait();
        String::from("it does not talk any more")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that is gone needs no farewell.
        let _ = self.send(&Line::new("quit"));
        self.end();
    }
}

/// Hands on what the program says, line by line, until one of both has gone.
fn pass_on(output: ChildStdout, sender: &mpsc::SyncSender<String>) {
    let mut reader = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        match reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if sender.send(line).is_err() {
            return;
        }
    }
}
