package android.os;

/** A thread that does at once what it is given. */
public class Handler {
    public Handler(Looper looper) {}

    public boolean post(Runnable what) {
        what.run();
        return true;
    }
}
