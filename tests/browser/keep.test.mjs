// What stays: over a reload, over taking back, when storage is not there.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, begin, browse, cell, open, ready, says, serve, shows, status, text, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

async function play(page, moves) {
  for (const move of moves) {
    const [from, ...path] = move.split(/[-x]/);
    for (const square of [from, ...path]) await cell(page, square).click();
  }
  await shows(page, status(START, moves).fen);
}

test("a reload in the middle brings the game back", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  const moves = ["d3-d4", "e6-e5", "d4-d5"];
  await play(page, moves);
  await page.reload();
  await ready(page);
  await shows(page, status(START, moves).fen);
  // The moves are still there to be taken back, and played again.
  for (let left = 2; left >= 0; left--) {
    await action(page, "undo").click();
    await shows(page, status(START, moves.slice(0, left)).fen);
  }
  assert.ok(await action(page, "undo").isDisabled());
  for (let played = 1; played <= 3; played++) {
    await action(page, "redo").click();
    await shows(page, status(START, moves.slice(0, played)).fen);
  }
  assert.deepEqual(page.errors, []);
});

test("a broken saved game is told and a new one begins", async () => {
  const first = await open(browser, server.address, { storage: TWO });
  await play(first, ["d3-d4"]);
  const keys = await first.evaluate(() => Object.keys(localStorage));
  const storage = { ...TWO };
  for (const key of keys) if (!(key in storage) && !/language|theme/.test(key)) storage[key] = "\u0000rubbish";
  const page = await open(browser, server.address, { storage });
  await shows(page, START);
  await says(page, ".message", /could not be read/);
  await play(page, ["d3-d4"]);
  assert.deepEqual(page.errors, []);
});

test("without storage the game goes on and says so", async () => {
  const page = await open(browser, server.address);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await page.reload();
  await ready(page);
  await says(page, ".message", /does not keep the game/);
  await cell(page, "d3").click();
  await cell(page, "d4").click();
  await shows(page, status(START, ["d3-d4"]).fen);
  assert.deepEqual(page.errors, []);
});

test("resigning asks once more and ends in the strip; a rematch changes sides", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await play(page, ["d3-d4"]);
  await action(page, "menu").click();
  await action(page, "menu-resign").click();
  await action(page, "yes").click();
  const end = page.locator(".message[data-tone=end]");
  await end.waitFor();
  assert.equal(await end.getAttribute("data-code"), "resignation");
  await shows(page, status(START, ["d3-d4"]).fen);
  await action(page, "rematch").click();
  await shows(page, START);
});

test("a draw offered by one player is answered by the other", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await play(page, ["d3-d4"]);
  await action(page, "menu").click();
  await action(page, "menu-offer-draw").click();
  await action(page, "yes").click();
  await page.locator(".message[data-tone=offer]").waitFor();
  await action(page, "accept").click();
  await page.locator(".message[data-tone=end][data-code=agreement]").waitFor();
});

test("a game is copied as text and opened again", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  const moves = ["d3-d4", "e6-e5", "h3-h4", "e7-e6"];
  await play(page, moves);
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  const record = await page.locator("dialog textarea[name=pdn]").inputValue();
  assert.match(record, /\[GameType "30,W,8,8,A0,0"\]/);
  assert.equal(await page.locator("dialog textarea[name=fen]").inputValue(), status(START, moves).fen);
  const other = await open(browser, server.address, { storage: TWO });
  await action(other, "menu").click();
  await action(other, "menu-text").click();
  for (const rubbish of ["", "W:Wa8:B", "1. a1-a5 *", "{", "\u0000"]) {
    await other.locator("dialog textarea[name=paste]").fill(rubbish);
    await action(other, "open-text").click();
    assert.ok(await other.locator("dialog[open]").count(), `"${rubbish}" was taken`);
  }
  await other.locator("dialog textarea[name=paste]").fill(record);
  await action(other, "open-text").click();
  await shows(other, status(START, moves).fen);
  await action(other, "undo").click();
  await shows(other, status(START, moves.slice(0, 3)).fen);
  assert.deepEqual([...page.errors, ...other.errors], []);
});

test("a hint is shown and can be played", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await action(page, "hint").click();
  await page.waitForFunction(() => /[a-h][1-8]-[a-h][1-8]/.test(document.querySelector(".message").innerText));
  const [, from, to] = (await text(page, ".message")).match(/([a-h][1-8])-([a-h][1-8])/);
  await cell(page, from).click();
  await cell(page, to).click();
  await shows(page, status(START, [`${from}-${to}`]).fen);
});

test("taking back against the computer goes to one's own turn", async () => {
  const page = await open(browser, server.address, {
    storage: { "dama.opponent": "computer", "dama.level": "1", "dama.side": "white", "dama.motion": "off" },
  });
  await begin(page);
  await cell(page, "d3").click();
  await cell(page, "d4").click();
  await page.waitForFunction(() => document.querySelectorAll("[data-piece]").length === 32
    && document.querySelector(".strip[data-side=white][data-turn]"));
  await action(page, "undo").click();
  await shows(page, START);
});
