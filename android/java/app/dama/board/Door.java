package app.dama.board;

import android.os.Handler;
import android.webkit.JavascriptInterface;

/**
 * All that the page can ask of the app, each call checked here before it counts.
 *
 * <p>The page knows it as {@code damaDoor}; {@code page/shell.js} is the only script that calls it. Calls
 * come on a thread of the browser and go on on the app's own.
 */
final class Door {
    /** The longest text that is shared, in letters. */
    static final int LONGEST_TEXT = 100000;

    /** Who does what is asked. */
    interface Owner {
        void share(String text);

        void share(Parcel parcel);

        void save(Parcel parcel);

        void stayAwake(boolean awake);

        void look(Look look);

        /** What was handed over and not yet taken; empty if nothing was. */
        String takeArrival();
    }

    private final Handler thread;
    private final Owner owner;

    Door(Handler thread, Owner owner) {
        this.thread = thread;
        this.owner = owner;
    }

    /** Hands a text to another app. Whether it was taken over. */
    @JavascriptInterface
    public boolean share(final String text) {
        if (text == null || text.isEmpty() || text.length() > LONGEST_TEXT) {
            return false;
        }
        return thread.post(new Runnable() {
            @Override
            public void run() {
                owner.share(text);
            }
        });
    }

    /** Hands a file to another app. Whether it was taken over. */
    @JavascriptInterface
    public boolean shareFile(String name, String base64) {
        final Parcel parcel = Parcel.of(name, base64);
        return parcel != null && thread.post(new Runnable() {
            @Override
            public void run() {
                owner.share(parcel);
            }
        });
    }

    /** Saves a file where the player says. Whether it was taken over. */
    @JavascriptInterface
    public boolean saveFile(String name, String base64) {
        final Parcel parcel = Parcel.of(name, base64);
        return parcel != null && thread.post(new Runnable() {
            @Override
            public void run() {
                owner.save(parcel);
            }
        });
    }

    /** Takes the file or text that another app has handed over: see {@link Arrival}. */
    @JavascriptInterface
    public String openFile() {
        return owner.takeArrival();
    }

    /** Keeps the screen on, or no longer. */
    @JavascriptInterface
    public void stayAwake(final boolean awake) {
        thread.post(new Runnable() {
            @Override
            public void run() {
                owner.stayAwake(awake);
            }
        });
    }

    /** Tells how the page looks: its ground, whether a panel is open, where the board lies in CSS pixels. */
    @JavascriptInterface
    public void look(String ground, boolean panel, int left, int top, int right, int bottom) {
        final Look look = Look.of(ground, panel, left, top, right, bottom);
        if (look == null) {
            return;
        }
        thread.post(new Runnable() {
            @Override
            public void run() {
                owner.look(look);
            }
        });
    }
}
