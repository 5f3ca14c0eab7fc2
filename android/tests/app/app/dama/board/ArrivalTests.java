package app.dama.board;

import static app.dama.board.Tests.same;

import android.content.ContentResolver;
import android.content.Intent;
import android.net.Uri;
import java.nio.charset.StandardCharsets;

/** What other apps hand over. */
final class ArrivalTests {
    private static final String GAME = "[Event \"Café\"]\n1. d3-d4 *\n";

    private ArrivalTests() {}

    private static Intent view(String address) {
        return new Intent(Intent.ACTION_VIEW, Uri.parse(address));
    }

    private static String of(Intent intent, byte[] served) {
        ContentResolver resolver = new ContentResolver();
        resolver.served = served;
        return Arrival.of(intent, resolver, Shelf.AUTHORITY);
    }

    public static void textsAreTaken() {
        Intent intent = new Intent(Intent.ACTION_SEND);
        same(false, Arrival.isIn(intent));
        intent.putExtra(Intent.EXTRA_TEXT, GAME);
        same(true, Arrival.isIn(intent));
        same("=" + GAME, of(intent, null));
    }

    public static void filesAreTaken() {
        byte[] bytes = GAME.getBytes(StandardCharsets.UTF_8);
        Intent open = view("content://files/7");
        same(true, Arrival.isIn(open));
        same("=" + GAME, of(open, bytes));
        Intent sent = new Intent(Intent.ACTION_SEND);
        sent.putExtra(Intent.EXTRA_STREAM, Uri.parse("content://files/7"));
        sent.putExtra(Intent.EXTRA_TEXT, "a note beside it");
        same("=" + GAME, of(sent, bytes));
    }

    public static void oldEncodingsAndMarksAreRead() {
        Intent open = view("content://files/7");
        same("=" + GAME, of(open, GAME.getBytes(StandardCharsets.ISO_8859_1)));
        same("=" + GAME, of(open, ("\uFEFF" + GAME).getBytes(StandardCharsets.UTF_8)));
        same("=a\u001A", of(open, new byte[] {'a', 0x1A}));
        same("=", of(open, new byte[0]));
    }

    public static void whatIsNoTextIsRefused() {
        Intent open = view("content://files/7");
        same(Arrival.UNREADABLE, of(open, new byte[] {'P', 'K', 3, 4, 0, 0}));
        same(Arrival.UNREADABLE, of(open, GAME.getBytes(StandardCharsets.UTF_16)));
        same(Arrival.UNREADABLE, of(open, null));
    }

    public static void whatIsTooLongIsRefusedEarly() {
        Intent open = view("content://files/7");
        byte[] most = new byte[Arrival.MOST];
        java.util.Arrays.fill(most, (byte) ' ');
        same(Arrival.MOST + 1, of(open, most).length());
        same(Arrival.TOO_LONG, of(open, new byte[Arrival.MOST + 1]));
        Intent sent = new Intent(Intent.ACTION_SEND);
        sent.putExtra(Intent.EXTRA_TEXT, "x".repeat(Arrival.MOST + 1));
        same(Arrival.TOO_LONG, of(sent, null));
    }

    public static void anEndlessFileIsLeftWhereItIsTooLong() throws java.io.IOException {
        final int[] given = {0};
        final boolean[] closed = {false};
        String found = Arrival.read(new java.io.InputStream() {
            @Override
            public int read() {
                given[0]++;
                return 'x';
            }

            @Override
            public void close() {
                closed[0] = true;
            }
        });
        same(Arrival.TOO_LONG, found);
        same(true, closed[0]);
        same(true, given[0] < Arrival.MOST + 20000);
    }

    public static void hostileIntentsOpenNothing() {
        String[] addresses = {
            "file:///data/data/app.dama.board/app_webview/Cookies",
            "https://example.org/evil.pdn",
            "javascript:alert(1)",
            "content://" + Shelf.AUTHORITY + "/game.pdn",
            "android.resource://app.dama.board/1",
        };
        for (String address : addresses) {
            ContentResolver resolver = new ContentResolver();
            resolver.served = GAME.getBytes(StandardCharsets.UTF_8);
            same(Arrival.UNREADABLE, Arrival.of(view(address), resolver, Shelf.AUTHORITY));
            // It was not even asked for.
            same(null, resolver.asked);
        }
        Intent bare = new Intent("someone.elses.ACTION", Uri.parse("content://files/7"));
        same(false, Arrival.isIn(bare));
        same(false, Arrival.isIn(null));
        Intent empty = new Intent(Intent.ACTION_VIEW);
        same(false, Arrival.isIn(empty));
    }

    public static void forgedIntentsAndThrowingAppsAreSurvived() {
        Intent forged = new Intent(Intent.ACTION_SEND);
        forged.putExtra(Intent.EXTRA_TEXT, GAME);
        forged.forged = true;
        same(false, Arrival.isIn(forged));
        ContentResolver resolver = new ContentResolver();
        resolver.thrown = new SecurityException("not yours");
        same(Arrival.UNREADABLE, Arrival.of(view("content://files/7"), resolver, Shelf.AUTHORITY));
    }

    public static void anIntentFromHistoryIsOld() {
        Intent old = view("content://files/7");
        old.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);
        same(false, Arrival.isIn(old));
    }
}
