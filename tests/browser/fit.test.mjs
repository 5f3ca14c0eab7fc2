// The page on every screen and in every theme.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse, cell, contrast, geometry, open, pixels, serve } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

// Width and height of the screen, and the least side of the board with its frame, in CSS px.
const SCREENS = [
  [320, 480, 312], [360, 640, 348], [412, 915, 400], [480, 320, 300], [640, 360, 340],
  [768, 1024, 730], [1440, 900, 820], [2560, 1440, 1300], [3840, 2160, 1600],
];

for (const [width, height, least] of SCREENS) {
  test(`the board at ${width} x ${height}`, async () => {
    const page = await open(browser, server.address, { width, height });
    const box = await page.locator(".board").boundingBox();
    assert.ok(Math.abs(box.width - box.height) <= 0.5, `${box.width} x ${box.height} is not square`);
    assert.ok(box.width >= least - 0.5, `${box.width} px, ${least} are wanted`);
    // The board, both strips, the line and the controls are in view without scrolling.
    for (const part of [".board", ".strip.far", ".strip.near", ".message", ".controls"]) {
      const { x, y, width: w, height: h } = await page.locator(part).boundingBox();
      const inside = x >= -0.5 && y >= -0.5 && x + w <= width + 0.5 && y + h <= height + 0.5;
      assert.ok(inside, `${part} is not in view: ${x} ${y} ${w} ${h}`);
    }
    const [scrolled, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(scrolled <= seen, "the page scrolls sideways");
    for (const control of await page.locator(".controls button").all()) {
      const { width: w, height: h } = await control.boundingBox();
      assert.ok(w >= 44 && h >= 44, `a control is ${w} x ${h}`);
    }
    // Each stone stands in the middle of its square.
    const { off } = await page.evaluate(geometry);
    assert.equal(off.length, 32);
    assert.ok(Math.max(...off) <= 1, `a stone is ${Math.max(...off)} px off`);
  });
}

test("the sides are told apart in every theme, and from the board", async () => {
  for (const theme of ["walnut", "marble", "night", "paper", "contrast"]) {
    const page = await open(browser, server.address, { width: 768, height: 1024, storage: { "dama.theme": theme } });
    await page.waitForTimeout(300);
    const picture = await pixels(browser, await page.screenshot());
    const mean = async square => {
      const box = await cell(page, square).boundingBox();
      const sum = [0, 0, 0], reach = Math.round(box.width * 0.12);
      let count = 0;
      for (let dx = -reach; dx <= reach; dx++) for (let dy = -reach; dy <= reach; dy++, count++) {
        const color = picture.at(Math.round(box.x + box.width / 2) + dx, Math.round(box.y + box.height / 2) + dy);
        color.forEach((part, i) => { sum[i] += part; });
      }
      return sum.map(part => part / count);
    };
    const [white, black] = [await mean("d2"), await mean("d7")];
    assert.ok(contrast(white, black) >= 7, `${theme}: White against Black ${contrast(white, black).toFixed(2)}`);
    await page.context().close();
  }
});
