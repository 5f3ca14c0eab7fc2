package app.dama.board;

import static app.dama.board.Tests.same;

/** Which file stands at which address. */
final class SiteTests {
    private SiteTests() {}

    public static void thePageAndItsFilesAreFound() {
        same("index.html", Site.file("https://appassets.androidplatform.net/"));
        same("index.html", Site.file("https://appassets.androidplatform.net/?game=1#x"));
        same("a/page.f030.wasm", Site.file(Site.START + "a/page.f030.wasm"));
        same("a/texts-en.e9.json", Site.file(Site.START + "a/texts-en.e9.json?x=/../y"));
    }

    public static void nothingElseIsAFile() {
        String[] refused = {
            null,
            "",
            "https://appassets.androidplatform.net",
            "http://appassets.androidplatform.net/",
            "https://appassets.androidplatform.net.example.org/",
            "https://appassets.androidplatform.net:444/",
            "https://appassets.androidplatform.net@example.org/",
            "HTTPS://appassets.androidplatform.net/",
            "file:///data/data/app.dama.board/shared_prefs/x.xml",
            "content://app.dama.board.shelf/a.png",
            "javascript:alert(1)",
            Site.START + "/",
            Site.START + "a/",
            Site.START + "../policy.txt",
            Site.START + "a/../../policy.txt",
            Site.START + "a/..%2f..%2fpolicy.txt",
            Site.START + "%2e%2e/policy.txt",
            Site.START + "a\\b",
            Site.START + ".hidden",
            Site.START + "a/.hidden",
            Site.START + "a//b",
            Site.START + "-x",
            Site.START + "a b",
            Site.START + "a\u0000b",
            Site.START + "\u00e9",
        };
        for (String address : refused) {
            same(null, Site.file(address));
            same(false, Site.isPage(address));
        }
    }

    public static void onlyThePageIsAWindow() {
        same(true, Site.isPage(Site.START));
        same(true, Site.isPage(Site.START + "?x"));
        same(false, Site.isPage(Site.START + "a/page.js"));
    }

    public static void onlyTheWebIsOutside() {
        same(true, Site.isOutside("https://example.org/"));
        same(true, Site.isOutside("http://example.org/"));
        String[] inside = {
            null, "", Site.START, Site.ORIGIN, "intent://x#Intent;scheme=http;end", "market://details?id=x", "file:///x",
            "content://x/y", "javascript:x", "data:text/html,x", "tel:1", "sms:1", "HTTP:x",
        };
        for (String address : inside) {
            same(false, Site.isOutside(address));
        }
    }

    public static void typesAreWhatBrowsersDemand() {
        same("text/html", Site.type("index.html"));
        same("text/javascript", Site.type("a/page.1.js"));
        same("application/wasm", Site.type("a/page.1.wasm"));
        same("application/json", Site.type("a/texts-en.1.json"));
        same("application/octet-stream", Site.type("a/tables.1.dtw"));
        same("application/octet-stream", Site.type("a/wasm"));
        same("utf-8", Site.encoding("text/html"));
        same("utf-8", Site.encoding("application/json"));
        same(null, Site.encoding("application/wasm"));
    }
}
