package app.dama.board;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.ClipData;
import android.content.Intent;
import android.content.res.Configuration;
import android.graphics.Color;
import android.net.Uri;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.WindowManager;
import android.webkit.ValueCallback;
import android.webkit.WebChromeClient;
import android.webkit.WebSettings;
import android.webkit.WebView;
import android.widget.FrameLayout;
import android.widget.TextView;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicReference;

/** The app's only screen: the page in a window. The page keeps the game; nothing here knows it. */
public final class Game extends Activity implements Gate.Owner, Door.Owner {
    // The only scripts that are ever run from here. They hold no data: the page fetches that itself.
    private static final String CLOSE_PANEL = "window.damaShell && damaShell.closePanel()";
    private static final String TAKE_ARRIVAL = "window.damaShell && damaShell.takeArrival()";
    private static final String NOT_SAVED = "window.damaShell && damaShell.notSaved()";

    private static final int CHOOSE_FILE = 1;
    private static final int SAVE_FILE = 2;

    private final AtomicReference<String> arrival = new AtomicReference<String>("");
    private FrameLayout room;
    private Frame frame;
    private WebView page;
    private BackGesture back;
    private boolean panel;
    private ValueCallback<Uri[]> choosing;
    private Parcel saving;

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        room = new FrameLayout(this);
        frame = new Frame(this, room);
        setContentView(room);
        frame.dress(getColor(R.color.wood));
        back = BackGesture.of(new Runnable() {
            @Override
            public void run() {
                tell(CLOSE_PANEL);
            }
        });
        try {
            openPage();
        } catch (RuntimeException missing) {
            // The system has no web view, or is just replacing it.
            sayWhatToUpdate();
            return;
        } catch (IOException broken) {
            throw new IllegalStateException("the package is not complete", broken);
        }
        // A screen that comes back has opened what was handed to it.
        if (state == null) {
            arrive(getIntent());
        }
    }

    private void openPage() throws IOException {
        page = new WebView(this);
        WebSettings settings = page.getSettings();
        settings.setJavaScriptEnabled(true);
        settings.setDomStorageEnabled(true);
        settings.setAllowFileAccess(false);
        settings.setAllowContentAccess(false);
        settings.setBlockNetworkLoads(true);
        settings.setTextZoom(textZoom(getResources().getConfiguration()));
        // The wood of the splash shows until the page is painted.
        page.setBackgroundColor(Color.TRANSPARENT);
        page.setWebViewClient(new Gate(getAssets(), policy(), this));
        page.setWebChromeClient(new Chooser());
        page.addJavascriptInterface(new Door(new Handler(Looper.getMainLooper()), this), "damaDoor");
        room.addView(page);
        page.loadUrl(Site.START);
    }

    /** What the page may load, as it was worked out when it was built. */
    private String policy() throws IOException {
        InputStream stream = getAssets().open("policy.txt");
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] part = new byte[1024];
            for (int count = stream.read(part); count >= 0; count = stream.read(part)) {
                bytes.write(part, 0, count);
            }
            return bytes.toString("UTF-8").trim();
        } finally {
            stream.close();
        }
    }

    private void sayWhatToUpdate() {
        TextView text = new TextView(this);
        text.setText(R.string.update);
        text.setTextColor(Color.BLACK);
        text.setTextSize(18);
        int margin = Math.round(24 * getResources().getDisplayMetrics().density);
        text.setPadding(margin, margin, margin, margin);
        room.addView(text);
    }

    private static int textZoom(Configuration configuration) {
        return Math.round(100 * configuration.fontScale);
    }

    @Override
    public void onConfigurationChanged(Configuration configuration) {
        super.onConfigurationChanged(configuration);
        if (page != null) {
            page.getSettings().setTextZoom(textZoom(configuration));
        }
    }

    @Override
    protected void onStart() {
        super.onStart();
        if (page != null) {
            page.onResume();
        }
    }

    @Override
    protected void onStop() {
        if (page != null) {
            page.onPause();
        }
        super.onStop();
    }

    @Override
    protected void onDestroy() {
        if (page != null) {
            room.removeView(page);
            page.destroy();
            page = null;
        }
        super.onDestroy();
    }

    /** The back button, and the gesture before Android 13. */
    @Override
    public void onBackPressed() {
        if (panel && page != null) {
            tell(CLOSE_PANEL);
        } else {
            // The page stays, so that coming back is quick.
            moveTaskToBack(true);
        }
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        arrive(intent);
    }

    /** Reads what an intent hands over, aside, and lets the page take it. */
    private void arrive(final Intent intent) {
        if (!Arrival.isIn(intent)) {
            return;
        }
        new Thread(new Runnable() {
            @Override
            public void run() {
                arrival.set(Arrival.of(intent, getContentResolver(), Shelf.AUTHORITY));
                tell(TAKE_ARRIVAL);
            }
        }).start();
    }

    /** Runs one of the scripts above, from any thread. */
    private void tell(final String script) {
        runOnUiThread(new Runnable() {
            @Override
            public void run() {
                if (page != null) {
                    page.evaluateJavascript(script, null);
                }
            }
        });
    }

    @Override
    public String takeArrival() {
        return arrival.getAndSet("");
    }

    @Override
    public void leave(String address) {
        Intent intent = new Intent(Intent.ACTION_VIEW, Uri.parse(address));
        intent.addCategory(Intent.CATEGORY_BROWSABLE);
        start(intent);
    }

    @Override
    public void painted() {
        page.setBackgroundColor(getColor(R.color.wood));
    }

    @Override
    public void ended() {
        recreate();
    }

    @Override
    public void share(String text) {
        Intent intent = new Intent(Intent.ACTION_SEND);
        intent.setType("text/plain");
        intent.putExtra(Intent.EXTRA_TEXT, text);
        start(Intent.createChooser(intent, null));
    }

    @Override
    public void share(Parcel parcel) {
        Uri address;
        try {
            address = Shelf.put(this, parcel);
        } catch (IOException full) {
            tell(NOT_SAVED);
            return;
        }
        Intent intent = new Intent(Intent.ACTION_SEND);
        intent.setType(parcel.type);
        intent.putExtra(Intent.EXTRA_STREAM, address);
        // The chooser shows the picture, and passes the permission on, by this.
        intent.setClipData(ClipData.newRawUri(null, address));
        intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
        start(Intent.createChooser(intent, null));
    }

    @Override
    public void save(Parcel parcel) {
        saving = parcel;
        Intent intent = new Intent(Intent.ACTION_CREATE_DOCUMENT);
        intent.addCategory(Intent.CATEGORY_OPENABLE);
        intent.setType(parcel.type);
        intent.putExtra(Intent.EXTRA_TITLE, parcel.name);
        startForResult(intent, SAVE_FILE);
    }

    @Override
    public void stayAwake(boolean awake) {
        if (awake) {
            getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        } else {
            getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
        }
    }

    @Override
    public void look(Look look) {
        if (page == null) {
            return;
        }
        frame.dress(look.ground);
        page.setBackgroundColor(look.ground);
        Frame.keepFromGestures(page, look.kept(getResources().getDisplayMetrics().density));
        panel = look.panel;
        if (back != null) {
            back.follow(this, panel);
        }
    }

    private void start(Intent intent) {
        try {
            startActivity(intent);
        } catch (ActivityNotFoundException nobody) {
            // A device without a browser, or without anything to share with.
        }
    }

    private boolean startForResult(Intent intent, int request) {
        try {
            startActivityForResult(intent, request);
            return true;
        } catch (ActivityNotFoundException nobody) {
            return false;
        }
    }

    @Override
    protected void onActivityResult(int request, int result, Intent data) {
        super.onActivityResult(request, result, data);
        if (request == CHOOSE_FILE && choosing != null) {
            choosing.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(result, data));
            choosing = null;
        }
        if (request == SAVE_FILE && result == RESULT_OK && data != null) {
            write(saving, data.getData());
        }
        saving = null;
    }

    private void write(final Parcel parcel, final Uri place) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                if (!written(parcel, place)) {
                    tell(NOT_SAVED);
                }
            }
        }).start();
    }

    private boolean written(Parcel parcel, Uri place) {
        // The system may have ended the app while the player chose the place.
        if (parcel == null || place == null) {
            return false;
        }
        try {
            OutputStream stream = getContentResolver().openOutputStream(place);
            try {
                stream.write(parcel.content);
            } finally {
                stream.close();
            }
            return true;
        } catch (IOException full) {
            return false;
        } catch (RuntimeException refused) {
            return false;
        }
    }

    /** Lets the player choose the file that the page asks for. */
    private final class Chooser extends WebChromeClient {
        @Override
        public boolean onShowFileChooser(
                WebView view, ValueCallback<Uri[]> answer, WebChromeClient.FileChooserParams wanted) {
            if (choosing != null) {
                choosing.onReceiveValue(null);
            }
            choosing = answer;
            Intent intent = new Intent(Intent.ACTION_GET_CONTENT);
            intent.addCategory(Intent.CATEGORY_OPENABLE);
            // Nobody has taught the system the type of .pdn files.
            intent.setType("*/*");
            if (startForResult(intent, CHOOSE_FILE)) {
                return true;
            }
            choosing = null;
            return false;
        }
    }
}
