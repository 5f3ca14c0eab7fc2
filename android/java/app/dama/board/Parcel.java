package app.dama.board;

import android.util.Base64;

/** A file that the page hands out: a few kinds, of decent size, with a plain name. */
final class Parcel {
    /** The largest file, in bytes; a picture of the board has a third. */
    static final int MOST = 5000000;

    private static final int LONGEST_NAME = 80;

    final String name;
    final String type;
    final byte[] content;

    private Parcel(String name, String type, byte[] content) {
        this.name = name;
        this.type = type;
        this.content = content;
    }

    /** The file, or null where the page may not hand it out. */
    static Parcel of(String name, String base64) {
        if (base64 == null || base64.length() > MOST / 3 * 4 || !isName(name)) {
            return null;
        }
        try {
            return new Parcel(name, type(name), Base64.decode(base64, Base64.DEFAULT));
        } catch (IllegalArgumentException broken) {
            return null;
        }
    }

    /** Letters of any script, digits, and what stands between them; no path, nothing hidden. */
    static boolean isName(String name) {
        if (name == null || name.isEmpty() || name.length() > LONGEST_NAME || name.charAt(0) == '.') {
            return false;
        }
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (!Character.isLetterOrDigit(letter) && " .-_".indexOf(letter) < 0) {
                return false;
            }
        }
        return !type(name).isEmpty();
    }

    /** The type that goes with a name; empty where no such file is handed out. */
    static String type(String name) {
        if (name.endsWith(".pdn")) {
            return "application/x-pdn";
        }
        if (name.endsWith(".txt")) {
            return "text/plain";
        }
        return name.endsWith(".png") ? "image/png" : "";
    }
}
