// Clocks, by a time that the tests set: what goes, what stands, what comes back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, begin, browse, cell, open, ready, says, serve, shows, status, text, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off", "dama.clock-wish": "3+2" };

/** A game with clocks whose time stands still until it is run. */
async function game(storage = TWO, options = {}) {
  const page = await open(browser, server.address, { storage, fixed: true, ...options });
  await begin(page);
  return page;
}

async function play(page, move) {
  for (const square of move.split("-")) await cell(page, square).click();
}

/** What the clocks show: White's and Black's. */
const clocks = async page => {
  const shown = side => text(page, `.strip[data-side=${side}] .clock`);
  return `${await shown("white")} ${await shown("black")}`.replaceAll("\n", "");
};

test("clocks begin with the first move, pause, go on and fall", async () => {
  const page = await game();
  await page.clock.runFor(60_000);
  assert.equal(await clocks(page), "3:00 3:00");
  await play(page, "d3-d4");
  await page.clock.runFor(61_500);
  assert.equal(await clocks(page), "3:00 1:59");
  await action(page, "pause").click();
  await page.clock.runFor(600_000);
  assert.equal(await clocks(page), "3:00 1:59");
  await says(page, ".message[data-tone=paused]", /Paused/);
  await action(page, "go-on").click();
  await page.clock.runFor(98_550);
  // 19.95 seconds are left: tenths, and signs that are no color.
  assert.equal(await clocks(page), "3:00 19.9");
  const low = page.locator(".strip[data-side=black] .clock[data-low]");
  assert.equal(await low.locator("svg").count(), 1);
  assert.match(await page.locator("[role=status]").first().innerText(), /Black has little time/);
  await play(page, "d6-d5");
  assert.equal(await clocks(page), "3:00 0:22");
  await page.clock.runFor(180_000);
  await page.locator(".message[data-code=time]").waitFor();
  await says(page, ".message", /Black wins/);
  assert.equal(await clocks(page), "0.0 0:22");
  // Past the end too, taking back gives back.
  await action(page, "undo").click();
  assert.equal(await clocks(page), "3:00 3:00");
  assert.deepEqual(page.errors, []);
});

test("a reload, a crash and a hidden page find both clocks as last shown, standing", async () => {
  const page = await game();
  await play(page, "d3-d4");
  await play(page, "d6-d5");
  await page.clock.runFor(30_000);
  assert.equal(await clocks(page), "2:30 3:02");
  // A crash: nothing is told of the end.
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const other = await open(browser, server.address, { storage: kept, fixed: true });
  assert.equal(await clocks(other), "2:30 3:02");
  await page.reload();
  await ready(page);
  await page.clock.runFor(60_000);
  assert.equal(await clocks(page), "2:30 3:02");
  await shows(page, status(START, ["d3-d4", "d6-d5"]).fen);
  // A hand on the board ends the pause.
  await cell(page, "d4").click();
  await page.clock.runFor(10_000);
  assert.equal(await clocks(page), "2:20 3:02");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(60_000);
  assert.equal(await clocks(page), "2:20 3:02");
  assert.equal(await page.locator(".message[data-tone=paused]").count(), 1);
  assert.deepEqual([...page.errors, ...other.errors], []);
});

test("no timer waits while no clock goes", async () => {
  const page = await game();
  await page.evaluate(() => {
    let waiting = new Set();
    const [set, clear] = [setTimeout, clearTimeout];
    window.setTimeout = (act, wait) => {
      const id = set(() => { waiting.delete(id); act(); }, wait);
      // The one that lets the screen sleep after five minutes is no part of the clocks.
      if (wait < 300_000) waiting.add(id);
      return id;
    };
    window.clearTimeout = id => { waiting.delete(id); clear(id); };
    window.waiting = () => waiting.size;
  });
  await play(page, "d3-d4");
  await page.clock.runFor(3_000);
  assert.equal(await page.evaluate(() => window.waiting()), 1);
  await action(page, "pause").click();
  await page.clock.runFor(3_000);
  assert.equal(await page.evaluate(() => window.waiting()), 0);
});

test("each clock faces its player, and the computer has one as well", async () => {
  const page = await game({ ...TWO, "dama.seats": "facing" }, { width: 320, height: 480 });
  const far = await page.locator(".strip.far").evaluate(strip => getComputedStyle(strip).transform);
  assert.equal(far, "matrix(-1, 0, 0, -1, 0, 0)");
  assert.equal(await page.locator(".strip.far .clock").count(), 1);
  for (const part of [".strip.far .clock", ".strip.near .clock", ".controls"]) {
    const { x, y, width, height } = await page.locator(part).boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 480, part);
  }
  // The computer's clock goes while it thinks, and it earns its increment.
  const alone = await game({ ...TWO, "dama.opponent": "computer", "dama.level": "10", "dama.side": "white" });
  await play(alone, "d3-d4");
  const mine = alone.locator(".strip[data-side=white][data-turn]");
  for (let tries = 0; tries < 200 && !await mine.count(); tries++) {
    await alone.clock.runFor(50);
    await new Promise(done => setTimeout(done, 50));
  }
  assert.match(await clocks(alone), /^3:00 (3:0[012]|2:5\d)$/);
  assert.deepEqual([...page.errors, ...alone.errors], []);
});

test("a control of one's own, in the digits of other scripts too", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.clock-wish": "own" }, fixed: true });
  await action(page, "menu").click();
  await action(page, "menu-new-game").click();
  const minutes = page.locator("input[name=minutes]"), seconds = page.locator("input[name=seconds]");
  await minutes.fill("0");
  assert.equal(await minutes.getAttribute("aria-invalid"), "true");
  await minutes.fill("٧");
  await seconds.fill("12");
  await action(page, "start").click();
  assert.equal(await clocks(page), "7:00 7:00");
  await play(page, "d3-d4");
  await page.clock.runFor(5_000);
  await play(page, "d6-d5");
  assert.equal(await clocks(page), "7:00 7:07");
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  const record = await page.locator("dialog textarea[name=pdn]").inputValue();
  assert.match(record, /\[TimeControl "420\+12"\]/);
  assert.match(record, /d6-d5\s\{\[%clock W0:07:00 b0:07:07\]\}/);
  assert.deepEqual(page.errors, []);
});
