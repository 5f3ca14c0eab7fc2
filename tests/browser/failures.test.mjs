// What may go wrong around a game: other windows, workers that fail, storage that holds rubbish.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, begin, browse, cell, open, ready, says, serve, shows, status, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };
const ALONE = { ...TWO, "dama.opponent": "computer", "dama.level": "1", "dama.side": "white" };

async function play(page, move) {
  for (const square of move.split("-")) await cell(page, square).click();
}

const line = (page, tone) => page.locator(`.message[data-tone=${tone}]`);

test("two windows: one plays, the other watches and can go on", async () => {
  const first = await open(browser, server.address, { storage: { ...TWO, "dama.clock-wish": "3+2" } });
  await begin(first);
  await play(first, "d3-d4");
  const second = await first.context().newPage();
  const errors = [];
  second.on("pageerror", error => errors.push(String(error)));
  await second.goto(server.address);
  await ready(second);
  await line(second, "elsewhere").waitFor();
  await shows(second, status(START, ["d3-d4"]).fen);
  // It shows the same game live, and plays nothing.
  await play(first, "d6-d5");
  await shows(second, status(START, ["d3-d4", "d6-d5"]).fen);
  await says(second, ".strip[data-side=black] .clock", /^\d:\d\d$/);
  await play(second, "a3-a4");
  await shows(second, status(START, ["d3-d4", "d6-d5"]).fen);
  // Taken over, it plays on from there, and the first one watches.
  await action(second, "go-on-here").click();
  await line(first, "elsewhere").waitFor();
  await play(second, "a3-a4");
  const played = status(START, ["d3-d4", "d6-d5", "a3-a4"]).fen;
  await shows(second, played);
  await shows(first, played);
  // The window that plays is closed: the other one has the game.
  await second.close();
  await line(first, "elsewhere").waitFor({ state: "detached" });
  await play(first, "a6-a5");
  await shows(first, status(START, ["d3-d4", "d6-d5", "a3-a4", "a6-a5"]).fen);
  assert.deepEqual([...first.errors, ...errors], []);
});

/** A page with other workers: `act` is done to each `worker`, whose `number` counts from 1. */
async function withWorkers(act) {
  const page = await open(browser, server.address, { storage: ALONE, fixed: true });
  await page.addInitScript({ content: `
    const Real = Worker;
    window.started = 0;
    window.Worker = function (address, options) {
      const worker = new Real(address, options), number = ++window.started;
      ${act}
      return worker;
    };` });
  await page.reload();
  await ready(page);
  await begin(page);
  return page;
}

const answered = async page => {
  const mine = page.locator(".strip[data-side=white][data-turn]");
  for (let tries = 0; tries < 200 && !await mine.count(); tries++) {
    await page.clock.runFor(50);
    await new Promise(done => setTimeout(done, 50));
  }
  return mine.count();
};

test("a worker that hangs is started once more with the position", async () => {
  // The first one that is asked for a move never answers.
  const page = await withWorkers(`
    const post = worker.postMessage.bind(worker);
    worker.postMessage = text => {
      if (typeof text === "string" && !window.hung) window.hung = number;
      else if (window.hung !== number || typeof text !== "string") post(text);
    };`);
  await play(page, "d3-d4");
  const before = await page.evaluate(() => window.started);
  // Its time and two seconds, or half a minute where it was not even loaded.
  for (let tries = 0; tries < 60 && await page.evaluate(() => window.started) === before; tries++) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(100);
  }
  assert.equal(await answered(page), 1);
  assert.equal(await page.evaluate(() => window.started), before + 1);
  assert.equal(await line(page, "failed").count(), 0);
  assert.deepEqual(page.errors, []);
});

test("one that fails twice is told, and two people play all the same", async () => {
  const page = await withWorkers(`
    const post = worker.postMessage.bind(worker);
    worker.postMessage = text => {
      if (typeof text === "string") queueMicrotask(() => worker.dispatchEvent(new Event("error")));
      else post(text);
    };`);
  await play(page, "d3-d4");
  await page.clock.runFor(1_000);
  await line(page, "failed").waitFor();
  await says(page, ".message", /Two people can play/);
  assert.equal(await action(page, "again").count(), 1);
  // It moved neither side.
  await shows(page, status(START, ["d3-d4"]).fen);
  await action(page, "menu").click();
  await action(page, "menu-new-game").click();
  await page.locator("input[value=person]").check();
  await action(page, "start").click();
  await action(page, "yes").click();
  await play(page, "d3-d4");
  await play(page, "d6-d5");
  await shows(page, status(START, ["d3-d4", "d6-d5"]).fen);
  assert.deepEqual(page.errors, []);
});

for (const [kept, words] of [["\u0000rubbish", /could not be read/], ["dama 99\nfrom the future", /newer version/]]) {
  test(`a saved game "${kept.slice(0, 7)}" is set aside, never erased, and told once`, async () => {
    const page = await open(browser, server.address, { storage: { ...TWO, "dama.game": kept, "dama.games": kept } });
    await says(page, ".message", words);
    await play(page, "d3-d4");
    await action(page, "menu").click();
    await action(page, "menu-new-game").click();
    await action(page, "start").click();
    await action(page, "yes").click();
    await play(page, "d3-d4");
    const aside = await page.evaluate(() => ["dama.game.aside-1", "dama.games.aside-1"].map(key => localStorage.getItem(key)));
    assert.deepEqual(aside, [kept, kept]);
    await page.reload();
    await ready(page);
    await line(page, "turn").waitFor();
    await shows(page, status(START, ["d3-d4"]).fen);
    assert.deepEqual(page.errors, []);
  });
}

test("what cannot be set aside stays where it is", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.game": "from the future" } });
  await page.addInitScript(() => {
    localStorage.setItem("dama.game", "from the future");
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await page.reload();
  await ready(page);
  await play(page, "d3-d4");
  await shows(page, status(START, ["d3-d4"]).fen);
  assert.equal(await page.evaluate(() => localStorage.getItem("dama.game")), "from the future");
  assert.deepEqual(page.errors, []);
});

test("a draw offered between two people is open after a reload", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await play(page, "d3-d4");
  await action(page, "menu").click();
  await action(page, "menu-offer-draw").click();
  await action(page, "yes").click();
  await page.reload();
  await ready(page);
  await action(page, "accept").click();
  await page.locator(".message[data-code=agreement]").waitFor();
});

test("without SIMD the same engine plays the same moves", async () => {
  const plain = () => { WebAssembly.validate = () => false; };
  const page = await open(browser, server.address, { storage: ALONE, first: plain });
  await begin(page);
  await play(page, "d3-d4");
  await page.locator(".strip[data-side=white][data-turn]").waitFor();
  assert.ok(page.wanted.some(address => /engine-plain\..*wasm$/.test(address)));
  assert.ok(!page.wanted.some(address => /\/engine\..*wasm$/.test(address)));
  const answers = await page.evaluate(async () => {
    const { files } = window.dama, all = [];
    for (const name of ["engine.wasm", "engine-plain.wasm"]) {
      const engine = await import(`${files["engine.js"]}?${name}`);
      await engine.default({ module_or_path: files[name] });
      const worker = new engine.Worker(1);
      all.push(["d3-d4", "e3-e4", "a3-a4"].map((move, seed) =>
        worker.handle(JSON.stringify({ id: seed, do: "move", level: 9, seed, moves: [move] }))));
    }
    return all;
  });
  assert.deepEqual(answers[0], answers[1]);
  assert.match(answers[0][0], /"nodes":\d{4}/);
  assert.deepEqual(page.errors, []);
});
