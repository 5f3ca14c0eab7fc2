//! dama-pdn
