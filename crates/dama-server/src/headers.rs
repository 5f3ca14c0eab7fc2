//! The headers that every answer carries.

use axum::http::header::{HeaderMap, HeaderName, HeaderValue};

/// The policy of answers that are no page, and of a program without the page.
pub const PLAIN_POLICY: &str =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FIXED: [(&str, &str); 5] = [
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
];

/// Adds the security headers: the page's content security policy (made with the page, since it holds
/// the hashes of the inline style and script) and those that never change.
pub fn protect(headers: &mut HeaderMap, policy: Option<&'static str>) {
    let policy = policy
        .and_then(|text| HeaderValue::from_str(text).ok())
        .unwrap_or(HeaderValue::from_static(PLAIN_POLICY));
    headers.insert(HeaderName::from_static("content-security-policy"), policy);
    for (name, value) in FIXED {
        headers.insert(
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
    }
}
