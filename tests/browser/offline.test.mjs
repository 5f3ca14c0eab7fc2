// Installed and offline: the service worker, its next version, and what other apps share.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { action, browse, cell, open, ready, serve, shows, status, until, START } from "./harness.mjs";

let server, browser, between;

// Between the browser and `dama` stands a server that can lose the network, offer another version
// of the page, and forget its files.
const state = { away: false, version: "", forgets: "" };

before(async () => {
  [server, browser] = [await serve(), await browse()];
  between = createServer(async (request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    if (state.away) return request.socket.destroy();
    if (state.forgets && path.includes(state.forgets)) {
      response.statusCode = 404;
      return response.end();
    }
    const found = await fetch(new URL(path, server.address));
    let body = Buffer.from(await found.arrayBuffer());
    if (path === "/sw.js") body = Buffer.from(body.toString().replace(/dama-v-\w+/, name => name + state.version));
    if (path === "/") body = Buffer.concat([body, Buffer.from(`<!--${state.version}-->`)]);
    response.statusCode = found.status;
    for (const name of ["content-type", "content-security-policy", "cache-control"]) {
      if (found.headers.has(name)) response.setHeader(name, found.headers.get(name));
    }
    response.end(body);
  });
  await new Promise(done => between.listen(0, "127.0.0.1", done));
});
after(async () => { await browser?.close(); between?.close(); between?.closeAllConnections(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

/** Opens the page and waits until the worker keeps it. */
async function kept(options = {}) {
  Object.assign(state, { away: false, version: "", forgets: "" });
  const page = await open(browser, `http://127.0.0.1:${between.address().port}/`, { storage: TWO, serviceWorkers: "allow", ...options });
  const language = await page.evaluate(() => document.documentElement.lang);
  const isKept = () => page.evaluate(async tag => {
    const names = await caches.keys();
    const name = names.find(name => name.startsWith("dama-v-"));
    return Boolean(navigator.serviceWorker.controller && name && await (await caches.open(name)).match(dama.files.texts[tag]));
  }, language);
  await until(page, isKept);
  return page;
}

async function play(page, move) {
  for (const square of move.split("-")) await cell(page, square).click();
}

test("the page can be installed", async () => {
  const page = await kept();
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async source => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.width}x${image.height}`;
    }, src);
    assert.equal(size, sizes);
  }
  assert.deepEqual(manifest.icons.map(icon => icon.purpose), ["any", "any", "maskable"]);
  assert.equal(manifest.share_target.params.files[0].accept[0], ".pdn");
  assert.deepEqual(page.errors, []);
});

test("it works without a network, the computer too", async () => {
  const page = await kept({ language: "tr" });
  await play(page, "d3-d4");
  state.away = true;
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "tr");
  await shows(page, status(START, ["d3-d4"]).fen);
  await action(page, "hint").click();
  await page.waitForFunction(() => /[a-h][1-8]-[a-h][1-8]/.test(document.querySelector(".message").innerText));
});

test("a new version waits until a player lets it in", async () => {
  const page = await kept();
  await play(page, "d3-d4");
  state.version = "2";
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
  await until(page, waiting);
  // In the midst of a game nothing is said; the menu has it.
  assert.equal(await page.locator(".message[data-tone=turn]").count(), 1);
  await action(page, "undo").click();
  assert.equal(await page.locator(".message[data-tone=update]").count(), 0);
  await action(page, "redo").click();
  await action(page, "menu").click();
  await Promise.all([page.waitForNavigation(), action(page, "update-now").click()]);
  await ready(page);
  await shows(page, status(START, ["d3-d4"]).fen);
  const names = await page.evaluate(() => caches.keys());
  assert.equal(names.length, 1);
  assert.match(names[0], /2$/);
  assert.deepEqual(page.errors, []);
});

test("a worker that no longer finds its files removes itself and loads the page once", async () => {
  const page = await kept();
  let loaded = 0;
  page.on("load", () => { loaded += 1; });
  // Its language is neither kept nor served any more: the page there is another one.
  state.version = "3";
  state.forgets = "texts-it";
  const gone = page.waitForEvent("load");
  await page.evaluate(() => { fetch(dama.files.texts.it); });
  await gone;
  await ready(page);
  await page.waitForTimeout(500);
  assert.equal(loaded, 1);
  const names = await page.evaluate(() => caches.keys());
  assert.ok(names.every(name => name.endsWith("3")), String(names));
});

test("a text or a file that another app shares is opened", async () => {
  const page = await kept();
  const share = (name, value) => page.evaluate(async ([name, value]) => {
    const data = new FormData();
    data.append(name, name === "file" ? new File([value], "game.pdn") : value);
    await fetch("/share", { method: "POST", body: data, redirect: "manual" });
  }, [name, value]);
  for (const [name, value, fen] of [
    ["text", "B:Wa2,Kc4:Bd6,Ke8", "B:Wa2,Kc4:Bd6,Ke8"],
    ["file", "[GameType \"30,W,8,8,A0,0\"]\n[RuleSet \"classic\"]\n1. d3-d4 d6-d5 *", status(START, ["d3-d4", "d6-d5"]).fen],
  ]) {
    await share(name, value);
    await page.goto(new URL("?shared", page.url()).href);
    await ready(page);
    await shows(page, fen);
    assert.equal(new URL(page.url()).search, "");
  }
  assert.deepEqual(page.errors, []);
});
