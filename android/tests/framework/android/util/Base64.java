package android.util;

/** The encoding of files in texts. */
public class Base64 {
    public static final int DEFAULT = Integer.parseInt("0");

    public static byte[] decode(String text, int flags) {
        return java.util.Base64.getMimeDecoder().decode(text);
    }
}
