//! The content security policy, which names the inline style and script by their hashes.

use anyhow::{Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

/// The policy for this page. Its own files may be loaded, its own inline parts run, and nothing else.
pub fn policy_of(index: &str) -> Result<String> {
    if let Some(place) = index.find(" style=") {
        let shown: String = index[place..].chars().take(60).collect();
        bail!(
            "index.html has a style attribute, which the policy forbids; give it a class:{shown}"
        );
    }
    let scripts = hashes(index, "script");
    let styles = hashes(index, "style");
    Ok(format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
         img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ))
}

/// A source expression for each inline element of this name, each after a space.
fn hashes(index: &str, element: &str) -> String {
    let (opening, closing) = (format!("<{element}"), format!("</{element}>"));
    let mut found = String::new();
    let mut rest = index;
    while let Some(start) = rest.find(&opening) {
        let Some((_, inside)) = rest[start..].split_once('>') else {
            break;
        };
        let Some((content, after)) = inside.split_once(&closing) else {
            break;
        };
        if !content.is_empty() {
            found += &format!(" 'sha256-{}'", STANDARD.encode(Sha256::digest(content)));
        }
        rest = after;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::policy_of;

    #[test]
    fn inline_parts_are_named_by_hash() {
        let policy = policy_of(
            "<style>a{}</style><script>alert('Hello, world.');</script><script src=x></script>",
        )
        .expect("nothing is forbidden");
        // The hash from the example of the specification (CSP 3, 7.2).
        assert!(
            policy.contains(
                "'wasm-unsafe-eval' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';"
            ),
            "{policy}"
        );
        assert_eq!(policy.matches("sha256-").count(), 2);
        assert!(!policy.contains("unsafe-inline"));
    }

    #[test]
    fn style_attributes_are_refused() {
        assert!(policy_of("<p style=\"color:red\">").is_err());
    }
}
