package app.dama.board;

import static app.dama.board.Tests.same;

import android.net.Uri;
import android.os.Handler;

/** What the page can ask for. */
final class DoorTests implements Door.Owner {
    private String log = "";

    private DoorTests() {}

    @Override
    public void share(String text) {
        log += "share " + text + ";";
    }

    @Override
    public void share(Parcel parcel) {
        log += "share " + parcel.name + " " + parcel.type + " " + parcel.content.length + ";";
    }

    @Override
    public void save(Parcel parcel) {
        log += "save " + parcel.name + ";";
    }

    @Override
    public void stayAwake(boolean awake) {
        log += "awake " + awake + ";";
    }

    @Override
    public void look(Look look) {
        log += "look " + look.panel + ";";
    }

    @Override
    public String takeArrival() {
        return "=game";
    }

    public static void sensibleCallsArePassedOn() {
        DoorTests owner = new DoorTests();
        Door door = new Door(new Handler(null), owner);
        same(true, door.share("d3-d4"));
        same(true, door.shareFile("Dama 2026-11-30.pdn", "YWJj"));
        same(true, door.shareFile("board.png", ""));
        same(true, door.saveFile("παρτίδα.pdn", "YWJj"));
        door.stayAwake(true);
        door.look("#e9dfd0", true, 1, 2, 3, 4);
        same("=game", door.openFile());
        same("share d3-d4;share Dama 2026-11-30.pdn application/x-pdn 3;share board.png image/png 0;"
                + "save παρτίδα.pdn;awake true;look true;", owner.log);
    }

    public static void othersAreNot() {
        DoorTests owner = new DoorTests();
        Door door = new Door(new Handler(null), owner);
        same(false, door.share(null));
        same(false, door.share(""));
        same(false, door.share("x".repeat(Door.LONGEST_TEXT + 1)));
        String[] names = {
            null, "", ".pdn", "../a.pdn", "a/b.pdn", "a\\b.pdn", "a.apk", "a.html", "a.pdn\u0000", "a:b.pdn", "a.PDN",
            "x".repeat(80) + ".pdn",
        };
        for (String name : names) {
            same(false, door.shareFile(name, "YWJj"));
            same(false, door.saveFile(name, "YWJj"));
        }
        same(false, door.shareFile("a.pdn", null));
        same(false, door.saveFile("a.pdn", "A".repeat(Parcel.MOST / 3 * 4 + 1)));
        door.look("red", false, 0, 0, 1, 1);
        same("", owner.log);
    }

    public static void theShelfHasOnlyPlainNames() {
        same("a.pdn", Shelf.name(Uri.parse("content://" + Shelf.AUTHORITY + "/a.pdn")));
        same("a b.png", Shelf.name(Uri.parse("content://" + Shelf.AUTHORITY + "/a%20b.png")));
        for (String path : new String[] {"", "/", "/../a.pdn", "/x/a.pdn", "/..%2f..%2fa.pdn", "/a.txt.exe"}) {
            same(null, Shelf.name(Uri.parse("content://" + Shelf.AUTHORITY + path)));
        }
    }
}
