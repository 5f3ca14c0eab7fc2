package app.dama.board;

/** How the page looks, as far as the window around it must know. */
final class Look {
    /** The lowest part of the board that a swipe from the screen's side does not leave, in dp. */
    static final int KEPT_FROM_GESTURES = 200;

    /** No screen is larger than this, in CSS pixels. */
    private static final int FARTHEST = 20000;

    /** The color around the board: opaque, as the system writes colors. */
    final int ground;
    /** Whether a panel lies over the board, which the back gesture closes. */
    final boolean panel;

    private final int left;
    private final int top;
    private final int right;
    private final int bottom;

    private Look(int ground, boolean panel, int left, int top, int right, int bottom) {
        this.ground = ground;
        this.panel = panel;
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    /** What the page tells, or null where that makes no sense. */
    static Look of(String ground, boolean panel, int left, int top, int right, int bottom) {
        boolean placed = 0 <= left && left <= right && right <= FARTHEST
                && 0 <= top && top <= bottom && bottom <= FARTHEST;
        if (!placed || ground == null || ground.length() != 7 || ground.charAt(0) != '#') {
            return null;
        }
        int color = 0;
        for (int at = 1; at < 7; at++) {
            int digit = Character.digit(ground.charAt(at), 16);
            if (digit < 0 || ground.charAt(at) > 'f') {
                return null;
            }
            color = color << 4 | digit;
        }
        return new Look(0xff000000 | color, panel, left, top, right, bottom);
    }

    /** Whether the ground is light, so that what lies on it must be dark. */
    boolean isLight() {
        return isLight(ground);
    }

    /** Whether a color is light. */
    static boolean isLight(int color) {
        int red = color >> 16 & 255;
        int green = color >> 8 & 255;
        int blue = color & 255;
        return red * 299 + green * 587 + blue * 114 > 128000;
    }

    /**
     * The part of the board on which a swipe belongs to the game: left, top, right, bottom in pixels of the
     * page's view.
     *
     * <p>The system allows 200 dp of each side of the screen.
     */
    int[] kept(float density) {
        int from = Math.max(top, bottom - KEPT_FROM_GESTURES);
        return new int[] {
            Math.round(left * density),
            Math.round(from * density),
            Math.round(right * density),
            Math.round(bottom * density),
        };
    }
}
