package android.webkit;

import java.io.InputStream;
import java.util.Map;

/** An answer to a request of the page. */
public class WebResourceResponse {
    public final String type;
    public final String encoding;
    public final int status;
    public final Map<String, String> headers;
    public final InputStream content;

    public WebResourceResponse(
            String type, String encoding, int status, String reason, Map<String, String> headers, InputStream content) {
        this.type = type;
        this.encoding = encoding;
        this.status = status;
        this.headers = headers;
        this.content = content;
    }
}
