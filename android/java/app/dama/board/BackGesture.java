package app.dama.board;

import android.app.Activity;
import android.os.Build;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;

/**
 * The back gesture since Android 13: the system is told beforehand whether it closes a panel, and shows the
 * way home where it does not.
 */
final class BackGesture implements OnBackInvokedCallback {
    private final Runnable closesPanel;
    private boolean registered;

    private BackGesture(Runnable closesPanel) {
        this.closesPanel = closesPanel;
    }

    /** A gesture that is not registered yet; null before Android 13. */
    static BackGesture of(Runnable closesPanel) {
        return Build.VERSION.SDK_INT >= 33 ? new BackGesture(closesPanel) : null;
    }

    /** Takes the gesture while a panel is open. */
    void follow(Activity activity, boolean panel) {
        if (Build.VERSION.SDK_INT < 33 || panel == registered) {
            return;
        }
        registered = panel;
        OnBackInvokedDispatcher dispatcher = activity.getOnBackInvokedDispatcher();
        if (panel) {
            dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, this);
        } else {
            dispatcher.unregisterOnBackInvokedCallback(this);
        }
    }

    @Override
    public void onBackInvoked() {
        closesPanel.run();
    }
}
