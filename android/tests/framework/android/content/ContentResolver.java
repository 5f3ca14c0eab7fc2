package android.content;

import android.net.Uri;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.io.OutputStream;

/** Other apps, each of which serves one file. */
public class ContentResolver {
    /** What they serve; null where nothing is. */
    public byte[] served;

    /** What they throw instead. */
    public RuntimeException thrown;

    /** The address that was asked for last. */
    public Uri asked;

    public InputStream openInputStream(Uri address) throws FileNotFoundException {
        asked = address;
        if (thrown != null) {
            throw thrown;
        }
        if (served == null) {
            throw new FileNotFoundException("nothing here");
        }
        return new ByteArrayInputStream(served);
    }

    public OutputStream openOutputStream(Uri address) {
        throw new UnsupportedOperationException("not needed here");
    }
}
