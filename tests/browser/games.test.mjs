// Whole games, each played to its end in one of the four ways in which people play.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, begin, board, browse, cell, landings, legal, open, random, serve, shows, status, START } from "./harness.mjs";

// Nineteen plies with a crowning by a jump, chains of three, four and five, and no piece left.
const SHORT = ("a3-a4 a6-a5 a4xa6xa8 h6-h5 a8-e8 f6-f5 d3-d4 d6-d5 d4xd6xf6xh6xh8 g7-h7 h8xh6xh4 b6-b5 "
  + "e8xe6xb6xb4 f5-g5 b4xb8 c7-c6 d2-d3 g5-g4 h4xc4xc7xe7xg7").split(" ");
// Twenty plies in which Black takes everything.
const LONGER = ("c3-c4 a6-a5 a3-a4 a5xa3xc3xc1 c4-c5 c6xc4 d3-c3 c4xc2 h3-h4 c1-b1 f3-f4 b1xb3xf3xh3xh5 d2xb2 "
  + "h5xh1 e2-e3 h1-a1 a2-a3 a1xa4xg4xg1 f2-g2 g1xg3xb3xb1").split(" ");

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

/** Plays a list of moves by a way of touching squares, and looks at the board after each. */
async function play(page, moves, touch) {
  for (let ply = 0; ply < moves.length; ply++) {
    const [from, ...path] = moves[ply].split(/[-x]/);
    await touch(from, path);
    await shows(page, status(START, moves.slice(0, ply + 1)).fen);
  }
}

async function ended(page, result, reason) {
  const end = page.locator(".message[data-tone=end]");
  await end.waitFor();
  assert.equal(await end.getAttribute("data-code"), reason);
  assert.match(await end.innerText(), result);
  assert.deepEqual(page.errors, []);
}

async function twoPlayers(options = {}) {
  const page = await open(browser, server.address, { storage: TWO, ...options });
  await begin(page);
  return page;
}

test("a hot-seat game by drag", async () => {
  const page = await twoPlayers();
  const center = async square => {
    const box = await cell(page, square).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await play(page, SHORT, async (from, path) => {
    for (const to of path) {
      await page.mouse.move(...await center(from));
      await page.mouse.down();
      await page.mouse.move(...await center(to), { steps: 4 });
      await page.mouse.up();
      from = to;
    }
  });
  await ended(page, /White wins/, "no-pieces");
});

test("a game by keyboard", async () => {
  const page = await twoPlayers({ width: 1440, height: 900 });
  await cell(page, "a1").focus();
  let at = "a1";
  const walk = async to => {
    for (; at[0] < to[0]; at = String.fromCharCode(at.charCodeAt(0) + 1) + at[1]) await page.keyboard.press("ArrowRight");
    for (; at[0] > to[0]; at = String.fromCharCode(at.charCodeAt(0) - 1) + at[1]) await page.keyboard.press("ArrowLeft");
    for (; at[1] < to[1]; at = at[0] + (+at[1] + 1)) await page.keyboard.press("ArrowUp");
    for (; at[1] > to[1]; at = at[0] + (at[1] - 1)) await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), to);
    await page.keyboard.press("Enter");
  };
  await play(page, LONGER, async (from, path) => {
    await walk(from);
    for (const to of path) await walk(to);
  });
  await ended(page, /Black wins/, "no-pieces");
});

test("a game by bare clicks, as screen readers send them", async () => {
  const page = await twoPlayers();
  const click = square => cell(page, square).evaluate(found => found.click());
  await play(page, SHORT, async (from, path) => {
    await click(from);
    for (const to of path) await click(to);
  });
  await ended(page, /White wins/, "no-pieces");
});

test("a game by touch", async () => {
  const page = await twoPlayers({ hasTouch: true, isMobile: true });
  await play(page, LONGER, async (from, path) => {
    await cell(page, from).tap();
    for (const to of path) await cell(page, to).tap();
  });
  await ended(page, /Black wins/, "no-pieces");
});

test("a whole game against the computer by clicks", async () => {
  const page = await open(browser, server.address, {
    storage: { "dama.opponent": "computer", "dama.level": "1", "dama.side": "white", "dama.motion": "off" },
  });
  await begin(page);
  const dice = random(5), end = page.locator(".message[data-tone=end]");
  let fen = START;
  for (let turn = 0; turn < 200 && !await end.count(); turn++) {
    const { moves } = legal(fen);
    const move = moves[dice(moves.length)];
    await cell(page, move.from).click();
    for (const to of landings(move)) await cell(page, to).click();
    const after = status(fen, [move.move]);
    if (after.result !== "*") { await end.waitFor(); break; }
    // The answer must be one of the legal ones, and only the computer's stones have moved.
    const answers = legal(after.fen).moves.map(answer => status(after.fen, [answer.move]));
    const boards = new Map(answers.map(answer => [answer.fen.slice(2), answer]));
    await page.waitForFunction(
      () => document.querySelector(".strip[data-side=white][data-turn]") || document.querySelector(".message[data-tone=end]"),
    );
    const answer = boards.get(await board(page));
    assert.ok(answer, `after ${after.fen} the board shows ${await board(page)}`);
    fen = answer.fen;
  }
  await end.waitFor();
  assert.deepEqual(page.errors, []);
});

test("whoever comes for the first time plays against the computer at level 3 after three taps", async () => {
  const page = await open(browser, server.address, { hasTouch: true });
  await action(page, "new-game").tap();
  await page.locator(".levels label").filter({ hasText: /^3$/ }).tap();
  await action(page, "start").tap();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.match(await page.locator(".strip.far, .strip.near").allInnerTexts().then(texts => texts.join()), /Computer, level 3/);
  // In the midst of a game nothing offers another one.
  for (const square of ["d3", "d4"]) await cell(page, square).tap();
  await page.locator(".message [data-action=new-game]").waitFor({ state: "detached" });
  assert.deepEqual(page.errors, []);
});
