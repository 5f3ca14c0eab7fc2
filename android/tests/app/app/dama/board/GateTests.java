package app.dama.board;

import static app.dama.board.Tests.same;

import android.content.res.AssetManager;
import android.net.Uri;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What the page gets, and where the window goes. */
final class GateTests implements Gate.Owner {
    private String left = "";

    private GateTests() {}

    @Override
    public void leave(String address) {
        left += address;
    }

    @Override
    public void painted() {}

    @Override
    public void ended() {}

    /** A request; {@code how} is the method, with {@code main} and {@code touch} where they hold. */
    static WebResourceRequest request(final String address, final String how) {
        return new WebResourceRequest() {
            @Override
            public Uri getUrl() {
                return Uri.parse(address);
            }

            @Override
            public String getMethod() {
                return how.split(" ")[0];
            }

            @Override
            public boolean isForMainFrame() {
                return how.contains("main");
            }

            @Override
            public boolean hasGesture() {
                return how.contains("touch");
            }
        };
    }

    private static Gate gate(Gate.Owner owner) throws IOException {
        File app = File.createTempFile("app", ".zip");
        app.deleteOnExit();
        try (ZipOutputStream zip = new ZipOutputStream(new FileOutputStream(app))) {
            for (String name : new String[] {"page/index.html", "page/a/x.js", "policy.txt"}) {
                zip.putNextEntry(new ZipEntry("assets/" + name));
                zip.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        return new Gate(new AssetManager(app.getPath()), "default-src 'none'", owner);
    }

    public static void ownFilesAreServed() throws IOException {
        Gate gate = gate(null);
        WebResourceResponse page = gate.shouldInterceptRequest(null, request(Site.START, "GET main"));
        same(200, page.status);
        same("text/html", page.type);
        same("utf-8", page.encoding);
        same("default-src 'none'", page.headers.get("Content-Security-Policy"));
        same("page/index.html", new String(page.content.readAllBytes(), StandardCharsets.UTF_8));
        WebResourceResponse script = gate.shouldInterceptRequest(null, request(Site.START + "a/x.js", "GET"));
        same("page/a/x.js", new String(script.content.readAllBytes(), StandardCharsets.UTF_8));
        same("nosniff", script.headers.get("X-Content-Type-Options"));
    }

    public static void everythingElseIsNothing() throws IOException {
        Gate gate = gate(null);
        String[] addresses = {
            "https://example.org/", "http://127.0.0.1/", Site.START + "a/y.js", Site.START + "policy.txt",
            Site.START + "../policy.txt", "file:///android_asset/policy.txt", "content://x/y", "ftp://x/",
        };
        for (String address : addresses) {
            WebResourceResponse answer = gate.shouldInterceptRequest(null, request(address, "GET main touch"));
            same(404, answer.status);
            same(0, answer.content.readAllBytes().length);
        }
        same(404, gate.shouldInterceptRequest(null, request(Site.START, "POST")).status);
        // Such addresses hold all they have.
        same(null, gate.shouldInterceptRequest(null, request("data:,x", "GET")));
        same(null, gate.shouldInterceptRequest(null, request("blob:" + Site.ORIGIN + "/1", "GET")));
    }

    public static void theWindowStaysOnThePage() throws IOException {
        GateTests owner = new GateTests();
        Gate gate = gate(owner);
        same(false, gate.shouldOverrideUrlLoading(null, request(Site.START, "GET main")));
        String[] refused = {
            Site.START + "a/x.js", "file:///x", "content://x/y", "javascript:x", "data:text/html,x",
            "intent://x#Intent;end", "market://x",
        };
        for (String address : refused) {
            same(true, gate.shouldOverrideUrlLoading(null, request(address, "GET main touch")));
        }
        same("", owner.left);
    }

    public static void linksOpenInTheBrowserWhenTouched() throws IOException {
        GateTests owner = new GateTests();
        Gate gate = gate(owner);
        String link = "https://example.org/";
        same(true, gate.shouldOverrideUrlLoading(null, request(link, "GET main")));
        same(true, gate.shouldOverrideUrlLoading(null, request(link, "GET touch")));
        same("", owner.left);
        same(true, gate.shouldOverrideUrlLoading(null, request(link, "GET main touch")));
        same(link, owner.left);
    }
}
