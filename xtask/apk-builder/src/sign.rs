//! Alignment and signature.
//!
//! A release key comes by the environment: `DAMA_KEYSTORE` is the key store's path, `DAMA_KEY` the key's
//! alias in it, and the password is in the file that `DAMA_KEYSTORE_PASSWORD_FILE` names or in
//! `DAMA_KEYSTORE_PASSWORD`. The password itself stands on no command line and is never printed. Without
//! them a key for trying out is made, once.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::plan::{Plan, java, run};

/// What everybody knows protects nothing; the tools ask for a password all the same.
const DEBUG_PASSWORD: &str = "android";

/// Which key signs.
#[derive(Debug, PartialEq, Eq)]
pub enum Key {
    /// The one made here.
    Debug,
    /// The one that was given.
    Release,
}

/// Where a key is, as `apksigner` takes it.
struct Place {
    store: PathBuf,
    alias: String,
    password: String,
    key: Key,
}

/// Aligns and signs a package.
pub fn sign(plan: &Plan, unsigned: &Path, scratch: &Path) -> Result<Key> {
    let aligned = scratch.join("aligned.apk");
    run(Command::new(&plan.zipalign)
        .args(["-f", "-p", "4"])
        .arg(unsigned)
        .arg(&aligned))?;
    let made = made(plan)?;
    let place = match env::var_os("DAMA_KEYSTORE") {
        Some(store) => given(store.into())?,
        None => made,
    };
    let mut signer = Command::new(&plan.apksigner);
    signer
        .args(["sign", "--min-sdk-version", "24"])
        .args([
            "--v1-signing-enabled",
            "false",
            "--v2-signing-enabled",
            "true",
        ])
        .args([
            "--v3-signing-enabled",
            "true",
            "--v4-signing-enabled",
            "false",
        ])
        .arg("--ks")
        .arg(&place.store)
        .args(["--ks-key-alias", &place.alias, "--ks-pass", &place.password])
        .arg("--out")
        .arg(&plan.apk)
        .arg(&aligned);
    run(&mut signer)?;
    Ok(place.key)
}

fn given(store: PathBuf) -> Result<Place> {
    ensure!(
        store.is_file(),
        "DAMA_KEYSTORE names no file: {}",
        store.display()
    );
    let password = if let Ok(file) = env::var("DAMA_KEYSTORE_PASSWORD_FILE") {
        ensure!(
            Path::new(&file).is_file(),
            "DAMA_KEYSTORE_PASSWORD_FILE names no file"
        );
        format!("file:{file}")
    } else if env::var_os("DAMA_KEYSTORE_PASSWORD").is_some() {
        "env:DAMA_KEYSTORE_PASSWORD".to_owned()
    } else {
        bail!(
            "a key store is given: DAMA_KEYSTORE_PASSWORD_FILE must name the file with its password"
        );
    };
    Ok(Place {
        store,
        alias: env::var("DAMA_KEY").context("DAMA_KEY must name the key in the store")?,
        password,
        key: Key::Release,
    })
}

/// The key for trying out, made if it is not there; the test in the browser serves the app with it.
fn made(plan: &Plan) -> Result<Place> {
    let store = plan.out.join("debug.keystore");
    if !store.is_file() {
        run(java("keytool")
            .args([
                "-genkeypair",
                "-alias",
                "debug",
                "-keyalg",
                "RSA",
                "-keysize",
                "2048",
            ])
            .args(["-validity", "10000", "-dname", "CN=Dama for trying out"])
            .args(["-storetype", "PKCS12", "-storepass", DEBUG_PASSWORD])
            .arg("-keystore")
            .arg(&store))?;
    }
    Ok(Place {
        store,
        alias: "debug".to_owned(),
        password: format!("pass:{DEBUG_PASSWORD}"),
        key: Key::Debug,
    })
}

/// Whether the app is aligned and signed as it should be: one line for each fault.
pub fn check(plan: &Plan) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let aligned = run(Command::new(&plan.zipalign)
        .args(["-c", "-p", "4"])
        .arg(&plan.apk));
    if let Err(error) = aligned {
        faults.push(format!("not aligned: {error}"));
    }
    let said = run(Command::new(&plan.apksigner)
        .args(["verify", "--verbose", "--min-sdk-version", "24"])
        .arg(&plan.apk))?;
    for (scheme, wanted) in [("v1", false), ("v2", true), ("v3", true)] {
        let line = said
            .lines()
            .find(|line| line.starts_with(&format!("Verified using {scheme} scheme")));
        if !line.is_some_and(|line| line.ends_with(&format!(": {wanted}"))) {
            faults.push(format!("signature {scheme} should be {wanted}: {line:?}"));
        }
    }
    Ok(faults)
}
