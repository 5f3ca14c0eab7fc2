//! The server of Dama: the page, embedded in the program, over HTTP.
//!
//! [`router`] answers requests and knows nothing of sockets; [`serve`] owns the sockets and their
//! limits; [`listen`], [`run`] and [`run_blocking`] are for programs that want to know neither.
//!
//! Every answer carries the page's security headers ([`headers`]). Files whose name holds a hash of
//! their content may be kept for ever, `index.html` and `sw.js` never.

pub mod encoding;
pub mod headers;
mod listen;
mod page;
mod router;
mod run;
mod serve;

pub use listen::{ListenError, Port, listen};
pub use page::is_built;
pub use router::router;
pub use run::{RunError, run, run_blocking};
pub use serve::serve;
