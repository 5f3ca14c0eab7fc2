package android.content.res;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files in a built app. */
public class AssetManager {
    private final ZipFile app;

    public AssetManager(String path) throws IOException {
        app = new ZipFile(path);
    }

    public InputStream open(String name) throws IOException {
        ZipEntry found = app.getEntry("assets/" + name);
        if (found == null || found.isDirectory()) {
            throw new FileNotFoundException(name);
        }
        return app.getInputStream(found);
    }
}
