// The same game in Chromium, WebKit and Firefox: a refusal, a chain, a hint, a change of language
// and a reload, with a board that is square and stones that stand on their squares in each.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { ENGINES } from "./engines.mjs";
import { geometry, serve, status, START } from "./harness.mjs";

// A chain of two that crowns on a8, and what follows.
const MOVES = ["a3-a4", "a6-a5", "a4xa6xa8", "h6-h5"];
// A folder for a picture of the end in each engine, to be looked at.
const SHOTS = process.env.DAMA_SHOTS;

let server;
before(async () => { server = await serve(); });
after(async () => { await server?.stop(); });

// These run in the page.
const shown = () => [...document.querySelectorAll("[data-piece]")]
  .map(({ dataset }) => `${dataset.square} ${dataset.piece}`).sort().join();
const has = selector => Boolean(document.querySelector(selector));
const resized = side => { document.querySelector(".game").style.setProperty("--side", side); };
const says = () => document.querySelector(".message").innerText;
const where = selector => {
  const part = [...document.querySelectorAll(selector)].find(found => found.getClientRects().length);
  if (!part || part.disabled) return null;
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** Waits until what is asked of the page fits. */
async function until(page, fits, act, ...values) {
  let seen;
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    // Between two documents there is nobody to answer.
    seen = await page.evaluate(act, ...values).catch(error => error);
    if (!(seen instanceof Error) && fits(seen)) return seen;
    await new Promise(done => setTimeout(done, 25));
  }
  throw new Error(`${act} ${JSON.stringify(values)} gives ${seen}`);
}

const there = (page, selector) => until(page, Boolean, has, selector);

async function press(page, selector) {
  await page.press(...await until(page, Boolean, where, selector));
}

/** The pieces of a position, as `shown` tells them. */
const pieces = fen => fen.slice(2).split(":").flatMap(list => list.slice(1).split(",").filter(Boolean)
  .map(piece => `${piece.slice(-2)} ${list[0] === "W" ? "white" : "black"}-${piece.length > 2 ? "king" : "man"}`))
  .sort().join();

async function stands(page, fen) {
  await until(page, seen => seen === pieces(fen), shown);
  // A stone that still moves has half a second to arrive.
  const { width, height, off } = await until(page, ({ off }) => Math.max(...off) <= 1, geometry);
  assert.ok(Math.abs(width - height) <= 0.5, `the board is ${width} x ${height}`);
  assert.equal(off.length, pieces(fen).split(",").length);
}

// Those that are there; `cargo xtask ci` demands all three.
const WANTED = (process.env.DAMA_ENGINES || Object.keys(ENGINES).join()).split(",");

for (const [name, launch] of Object.entries(ENGINES).filter(([name]) => WANTED.includes(name))) {
  test(`one game in ${name}`, { timeout: 120_000 }, async () => {
    const page = await launch();
    try {
      await page.go(server.address);
      await there(page, "[data-square=d3]");
      await stands(page, START);
      // Sides that give squares of no whole number of pixels.
      for (const side of ["439px", "403.5px", "371px", ""]) {
        await page.evaluate(resized, side);
        await stands(page, START);
      }
      await press(page, "[data-action=menu]");
      await press(page, "[data-action=menu-new-game]");
      await press(page, "input[value=person]");
      await press(page, "[data-action=start]");
      await until(page, open => !open, has, "dialog[open]");

      for (const square of ["d3", "d5"]) await press(page, `[data-square=${square}]`);
      await there(page, ".message[data-tone=refusal][data-code=too-far]");
      await stands(page, START);

      for (let ply = 0; ply < MOVES.length; ply++) {
        for (const square of MOVES[ply].split(/[-x]/)) await press(page, `[data-square=${square}]`);
        await stands(page, status(START, MOVES.slice(0, ply + 1)).fen);
      }
      const { fen } = status(START, MOVES);
      await press(page, "[data-action=hint]");
      await until(page, text => /[a-h][1-8][\u2066-\u2069]*[-x]/.test(text), says);

      await press(page, "[data-action=menu]");
      await press(page, "[data-language=ar]");
      await there(page, "[lang=ar][dir=rtl]");
      await until(page, open => !open, has, "dialog[open]");
      await stands(page, fen);

      await page.go(server.address);
      await there(page, "[lang=ar][dir=rtl] [data-square=d3]");
      await until(page, text => /[\u0600-\u06ff]/.test(text), says);
      await stands(page, fen);
      if (SHOTS) writeFileSync(`${SHOTS}/${name}.png`, await page.picture());
      assert.deepEqual(page.errors, []);
    } finally {
      await page.close();
    }
  });
}
