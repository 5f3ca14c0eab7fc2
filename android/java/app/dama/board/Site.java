package app.dama.board;

/** Which of the app's own files stands at which address. There is nothing else: no folder, no network. */
final class Site {
    /** An origin that Google keeps free for apps: a secure one, so that storage, workers and wasm work. */
    static final String ORIGIN = "https://appassets.androidplatform.net";

    /** The address of the page. */
    static final String START = ORIGIN + "/";

    /** The page itself. */
    static final String INDEX = "index.html";

    private static final String OTHER = "application/octet-stream";

    /** The types of the files, by the ending of their names. */
    private static final String[][] TYPES = {
        {"html", "text/html"},
        {"js", "text/javascript"},
        {"css", "text/css"},
        {"json", "application/json"},
        {"webmanifest", "application/manifest+json"},
        {"txt", "text/plain"},
        {"svg", "image/svg+xml"},
        {"png", "image/png"},
        {"wasm", "application/wasm"},
    };

    private Site() {}

    /**
     * The file at an address, as its path in the page's folder; null where no file can be.
     *
     * <p>Only plain names pass: nothing escaped, nothing that climbs, nothing hidden.
     */
    static String file(String address) {
        if (address == null || !address.startsWith(START)) {
            return null;
        }
        String path = address.substring(START.length());
        for (int at = 0; at < path.length(); at++) {
            char letter = path.charAt(at);
            if (letter == '?' || letter == '#') {
                path = path.substring(0, at);
                break;
            }
        }
        if (path.isEmpty()) {
            return INDEX;
        }
        char before = '/';
        for (int at = 0; at < path.length(); at++) {
            char letter = path.charAt(at);
            boolean starts = before == '/';
            if (!isPlain(letter) && (starts || letter != '.' && letter != '-' && letter != '/')) {
                return null;
            }
            before = letter;
        }
        return before == '/' ? null : path;
    }

    private static boolean isPlain(char letter) {
        return letter >= 'a' && letter <= 'z'
                || letter >= 'A' && letter <= 'Z'
                || letter >= '0' && letter <= '9'
                || letter == '_';
    }

    /** Whether the window may show what is at an address: the page, with whatever it asks of itself. */
    static boolean isPage(String address) {
        return INDEX.equals(file(address));
    }

    /** Whether an address is one for the browser. */
    static boolean isOutside(String address) {
        return address != null
                && !address.startsWith(ORIGIN)
                && (address.startsWith("https://") || address.startsWith("http://"));
    }

    /** The type of a file, by its name. */
    static String type(String path) {
        String ending = path.substring(path.lastIndexOf('.') + 1);
        for (String[] known : TYPES) {
            if (known[0].equals(ending)) {
                return known[1];
            }
        }
        return OTHER;
    }

    /** How the text in a file of this type is encoded; null where it is none. */
    static String encoding(String type) {
        boolean text = type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
        return text ? "utf-8" : null;
    }
}
