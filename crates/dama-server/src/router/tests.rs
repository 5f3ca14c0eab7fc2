//! The answers for a small page of the tests' own.

use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use tower::ServiceExt;

use super::router_of;
use crate::page::{Page, PageFile};

static SAMPLE: Page = Page {
    files: &[
        PageFile {
            path: "/a/page.0123.js",
            tag: "j",
            body: b"let a = 1;",
            brotli: Some(b"packed js"),
        },
        PageFile {
            path: "/a/page.0123.wasm",
            tag: "w",
            body: b"\0asm",
            brotli: None,
        },
        PageFile {
            path: "/index.html",
            tag: "i",
            body: b"<!doctype html>",
            brotli: Some(b"packed html"),
        },
        PageFile {
            path: "/robots.txt",
            tag: "r",
            body: b"User-agent: *",
            brotli: None,
        },
        PageFile {
            path: "/sw.js",
            tag: "s",
            body: b"self;",
            brotli: None,
        },
    ],
    policy: Some("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"),
};
static NOTHING: Page = Page {
    files: &[],
    policy: None,
};

async fn ask(
    page: &'static Page,
    method: Method,
    uri: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, HeaderMap, Vec<u8>) {
    let mut request = Request::builder().method(method).uri(uri);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request
        .body(Body::empty())
        .expect("the request is well formed");
    let response = router_of(page)
        .oneshot(request)
        .await
        .expect("the router never fails");
    let (parts, body) = response.into_parts();
    let body = body
        .collect()
        .await
        .expect("the body is whole")
        .to_bytes()
        .to_vec();
    (parts.status, parts.headers, body)
}

async fn fetch(uri: &str, headers: &[(&str, &str)]) -> (StatusCode, HeaderMap, Vec<u8>) {
    ask(&SAMPLE, Method::GET, uri, headers).await
}

#[tokio::test]
async fn the_page_is_at_the_root_and_never_cached() {
    for uri in ["/", "/index.html", "/?language=tr"] {
        let (status, headers, body) = fetch(uri, &[]).await;
        assert_eq!(status, StatusCode::OK, "{uri}");
        assert_eq!(body, b"<!doctype html>");
        assert_eq!(headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(headers["cache-control"], "no-store");
        assert_eq!(headers["content-length"], "15");
    }
    let (_, headers, _) = fetch("/sw.js", &[]).await;
    assert_eq!(headers["cache-control"], "no-store");
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_others_asked_for() {
    let (_, headers, _) = fetch("/a/page.0123.wasm", &[]).await;
    assert_eq!(
        headers["cache-control"],
        "public, max-age=31536000, immutable"
    );
    assert_eq!(headers["content-type"], "application/wasm");
    let (_, headers, _) = fetch("/robots.txt", &[]).await;
    assert_eq!(headers["cache-control"], "no-cache");
}

#[tokio::test]
async fn brotli_is_sent_to_those_who_accept_it() {
    let (_, headers, body) = fetch("/a/page.0123.js", &[("accept-encoding", "gzip, br")]).await;
    assert_eq!(body, b"packed js");
    assert_eq!(headers["content-encoding"], "br");
    assert_eq!(headers["content-type"], "text/javascript; charset=utf-8");
    assert_eq!(headers["vary"], "accept-encoding");
    assert_eq!(headers["etag"], "\"j-br\"");

    for refused in ["br;q=0", "gzip", "identity"] {
        let (_, headers, body) = fetch("/a/page.0123.js", &[("accept-encoding", refused)]).await;
        assert_eq!(body, b"let a = 1;");
        assert!(!headers.contains_key("content-encoding"));
        assert_eq!(headers["vary"], "accept-encoding");
        assert_eq!(headers["etag"], "\"j\"");
    }
    let (_, headers, body) = fetch("/a/page.0123.wasm", &[("accept-encoding", "br")]).await;
    assert_eq!(body, b"\0asm");
    assert!(!headers.contains_key("content-encoding"));
}

#[tokio::test]
async fn a_known_tag_is_answered_without_a_body() {
    for tag in ["\"r\"", "W/\"r\"", "\"x\", \"r\"", "*"] {
        let (status, headers, body) = fetch("/robots.txt", &[("if-none-match", tag)]).await;
        assert_eq!(status, StatusCode::NOT_MODIFIED, "{tag}");
        assert!(body.is_empty());
        assert_eq!(headers["etag"], "\"r\"");
    }
    let (status, ..) = fetch("/robots.txt", &[("if-none-match", "\"rr\"")]).await;
    assert_eq!(status, StatusCode::OK);
    let other_coding = [("if-none-match", "\"j\""), ("accept-encoding", "br")];
    assert_eq!(
        fetch("/a/page.0123.js", &other_coding).await.0,
        StatusCode::OK
    );
}

#[tokio::test]
async fn head_has_the_headers_of_get_and_no_body() {
    for uri in ["/", "/a/page.0123.js", "/health", "/nowhere"] {
        let (get_status, get_headers, _) = fetch(uri, &[]).await;
        let (status, headers, body) = ask(&SAMPLE, Method::HEAD, uri, &[]).await;
        assert_eq!((status, headers), (get_status, get_headers), "{uri}");
        assert!(body.is_empty());
    }
}

#[tokio::test]
async fn other_methods_are_refused_everywhere() {
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for uri in ["/", "/health", "/nowhere"] {
            let method = Method::from_bytes(method.as_bytes()).expect("it is a token");
            let (status, headers, _) = ask(&SAMPLE, method, uri, &[]).await;
            assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
            assert_eq!(headers["allow"], "GET, HEAD");
        }
    }
}

#[tokio::test]
async fn nothing_outside_the_table_exists() {
    for uri in [
        "/nowhere",
        "/a/",
        "/a",
        "//index.html",
        "/../../etc/passwd",
        "/a/../index.html",
        "/%2e%2e/etc/passwd",
        "/a/%70age.0123.js",
        "/index.html/",
        "/index.html%00",
        "/Index.html",
    ] {
        let (status, headers, body) = fetch(uri, &[]).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{uri}");
        assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
        assert!(!body.is_empty());
    }
    let long = format!("/{}", "x".repeat(3000));
    assert_eq!(fetch(&long, &[]).await.0, StatusCode::URI_TOO_LONG);
}

#[tokio::test]
async fn every_answer_is_protected() {
    for uri in ["/", "/nowhere", "/health", "/a/page.0123.wasm"] {
        let (_, headers, _) = fetch(uri, &[]).await;
        assert_eq!(
            headers["content-security-policy"],
            SAMPLE.policy.expect("the sample has one")
        );
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin");
        assert!(headers.contains_key("permissions-policy"));
    }
}

#[tokio::test]
async fn health_is_json() {
    let (status, headers, body) = fetch("/health", &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["content-type"], "application/json");
    assert_eq!(headers["cache-control"], "no-store");
    assert_eq!(
        body,
        format!(
            "{{\"status\":\"ok\",\"version\":\"{}\"}}\n",
            env!("CARGO_PKG_VERSION")
        )
        .as_bytes()
    );
}

#[tokio::test]
async fn without_the_page_a_text_says_how_to_build_it() {
    let (status, headers, body) = ask(&NOTHING, Method::GET, "/", &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
    assert_eq!(
        headers["content-security-policy"],
        crate::headers::PLAIN_POLICY
    );
    assert!(String::from_utf8_lossy(&body).contains("cargo xtask play"));
    assert_eq!(
        ask(&NOTHING, Method::GET, "/a/page.js", &[]).await.0,
        StatusCode::NOT_FOUND
    );
}
