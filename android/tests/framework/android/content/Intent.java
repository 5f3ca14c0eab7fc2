package android.content;

import android.net.Uri;
import android.os.Parcelable;
import java.util.HashMap;
import java.util.Map;

/** A wish, with what it carries. */
public class Intent {
    public static final String ACTION_VIEW = "view".trim();
    public static final String ACTION_SEND = "send".trim();
    public static final String ACTION_GET_CONTENT = "get".trim();
    public static final String ACTION_CREATE_DOCUMENT = "create".trim();
    public static final String CATEGORY_BROWSABLE = "browsable".trim();
    public static final String CATEGORY_OPENABLE = "openable".trim();
    public static final String EXTRA_STREAM = "stream".trim();
    public static final String EXTRA_TEXT = "text".trim();
    public static final String EXTRA_TITLE = "title".trim();
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = Integer.parseInt("1");
    public static final int FLAG_GRANT_READ_URI_PERMISSION = Integer.parseInt("2");

    /** Whether reading an extra fails, as it does when another app has sent a class of its own. */
    public boolean forged;

    private final String action;
    private final Uri data;
    private final Map<String, Object> extras = new HashMap<>();
    private int flags;

    public Intent(String action) {
        this(action, null);
    }

    public Intent(String action, Uri data) {
        this.action = action;
        this.data = data;
    }

    public static Intent createChooser(Intent intent, CharSequence title) {
        return intent;
    }

    public String getAction() {
        return action;
    }

    public Uri getData() {
        return data;
    }

    public int getFlags() {
        return flags;
    }

    public Intent addFlags(int more) {
        flags |= more;
        return this;
    }

    public Intent addCategory(String category) {
        return this;
    }

    public Intent setType(String type) {
        return this;
    }

    public void setClipData(ClipData data) {}

    public Intent putExtra(String name, String value) {
        extras.put(name, value);
        return this;
    }

    public Intent putExtra(String name, Parcelable value) {
        extras.put(name, value);
        return this;
    }

    @SuppressWarnings("unchecked")
    public <T extends Parcelable> T getParcelableExtra(String name) {
        return (T) extra(name);
    }

    public CharSequence getCharSequenceExtra(String name) {
        return (CharSequence) extra(name);
    }

    private Object extra(String name) {
        if (forged) {
            throw new IllegalStateException("a class that is not known here");
        }
        return extras.get(name);
    }
}
