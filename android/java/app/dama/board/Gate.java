package app.dama.board;

import android.content.res.AssetManager;
import android.webkit.RenderProcessGoneDetail;
import android.webkit.WebResourceRequest;
import android.webkit.WebResourceResponse;
import android.webkit.WebView;
import android.webkit.WebViewClient;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/** Answers every request of the page from the app's own files, and lets the window go nowhere else. */
final class Gate extends WebViewClient {
    /** Where the page lies in the package. */
    private static final String FOLDER = "page/";

    /** Who hears of what cannot be decided here. */
    interface Owner {
        /** A link to the outside was followed. */
        void leave(String address);

        /** The page has been painted. */
        void painted();

        /** The page's process has ended. */
        void ended();
    }

    private final AssetManager files;
    private final String policy;
    private final Owner owner;

    Gate(AssetManager files, String policy, Owner owner) {
        this.files = files;
        this.policy = policy;
        this.owner = owner;
    }

    @Override
    public WebResourceResponse shouldInterceptRequest(WebView view, WebResourceRequest request) {
        String address = request.getUrl().toString();
        // What such addresses hold, they hold themselves.
        if (address.startsWith("data:") || address.startsWith("blob:")) {
            return null;
        }
        String file = "GET".equals(request.getMethod()) ? Site.file(address) : null;
        if (file != null) {
            try {
                return found(file, files.open(FOLDER + file));
            } catch (IOException missing) {
                // Told as for every other address.
            }
        }
        // Null would send the request to the network.
        InputStream nothing = new ByteArrayInputStream(new byte[0]);
        return new WebResourceResponse("text/plain", "utf-8", 404, "Not Found", headers(), nothing);
    }

    private WebResourceResponse found(String file, InputStream content) {
        String type = Site.type(file);
        Map<String, String> headers = headers();
        if (file.equals(Site.INDEX)) {
            headers.put("Content-Security-Policy", policy);
        }
        return new WebResourceResponse(type, Site.encoding(type), 200, "OK", headers, content);
    }

    private static Map<String, String> headers() {
        Map<String, String> headers = new HashMap<String, String>();
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cache-Control", "no-store");
        return headers;
    }

    @Override
    public boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request) {
        String address = request.getUrl().toString();
        if (request.isForMainFrame() && Site.isPage(address)) {
            return false;
        }
        // A page cannot send people away by itself: they must have touched the link.
        if (request.isForMainFrame() && request.hasGesture() && Site.isOutside(address)) {
            owner.leave(address);
        }
        return true;
    }

    @Override
    public void onPageCommitVisible(WebView view, String address) {
        owner.painted();
    }

    @Override
    public boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail) {
        owner.ended();
        return true;
    }
}
