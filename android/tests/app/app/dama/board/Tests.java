package app.dama.board;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Runs every public static method without parameters of the classes named below as a test. */
public final class Tests {
    private static final Class<?>[] ALL = {
        SiteTests.class, GateTests.class, ArrivalTests.class, DoorTests.class, LookTests.class,
    };

    private Tests() {}

    public static void main(String[] arguments) throws IllegalAccessException {
        int passed = 0;
        int failed = 0;
        for (Class<?> tests : ALL) {
            for (Method test : tests.getDeclaredMethods()) {
                int modifiers = test.getModifiers();
                boolean isTest = Modifier.isPublic(modifiers) && Modifier.isStatic(modifiers);
                if (!isTest || test.getParameterCount() > 0) {
                    continue;
                }
                String name = tests.getSimpleName() + "." + test.getName();
                try {
                    test.invoke(null);
                    passed++;
                    System.out.println("test " + name + " ... ok");
                } catch (InvocationTargetException fault) {
                    failed++;
                    System.out.println("test " + name + " ... FAILED");
                    fault.getCause().printStackTrace(System.out);
                }
            }
        }
        String result = failed == 0 && passed > 0 ? "ok" : "FAILED";
        System.out.println("test result: " + result + ". " + passed + " passed; " + failed + " failed;");
        System.exit(result.equals("ok") ? 0 : 1);
    }

    /** Fails unless both are the same. */
    static void same(Object expected, Object found) {
        if (expected == null ? found != null : !expected.equals(found)) {
            throw new AssertionError("expected " + expected + ", found " + found);
        }
    }
}
