// Exercises of endgames when something goes wrong around them: workers that never answer, a reload, another
// window.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { action, begin, board, browse, cell, open, paste, ready, says, serve, shows, status, text, DAMA, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const probe = fen => JSON.parse(spawnSync(DAMA, ["tables", "probe", "--json", fen], { encoding: "utf8" }).stdout);

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

/**
 * A page whose workers do not hear what is asked where `deaf(number, text)` says so. What they still have to
 * answer is counted in `window.busy`, that they are loaded too.
 */
async function withDeafWorkers(deaf) {
  const page = await open(browser, server.address, { storage: TWO, fixed: true });
  await page.addInitScript({ content: `
    // The numbers of Playwright's timers are larger than those of browsers, which fit into 32 bits.
    const [set, clear, timers] = [setTimeout, clearTimeout, []];
    window.setTimeout = (...timer) => timers.push(set(...timer));
    window.clearTimeout = number => clear(timers[number - 1]);
    const Real = Worker, deaf = ${deaf};
    window.started = window.busy = 0;
    window.Worker = function (address, options) {
      const worker = new Real(address, options), number = ++window.started;
      window.busy = 1;
      const post = worker.postMessage.bind(worker);
      worker.addEventListener("message", ({ data }) => {
        if (number === window.started && !data.endsWith('"waits":true}')) window.busy--;
      });
      worker.postMessage = text => {
        if (typeof text === "string" && deaf(number, text)) return;
        window.busy += typeof text === "string";
        post(text);
      };
      return worker;
    };` });
  await page.reload();
  await ready(page);
  return page;
}

/**
 * Lets the page's time go on until something is there, and tells how many seconds it took. While a worker is
 * busy, which takes real time, the page's time stands still.
 */
async function comes(page, selector) {
  for (let tries = 0, second = 0; tries < 600; tries++) {
    if (await page.locator(selector).count()) return second;
    await page.waitForTimeout(100);
    if (await page.evaluate(() => window.busy > 0)) continue;
    await page.clock.runFor(1_000);
    second++;
  }
  throw new Error(`${selector} never came`);
}

async function openEndgames(page) {
  await action(page, "menu").click();
  await action(page, "menu-endgames").click();
}

test("a worker that hangs is started once more, and the exercise begins", async () => {
  const page = await withDeafWorkers(`(number, text) => number === 1 && text.includes("exercise")`);
  await openEndgames(page);
  await comes(page, "[data-class=KKvK]");
  assert.equal(await page.evaluate(() => window.started), 2);
  await page.locator("[data-class=KKvK]").click();
  await comes(page, ".strip.near .name:has-text('You')");
  await says(page, ".message", /Win as fast as you can/);
  assert.equal(await page.evaluate(() => window.started), 2);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("workers that never answer are told where exercises would stand", async () => {
  const page = await withDeafWorkers(`(number, text) => text.includes("exercise")`);
  await openEndgames(page);
  await comes(page, "dialog [role=status]");
  assert.match(await page.locator("dialog [role=status]").innerText(), /cannot be loaded/);
  // Two were tried and no third one is asked.
  assert.ok(await page.evaluate(() => window.started) <= 3);
  await action(page, "close").click();
  await cell(page, "d3").click();
  await cell(page, "d4").click();
  await shows(page, status(START, ["d3-d4"]).fen);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("a worker that hangs at the value of a position is started once more", async () => {
  const page = await withDeafWorkers(`(number, text) => number === 1 && text.includes("probe")`);
  await paste(page, "W:WKa1,Kb1:BKh8");
  await comes(page, ".message:has-text('White wins in')");
  assert.equal(await page.evaluate(() => window.started), 2);
  await page.context().close();
});

test("values that never come are told beside whose turn it is", async () => {
  const page = await withDeafWorkers(`(number, text) => text.includes("probe")`);
  await paste(page, "W:WKa1,Kb1:BKh8");
  await comes(page, ".message:has-text('cannot be loaded')");
  await says(page, ".message", /White to move/);
  await page.context().close();
});

test("tables that never come are given up in the end", async () => {
  const page = await open(browser, server.address, { storage: TWO, fixed: true });
  await page.context().route(/\/a\/.*\.tables$/, () => {});
  await page.reload();
  await ready(page);
  await openEndgames(page);
  // The worker itself is well: it is given the time that loading takes, twice.
  assert.ok(await comes(page, "dialog [role=status]") >= 30);
  await page.context().close();
});

test("a reload in an exercise brings the exercise back, with its moves and errors", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await begin(page);
  await cell(page, "d3").click();
  await cell(page, "d4").click();
  const game = await board(page);
  await openEndgames(page);
  await page.locator("[data-class=KKvK]").click();
  await says(page, ".message", /Win as fast as you can/);
  const start = await board(page);
  await page.reload();
  await ready(page);
  await shows(page, `W:${start}`);
  await says(page, ".message", /Win as fast as you can/);
  await says(page, ".strip.near", /0 errors/);

  // A move that still wins, but later.
  const known = probe(`W:${start}`);
  const late = known.moves.find(({ value, distance }) => value === "win" && distance > known.distance + 1);
  assert.ok(late, "an exercise can be failed");
  await cell(page, late.move.slice(0, 2)).click();
  await cell(page, late.move.slice(-2)).click();
  await page.locator(".strip.near[data-turn]").waitFor();
  await says(page, ".strip.near", /1 error/);
  await says(page, ".message", /This loses \d+ move/);
  const told = await text(page, ".message strong");
  const stands = await board(page);
  await page.reload();
  await ready(page);
  await shows(page, `W:${stands}`);
  await says(page, ".strip.near", /1 error/);
  await says(page, ".message", told);

  // Another try counts on, and the game that was left is there in the end.
  await action(page, "again").click();
  await shows(page, `W:${start}`);
  await action(page, "king").click();
  await action(page, "end-training").click();
  await shows(page, `B:${game}`);
  await page.reload();
  await ready(page);
  await says(page, ".message", /Black to move/);
  await shows(page, `B:${game}`);
  assert.equal(await page.evaluate(() => localStorage.getItem("dama.exercise")), null);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("an exercise goes where the game goes, and nobody watches it", async () => {
  const first = await open(browser, server.address, { storage: TWO });
  await openEndgames(first);
  await first.locator("[data-class=KKvK]").click();
  await says(first, ".message", /Win as fast as you can/);
  const start = await board(first);
  const second = await first.context().newPage();
  await second.goto(server.address);
  await ready(second);
  await second.locator(".message[data-tone=elsewhere]").waitFor();
  await shows(second, START);
  await action(second, "go-on-here").click();
  await shows(second, `W:${start}`);
  await says(second, ".message", /Win as fast as you can/);
  await first.locator(".message[data-tone=elsewhere]").waitFor();
  await shows(first, START);
  await first.context().close();
});

test("an exercise that cannot be read is set aside, and the game is there", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.exercise": "exercise 9\nfrom the future" } });
  await says(page, ".message", /White to move/);
  await shows(page, START);
  const aside = await page.evaluate(() => localStorage.getItem("dama.exercise.aside-1"));
  assert.equal(aside, "exercise 9\nfrom the future");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});
