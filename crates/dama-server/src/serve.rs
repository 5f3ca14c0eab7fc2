//! Connections, and the limits that keep slow or rude clients from using them up.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

#[cfg(test)]
mod tests;

/// Connections open at a time; further ones wait.
const CONNECTIONS: usize = 512;
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// The most headers of a request.
const MOST_HEADERS: usize = 64;

/// How long things may take.
#[derive(Clone, Copy)]
struct Patience {
    /// A request's head must be whole by then; an idle connection is closed after it.
    head: Duration,
    /// No connection lasts longer, however slowly its client reads.
    connection: Duration,
    /// When the server stops, answers in progress have this long to be taken.
    farewell: Duration,
}

const PATIENCE: Patience = Patience {
    head: Duration::from_secs(10),
    connection: Duration::from_secs(300),
    farewell: Duration::from_secs(1),
};

/// Answers on `listener` by `router` until `shutdown` is done; then answers in progress are finished
/// for a short while and all connections closed.
///
/// # Errors
///
/// None of a single connection; only when the listener itself is broken.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    serve_within(PATIENCE, listener, router, shutdown).await
}

async fn serve_within(
    patience: Patience,
    listener: TcpListener,
    router: Router,
    shutdown: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut shutdown = pin!(shutdown);
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        // The place is taken before the connection, so that a flood waits in the system's queue.
        let place = tokio::select! {
            () = &mut shutdown => break,
            place = Arc::clone(&room).acquire_owned() => place.map_err(io::Error::other)?,
        };
        let stream = tokio::select! {
            () = &mut shutdown => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                // Out of file handles, or the client left already: neither is the server's end.
                Err(_) => {
                    sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let connection = connect(patience, stream, router.clone(), &graceful);
        tokio::spawn(async move {
            connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = timeout(patience.farewell, graceful.shutdown()).await;
    Ok(())
}

/// One connection from its first byte to its last. Its errors are the client's and concern nobody else.
fn connect(
    patience: Patience,
    stream: TcpStream,
    router: Router,
    graceful: &GracefulShutdown,
) -> impl Future<Output = ()> + use<> {
    // Answers are written in one go; waiting to fill a packet would only delay them.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.head)
        .max_buf_size(LONGEST_HEAD)
        .max_headers(MOST_HEADERS)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let watcher = graceful.watcher();
    async move {
        let _ = timeout(patience.connection, watcher.watch(connection)).await;
    }
}
