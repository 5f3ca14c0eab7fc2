//! Real connections: polite ones, slow ones and rubbish.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{Patience, serve_within};
use crate::router;

const QUICK: Patience = Patience {
    head: Duration::from_millis(300),
    connection: Duration::from_millis(1500),
    farewell: Duration::from_millis(300),
};
/// Far more than anything here takes; only a hang reaches it.
const HANG: Duration = Duration::from_secs(20);

struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<std::io::Result<()>>,
}

async fn start() -> Running {
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port is free");
    let address = listener.local_addr().expect("it listens");
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(serve_within(QUICK, listener, router(), async move {
        let _ = stopped.await;
    }));
    Running {
        address,
        stop,
        task,
    }
}

impl Running {
    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address)
            .await
            .expect("the server accepts")
    }

    /// Sends these bytes on a connection of their own and reads until the server closes it.
    async fn send(&self, bytes: &[u8]) -> String {
        let mut stream = self.connect().await;
        // The server may answer and close before it has read everything.
        let _ = stream.write_all(bytes).await;
        let _ = stream.flush().await;
        read_all(&mut stream).await
    }

    async fn assert_alive(&self) {
        let answer = self
            .send(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .await;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("\"status\":\"ok\""), "{answer}");
    }
}

async fn read_all(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // A reset after the answer is an end like any other.
    let _ = timeout(HANG, stream.read_to_end(&mut answer))
        .await
        .expect("the server closes");
    String::from_utf8_lossy(&answer).into_owned()
}

fn status(answer: &str) -> &str {
    answer
        .strip_prefix("HTTP/1.1 ")
        .or(answer.strip_prefix("HTTP/1.0 "))
        .map_or("", |rest| &rest[..3])
}

#[tokio::test]
async fn several_requests_share_a_connection() {
    let server = start().await;
    let answer = server
        .send(b"HEAD / HTTP/1.1\r\nhost: x\r\n\r\nGET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await;
    assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 2, "{answer}");
}

#[tokio::test]
async fn rubbish_gets_its_status_and_changes_nothing() {
    let server = start().await;
    let long = format!(
        "GET /{} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        "a".repeat(4000)
    );
    let endless = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(200_000));
    let fat = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "a".repeat(40_000));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(500));
    let cases: [(&[u8], &[&str]); 15] = [
        (b"\r\n\r\nhello\r\n\r\n", &["400"]),
        (b"\0\x01\x02\xff\xfe\r\n\r\n", &["400"]),
        (b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", &["400"]), // a TLS greeting
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", &["400", "505", ""]),
        (b"GET / HTTP/9.9\r\n\r\n", &["400", "505"]),
        (b"GET /\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\nbad header\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\nx: a\0b\r\n\r\n", &["400"]),
        (b"GET / HTTP/1.1\r\ncontent-length: x\r\n\r\n", &["400"]),
        (b"GET /../../../etc/passwd HTTP/1.0\r\n\r\n", &["404"]),
        (
            b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\nconnection: close\r\n\r\nabc",
            &["405"],
        ),
        (long.as_bytes(), &["414"]),
        (endless.as_bytes(), &["414", "431"]),
        (fat.as_bytes(), &["431"]),
        (many.as_bytes(), &["431"]),
    ];
    for (bytes, expected) in cases {
        let answer = server.send(bytes).await;
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]);
        assert!(
            expected.contains(&status(&answer)),
            "{shown:?} got {answer:?}"
        );
    }
    server.assert_alive().await;
}

#[tokio::test]
async fn a_head_that_never_ends_is_cut() {
    let server = start().await;
    let mut stream = server.connect().await;
    let since = Instant::now();
    stream
        .write_all(b"GET / HTTP/1.1\r\nhost: x\r\n")
        .await
        .expect("the connection is open");
    // A header a moment: each byte is in time, the whole is not.
    let drip = async {
        while stream.write_all(b"x: y\r\n").await.is_ok() && since.elapsed() < HANG {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(HANG, drip).await.expect("the server closes");
    assert!(since.elapsed() < Duration::from_secs(5));
    server.assert_alive().await;
}

#[tokio::test]
async fn silence_is_cut_before_and_after_a_request() {
    let server = start().await;
    let mut silent = server.connect().await;
    read_all(&mut silent).await;

    let mut idle = server.connect().await;
    idle.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        .await
        .expect("the connection is open");
    assert_eq!(status(&read_all(&mut idle).await), "200");
    server.assert_alive().await;
}

#[tokio::test]
async fn a_flood_of_silent_connections_keeps_nobody_out_for_long() {
    let server = start().await;
    let mut flood = Vec::new();
    for _ in 0..super::CONNECTIONS + 50 {
        flood.push(server.connect().await);
    }
    server.assert_alive().await;
}

#[tokio::test]
async fn the_end_does_not_wait_for_idle_clients() {
    let server = start().await;
    server.assert_alive().await;
    let _idle = server.connect().await;
    server.stop.send(()).expect("the server runs");
    timeout(HANG, server.task)
        .await
        .expect("it ends")
        .expect("it does not panic")
        .expect("no error");
    assert!(TcpStream::connect(server.address).await.is_err());
}
