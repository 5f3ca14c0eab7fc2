// How stones move: in time, less where that is wished, and nothing goes on when all is done.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, begin, browse, cell, open, serve, shows, status, until, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person" };
// The king on h3 takes four around the board.
const CIRCLE = "W:WKh3:Bd3,b4,h4,f8";

// Runs in the page before its own scripts: whatever waits or is drawn again and again is counted.
function watch() {
  const waiting = window.waiting = new Map();
  for (const [begin, end] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"], ["requestIdleCallback", "cancelIdleCallback"]]) {
    const [start, stop] = [window[begin].bind(window), window[end].bind(window)];
    window[begin] = (act, ...rest) => {
      const id = start((...told) => {
        if (begin !== "setInterval") waiting.delete(`${begin} ${id}`);
        act(...told);
      }, ...rest);
      // The one that lets the screen sleep after five minutes is not the game's.
      if (!(rest[0] >= 300_000)) waiting.set(`${begin} ${id}`, String(act).slice(0, 60));
      return id;
    };
    window[end] = id => { waiting.delete(`${begin} ${id}`); stop(id); };
  }
  // Every motion of a stone, with its length.
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.motions.push([Object.keys([frames].flat().at(-1)).join(), typeof options === "number" ? options : options.duration]);
    return animate.call(this, frames, options);
  };
}

test("two seconds after the last input nothing is pending", async () => {
  for (const opponent of ["person", "computer"]) {
    const page = await open(browser, server.address, {
      storage: { "dama.opponent": opponent, "dama.level": "1", "dama.side": "white" }, first: watch,
    });
    await begin(page);
    for (const square of ["d3", "d4"]) await cell(page, square).click();
    if (opponent === "computer") await page.locator(".strip[data-side=white][data-turn]").waitFor();
    else await shows(page, status(START, ["d3-d4"]).fen);
    await cell(page, "e3").click();
    await page.waitForTimeout(2_000);
    // A slow machine may be late with the first work of an idle page, never with the game's.
    const pending = () => page.evaluate(() => [...window.waiting.values(),
      ...document.getAnimations().filter(({ playState, pending }) => pending || playState === "running").map(({ animationName }) => animationName)]);
    await until(page, async () => (await pending()).length === 0);
    // And it stays so.
    await page.waitForTimeout(500);
    assert.deepEqual(await pending(), [], opponent);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test("a chain goes hop by hop in its time, and where less motion is wished stones only fade", async () => {
  for (const [reducedMotion, fits] of [
    // Four jumps: each its hop of 160 ms.
    ["no-preference", motions => motions.length > 0 && motions.every(([, time]) => time <= 900)],
    ["reduce", motions => motions.every(([what, time]) => time <= 80 && !what.includes("transform"))],
  ]) {
    const page = await open(browser, server.address, { storage: TWO, reducedMotion, first: watch });
    await action(page, "menu").click();
    await action(page, "menu-text").click();
    await page.locator("textarea[name=paste]").fill(CIRCLE);
    await action(page, "open-text").click();
    await shows(page, CIRCLE);
    await page.evaluate(() => { window.motions.length = 0; });
    await cell(page, "h3").click();
    for (const square of ["b3", "b8", "h8", "h3"]) await cell(page, square).click();
    await shows(page, status(CIRCLE, ["h3xb3xb8xh8xh3"]).fen);
    const motions = await page.evaluate(() => window.motions);
    assert.ok(fits(motions), `${reducedMotion}: ${JSON.stringify(motions)}`);
    for (const [what] of motions) assert.match(what, /^(transform|opacity|offset|easing|,)*$/);
    await page.context().close();
  }
});

test("device between them, the upper player's stones and texts stand on their head", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.motion": "off", "dama.seats": "facing" } });
  // Crowns turn, and stones keep the light.
  const turned = () => page.evaluate(() => [
    ...[".stone.white", ".stone.black"].map(side => getComputedStyle(document.querySelector(side)).getPropertyValue("--turn") === "rotate(180deg)"),
    ...[".strip.far", ".strip.near", ".message.away", ".message:not(.away)"].map(part => getComputedStyle(document.querySelector(part)).transform.startsWith("matrix(-1")),
  ]);
  assert.deepEqual(await turned(), [false, true, true, false, true, false]);
  // Each player's line and its buttons stand at his own end, and the board stays where it is.
  const places = () => page.evaluate(() => {
    const { top, bottom } = document.querySelector(".board").getBoundingClientRect();
    const why = document.querySelector("[data-action=why]").getBoundingClientRect();
    return [top, why.bottom <= top ? "Black's" : why.top >= bottom ? "White's" : "neither's"];
  });
  for (const square of ["d3", "d5"]) await cell(page, square).click();
  const [top, mine] = await places();
  assert.equal(mine, "White's");
  await cell(page, "d4").click();
  await shows(page, status(START, ["d3-d4"]).fen);
  for (const square of ["d6", "d3"]) await cell(page, square).click();
  assert.deepEqual(await places(), [top, "Black's"]);
  assert.equal(await page.locator(".message.away").getAttribute("data-tone"), "refusal");
  // An offer is for the other one.
  await action(page, "menu").click();
  await action(page, "menu-offer-draw").click();
  await action(page, "yes").click();
  await page.locator(".message:not(.away)[data-tone=offer] [data-action=accept]").waitFor();
  assert.equal(await page.locator(".message.away button").count(), 0);
  await action(page, "decline").click();
  // The other way of two at one device: the board turns for each move.
  const other = await open(browser, server.address, { storage: { ...TWO, "dama.motion": "off", "dama.seats": "turn" } });
  const near = () => other.locator(".board").getAttribute("data-near");
  assert.equal(await near(), "white");
  for (const square of ["d3", "d4"]) await cell(other, square).click();
  await until(other, async () => await near() === "black");
  for (const square of ["d6", "d5"]) await cell(other, square).click();
  await until(other, async () => await near() === "white");
  await shows(other, status(START, ["d3-d4", "d6-d5"]).fen);
  assert.deepEqual([...page.errors, ...other.errors], []);
});

test("how two people sit is chosen with the new game, too, and acts at once", async () => {
  for (const [width, height] of [[320, 480], [480, 320], [360, 640], [640, 360], [412, 915], [768, 1024], [1440, 900]]) {
    const page = await open(browser, server.address, { width, height, storage: { ...TWO, "dama.opponent": "computer", "dama.motion": "off" } });
    await action(page, "menu").click();
    await action(page, "menu-new-game").click();
    const facing = page.locator("input[name=seats][value=facing]");
    assert.equal(await facing.isVisible(), false, "the computer does not sit anywhere");
    await page.locator("input[name=opponent][value=person]").check();
    await facing.check();
    assert.equal(await page.locator(".board.face-to-face").count(), 1);
    await action(page, "start").click();
    for (const square of ["d3", "d4", "d6", "d3"]) await cell(page, square).click();
    const faults = await page.evaluate(() => {
      const shown = [...document.querySelectorAll(".board, .strip, .message, .controls")].filter(part => part.getClientRects().length);
      const boxes = shown.map(part => part.getBoundingClientRect());
      const faults = boxes.flatMap((one, i) => boxes.slice(i + 1).filter(other =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1).map(() => `${shown[i].className} is covered`));
      boxes.forEach((box, i) => {
        if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5) faults.push(`${shown[i].className} is out of view`);
      });
      return faults;
    });
    assert.deepEqual(faults, [], `${width} x ${height}`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

test("the end is told when the last stone has come to rest", async () => {
  const page = await open(browser, server.address, { storage: TWO, fixed: true });
  const tone = () => page.locator(".message").getAttribute("data-tone");
  const last = "W:Wd4:Bd5";
  const win = async () => {
    await action(page, "menu").click();
    await action(page, "menu-text").click();
    await page.locator("textarea[name=paste]").fill(last);
    await action(page, "open-text").click();
    await shows(page, last);
    for (const square of ["d4", "d6"]) await cell(page, square).click();
    await shows(page, "B:Wd6:B");
    assert.equal(await tone(), "turn");
    assert.equal(await page.locator("[data-action=rematch]").count(), 0);
  };
  await win();
  await page.clock.runFor(2_000);
  assert.equal(await tone(), "end");
  // A tap ends the motion, and then there is nothing to wait for.
  await win();
  await cell(page, "a5").click();
  assert.equal(await tone(), "end");
  assert.deepEqual(page.errors, []);
});
