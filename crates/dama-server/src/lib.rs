//! dama-server
