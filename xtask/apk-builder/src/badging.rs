//! What the package says of itself, against `android/badging.txt`.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::plan::{Plan, run};
use crate::resources::{VERSION, version_code};
use crate::texts;

/// Lines of this kind stand in the package only if they stand in the file.
const NO_OTHERS: [&str; 4] = [
    "uses-permission",
    "uses-feature:",
    "application-debuggable",
    "uses-library",
];

/// One line for each fault.
pub fn check(plan: &Plan) -> Result<Vec<String>> {
    let path = plan.android.join("badging.txt");
    let wanted = fs::read_to_string(&path)
        .with_context(|| format!("cannot read {}", path.display()))?
        .replace("{code}", &version_code()?.to_string())
        .replace("{version}", VERSION);
    let mut wanted: Vec<String> = wanted
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(str::to_owned)
        .collect();
    for (tag, name) in texts::read(&plan.android.join("res"), "app_name")? {
        let tags: &[&str] = match tag.as_str() {
            "en" => &[""],
            "he" => &["-he", "-iw"],
            _ => &[&format!("-{tag}")],
        };
        wanted.extend(
            tags.iter()
                .map(|tag| format!("application-label{tag}:'{name}'")),
        );
    }
    let said = run(Command::new(&plan.aapt)
        .args(["dump", "badging"])
        .arg(&plan.apk))?;
    Ok(faults(&wanted, &said))
}

fn faults(wanted: &[String], said: &str) -> Vec<String> {
    let lines: Vec<&str> = said.lines().collect();
    let missing = wanted
        .iter()
        .filter(|wanted| !lines.iter().any(|line| line.starts_with(wanted.as_str())))
        .map(|line| format!("the package does not say: {line}"));
    let unwanted = lines
        .iter()
        .filter(|line| NO_OTHERS.iter().any(|kind| line.trim().starts_with(kind)))
        .filter(|line| {
            !wanted
                .iter()
                .any(|wanted| line.starts_with(wanted.as_str()))
        })
        .map(|line| format!("the package should not say: {line}"));
    missing.chain(unwanted).collect()
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn a_missing_line_and_a_further_permission_are_faults() {
        let wanted = [
            "sdkVersion:'24'".to_owned(),
            "uses-permission: name='A'".to_owned(),
        ];
        let right = "sdkVersion:'24'\nuses-permission: name='A'\nmain\n";
        assert_eq!(faults(&wanted, right), [""; 0]);
        assert_eq!(faults(&wanted, &right.replace("24", "23")).len(), 1);
        assert_eq!(
            faults(&wanted, &format!("{right}uses-permission: name='B'\n")).len(),
            1
        );
        assert_eq!(
            faults(&wanted, &format!("{right}application-debuggable\n")).len(),
            1
        );
    }
}
