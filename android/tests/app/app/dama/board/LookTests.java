package app.dama.board;

import static app.dama.board.Tests.same;

import java.util.Arrays;

/** What the page tells of itself. */
final class LookTests {
    private LookTests() {}

    public static void groundsAreRead() {
        Look light = Look.of("#e9dfd0", true, 0, 0, 0, 0);
        same(0xffe9dfd0, light.ground);
        same(true, light.isLight());
        same(true, light.panel);
        same(false, Look.of("#1a1310", false, 0, 0, 0, 0).isLight());
        for (String wrong : new String[] {null, "", "#fff", "e9dfd0#", "#e9dfdg", "#e9dfd0;", "#\uff10\uff10\uff10\uff10\uff10\uff10"}) {
            same(null, Look.of(wrong, false, 0, 0, 0, 0));
        }
    }

    public static void placesMustMakeSense() {
        int[][] wrong = {{-1, 0, 1, 1}, {2, 0, 1, 1}, {0, 2, 1, 1}, {0, 0, 20001, 1}, {0, 0, 1, Integer.MAX_VALUE}};
        for (int[] place : wrong) {
            same(null, Look.of("#000000", false, place[0], place[1], place[2], place[3]));
        }
    }

    public static void theLowestPartOfTheBoardIsKept() {
        Look phone = Look.of("#000000", false, 4, 100, 364, 460);
        same("[11, 715, 1001, 1265]", Arrays.toString(phone.kept(2.75f)));
        Look small = Look.of("#000000", false, 4, 100, 154, 250);
        same("[4, 100, 154, 250]", Arrays.toString(small.kept(1)));
    }
}
