// What the worker is asked besides moves: hints with their reasons, records of games.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, browse, open, says, serve, shows, status, text, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off", "dama.values": "off" };

async function paste(page, what) {
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  await page.locator("textarea[name=paste]").fill(what);
  await action(page, "open-text").click();
}

test("a hint says what speaks for it", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  for (const [fen, hint, reason] of [
    ["W:Wd3:Bd4,a7,h7", "d3-d5|d3xd5", "It is the only move."],
    ["W:WKa1,Kb1:BKh8", "b1-h1", "It wins in 5 moves."],
  ]) {
    await paste(page, fen);
    await shows(page, fen);
    await action(page, "hint").click();
    await says(page, ".message strong", new RegExp(`A good move: (${hint})`));
    assert.equal(await text(page, ".message .say span"), reason);
    assert.match(await text(page, "[role=status].unseen"), new RegExp(reason));
  }
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("a record is read by the worker, and errors are told as they are", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await paste(page, "1. d3-d4\nd6-d7");
  await says(page, "dialog .answer", /Line 2: d6-d7 cannot be played. A man never moves backwards./);
  await page.locator("textarea[name=paste]").fill("1. d3-d4 a6-a5");
  await action(page, "open-text").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await shows(page, status(START, ["d3-d4", "a6-a5"]).fen);
  await says(page, ".message", /The text names no rules/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("without a worker records cannot be read, and positions can", async () => {
  const page = await open(browser, server.address, {
    storage: TWO,
    first: () => { window.Worker = class { constructor() { throw new Error("no workers here"); } }; },
  });
  await paste(page, "1. d3-d4 *");
  await says(page, "dialog .answer", "Games cannot be read from text now.");
  await page.locator("textarea[name=paste]").fill("W:WKa1,Kb1:BKh8");
  await action(page, "open-text").click();
  await shows(page, "W:WKa1,Kb1:BKh8");
  await page.context().close();
});
