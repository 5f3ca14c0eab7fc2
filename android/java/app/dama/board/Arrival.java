package app.dama.board;

import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * A game or position that another app has handed over: text, never an address that is gone to.
 *
 * <p>What comes out goes to the page as one string: {@code =} and the text, or {@code !} and why there is
 * none.
 */
final class Arrival {
    /** The longest text that is taken, in bytes. The longest game on record has a thousandth of it. */
    static final int MOST = 1000000;

    static final String TOO_LONG = "!too-long";
    static final String UNREADABLE = "!unreadable";

    private Arrival() {}

    /** Whether an intent hands something over. It may come from any app and hold anything. */
    static boolean isIn(Intent intent) {
        return intent != null
                && (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) == 0
                && (source(intent) != null || sentText(intent) != null);
    }

    /** What an intent hands over. Reads the other app's file, which may take a while. */
    static String of(Intent intent, ContentResolver resolver, String ownAuthority) {
        Uri source = source(intent);
        if (source == null) {
            String text = sentText(intent);
            return text.length() > MOST ? TOO_LONG : "=" + text;
        }
        // Only what another app serves: no path in the file system, and nothing of this app.
        if (!"content".equals(source.getScheme()) || ownAuthority.equals(source.getAuthority())) {
            return UNREADABLE;
        }
        try {
            InputStream stream = resolver.openInputStream(source);
            return stream == null ? UNREADABLE : read(stream);
        } catch (IOException broken) {
            return UNREADABLE;
        } catch (RuntimeException refused) {
            // The other app may throw what it likes, through the system, into this one.
            return UNREADABLE;
        }
    }

    private static Uri source(Intent intent) {
        try {
            if (Intent.ACTION_VIEW.equals(intent.getAction())) {
                return intent.getData();
            }
            if (Intent.ACTION_SEND.equals(intent.getAction())) {
                return intent.getParcelableExtra(Intent.EXTRA_STREAM);
            }
        } catch (RuntimeException forged) {
            // Extras of a class that is not known here.
        }
        return null;
    }

    private static String sentText(Intent intent) {
        if (!Intent.ACTION_SEND.equals(intent.getAction())) {
            return null;
        }
        try {
            CharSequence text = intent.getCharSequenceExtra(Intent.EXTRA_TEXT);
            return text == null ? null : text.toString();
        } catch (RuntimeException forged) {
            return null;
        }
    }

    /** Reads a stream to its end, or to where it is too long, and closes it. */
    static String read(InputStream stream) throws IOException {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] part = new byte[16384];
            for (int count = stream.read(part); count >= 0; count = stream.read(part)) {
                bytes.write(part, 0, count);
                if (bytes.size() > MOST) {
                    return TOO_LONG;
                }
            }
            return decode(bytes.toByteArray());
        } finally {
            stream.close();
        }
    }

    /** The text in a file: UTF-8, else Latin-1 as old programs wrote it, and no file that is not text. */
    private static String decode(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException old) {
            text = new String(bytes, StandardCharsets.ISO_8859_1);
        }
        if (text.startsWith("\uFEFF")) {
            text = text.substring(1);
        }
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            boolean space = letter == '\t' || letter == '\n' || letter == '\r' || letter == '\f';
            // Line ends of DOS come with the letter 26 at the end of the file.
            if (letter < ' ' && !space && letter != '\u001A') {
                return UNREADABLE;
            }
        }
        return "=" + text;
    }
}
