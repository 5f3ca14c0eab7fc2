//! The server for programs that know nothing of async.

use std::io;
use std::net::{SocketAddr, TcpListener};

use thiserror::Error;

use crate::listen::{ListenError, Port, listen};
use crate::router::router;
use crate::serve::serve;

/// Why the server did not start, or stopped by itself.
#[derive(Debug, Error)]
pub enum RunError {
    /// No socket.
    #[error(transparent)]
    Listen(#[from] ListenError),
    /// The system gives no threads or breaks the socket.
    #[error("the server cannot run: {0}")]
    System(#[from] io::Error),
}

/// Serves the page at `address` (port 0: any that is free) until Ctrl-C or a termination signal;
/// `on_ready` is called once, with the real address, when the first request can come.
///
/// # Errors
///
/// When the address is taken or refused, or the system breaks down.
pub fn run_blocking(
    address: SocketAddr,
    on_ready: impl FnOnce(SocketAddr),
) -> Result<(), RunError> {
    run(
        listen(address.ip(), Port::Exactly(address.port()))?,
        on_ready,
    )
}

/// The same on a socket that [`listen`] has opened already.
///
/// # Errors
///
/// When the system breaks down.
pub fn run(listener: TcpListener, on_ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        // Signals are caught before the program says that it is ready, so that none is lost.
        let stop = stop_signal()?;
        on_ready(address);
        serve(listener, router(), stop).await?;
        Ok(())
    })
}

/// Done at Ctrl-C or, where there are such things, at a termination signal.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Done at Ctrl-C.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
