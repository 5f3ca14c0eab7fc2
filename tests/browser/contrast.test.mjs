// What can be told apart: from screenshots in every theme and both surroundings, and by axe.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { action, browse, cell, contrast, open, paste, pixels, serve } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const THEMES = ["walnut", "marble", "night", "paper", "contrast"];
const TWO = { "dama.opponent": "person", "dama.motion": "off" };
// Men and kings of both sides, of whom nobody must take.
const POSITION = "W:Wa2,c2,Ke2:Ba7,c7,Kf7";

/** Dresses the page, and waits until the grain is painted. */
async function dress(page, theme, colorScheme = "light") {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(theme => new Promise(done => {
    dama.dress(theme);
    requestAnimationFrame(() => setTimeout(() => setTimeout(() => requestAnimationFrame(done))));
  }), theme);
}

/** A screenshot, with what is asked of squares: places are in hundredths of a square. */
async function look(page) {
  const picture = await pixels(browser, await page.screenshot());
  const boxes = Object.fromEntries(await page.evaluate(() => [...document.querySelectorAll("[data-square]")].map(found => {
    const { x, y, width } = found.getBoundingClientRect();
    return [found.dataset.square, { x, y, width }];
  })));
  const at = (square, x, y) => {
    const box = boxes[square];
    return picture.at(Math.floor(box.x + box.width * x / 100), Math.floor(box.y + box.width * y / 100));
  };
  const mean = colors => [0, 1, 2].map(part => colors.reduce((sum, color) => sum + color[part], 0) / colors.length);
  const around = (square, [x, y], radius, count = 24) => Array.from({ length: count }, (_, i) => {
    const angle = 2 * Math.PI * i / count;
    return at(square, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
  const field = square => mean(Array.from({ length: 100 }, (_, i) => at(square, 14 + 8 * (i % 10), 14 + 8 * Math.floor(i / 10))));
  return { at, mean, around, field, boxes, picture };
}

test("stones, kings, markers and lines stand out in every theme", async () => {
  const page = await open(browser, server.address, { width: 900, height: 1200, storage: TWO });
  await paste(page, POSITION);
  await cell(page, "c2").click();
  for (const theme of THEMES) for (const surroundings of ["light", "dark"]) {
    await dress(page, theme, surroundings);
    const seen = await look(page);
    const where = `${theme}, ${surroundings}: `;
    const least = (what, value, wanted) =>
      assert.ok(value >= wanted, `${where}${what} ${value.toFixed(2)}, ${wanted} are wanted`);
    const board = seen.field("b4");
    // Faces between the grooves of men, and between crown and ring of kings.
    const face = { white: seen.mean(seen.around("a2", [49.2, 48.6], 23)), black: seen.mean(seen.around("a7", [49.2, 48.6], 23)) };
    least("White's face against Black's", contrast(face.white, face.black), 7);
    for (const square of ["a2", "a7"]) {
      // The rim is 2.6 hundredths wide: all around, its best pixel.
      const around = Array.from({ length: 7 }, (_, i) => seen.around(square, [50, 50], 38 + i * 0.5));
      const rim = around[0].map((_, angle) => Math.max(...around.map(ring => contrast(ring[angle], board))));
      least(`the rim on ${square} against the board`, Math.min(...rim), 3);
    }
    for (const king of ["e2", "f7"]) {
      const own = seen.mean(seen.around(king, [46.7, 44.9], 19));
      const ring = seen.mean(seen.around(king, [46.7, 44.9], 25.2));
      least(`the ring of the king on ${king}`, contrast(ring, own), 3);
      const crown = seen.mean([42, 44, 46, 48, 50].map(x => seen.at(king, x, 54.6)));
      least(`the crown of the king on ${king}`, contrast(crown, own), 3);
    }
    // A destination has both colors of the markers: the dot and what is around it.
    const marker = [seen.at("c3", 50, 50), ...seen.around("c3", [50, 50], 15.7, 4)];
    for (const [name, ground] of [["board", board], ["white stone", face.white], ["black stone", face.black]]) {
      least(`a marker on the ${name}`, Math.max(...marker.map(color => contrast(color, ground))), 3);
    }
    least("the two colors of a marker", contrast(marker[0], seen.mean(marker.slice(1))), 3);
    const line = Math.max(...[98, 98.5, 99, 99.5, 100, 100.5, 101, 101.5, 102].map(x =>
      contrast(seen.mean(Array.from({ length: 60 }, (_, i) => seen.at("b4", x, 20 + i))), board)));
    least("lines against the board", line, theme === "paper" || theme === "contrast" ? 3 : 1.5);
    // Coordinates: the inkiest pixel of each against the plate around it.
    for (const box of await page.evaluate(() => [...document.querySelectorAll(".coordinates b")]
      .filter(letter => letter.getClientRects().length)
      .map(letter => { const { x, y, width, height } = letter.getBoundingClientRect(); return { x, y, width, height }; }))) {
      const plate = seen.picture.at(Math.round(box.x + 1), Math.round(box.y + box.height / 2));
      let best = 1;
      for (let x = box.x; x < box.x + box.width; x++) for (let y = box.y; y < box.y + box.height; y++) {
        best = Math.max(best, contrast(seen.picture.at(Math.floor(x), Math.floor(y)), plate));
      }
      least("coordinates", best, 4.5);
    }
    // The grain stays near the field's mean. Single fibers may lie farther away.
    const blocks = ["b4", "d5", "g4", "h5"].map(square => seen.mean(seen.around(square, [50, 50], 30, 60)));
    for (const block of blocks) assert.ok(contrast(block, board) <= 1.3, `${where}the grain differs by ${contrast(block, board)}`);
  }
  assert.deepEqual(page.errors, []);
});

test("a king is told from a man without color at 24 px", async () => {
  const page = await open(browser, server.address, { width: 412, height: 915, storage: TWO });
  await paste(page, POSITION);
  // Squares of 31 px, in which stones are 24 px wide.
  await page.evaluate(() => document.querySelector(".game").style.setProperty("--side", `${31 * 8 * 888 / 800}px`));
  for (const theme of THEMES) {
    await dress(page, theme);
    const { boxes, picture } = await look(page);
    assert.ok(Math.abs(boxes.a2.width - 31) < 0.1, `a square has ${boxes.a2.width} px`);
    for (const [man, king] of [["c2", "e2"], ["c7", "f7"]]) {
      let differ = 0, all = 0;
      for (let x = 0; x < 31; x++) for (let y = 0; y < 31; y++) {
        if (Math.hypot(x + 0.5 - 15.5, y + 0.5 - 15.5) > 12) continue;
        const [one, other] = [man, king].map(square => picture.at(Math.round(boxes[square].x) + x, Math.round(boxes[square].y) + y));
        all += 1;
        // The contrast of two colors is that of their grays.
        if (contrast(one, other) >= 1.5) differ += 1;
      }
      assert.ok(differ / all >= 0.2, `${theme}: ${king} differs from ${man} in ${(100 * differ / all).toFixed(1)} %`);
    }
  }
});

/** What axe finds against WCAG 2.2 AA; contrasts that it could not decide count as found. */
async function faults(page) {
  const { violations, incomplete } = await page.evaluate(() => axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  }));
  return violations.concat(incomplete.filter(({ id }) => id === "color-contrast"))
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`));
}

const SHEETS = ["menu-new-game", "menu-endgames", "menu-games", "menu-text", "menu-write-move",
  "menu-position", "menu-settings", "menu-keys", "menu-resign"];

for (const [language, surroundings] of [["en", "light"], ["ar", "dark"]]) {
  test(`axe finds nothing in ${language} with ${surroundings} surroundings`, async () => {
    const page = await open(browser, server.address, { language, storage: { ...TWO, "dama.clock-wish": "3+2" }, first: axe.source });
    await cell(page, "d3").click();
    await cell(page, "d4").click();
    await cell(page, "d6").click();
    for (const theme of THEMES) {
      await dress(page, theme, surroundings);
      assert.deepEqual(await faults(page), [], theme);
    }
    assert.deepEqual(page.errors, []);
    // The other screens in one theme and one language.
    if (language === "en") return;
    await dress(page, "walnut", surroundings);
    for (const sheet of ["menu", ...SHEETS]) {
      await action(page, "menu").click();
      if (sheet !== "menu") await action(page, sheet).click();
      assert.deepEqual(await faults(page), [], sheet);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    await action(page, "rules").click();
    assert.deepEqual(await faults(page), [], "rules");
    await action(page, "other-screen").click();
    assert.deepEqual(await faults(page), [], "more rules");
    assert.deepEqual(page.errors, []);
  });
}
