// One page in each of the three engines, in the few words that the same game needs in all of them.
// Chromium is driven by Playwright, Firefox by WebDriver BiDi, WebKit by plain W3C WebDriver.
//
// What `launch` gives: `go(address)`, `evaluate(act, ..values)` of what can be written as JSON,
// `press(x, y)`, `picture()` as PNG, `errors` of the console, and `close()`.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { browse } from "./harness.mjs";

const FIREFOX = process.env.FIREFOX || "firefox-esr";
const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER || "WebKitWebDriver";

/** The size of the window, where it can be chosen. */
const SIZE = { width: 412, height: 840 };

/** What a function gives for values, as a text that every engine can evaluate and send. */
const asked = (act, values) => `JSON.stringify((${act})(...${JSON.stringify(values)})) ?? "null"`;

/** A press of the main button or a finger at a point of the page, as both WebDrivers take it. */
const pressed = (x, y) => [{
  type: "pointer", id: "mouse", parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 },
  ],
}];

/** Ends a program and waits until it has gone. */
async function end(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  program.kill();
  const late = setTimeout(() => program.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(late);
}

/** The first line of a program's output that fits a pattern. */
async function line(program, stream, pattern) {
  const lines = createInterface(program[stream]);
  const found = new Promise((resolve, reject) => {
    lines.on("line", text => { const match = text.match(pattern); if (match) resolve(match); });
    program.on("error", reject);
    program.on("exit", code => reject(new Error(`${program.spawnfile} ended with ${code}`)));
  });
  return found;
}

async function chromium() {
  const browser = await browse();
  const page = await (await browser.newContext({ viewport: SIZE, serviceWorkers: "block" })).newPage();
  const errors = [];
  page.on("pageerror", error => errors.push(String(error)));
  page.on("console", message => { if (message.type() === "error") errors.push(message.text()); });
  return {
    errors,
    go: address => page.goto(address),
    evaluate: async (act, ...values) => JSON.parse(await page.evaluate(asked(act, values))),
    press: (x, y) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), "dama-firefox-"));
  writeFileSync(join(profile, "user.js"), [
    ["intl.accept_languages", "en-US"], ["browser.shell.checkDefaultBrowser", false],
    ["datareporting.policy.dataSubmissionEnabled", false], ["app.update.enabled", false],
    ["browser.startup.page", 0], ["dom.serviceWorkers.enabled", false],
  ].map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
  const program = spawn(FIREFOX, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] });
  const [, address] = await line(program, "stderr", /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map(), errors = [];
  socket.on("message", data => {
    const told = JSON.parse(data);
    if (told.method === "log.entryAdded" && told.params.level === "error") errors.push(told.params.text);
    const wait = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.type === "success") wait?.resolve(told.result);
    else if (told.type === "error") wait?.reject(new Error(`${told.error}: ${told.message}`));
  });
  let last = 0;
  const send = (method, params) => new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    socket.send(JSON.stringify({ id: last, method, params }));
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts: [{ context }] } = await send("browsingContext.getTree", {});
  await send("browsingContext.setViewport", { context, viewport: SIZE });
  return {
    errors,
    go: url => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(act, ...values) {
      const { result, exceptionDetails } = await send("script.evaluate",
        { expression: asked(act, values), target: { context }, awaitPromise: false });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    press: (x, y) => send("input.performActions", { context, actions: pressed(x, y) }),
    picture: async () => Buffer.from((await send("browsingContext.captureScreenshot", { context })).data, "base64"),
    async close() {
      socket.terminate();
      await end(program);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

// Runs in the page before all else: what comes to the console as an error is told to the server.
const LISTEN = `(() => {
  const tell = (...words) => fetch("/overheard", { method: "POST", body: words.map(String).join(" "), keepalive: true });
  const said = console.error;
  console.error = (...words) => { tell(...words); said.apply(console, words); };
  addEventListener("error", event => tell(event.message || event.target.outerHTML), true);
  addEventListener("unhandledrejection", event => tell(event.reason));
  document.addEventListener("securitypolicyviolation", event => tell(event.violatedDirective, event.blockedURI));
})()`;

/**
 * A server between the browser and `dama` that puts `LISTEN` into the page. An automated WebKit
 * gives no word of its console away: neither its driver nor its output has it.
 */
async function overheard(address, errors) {
  const server = createHttpServer(async (request, response) => {
    if (request.url === "/overheard") {
      let text = "";
      for await (const part of request) text += part;
      errors.push(text);
      return response.end();
    }
    if (request.url === "/listen.js") {
      response.setHeader("content-type", "text/javascript");
      return response.end(LISTEN);
    }
    const found = await fetch(new URL(request.url, address));
    let body = Buffer.from(await found.arrayBuffer());
    if (request.url === "/") body = body.toString().replace("<head>", '<head><script src="/listen.js"></script>');
    response.statusCode = found.status;
    for (const name of ["content-type", "content-security-policy", "cache-control"]) {
      if (found.headers.has(name)) response.setHeader(name, found.headers.get(name));
    }
    response.end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function webkit() {
  // It has no mode without a screen, so it gets one that nobody sees.
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] });
  const [, number] = await line(screen, "stdout", /^(\d+)$/);
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: "ignore", env: { ...process.env, DISPLAY: `:${number}`, LANG: "en_US.UTF-8" },
  });
  const errors = [];
  let server;
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const started = async () => {
    for (const deadline = Date.now() + 20_000; ;) {
      try {
        return await send("POST", "", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": {
          args: ["--automation"],
        } } } });
      } catch (error) {
        // Its port is not open at once.
        if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
        await new Promise(done => setTimeout(done, 50));
      }
    }
  };
  const { sessionId } = await started();
  const path = `/${sessionId}`;
  await send("POST", `${path}/window/rect`, { x: 0, y: 0, ...SIZE });
  return {
    errors,
    async go(address) {
      server ??= await overheard(address, errors);
      await send("POST", `${path}/url`, { url: `http://127.0.0.1:${server.address().port}/` });
    },
    evaluate: async (act, ...values) =>
      JSON.parse(await send("POST", `${path}/execute/sync`, { script: `return ${asked(act, values)}`, args: [] })),
    press: (x, y) => send("POST", `${path}/actions`, { actions: pressed(x, y) }),
    picture: async () => Buffer.from(await send("GET", `${path}/screenshot`), "base64"),
    async close() {
      await send("DELETE", path).catch(() => {});
      server?.close();
      server?.closeAllConnections();
      await end(driver);
      await end(screen);
    },
  };
}

/** How each engine is started. */
export const ENGINES = { Chromium: chromium, WebKit: webkit, Firefox: firefox };
