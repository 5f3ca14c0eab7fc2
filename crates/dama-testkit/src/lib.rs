//! dama-testkit
