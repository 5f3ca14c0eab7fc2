//! Which request gets which answer.

use std::future::ready;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::get;

use crate::encoding::accepts_brotli;
use crate::headers::protect;
use crate::page::{EMBEDDED, Page, PageFile};

#[cfg(test)]
mod tests;

/// Longer addresses are refused: no file of ours needs a tenth of it.
const LONGEST_ADDRESS: usize = 1024;

const NOT_BUILT: &str = "\
Dama is running, but its page has not been built into this program.

Build and start it with

    cargo xtask play

or build the page first and then the program:

    cargo xtask web
    cargo build --release -p dama-cli
";

/// Answers `GET` and `HEAD` for the embedded page and for `/health`.
///
/// Any other method is refused with 405, an address that leads nowhere with 404, one that is too long
/// with 414. No request changes anything.
pub fn router() -> Router {
    router_of(&EMBEDDED)
}

/// The same for any page, so that tests can bring their own.
fn router_of(page: &'static Page) -> Router {
    Router::new()
        .route("/health", get(async || health()))
        .fallback(move |request: Request| ready(answer(page, &request)))
        .layer(middleware::from_fn(move |request: Request, next: Next| {
            guard(page, request, next)
        }))
}

/// Turns away what no route should see, and adds the headers that each answer carries.
async fn guard(page: &'static Page, request: Request, next: Next) -> Response {
    let head = request.method() == Method::HEAD;
    let mut response = if head || request.method() == Method::GET {
        if request
            .uri()
            .path_and_query()
            .map_or(0, |address| address.as_str().len())
            > LONGEST_ADDRESS
        {
            text(StatusCode::URI_TOO_LONG, "This address is too long.\n")
        } else {
            next.run(request).await
        }
    } else {
        let mut refused = text(
            StatusCode::METHOD_NOT_ALLOWED,
            "Only GET and HEAD are answered here.\n",
        );
        set(refused.headers_mut(), ALLOW, "GET, HEAD");
        refused
    };
    if head {
        *response.body_mut() = Body::empty();
    }
    protect(response.headers_mut(), page.policy);
    response
}

fn health() -> Response {
    const BODY: &str = concat!(
        "{\"status\":\"ok\",\"version\":\"",
        env!("CARGO_PKG_VERSION"),
        "\"}\n"
    );
    let mut response = reply(StatusCode::OK, "application/json", BODY.as_bytes());
    set(response.headers_mut(), CACHE_CONTROL, "no-store");
    response
}

fn answer(page: &'static Page, request: &Request) -> Response {
    let path = request.uri().path();
    match page.find(path) {
        Some(file) => file_reply(file, request.headers()),
        None if path == "/" && page.files.is_empty() => text(StatusCode::OK, NOT_BUILT),
        None => text(
            StatusCode::NOT_FOUND,
            "There is nothing here. The game is at /\n",
        ),
    }
}

fn file_reply(file: &'static PageFile, asked: &HeaderMap) -> Response {
    let packed = file.brotli.filter(|_| {
        let allowed = |value: &axum::http::HeaderValue| value.to_str().is_ok_and(accepts_brotli);
        asked.get_all(ACCEPT_ENCODING).iter().any(allowed)
    });
    // Two representations of one file may not share a strong tag (RFC 9110, 8.8.3).
    let tag = format!(
        "\"{}{}\"",
        file.tag,
        if packed.is_some() { "-br" } else { "" }
    );

    let unchanged = asked
        .get_all(IF_NONE_MATCH)
        .iter()
        .any(|value| names_tag(value.as_bytes(), &tag));
    let mut response = if unchanged {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response
    } else {
        reply(
            StatusCode::OK,
            file.content_type(),
            packed.unwrap_or(file.body),
        )
    };
    let headers = response.headers_mut();
    set(headers, CACHE_CONTROL, file.cache_control());
    set(headers, ETAG, &tag);
    if file.brotli.is_some() {
        set(headers, VARY, "accept-encoding");
    }
    if packed.is_some() && !unchanged {
        set(headers, CONTENT_ENCODING, "br");
    }
    response
}

/// Whether a value of `If-None-Match` names this tag; weak tags compare as strong ones there.
fn names_tag(value: &[u8], tag: &str) -> bool {
    value
        .split(|byte| *byte == b',')
        .map(<[u8]>::trim_ascii)
        .any(|named| {
            let named = named.strip_prefix(b"W/").unwrap_or(named);
            named == b"*" || named == tag.as_bytes()
        })
}

fn text(status: StatusCode, body: &'static str) -> Response {
    let mut response = reply(status, "text/plain; charset=utf-8", body.as_bytes());
    set(response.headers_mut(), CACHE_CONTROL, "no-store");
    response
}

fn reply(status: StatusCode, content_type: &'static str, body: &'static [u8]) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    set(response.headers_mut(), CONTENT_TYPE, content_type);
    set(
        response.headers_mut(),
        CONTENT_LENGTH,
        &body.len().to_string(),
    );
    response
}

/// Sets a header; all values here are visible ASCII, for which this never fails.
fn set(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = value.parse() {
        headers.insert(name, value);
    }
}
