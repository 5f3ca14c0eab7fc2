package app.dama.board;

import android.app.Activity;
import android.graphics.Insets;
import android.graphics.Rect;
import android.os.Build;
import android.view.DisplayCutout;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import java.util.Collections;

/** The window around the page: from edge to edge in the page's color, its content in the safe area. */
final class Frame implements View.OnApplyWindowInsetsListener {
    private final Window window;
    private final View room;

    /** Lets a window reach to the edges of the screen; {@code room} holds all that is in it. */
    Frame(Activity activity, View room) {
        this.window = activity.getWindow();
        this.room = room;
        if (Build.VERSION.SDK_INT >= 30) {
            window.setDecorFitsSystemWindows(false);
        }
        room.setOnApplyWindowInsetsListener(this);
    }

    /** Takes on the page's ground, and lets the system's signs stand out on it. */
    void dress(int ground) {
        room.setBackgroundColor(ground);
        boolean light = Look.isLight(ground);
        if (Build.VERSION.SDK_INT >= 30) {
            WindowInsetsController controller = window.getInsetsController();
            int dark = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                    | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
            if (controller != null) {
                controller.setSystemBarsAppearance(light ? dark : 0, dark);
            }
            return;
        }
        int wanted = View.SYSTEM_UI_FLAG_LAYOUT_STABLE
                | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
                | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION;
        if (light) {
            wanted |= View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR;
            if (Build.VERSION.SDK_INT >= 26) {
                wanted |= View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR;
            }
        }
        room.setSystemUiVisibility(wanted);
    }

    /** Leaves a part of the page to the game, where else a swipe goes back. */
    static void keepFromGestures(View page, int[] kept) {
        if (Build.VERSION.SDK_INT >= 29) {
            Rect part = new Rect(kept[0], kept[1], kept[2], kept[3]);
            page.setSystemGestureExclusionRects(Collections.singletonList(part));
        }
    }

    /** Keeps the page off bars, cutouts and keyboard. It hears of none of them: some would count twice. */
    @Override
    public WindowInsets onApplyWindowInsets(View view, WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            Insets taken = insets.getInsets(WindowInsets.Type.systemBars()
                    | WindowInsets.Type.displayCutout()
                    | WindowInsets.Type.ime());
            view.setPadding(taken.left, taken.top, taken.right, taken.bottom);
            return WindowInsets.CONSUMED;
        }
        int left = insets.getSystemWindowInsetLeft();
        int top = insets.getSystemWindowInsetTop();
        int right = insets.getSystemWindowInsetRight();
        int bottom = insets.getSystemWindowInsetBottom();
        WindowInsets rest = insets.consumeSystemWindowInsets();
        if (Build.VERSION.SDK_INT >= 28) {
            DisplayCutout cutout = insets.getDisplayCutout();
            if (cutout != null) {
                left = Math.max(left, cutout.getSafeInsetLeft());
                top = Math.max(top, cutout.getSafeInsetTop());
                right = Math.max(right, cutout.getSafeInsetRight());
                bottom = Math.max(bottom, cutout.getSafeInsetBottom());
                rest = rest.consumeDisplayCutout();
            }
        }
        view.setPadding(left, top, right, bottom);
        return rest;
    }
}
