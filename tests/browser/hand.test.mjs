// What the hand may do: chains and their choices, and each refusal with its text.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, board, browse, cell, legal, open, says, serve, shows, status } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const WAYS = {
  tap: (page, _, to) => cell(page, to).click(),
  bare: (page, _, to) => cell(page, to).evaluate(found => found.click()),
  async drag(page, from, to) {
    await cell(page, from).dragTo(cell(page, to), { steps: 4 });
  },
  async keyboard(page, _, to) {
    await cell(page, to).focus();
    await page.keyboard.press("Enter");
  },
};

/** Opens a position for two players. */
async function at(fen, options = {}) {
  const page = await open(browser, server.address, {
    storage: { "dama.opponent": "person", "dama.motion": "off" }, ...options,
  });
  await paste(page, fen);
  await shows(page, status(fen).fen);
  return page;
}

async function paste(page, source) {
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  await page.locator("dialog textarea[name=paste]").fill(source);
  await action(page, "open-text").click();
}

async function typed(page, words) {
  await action(page, "menu").click();
  await action(page, "menu-write-move").click();
  await page.locator("dialog input[name=move]").fill(words);
  await page.keyboard.press("Enter");
}

/** The squares that choose one of several ways, with what they say. */
const labels = async page => (await page.$$eval("[data-square]", cells =>
  cells.map(found => [found.dataset.square, found.getAttribute("aria-label")])))
  .filter(([, label]) => /way \d: takes/.test(label));

// Two routes to f1 that take different stones.
const DIFFERENT = "W:WKb2:Bb3,f3,c5,c7";
// Two routes that take the same stones.
const SAME = "W:WKh1:Bh2,d3,g3";
// A way around that ends where it began.
const CIRCLE = "W:WKh3:Bd3,b4,h4,f8";
// e8 ends one chain of the king on g8 and is the first stop of another.
const STOP = "W:WKh6,Kg8:Bd3,b4,e4,f8";

for (const [name, go] of Object.entries(WAYS)) {
  test(`two routes to one square that take different stones: ${name}`, async () => {
    const page = await at(DIFFERENT);
    await cell(page, "b2").click();
    await go(page, "b2", "f1");
    // Nothing is played: the two ways are shown and the next tap chooses.
    assert.equal(`W:${await board(page)}`, DIFFERENT);
    const ways = await labels(page);
    assert.equal(new Set(ways.map(([, label]) => label.match(/way (\d)/)[1])).size, 2);
    const results = legal(DIFFERENT).moves.filter(move => move.to === "f1").map(move => status(DIFFERENT, [move.move]).fen.slice(2));
    await cell(page, ways[0][0]).click();
    await page.waitForTimeout(50);
    assert.ok(results.includes(await board(page)), await board(page));
    assert.deepEqual(page.errors, []);
  });

  test(`two routes that take the same stones are one move: ${name}`, async () => {
    const page = await at(SAME);
    await cell(page, "h1").click();
    await go(page, "h1", "b3");
    await shows(page, status(SAME, ["h1xb3"]).fen);
  });

  test(`a chain in a circle: ${name}`, async () => {
    const page = await at(CIRCLE);
    await cell(page, "h3").click();
    let from = "h3";
    for (const to of ["b3", "b8", "h8", "h3"]) {
      await go(page, from, to);
      from = to;
    }
    await shows(page, status(CIRCLE, ["h3xb3xb8xh8xh3"]).fen);
  });
}

test("typed moves: several ways are named, a clear one is played", async () => {
  const page = await at(DIFFERENT);
  await typed(page, "b2xf1");
  await page.waitForFunction(() => /Several ways/.test(document.querySelector(".message").innerText));
  assert.ok((await labels(page)).length >= 2);
  await page.keyboard.press("Escape");
  await typed(page, "b2xb5xf5xf1");
  await shows(page, status(DIFFERENT, ["b2xb5xf5xf1"]).fen);
});

test("typed moves: digits of other scripts", async () => {
  const page = await at("W:Wd3,a2:Ba7,b7");
  await typed(page, "d\u0663-d\u06F4");
  await shows(page, status("W:Wa2,d3:Ba7,b7", ["d3-d4"]).fen);
});

test("an end that is another chain's stop is not played before it is chosen", async () => {
  const page = await at(STOP);
  await cell(page, "g8").click();
  await cell(page, "e8").click();
  assert.equal(`W:${await board(page)}`, STOP);
  assert.ok((await labels(page)).length >= 2);
});

test("a capture goes landing by landing, and Escape takes the last one back", async () => {
  const page = await at(CIRCLE);
  await cell(page, "h3").click();
  await cell(page, "b3").click();
  assert.equal(await cell(page, "b3").getAttribute("data-piece"), "white-king");
  assert.equal(await cell(page, "d3").getAttribute("data-piece"), null);
  await page.keyboard.press("Escape");
  await shows(page, CIRCLE);
  assert.equal(await cell(page, "h3").getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await cell(page, "h3").getAttribute("aria-selected"), "false");
});

test("what must be taken is shown before the first tap", async () => {
  const page = await at(CIRCLE);
  await says(page, ".message", /Take 4 pieces/);
  assert.match(await cell(page, "h3").getAttribute("aria-label"), /must take 4/);
});

// Position, what is tried, code, words. Squares are tapped; a text is typed.
const REFUSALS = [
  ["W:Wd3,a2:Ba7,b7", ["d3", "d5"], "too-far", /one square/],
  ["W:Wd4,a2:Ba7,b7", ["d4", "d3"], "man-backwards", /never moves backwards/],
  ["W:Wd3,a2:Ba7,b7", ["d3", "e4"], "diagonal", /never diagonally/],
  ["W:Wd3,a2:Bd4,d5,b7", ["d3", "d4"], "blocked-way", /d4 blocks the way/],
  ["W:Wd3,a2:Bd4,d5,b7", ["d3", "d5"], "two-in-a-row", /d4 and d5/],
  ["W:WKd3,d5,a2:Bb7,h7", ["d3", "d6"], "own-piece-in-the-way", /Your own piece on d5/],
  ["W:Wd4,a2:Bd5,b7", ["a2"], "must-capture", /You must capture: d4 takes 1/],
  ["W:WKd4,a3:Bd5,d7,a4,h7", "a3xa5", "must-take-more", /This takes 1. Another capture takes 2/],
  ["W:WKd4,a3:Bd5,d7,h7", "d4xd6", "must-go-on", /take 2, not 1/],
  ["W:WKd1,a2:Bd3,d5,h7", "d1xd4xd2", "no-turning-back", /straight back/],
  ["W:Wd4,a2:Ba7,b7", "b7-b6", "not-your-stone", /Black’s/],
  ["W:Wd4,a2:Ba7,b7", "c3-c4", "empty-square", /no piece on c3/],
  ["W:Wd4,a2:Ba7,b7", "d4-d9", "no-such-square", /no square “d9”/],
  ["W:Wd4,a2:Ba7,b7", "d4xd6", "nothing-to-jump", /no piece to jump over/],
  ["W:Wd4,a2:Ba7,b7", "hello", "bad-text", /is not a move/],
  ["W:WKa1:BKh8", "a1-a2", "game-over", /The game is over/],
];

for (const [fen, tried, code, words] of REFUSALS) {
  test(`refused: ${code}`, async () => {
    const page = await at(fen);
    if (typeof tried === "string") await typed(page, tried);
    else for (const square of tried) await cell(page, square).click();
    const message = page.locator(".message[data-tone=refusal]");
    await message.waitFor();
    assert.equal(await message.getAttribute("data-code"), code);
    await says(page, ".message", words);
    assert.equal(`W:${await board(page)}`, status(fen).fen);
    if (typeof tried === "string") {
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    // Its rule is opened, and has the focus.
    await action(page, "why").click();
    await page.waitForFunction(() => document.activeElement.matches("dialog [data-topic]"));
  });
}

test("a refusal opens its rule", async () => {
  const page = await at("W:Wd4,a2:Bd5,b7");
  await cell(page, "a2").click();
  await action(page, "why").click();
  await says(page, "dialog[open]", /Capturing is a must/);
});

test("a tap on the piece that is to be taken takes it", async () => {
  for (const go of Object.values(WAYS)) {
    const page = await at("W:Wd4,a2:Bd5,h7");
    await cell(page, "d5").click();
    assert.equal(await cell(page, "d4").getAttribute("aria-selected"), "true");
    await go(page, "d4", "d5");
    await shows(page, status("W:Wa2,d4:Bd5,h7", ["d4xd6"]).fen);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
  // Where a king may land on several squares behind it, the next tap chooses.
  const king = "W:WKd1,a2:Bd3,h7";
  const page = await at(king);
  await cell(page, "d3").click();
  await cell(page, "d3").click();
  assert.equal((await labels(page)).length, 5);
  await cell(page, "d6").click();
  await shows(page, status(king, ["d1xd6"]).fen);
});

test("marks do not lie on each other, and ways run over no stone", async () => {
  const faults = page => page.evaluate(() => {
    const marks = [...document.querySelectorAll("[data-mark]")];
    // A ring, corners and a cross behind lie around a stone; of what lies in the middle there is one.
    const inside = mark => ["m-from", "m-to", "m-land", "m-taken"].includes(mark.dataset.mark);
    const taken = new Set([...document.querySelectorAll("[data-piece]")].map(found => found.dataset.square));
    const faults = [];
    const seen = new Set();
    for (const { dataset: { mark, on } } of marks.filter(inside)) {
      if (seen.has(on) || taken.has(on)) faults.push(`${mark} on ${on}`);
      seen.add(on);
    }
    for (const way of marks.filter(mark => mark.dataset.mark === "way")) {
      for (let at = 0; at <= way.getTotalLength(); at += 2) {
        const { x, y } = way.getPointAtLength(at);
        const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)];
        const square = document.querySelectorAll("[data-square]")[row * 8 + column].dataset.square;
        const free = taken.has(square) ? 44 : seen.has(square) ? 22 : 0;
        if (Math.hypot(x - column * 100 - 50, y - row * 100 - 50) < free) faults.push(`a way over ${square}`);
      }
    }
    return faults;
  });
  for (const [fen, squares] of [
    [CIRCLE, ["h3"]], [CIRCLE, ["h3", "b3"]], ["W:WKh3:Bd3,b4,h4,Ka8,f8", ["h3", "b3", "b8", "h8", "h3"]],
    [DIFFERENT, ["b2", "f1"]], [STOP, ["g8", "e8"]], ["W:WKa8:BKc2,Ke2,f5,Ka6,c6,g8", ["a8", "a2", "d2"]],
  ]) {
    const page = await at(fen);
    for (const square of squares) await cell(page, square).click();
    assert.ok(await page.locator("[data-mark]").count() > 1);
    assert.deepEqual(await faults(page), [], `${fen} ${squares}`);
    await page.context().close();
  }
  // The advice draws its way before anything has moved.
  const page = await at("W:Wd4,a2:Bd5,h7");
  await action(page, "hint").click();
  await page.locator("[data-mark=way]").waitFor({ state: "attached" });
  assert.deepEqual(await faults(page), []);
});
