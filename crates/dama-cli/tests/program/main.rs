//! The program as a shell sees it: what it prints, where, and how it exits.

mod analyze;
mod book;
mod hub;
mod learn;
mod matches;
mod moves;
mod pdn;
mod pipes;
mod play;
mod rest;
mod run;
mod serve;
mod status;
mod tables;
mod trees;
mod wrong_use;
