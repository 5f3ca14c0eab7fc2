// 5,000 random inputs: whatever a hand may do, the game stays legal, the board shows it, and the
// console stays silent. What the board shows is compared with what the core says of the moves.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse, open, ready, serve, status } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const INPUTS = 5_000;

// Runs in the page. After every input that has changed the moves, the moves and what is drawn
// are noted, and so is how the board is drawn where a piece is on its way.
function riot([seed, inputs]) {
  let state = seed >>> 0;
  const dice = limit => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  const pick = list => list[dice(list.length)];
  const all = selector => [...document.querySelectorAll(selector)];
  const shown = action => all(`[data-action="${action}"]`).find(button => button.offsetParent && !button.disabled);
  const press = action => shown(action)?.click();
  const key = (code, target) => target?.dispatchEvent(new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true }));
  const point = (type, cell, pointer = 1) => {
    const box = cell.getBoundingClientRect();
    cell.dispatchEvent(new PointerEvent(type, {
      pointerId: pointer, pointerType: pick(["mouse", "touch"]), isPrimary: pointer === 1, button: 0, bubbles: true, cancelable: true,
      clientX: box.x + box.width * (0.2 + dice(60) / 100), clientY: box.y + box.height * (0.2 + dice(60) / 100),
    }));
  };
  const cells = () => all("[data-square]"), able = () => all("[data-can]");
  const cell = () => dice(5) ? pick(able().length ? able() : cells()) : pick(cells());
  const acts = [
    [60, () => cell().click()],
    [12, () => {
      const [from, to] = [cell(), cell()];
      point("pointerdown", from);
      if (!dice(6)) point("pointerdown", pick(cells()), 2);
      point("pointermove", from); point("pointermove", to);
      point(dice(8) ? "pointerup" : "pointercancel", to);
    }],
    [8, () => {
      const at = cell();
      at.focus();
      key(pick(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "Enter", "Enter", "Escape", "Home", "End", "Space"]), document.activeElement);
    }],
    [4, () => press(pick(["undo", "redo", "hint", "pause", "next"]))],
    [2, () => pick(all("[data-ply]").concat(cells())).click()],
    [2, () => pick(all(".message button").concat(cell())).click()],
    [1, () => press(pick(["first", "previous", "next", "last"]))],
    [1, () => document.body.click()],
    [1, () => { press("menu"); setTimeout(() => press(pick(["menu-turn-board", "menu-settings", "close", "menu-offer-draw", "menu-text"]))); }],
    [1, () => pick(all("dialog[open] button:not([data-action=reset]), dialog[open] input").concat(cell())).click()],
    [3, () => all("dialog[open]").forEach(dialog => dialog.close())],
  ];
  const total = acts.reduce((sum, [share]) => sum + share, 0);
  const once = () => {
    let left = dice(total);
    for (const [share, act] of acts) if ((left -= share) < 0) return act();
  };
  // Side, kind and square of each stone as it is drawn. One that is leaving is not counted, and
  // one that moves counts where it will rest; the others must lie in the middle of their squares.
  const drawn = () => {
    const seen = cells(), field = document.querySelector(".squares").getBoundingClientRect();
    return all(".stone").filter(stone => {
      const frames = stone.getAnimations().map(({ effect }) => effect.getKeyframes().at(-1));
      return !frames.some(({ opacity }) => opacity === "0");
    }).map(stone => {
      const side = stone.matches(".white") ? "white" : stone.matches(".black") ? "black" : "no side";
      const kind = stone.querySelector("svg:not(.before) use[href='#king']") ? "king" : "man";
      const [column, row] = [...stone.style.transform.matchAll(/\* ?([\d.]+)|([\d.]+) ?\*/g)].map(([, after, before]) => +(after ?? before));
      const { x, y, width, height } = stone.getBoundingClientRect();
      const off = Math.hypot(x + width / 2 - field.x - (column + 0.5) * field.width / 8, y + height / 2 - field.y - (row + 0.5) * field.height / 8);
      const rests = !stone.getAnimations().length;
      return `${seen[row * 8 + column]?.dataset.square} ${side}-${kind}${rests && !(off < 1) ? ` ${off} px off` : ""}`;
    });
  };
  const seen = [];
  let last = "";
  const look = () => {
    const kept = localStorage.getItem("dama.game");
    if (kept === last || document.querySelector("[aria-selected=true]")) return;
    last = kept;
    const lines = kept.split("\n").map(line => line.split(" "));
    const ply = +lines.find(([name]) => name === "ply")[1];
    seen.push({
      rules: lines.find(([name]) => name === "rules")[1],
      start: lines.find(([name]) => name === "start")[1],
      moves: lines.filter(([name]) => name === "move").slice(0, ply).map(([, move]) => move),
      board: all("[data-piece]").map(found => [found.dataset.square, found.dataset.piece]),
      drawn: drawn(),
    });
  };
  return new Promise(done => {
    const some = () => {
      for (let count = 0; count < 25 && inputs > 0; count++, inputs--) { once(); look(); }
      if (inputs > 0) setTimeout(some, 8); else setTimeout(() => { look(); done(seen); }, 500);
    };
    some();
  });
}

/** The pieces of a position as the page names them. */
function pieces(fen) {
  const lists = fen.slice(2).split(":");
  return lists.flatMap(list => list.slice(1).split(",").filter(Boolean).map(piece => {
    const side = list[0] === "W" ? "white" : "black";
    return piece[0] === "K" ? `${piece.slice(1)} ${side}-king` : `${piece} ${side}-man`;
  })).sort();
}

for (const [seed, storage] of [
  [1, { "dama.opponent": "person", "dama.motion": "normal", "dama.movable": "on" }],
  [2, { "dama.opponent": "computer", "dama.level": "1", "dama.motion": "off", "dama.rules": "federation", "dama.clock-wish": "3+2" }],
]) {
  test(`${INPUTS / 2} random inputs with seed ${seed}`, { timeout: 900_000 }, async () => {
    const page = await open(browser, server.address, { storage, width: 1024, height: 768 });
    await page.evaluate(() => document.querySelector("[data-action=menu]").click());
    await page.locator("[data-action=menu-new-game]").click();
    await page.locator("[data-action=start]").click();
    const seen = await page.evaluate(riot, [seed, INPUTS / 2]);
    let compared = 0;
    const known = new Map();
    for (const { rules, start, moves, board, drawn } of seen) {
      const asked = JSON.stringify([rules, start, moves]);
      if (!known.has(asked)) known.set(asked, status(start, moves, rules));
      const core = known.get(asked);
      assert.ok(core.fen, `${asked} is no legal game`);
      assert.deepEqual(board.map(found => found.join(" ")).sort(), pieces(core.fen), asked);
      assert.deepEqual(drawn.sort(), pieces(core.fen), `drawn after ${asked}`);
      compared += 1;
    }
    assert.ok(compared > 50, `only ${compared} positions were seen`);
    // It can still be played.
    await page.reload();
    await ready(page);
    assert.deepEqual(page.errors, []);
  });
}
