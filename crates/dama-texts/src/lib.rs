//! dama-texts
