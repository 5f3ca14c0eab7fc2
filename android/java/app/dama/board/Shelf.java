package app.dama.board;

import android.content.ContentProvider;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import android.os.ParcelFileDescriptor;
import android.provider.OpenableColumns;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;

/** The one file that was shared last, for the app that it was shared with and no other. */
public final class Shelf extends ContentProvider {
    /** What the system knows the shelf by. */
    static final String AUTHORITY = "app.dama.board.shelf";

    private static File folder(Context context) {
        return new File(context.getCacheDir(), "shelf");
    }

    /** Lays a file on the shelf, in the place of the last one: its address. */
    static Uri put(Context context, Parcel parcel) throws IOException {
        File folder = folder(context);
        File[] old = folder.listFiles();
        if (old != null) {
            for (File file : old) {
                // One that stays is only in the way of space.
                file.delete();
            }
        }
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException("no room to share from");
        }
        FileOutputStream stream = new FileOutputStream(new File(folder, parcel.name));
        try {
            stream.write(parcel.content);
        } finally {
            stream.close();
        }
        return new Uri.Builder().scheme("content").authority(AUTHORITY).appendPath(parcel.name).build();
    }

    /** The name that an address asks for; null where it is none that could lie here. */
    static String name(Uri address) {
        String path = address.getPath();
        if (path == null || !path.startsWith("/")) {
            return null;
        }
        String name = path.substring(1);
        return Parcel.isName(name) ? name : null;
    }

    private File file(Uri address) throws FileNotFoundException {
        String name = name(address);
        File file = name == null ? null : new File(folder(getContext()), name);
        if (file == null || !file.isFile()) {
            throw new FileNotFoundException("nothing is shared under this address");
        }
        return file;
    }

    @Override
    public boolean onCreate() {
        return true;
    }

    @Override
    public ParcelFileDescriptor openFile(Uri address, String mode) throws FileNotFoundException {
        if (!"r".equals(mode)) {
            throw new FileNotFoundException("what is shared can only be read");
        }
        return ParcelFileDescriptor.open(file(address), ParcelFileDescriptor.MODE_READ_ONLY);
    }

    @Override
    public String getType(Uri address) {
        String name = name(address);
        return name == null ? null : Parcel.type(name);
    }

    @Override
    public Cursor query(Uri address, String[] columns, String choice, String[] values, String order) {
        String[] all = {OpenableColumns.DISPLAY_NAME, OpenableColumns.SIZE};
        MatrixCursor answer = new MatrixCursor(all);
        try {
            File file = file(address);
            answer.addRow(new Object[] {file.getName(), file.length()});
        } catch (FileNotFoundException nothing) {
            // An empty answer says so.
        }
        return answer;
    }

    @Override
    public Uri insert(Uri address, ContentValues values) {
        throw new UnsupportedOperationException("nothing is put here from outside");
    }

    @Override
    public int update(Uri address, ContentValues values, String choice, String[] parts) {
        throw new UnsupportedOperationException("nothing is changed here from outside");
    }

    @Override
    public int delete(Uri address, String choice, String[] parts) {
        throw new UnsupportedOperationException("nothing is removed here from outside");
    }
}
