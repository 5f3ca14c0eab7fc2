// What the page asks of the device, and what it says where the device has too little.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { action, browse, cell, open, serve, shows, status, until, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

/** The text of a language under a key, where it has no parameters. */
const told = (language, key) => readFileSync(new URL(`../../web/texts/${language}.ftl`, import.meta.url), "utf8")
  .match(new RegExp(`^${key} = (.*)$`, "m"))[1];

/** What the page says when it cannot be opened, where that is seen. */
async function late(page) {
  const line = page.locator("p.late");
  await until(page, async () => await line.evaluate(found => getComputedStyle(found).visibility) === "visible");
  return line;
}

/** A page in a window of its own that need not come up. */
async function closed(first, options = {}) {
  const context = await browser.newContext({ locale: "tr", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  if (first) await page.addInitScript(first);
  return page;
}

test("what the page needs is asked for once, its largest file before its texts", async () => {
  const page = await open(browser, server.address);
  // What is asked for ahead in another way than afterwards would come twice.
  assert.deepEqual(page.wanted.filter((url, index) => page.wanted.indexOf(url) !== index), []);
  const place = name => page.wanted.findIndex(url => name.test(url));
  assert.ok(place(/page\..*\.wasm$/) > 0 && place(/page\..*\.wasm$/) < place(/texts-en/), page.wanted.join());
  await page.context().close();
});

test("a browser without WebAssembly is told so in its language", async () => {
  const page = await closed(() => { delete window.WebAssembly; });
  await page.goto(server.address);
  const line = await late(page);
  await until(page, async () => (await line.innerText()).includes(told("tr", "failed-old-browser")));
  // The board is there as it was drawn, and covered by nothing.
  const [board, words] = [await page.locator(".board").boundingBox(), await line.boundingBox()];
  assert.ok(board.width > 300 && words.height > 20 && words.width > 300);
  await page.context().close();
});

test("files that do not come are told, with a way to try again", async () => {
  const page = await closed();
  let lost = true;
  await page.route(/page\..*wasm/, route => lost ? route.abort() : route.continue());
  await page.goto(server.address);
  const line = await late(page);
  await until(page, async () => (await line.innerText()).includes(told("tr", "failed-loading")));
  lost = false;
  await line.locator("a").click();
  await page.waitForSelector("[data-square=d3]", { state: "attached" });
  assert.equal(await page.locator("p.late").count(), 0);
  await page.context().close();
});

test("a browser that runs none of its scripts has a text as well", async () => {
  const page = await closed(null, { javaScriptEnabled: false });
  await page.goto(server.address);
  const words = await page.locator("p.late").evaluateAll(lines =>
    lines.filter(line => getComputedStyle(line).visibility === "visible").map(line => line.innerText));
  assert.ok(words.some(text => text.length > 20), String(words));
  await page.context().close();
  // One that stumbles over the first script: after a while the text comes by itself.
  const old = await closed(() => { Object.defineProperty(Document.prototype, "documentElement", { get: () => null }); });
  await old.goto(server.address);
  await old.evaluate(() => document.getAnimations().forEach(animation => animation.finish()));
  assert.match(await (await late(old)).innerText(), /\w{3}/);
  await old.context().close();
});

test("the screen stays awake while a game is on and was touched in the last five minutes", async () => {
  const page = await open(browser, server.address, { storage: TWO, fixed: true, first: () => {
    window.awake = { asked: 0, held: 0 };
    Object.defineProperty(navigator, "wakeLock", { value: { async request(kind) {
      if (kind !== "screen" || document.hidden) throw new DOMException("no", "NotAllowedError");
      window.awake.asked += 1;
      window.awake.held += 1;
      return { release: async () => { window.awake.held -= 1; } };
    } } });
  } });
  const awake = () => page.evaluate(() => [window.awake.asked, window.awake.held]);
  const hide = hidden => page.evaluate(hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  // What looks after the device comes when the page idles.
  await until(page, async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => Boolean(window.dama.touched && window.dama.voice));
  });
  assert.deepEqual(await awake(), [0, 0]);
  const moves = ["d3-d4", "d6-d5", "e3-e4", "e6-e5"];
  const play = async ply => {
    for (const square of moves[ply].split("-")) await cell(page, square).click();
    await shows(page, status(START, moves.slice(0, ply + 1)).fen);
  };
  await play(0);
  assert.deepEqual(await awake(), [1, 1]);
  await page.clock.runFor(299_000);
  await play(1);
  await page.clock.runFor(299_000);
  assert.deepEqual(await awake(), [1, 1]);
  await page.clock.runFor(2_000);
  assert.deepEqual(await awake(), [1, 0]);
  await play(2);
  assert.deepEqual(await awake(), [2, 1]);
  // Hidden, the screen may sleep; who comes back to the game has touched it.
  await hide(true);
  assert.deepEqual(await awake(), [2, 0]);
  await page.clock.runFor(60_000);
  await hide(false);
  assert.deepEqual(await awake(), [3, 1]);
  await page.clock.runFor(299_000);
  assert.deepEqual(await awake(), [3, 1]);
  await page.clock.runFor(2_000);
  assert.deepEqual(await awake(), [3, 0]);
  // No game is on any more.
  await play(3);
  assert.deepEqual(await awake(), [4, 1]);
  await action(page, "menu").click();
  await action(page, "menu-resign").click();
  await action(page, "yes").click();
  await page.locator(".message[data-tone=end]").waitFor();
  assert.deepEqual(await awake(), [4, 0]);
  assert.deepEqual(page.errors, []);
});
