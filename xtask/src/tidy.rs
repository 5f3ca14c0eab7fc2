//! `cargo xtask tidy`: what no compiler checks.

mod edges;
mod files;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// Checks all; every fault is one line with its place.
pub fn run(workspace: &Workspace) -> Result<()> {
    let mut faults = edges::check(&workspace.root)?;
    faults.extend(files::check(&workspace.root)?);
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        1 => bail!("one thing is not tidy"),
        count => bail!("{count} things are not tidy"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    #[test]
    fn the_project_is_tidy() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .expect("xtask lies in the root");
        let mut faults = super::edges::check(root).expect("all manifests can be read");
        faults.extend(super::files::check(root).expect("all sources can be read"));
        assert_eq!(faults, Vec::<String>::new());
    }
}
