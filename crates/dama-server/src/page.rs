//! The built page as it lies in the program.

/// One file of the page.
#[derive(Debug)]
pub(crate) struct PageFile {
    /// The path in the address, with its leading slash.
    pub(crate) path: &'static str,
    /// Changes with the content.
    pub(crate) tag: &'static str,
    /// The content as it is.
    pub(crate) body: &'static [u8],
    /// The content compressed with Brotli, where that is worth it.
    pub(crate) brotli: Option<&'static [u8]>,
}

/// All files of the page, in the order of their paths, and its content security policy.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) files: &'static [PageFile],
    pub(crate) policy: Option<&'static str>,
}

/// The page that was built before the program was.
pub(crate) static EMBEDDED: Page = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Whether the page had been built when the program was.
///
/// A program without it serves a text that says how to build it.
#[must_use]
pub fn is_built() -> bool {
    !EMBEDDED.files.is_empty()
}

impl Page {
    /// The file at this path of the address, exactly as it was asked for.
    ///
    /// Nothing is decoded or normalized: what is not in the table does not exist.
    pub(crate) fn find(&self, path: &str) -> Option<&'static PageFile> {
        let path = if path == "/" { "/index.html" } else { path };
        self.files.iter().find(|file| file.path == path)
    }
}

impl PageFile {
    /// How long a browser may keep this file without asking.
    pub(crate) fn cache_control(&self) -> &'static str {
        match self.path {
            "/index.html" | "/sw.js" => "no-store",
            path if path.starts_with("/a/") => "public, max-age=31536000, immutable",
            _ => "no-cache",
        }
    }

    /// The media type, by the ending of the name.
    pub(crate) fn content_type(&self) -> &'static str {
        let ending = self.path.rsplit_once('.').map_or("", |(_, ending)| ending);
        match ending {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}
