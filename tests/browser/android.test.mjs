// The Android app without a device: the packed page, served from the built app by the app's own code, in
// Chromium as a phone has it. The browser can reach no other host at all.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import {
  action, begin, board, cell, contrast, landings, legal, pixels, random, ready, says, shows, status, START,
} from "./harness.mjs";

const HOST = "appassets.androidplatform.net", ORIGIN = `https://${HOST}/`;
const AGENT = "Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) "
  + "Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36";
const TWO = { "dama.opponent": "person", "dama.motion": "off" };

let server, browser;
before(async () => {
  const { DAMA_APK, DAMA_APK_CLASSES, DAMA_APK_KEYS } = process.env;
  assert.ok(DAMA_APK, "started by `cargo xtask ci`, which builds the app first");
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : "java";
  server = spawn(java, ["-cp", DAMA_APK_CLASSES, "app.dama.board.Serve", DAMA_APK, DAMA_APK_KEYS, "android"],
    { stdio: ["pipe", "pipe", "inherit"] });
  let port;
  for await (const line of createInterface(server.stdout)) {
    port = line.match(/^port (\d+)/)?.[1];
    if (port) break;
  }
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-quic",
      "--disable-component-update", "--disable-sync", "--ignore-certificate-errors",
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}, MAP * ~NOTFOUND`],
  });
});
after(async () => { await browser?.close(); server?.stdin.end(); });

/** The page as the app shows it. What it asks of the app ends up in `window.asked`, answers come from `arrival`. */
async function start({ storage = {}, arrival = "", language = "en", ...more } = {}) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true,
    userAgent: AGENT, locale: language, ignoreHTTPSErrors: true, ...more,
  });
  await context.addInitScript(({ storage, arrival }) => {
    if (!sessionStorage.getItem("prepared")) {
      sessionStorage.setItem("prepared", "yes");
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }
    window.asked = [];
    window.arrival = arrival;
    window.damaDoor = { openFile: () => { const found = window.arrival; window.arrival = ""; return found; } };
    for (const call of ["look", "saveFile", "share", "shareFile", "stayAwake"]) {
      window.damaDoor[call] = (...values) => { window.asked.push([call, ...values]); return true; };
    }
    // A web view has none of these.
    for (const name of ["share", "canShare", "wakeLock"]) delete Navigator.prototype[name];
  }, { storage, arrival });
  const page = await context.newPage();
  page.errors = [];
  page.requests = [];
  page.on("pageerror", error => page.errors.push(String(error)));
  page.on("console", message => { if (message.type() === "error") page.errors.push(message.text()); });
  page.on("request", request => page.requests.push(request.url()));
  await page.goto(ORIGIN);
  return page;
}
const asked = (page, call) => page.evaluate(call => window.asked.filter(([name]) => name === call), call);
const last = async (page, call) => (await asked(page, call)).at(-1);

test("a whole game against the computer by touch", async () => {
  const page = await start({
    storage: { "dama.opponent": "computer", "dama.level": "1", "dama.side": "white", "dama.motion": "off" },
  });
  await ready(page);
  await begin(page);
  const dice = random(7), end = page.locator(".message[data-tone=end]");
  let fen = START;
  for (let turn = 0; turn < 200 && !await end.count(); turn++) {
    const { moves } = legal(fen);
    const move = moves[dice(moves.length)];
    await cell(page, move.from).tap();
    for (const to of landings(move)) await cell(page, to).tap();
    const mine = status(fen, [move.move]);
    if (mine.result !== "*") break;
    const answers = legal(mine.fen).moves.map(answer => status(mine.fen, [answer.move]));
    const boards = new Map(answers.map(answer => [answer.fen.slice(2), answer]));
    await page.waitForFunction(() =>
      document.querySelector(".strip[data-side=white][data-turn]") || document.querySelector(".message[data-tone=end]"));
    const answer = boards.get(await board(page));
    assert.ok(answer, `after ${mine.fen} the board shows ${await board(page)}`);
    fen = answer.fen;
  }
  await end.waitFor();
  assert.deepEqual(page.errors, []);
  // Not one request for anything but the app's own files.
  for (const url of page.requests) assert.ok(url.startsWith(ORIGIN) || url.startsWith("data:"), url);
});

test("the page is a secure place with all that it needs, and no service worker", async () => {
  const page = await start();
  await ready(page);
  assert.deepEqual(await page.evaluate(async () => ({
    secure: isSecureContext,
    worker: "serviceWorker" in navigator,
    storage: (() => { localStorage.setItem("x", "1"); return localStorage.getItem("x"); })(),
  })), { secure: true, worker: false, storage: "1" });
  const answer = await page.evaluate(() => fetch("/").then(found => found.headers.get("content-security-policy")));
  assert.match(answer, /default-src 'none'/);
  // Nothing that is asked for ahead comes twice, though the app lets nothing be kept.
  const files = page.requests.filter(url => url.startsWith(`${ORIGIN}a/`));
  assert.deepEqual(files.filter((url, index) => files.indexOf(url) !== index), []);
});

test("nothing else can be reached", async () => {
  const page = await start();
  await ready(page);
  const reached = await page.evaluate(async () => {
    const tries = ["/policy.txt", "/classes.dex", "/a/", "/../policy.txt", "/%2e%2e/policy.txt", "/AndroidManifest.xml"];
    const found = [];
    for (const address of tries) found.push((await fetch(address)).status);
    for (const address of ["https://example.org/", "http://127.0.0.1:80/", "file:///etc/hosts"]) {
      found.push(await fetch(address).then(() => "reached", () => "refused"));
    }
    return found;
  });
  assert.deepEqual(reached, [404, 404, 404, 404, 404, 404, "refused", "refused", "refused"]);
});

test("the game survives turning, splitting and the end of the process", async () => {
  const page = await start({ storage: TWO });
  await ready(page);
  const move = async (from, to) => { await cell(page, from).tap(); await cell(page, to).tap(); };
  await move("d3", "d4");
  await page.setViewportSize({ width: 640, height: 360 });
  await move("e6", "e5");
  await page.setViewportSize({ width: 360, height: 320 });
  await shows(page, status(START, ["d3-d4", "e6-e5"]).fen);
  await page.reload();
  await ready(page);
  await shows(page, status(START, ["d3-d4", "e6-e5"]).fen);
  assert.deepEqual(page.errors, []);
});

test("the window hears of ground, board and panels; going back closes panels first", async () => {
  const page = await start({ colorScheme: "light" });
  await ready(page);
  await page.waitForFunction(() => window.asked.some(([name]) => name === "look"));
  const box = await page.locator(".board").boundingBox();
  const [, ground, panel, left, top, right, bottom] = await last(page, "look");
  assert.equal(ground, "#e9dfd0");
  assert.equal(panel, false);
  assert.deepEqual([left, top, right, bottom],
    [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => window.asked.at(-1)[1] === "#1a1310");

  await action(page, "menu").tap();
  await page.waitForFunction(() => window.asked.at(-1)[2] === true);
  await action(page, "menu-settings").tap();
  const sheet = () => page.locator("dialog").getAttribute("data-sheet");
  assert.equal(await sheet(), "Settings");
  const back = () => page.evaluate(() => window.damaShell.closePanel());
  await back();
  assert.equal(await sheet(), "Menu");
  await back();
  await page.waitForFunction(() => window.asked.at(-1)[2] === false);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await back();
  assert.deepEqual(page.errors, []);
});

test("stones stay 12 px from the edges of the screen", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 640, height: 360 }]) {
    const page = await start({ viewport });
    await ready(page);
    const gaps = await page.$$eval(".stone", stones => stones.flatMap(stone => {
      const box = stone.getBoundingClientRect(), rim = box.width * .106;
      return [box.left + rim, innerWidth - box.right + rim, innerHeight - box.bottom + rim];
    }));
    assert.ok(Math.min(...gaps) >= 12, `a stone is ${Math.min(...gaps)} px from the edge`);
    await page.context().close();
  }
});

test("what a web view lacks: sharing, saving, the screen", async () => {
  const page = await start();
  await ready(page);
  await page.evaluate(async () => {
    await navigator.share({ text: "1. d3-d4 *", url: "https://example.org/" });
    await navigator.share({ files: [new File(["\u0001\u0002"], "board.png", { type: "image/png" })] });
    const lock = await navigator.wakeLock.request("screen");
    await lock.release();
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(["1. d3-d4 *"], { type: "application/x-pdn" }));
    link.download = "game.pdn";
    link.click();
    URL.revokeObjectURL(link.href);
  });
  await page.waitForFunction(() => window.asked.some(([name]) => name === "saveFile"));
  assert.deepEqual(await asked(page, "share"), [["share", "1. d3-d4 *\nhttps://example.org/"]]);
  assert.deepEqual(await asked(page, "shareFile"), [["shareFile", "board.png", "AQI="]]);
  assert.deepEqual(await asked(page, "saveFile"), [["saveFile", "game.pdn", "MS4gZDMtZDQgKg=="]]);
  assert.deepEqual((await asked(page, "stayAwake")).map(([, on]) => on), [true, false]);
  await page.evaluate(() => { window.damaDoor.share = () => false; });
  assert.equal(await page.evaluate(() => navigator.share({ text: "x" }).then(() => "", error => error.name)), "NotAllowedError");
});

test("a game is shared and saved as text, and the board as a picture", async () => {
  const page = await start({ storage: TWO });
  await ready(page);
  await cell(page, "d3").tap();
  await cell(page, "d4").tap();
  const open = async () => {
    await action(page, "menu").tap();
    await action(page, "menu-text").tap();
  };
  await open();
  await action(page, "share-game").tap();
  assert.match((await last(page, "share"))[1], /1\. d3-d4/);
  await action(page, "save-game").tap();
  await page.waitForFunction(() => window.asked.some(([name]) => name === "saveFile"));
  const [, name, saved] = await last(page, "saveFile");
  assert.match(name, /^dama-\d{4}-\d\d-\d\d\.pdn$/);
  assert.match(Buffer.from(saved, "base64").toString(), /1\. d3-d4/);
  await action(page, "share-picture").tap();
  await page.waitForFunction(() => window.asked.some(([name]) => name === "shareFile"));
  const [, file, picture] = await last(page, "shareFile");
  assert.equal(file, "dama.png");
  // Both sides stand on the board as it is, and d3 is empty.
  const image = await pixels(browser, Buffer.from(picture, "base64"));
  const scale = image.width / 888;
  const at = (file, rank) => image.at(Math.round((94 + file * 100) * scale), Math.round((94 + (8 - rank) * 100) * scale));
  const [white, black, empty, moved] = [at(0, 3), at(0, 6), at(3, 3), at(3, 4)];
  assert.ok(contrast(white, black) >= 7, `${white} and ${black}`);
  assert.ok(contrast(white, moved) < 1.3, `${white} and ${moved}`);
  assert.ok(contrast(empty, white) > 1.5 && contrast(empty, black) > 1.5, `${empty} is no wood`);
  assert.deepEqual(page.errors, []);
});

test("what other apps hand over is opened, and what is no game is told", async () => {
  const page = await start({ storage: { ...TWO, "dama.language": "de" }, arrival: "=W:WKd4:BKh8" });
  await ready(page);
  await shows(page, "W:WKd4:BKh8");
  const arrive = arrival => page.evaluate(arrival => {
    window.arrival = arrival;
    window.damaShell.takeArrival();
  }, arrival);
  await action(page, "menu").tap();
  await arrive("=1. d3-d4 e6-e5 *");
  await shows(page, status(START, ["d3-d4", "e6-e5"]).fen);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  for (const [wrong, said] of [
    ["=rubbish", /./], ["=", /Füge zuerst/], ["!too-long", /zu lang/], ["!unreadable", /nicht lesen/],
  ]) {
    await arrive(wrong);
    await says(page, ".message", said);
    await shows(page, status(START, ["d3-d4", "e6-e5"]).fen);
  }
  await page.evaluate(() => { window.damaDoor.saveFile = () => false; });
  await action(page, "menu").tap();
  await action(page, "menu-text").tap();
  await action(page, "save-game").tap();
  await page.waitForFunction(() => /nicht gespeichert/.test(document.querySelector(".message").innerText));
  assert.deepEqual(page.errors, []);
});

test("a file is chosen, read, and refused where it is no text or too long", async () => {
  const page = await start({ storage: TWO });
  await ready(page);
  const choose = async (name, buffer) => {
    await action(page, "menu").tap();
    await action(page, "menu-text").tap();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), action(page, "open-file").tap()]);
    await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer });
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  await choose("game.pdn", Buffer.from("1. d3-d4 e6-e5 *"));
  const { fen } = status(START, ["d3-d4", "e6-e5"]);
  await shows(page, fen);
  await choose("photo.pdn", Buffer.from([0x89, 0x50, 0, 0, 1]));
  await says(page, ".message", /no text in it/);
  await choose("huge.pdn", Buffer.alloc(1_000_001, "x"));
  await says(page, ".message", /too long/);
  await shows(page, fen);
  assert.deepEqual(page.errors, []);
});

test("an engine that is too old is told so in its language, with the page left out", async () => {
  for (const [language, wanted, dir] of [["de", /Aktualisiere/, "ltr"], ["he", /לעדכן/, "rtl"], ["xx", /Update/, "ltr"]]) {
    const context = await browser.newContext({ userAgent: AGENT, locale: language, ignoreHTTPSErrors: true });
    await context.addInitScript(() => { delete window.WebAssembly; });
    const page = await context.newPage();
    await page.goto(ORIGIN);
    assert.match(await page.locator("#update").innerText(), wanted);
    assert.equal(await page.evaluate(() => document.documentElement.dir), dir);
    await context.close();
  }
});

test("the first script is JavaScript that any engine reads", async () => {
  const script = await (await start()).evaluate(() => fetch("/first.js").then(answer => answer.text()));
  const code = script.replace(/"(?:[^"\\]|\\.)*"/g, "\"\"").replace(/\/\/.*|\/\*[^]*?\*\//g, "");
  assert.doesNotMatch(code, /=>|\b(let|const|class|async|await|of)\b|`|\.\.\.|\?\.|\?\?/);
});
