// What endgame tables tell on the page, and training with them. `dama tables probe` knows the values.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { action, begin, board, browse, cell, landings, open, paste, ready, says, serve, shows, text, DAMA } from "./harness.mjs";

const TWO_KINGS = "W:WKa1,Kb1:BKh8";
const NO_WORKER_OF_THE_SITE = { serviceWorkers: "block" };

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const probe = fen => JSON.parse(spawnSync(DAMA, ["tables", "probe", "--json", fen], { encoding: "utf8" }).stdout);

/** Whole moves of the winner, as the page counts. */
const moves = ({ value, distance }) => Math.max(1, value === "win" ? Math.ceil(distance / 2) : Math.floor(distance / 2));
const short = told => ({ win: `+${moves(told)}`, draw: "=", loss: `\u2212${moves(told)}` })[told.value];

/** Begins an exercise: two kings against one, to be won. */
async function exercise(page) {
  await action(page, "menu").click();
  await action(page, "menu-endgames").click();
  await page.locator("[data-class=KKvK]").click();
  await says(page, ".message", /Win as fast as you can/);
}

/** Loads the page again: it may have loaded tables before it was told what becomes of them. */
async function anew(page) {
  await page.reload();
  await ready(page);
}

async function play(page, move) {
  await cell(page, move.split(/[-x]/)[0]).click();
  for (const to of landings({ move })) await cell(page, to).click();
}

test("the position says who wins, and each move what it is worth", async () => {
  const page = await open(browser, server.address, { storage: { "dama.values": "moves", "dama.motion": "off" } });
  await paste(page, TWO_KINGS);
  const told = probe(TWO_KINGS);
  await says(page, ".message", new RegExp(`White wins in ${moves(told)} moves`));
  await cell(page, "b1").click();
  for (const move of told.moves.filter(({ move }) => move.startsWith("b1"))) {
    const square = cell(page, landings(move)[0]);
    const number = (await square.getAttribute("data-number")).replace(/[\u2066-\u2069]/g, "");
    assert.equal(number, short(move), move.move);
  }
  assert.match(await cell(page, "b8").getAttribute("aria-label"), /draws$/);
  await cell(page, "b8").click();
  await says(page, ".message", /Draw with best play/);
  // Four pieces come from files that are loaded now.
  await paste(page, "W:WKa1,Kb1:Bh7,Kh8");
  await says(page, ".message", /White wins in 8 moves/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("an exercise: the best moves, an error, another try, the end", async () => {
  const page = await open(browser, server.address, { storage: { "dama.motion": "off" } });
  await play(page, "d3-d4");
  const before = await board(page);
  await exercise(page);
  const name = await text(page, ".strip.near");
  assert.match(name, /0 errors/);
  const now = async () => `W:${await board(page)}`;

  let told = probe(await now());
  await says(page, ".message", new RegExp(`White wins in ${moves(told)} move`));
  // An error first: one that draws, loses or takes longer.
  const price = move => move.value === "win" ? moves(move) : move.value === "draw" ? 1000 : 2000;
  const worst = told.moves.reduce((a, b) => price(b) > price(a) ? b : a);
  assert.ok(price(worst) > moves(told), "an exercise can be failed");
  await play(page, worst.move);
  const error = { win: `This loses ${moves(worst) - moves(told)} move`, draw: "This lets the win go", loss: "This loses the game" };
  await says(page, ".message", new RegExp(error[worst.value]));
  await says(page, ".strip.near", /1 error/);
  await action(page, "again").click();
  // Then the best move each time, until the game is won.
  for (let turn = 0; turn < 20; turn++) {
    await page.waitForFunction(() => document.querySelector(".strip.near[data-turn], .message[data-tone=end]"));
    if (await page.locator(".message[data-tone=end]").count()) break;
    told = probe(await now());
    assert.equal(told.value, "win");
    const best = told.moves.find(move => move.value === "win" && move.distance === told.distance);
    await play(page, best.move);
    await says(page, ".message", /The best move|You win/);
  }
  await says(page, ".message", /You win/);
  await says(page, ".message", /1 error/);
  await action(page, "next-exercise").click();
  await says(page, ".message", /Win as fast as you can/);
  await says(page, ".strip.near", /0 errors/);

  await action(page, "king").click();
  await action(page, "end-training").click();
  await shows(page, `B:${before}`);
  await page.reload();
  await shows(page, `B:${before}`);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("a damaged table is done without, and nobody is told", async () => {
  const page = await open(browser, server.address, {
    ...NO_WORKER_OF_THE_SITE,
    storage: { "dama.motion": "off", "dama.values": "moves" },
  });
  let damaged = 0;
  await page.context().route(/\/a\/.*\.tables$/, route => { damaged++; return route.fulfill({ body: "rubbish" }); });
  await anew(page);
  await paste(page, TWO_KINGS);
  await action(page, "hint").click();
  await says(page, ".message", /A good move/);
  await action(page, "menu").click();
  await action(page, "menu-endgames").click();
  await page.locator("dialog [role=status]").waitFor();
  assert.ok(damaged > 0, "tables were asked for");
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("tables that never come hold nobody up", async () => {
  const page = await open(browser, server.address, { ...NO_WORKER_OF_THE_SITE, storage: { "dama.motion": "off" } });
  const waiting = [];
  await page.context().route(/\/a\/.*\.tables$/, route => { waiting.push(route); });
  await anew(page);
  await paste(page, TWO_KINGS);
  await action(page, "hint").click();
  await says(page, ".message", /A good move/);
  assert.ok(waiting.length > 0, "tables were asked for");
  for (const route of waiting) await route.abort();
  await page.context().close();
});

test("a game with clocks stands still while an exercise is played", async () => {
  const page = await open(browser, server.address, {
    storage: { "dama.opponent": "person", "dama.motion": "off", "dama.clock-wish": "3+2" },
  });
  await begin(page);
  await play(page, "d3-d4");
  const before = await board(page);
  await exercise(page);
  assert.equal(await page.locator(".clock").count(), 0);
  await action(page, "king").click();
  await action(page, "end-training").click();
  await says(page, ".message", /Paused/);
  await shows(page, `B:${before}`);
  await action(page, "go-on").click();
  await says(page, ".message", /Black to move/);
  assert.deepEqual(page.errors, []);
  await page.context().close();
});

test("without a worker there are no endgames, and two can play", async () => {
  const page = await open(browser, server.address, {
    storage: { "dama.motion": "off" },
    first: () => { window.Worker = class { constructor() { throw new Error("no workers here"); } }; },
  });
  await action(page, "menu").click();
  await action(page, "menu-endgames").click();
  await page.locator("dialog [role=status]").waitFor();
  assert.match(await page.locator("dialog [role=status]").innerText(), /cannot be loaded/);
  await action(page, "close").click();
  await play(page, "d3-d4");
  await says(page, ".message", /Black to move/);
  await paste(page, TWO_KINGS);
  await says(page, ".message", /White to move/);
  await page.context().close();
});

test("the endgames fit the smallest screen and an Arabic one", async () => {
  for (const [language, width, height] of [["en", 320, 480], ["ar", 412, 915]]) {
    const page = await open(browser, server.address, { language, width, height });
    await action(page, "menu").click();
    await action(page, "menu-endgames").click();
    await page.locator("[data-class]").first().waitFor();
    for (const card of await page.locator("[data-class]").all()) {
      const box = await card.boundingBox();
      assert.ok(box.height >= 44 && box.x >= 0 && box.x + box.width <= width, `${box.x} ${box.width}`);
      assert.match(await card.getAttribute("aria-label"), /\S/);
    }
    // White's pieces stand left of Black's in every language.
    const [own, other] = await page.locator("[data-class]").first().locator("span").all();
    assert.ok((await own.boundingBox()).x < (await other.boundingBox()).x);
    await page.context().close();
  }
});
