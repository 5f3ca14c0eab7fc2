package android.net;

import android.os.Parcelable;
import java.net.URI;

/** An address, as far as the shell asks for its parts. */
public class Uri implements Parcelable {
    private final String text;

    private Uri(String text) {
        this.text = text;
    }

    public static Uri parse(String text) {
        return new Uri(text);
    }

    public String getScheme() {
        return URI.create(text).getScheme();
    }

    public String getAuthority() {
        return URI.create(text).getAuthority();
    }

    public String getPath() {
        return URI.create(text).getPath();
    }

    @Override
    public String toString() {
        return text;
    }

    /** Puts an address together. */
    public static class Builder {
        private String scheme;
        private String authority;
        private String path = "";

        public Builder scheme(String part) {
            scheme = part;
            return this;
        }

        public Builder authority(String part) {
            authority = part;
            return this;
        }

        public Builder appendPath(String part) {
            path += "/" + part.replace(" ", "%20");
            return this;
        }

        public Uri build() {
            return new Uri(scheme + "://" + authority + path);
        }
    }
}
