//! Finding an address to listen on.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};

use thiserror::Error;

/// How many ports are tried before the search is given up.
const TRIES: u16 = 100;

/// Which port is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// This one; if it is taken, that is an error.
    Exactly(u16),
    /// This one, or the next that is free.
    FirstFreeFrom(u16),
}

/// Why no socket could be opened.
#[derive(Debug, Error)]
pub enum ListenError {
    /// Somebody else listens there.
    #[error("{0} is taken by another program")]
    Taken(SocketAddr),
    /// All ports that were tried are taken.
    #[error("no port from {first} to {last} is free on {host}")]
    NoneFree {
        /// The address.
        host: IpAddr,
        /// The first port tried.
        first: u16,
        /// The last port tried.
        last: u16,
    },
    /// The system refuses for another reason.
    #[error("cannot listen on {address}: {source}")]
    Refused {
        /// The address asked for.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// Opens a socket that listens at `host`.
///
/// # Errors
///
/// When the port is taken, or none is free, or the system refuses.
///
/// ```
/// use std::net::Ipv4Addr;
/// use dama_server::{ListenError, Port, listen};
///
/// let host = Ipv4Addr::LOCALHOST.into();
/// let first = listen(host, Port::Exactly(0))?; // 0: any that is free
/// let port = first.local_addr().expect("it listens").port();
/// assert!(matches!(listen(host, Port::Exactly(port)), Err(ListenError::Taken(_))));
/// # Ok::<(), ListenError>(())
/// ```
pub fn listen(host: IpAddr, port: Port) -> Result<TcpListener, ListenError> {
    match port {
        Port::Exactly(port) => open(SocketAddr::new(host, port)),
        Port::FirstFreeFrom(first) => {
            let last = first.saturating_add(TRIES - 1);
            for port in first..=last {
                match open(SocketAddr::new(host, port)) {
                    Err(ListenError::Taken(_)) => {}
                    other => return other,
                }
            }
            Err(ListenError::NoneFree { host, first, last })
        }
    }
}

fn open(address: SocketAddr) -> Result<TcpListener, ListenError> {
    TcpListener::bind(address).map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => ListenError::Taken(address),
        _ => ListenError::Refused { address, source },
    })
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::{Port, listen};

    #[test]
    fn takes_the_next_free_port() {
        let host = Ipv4Addr::LOCALHOST.into();
        let taken = listen(host, Port::FirstFreeFrom(41_000)).expect("some port is free");
        let first = taken.local_addr().expect("it listens").port();
        let next = listen(host, Port::FirstFreeFrom(first)).expect("another port is free");
        assert!(next.local_addr().expect("it listens").port() > first);
    }
}
