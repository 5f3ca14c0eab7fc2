//! web

fn main() {}
