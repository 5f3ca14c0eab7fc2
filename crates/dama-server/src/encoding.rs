//! What the browser says about compression.

/// Whether `Accept-Encoding` allows Brotli (RFC 9110, 12.5.3).
///
/// A coding that is named counts before `*`; a weight of 0 forbids. Without the header nothing but
/// the plain content is sent, which every client understands.
///
/// ```
/// use dama_server::encoding::accepts_brotli;
///
/// assert!(accepts_brotli("gzip, deflate, br"));
/// assert!(accepts_brotli("*"));
/// assert!(!accepts_brotli("gzip, br;q=0"));
/// assert!(!accepts_brotli("br;q=0, *"));
/// ```
#[must_use]
pub fn accepts_brotli(accept_encoding: &str) -> bool {
    let mut by_star = false;
    for item in accept_encoding.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let coding = parts.next().unwrap_or_default();
        let allowed = parts.find_map(weight).unwrap_or(1.0) > 0.0;
        if coding.eq_ignore_ascii_case("br") {
            return allowed;
        }
        if coding == "*" {
            by_star = allowed;
        }
    }
    by_star
}

/// The value of `q=`; rubbish counts as 0, so that the plain content is sent.
fn weight(parameter: &str) -> Option<f32> {
    let (name, value) = parameter.split_once('=')?;
    name.trim()
        .eq_ignore_ascii_case("q")
        .then(|| value.trim().parse().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::accepts_brotli;

    #[test]
    fn reads_the_header_as_browsers_and_others_write_it() {
        for yes in [
            "br",
            "BR",
            "gzip, deflate, br, zstd",
            "br;q=1.0",
            "br ; q = 0.5",
            "*;q=0.1",
            "gzip;q=0, br",
        ] {
            assert!(accepts_brotli(yes), "{yes}");
        }
        for no in [
            "",
            "gzip",
            "identity",
            "br;q=0",
            "br;q=0.000",
            "*;q=0",
            "br;q=x",
            "brotli",
            ";;,,",
            "br;q=0, *",
        ] {
            assert!(!accepts_brotli(no), "{no}");
        }
    }
}
