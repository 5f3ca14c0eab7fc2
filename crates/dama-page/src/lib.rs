//! dama-page
