//! `dama serve`: the page in a browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::ExitCode;

use clap::Args;
use dama_server::{ListenError, Port, listen};

use crate::{failure, output};

/// The port where nobody asks for another.
const PORT: u16 = 8080;

/// Serve the page for a browser
///
/// Prints the address and serves until Ctrl-C. Only this computer can reach it,
/// unless --host says otherwise.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama serve --open
  dama serve --port 9000
  dama serve --host 0.0.0.0    for everybody in the network")]
pub struct Options {
    /// The port; without it 8080, or the next one that is free
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// The address to listen at
    #[arg(long, value_name = "HOST", default_value = "127.0.0.1", value_parser = host)]
    host: IpAddr,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

fn host(text: &str) -> Result<IpAddr, String> {
    if text.eq_ignore_ascii_case("localhost") {
        return Ok(Ipv4Addr::LOCALHOST.into());
    }
    text.parse()
        .map_err(|_| String::from("an address is needed, as 127.0.0.1, ::1 or 0.0.0.0"))
}

impl Options {
    /// What `dama` alone does.
    pub const fn with_browser() -> Self {
        Self {
            port: None,
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            open: true,
        }
    }

    pub fn run(self) -> anyhow::Result<ExitCode> {
        let port = self.port.map_or(Port::FirstFreeFrom(PORT), Port::Exactly);
        let listener = listen(self.host, port).map_err(with_advice)?;
        if !dama_server::is_built() {
            failure::say(
                "The page is not built into this program: `cargo xtask play` builds both.",
            );
        }
        dama_server::run(listener, |address| {
            let url = url(address);
            // Who closed the output can still find the page.
            let _ = output::write(&format!("Dama is at {url} (Ctrl-C ends it)\n"));
            if self.open && open::that_detached(&url).is_err() {
                failure::say(&format!(
                    "No browser could be opened: go to {url} yourself."
                ));
            }
        })?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The address as a browser on this computer takes it.
fn url(address: SocketAddr) -> String {
    let port = address.port();
    if address.ip().is_unspecified() {
        format!("http://127.0.0.1:{port}/")
    } else {
        format!("http://{address}/")
    }
}

fn with_advice(error: ListenError) -> anyhow::Error {
    match error {
        ListenError::Taken(_) => {
            anyhow::anyhow!("{error}: choose another --port, or none for the next free one")
        }
        other => other.into(),
    }
}
