//! `dama serve`.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;

use crate::run::{dama, start};

#[test]
fn a_port_that_is_taken() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = other.local_addr().expect("it listens").port();
    let run = dama(&["serve", "--port", &port.to_string()]);
    let line = run.failed(1);
    assert!(
        line.contains(&format!("127.0.0.1:{port} is taken")),
        "{line}"
    );
    assert!(line.contains("--port"), "{line}");
}

#[cfg(unix)]
#[test]
fn serves_until_control_c() {
    let mut child = start(&["serve", "--port", "0", "--host", "localhost"]);
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    output.read_line(&mut line).expect("it says where it is");
    let address = line
        .strip_prefix("Dama is at http://")
        .and_then(|rest| rest.split('/').next())
        .expect("an address");
    assert!(address.starts_with("127.0.0.1:"), "{line}");

    let mut stream = TcpStream::connect(address).expect("it listens");
    stream
        .write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");

    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill runs").success());
    assert!(child.wait().expect("it ends").success());
}
