package app.dama.board;

import android.content.res.AssetManager;
import android.webkit.WebResourceResponse;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.KeyStore;
import java.util.Map;
import java.util.concurrent.Executors;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/**
 * Lets a browser on this machine see what the app's web view sees: every request is answered by the app's
 * own {@link Gate} from the files in the built app.
 *
 * <p>Arguments: the app, a key store, its password. Prints the port.
 */
public final class Serve implements HttpHandler {
    private final Gate gate;

    private Serve(Gate gate) {
        this.gate = gate;
    }

    public static void main(String[] arguments) throws Exception {
        AssetManager files = new AssetManager(arguments[0]);
        String policy = new String(files.open("policy.txt").readAllBytes(), StandardCharsets.UTF_8).trim();
        char[] password = arguments[2].toCharArray();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream stream = new FileInputStream(arguments[1])) {
            store.load(stream, password);
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, password);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", new Serve(new Gate(files, policy, null)));
        server.start();
        System.out.println("port " + server.getAddress().getPort());
        // Whoever has started this ends it by closing its input.
        while (System.in.read() >= 0) {
            continue;
        }
        System.exit(0);
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        String address = "https://" + exchange.getRequestHeaders().getFirst("Host") + exchange.getRequestURI();
        WebResourceResponse answer =
                gate.shouldInterceptRequest(null, GateTests.request(address, exchange.getRequestMethod()));
        byte[] content = answer.content.readAllBytes();
        for (Map.Entry<String, String> header : answer.headers.entrySet()) {
            exchange.getResponseHeaders().set(header.getKey(), header.getValue());
        }
        String encoding = answer.encoding == null ? "" : "; charset=" + answer.encoding;
        exchange.getResponseHeaders().set("Content-Type", answer.type + encoding);
        exchange.sendResponseHeaders(answer.status, content.length == 0 ? -1 : content.length);
        exchange.getResponseBody().write(content);
        exchange.close();
    }
}
