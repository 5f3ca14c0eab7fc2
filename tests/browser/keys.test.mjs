// The keyboard beside the moves: its help, its shortcuts, the questions in the field.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, browse, cell, open, says, serve, shows, status, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

const sheet = page => page.locator("dialog[open]");

async function closes(page) {
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
}

test("the keys are told by ?, F1 and a button", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  for (const key of ["F1", "?"]) {
    await cell(page, "d3").focus();
    await page.keyboard.press(key);
    await says(page, "dialog[open]", /F1/);
    await closes(page);
  }
  await action(page, "menu").click();
  await action(page, "menu-keys").click();
  await says(page, "dialog[open]", /F1/);
  // Each shortcut that does something is named there.
  const named = await page.locator("dialog[open] kbd").allInnerTexts();
  assert.deepEqual("U R H T C P N W".split(" ").filter(key => !named.includes(key)), []);
  assert.deepEqual(page.errors, []);
});

test("shortcuts go by the place of the key, and act only on the board", async () => {
  const page = await open(browser, server.address, { storage: TWO, language: "ru" });
  for (const square of ["d3", "d4"]) await cell(page, square).click();
  const moved = status(START, ["d3-d4"]).fen;
  await shows(page, moved);
  /** A key of a Russian keyboard, where another letter is printed. */
  const press = (code, key) => page.evaluate(([code, key]) =>
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true })), [code, key]);
  await page.evaluate(() => document.activeElement.blur());
  await press("KeyU", "г");
  await page.waitForTimeout(100);
  await shows(page, moved);
  await cell(page, "a1").focus();
  await press("KeyU", "г");
  await shows(page, START);
  await press("KeyR", "к");
  await shows(page, moved);
  await press("KeyT", "е");
  await page.locator(".board[data-near=black]").waitFor();
  for (const [code, key] of [["KeyP", "з"], ["KeyN", "т"], ["KeyW", "ц"]]) {
    await cell(page, "a1").focus();
    await press(code, key);
    await sheet(page).waitFor();
    await closes(page);
  }
  assert.deepEqual(page.errors, []);
});

test("one tab stop for the board, and a ring of two colors around what has the focus", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  assert.equal(await page.locator("[role=grid] [tabindex='0']").count(), 1);
  await cell(page, "d3").focus();
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.locator("[role=grid] [tabindex='0']").count(), 1);
  const ring = () => page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(document.activeElement);
    return { outlineStyle, width: parseFloat(outlineWidth), outlineColor, other: boxShadow.match(/rgb\([^)]*\)/)?.[0] };
  });
  for (let stop = 0; stop < 4; stop++) {
    const { outlineStyle, width, outlineColor, other } = await ring();
    assert.equal(outlineStyle, "solid");
    assert.ok(width >= 2 && other && other !== outlineColor, `${width} px of ${outlineColor} and ${other}`);
    await page.keyboard.press("Tab");
  }
});

test("the field answers questions and takes letters by the place of their keys", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.clock-wish": "3+2" } });
  await action(page, "menu").click();
  await action(page, "menu-new-game").click();
  await action(page, "start").click();
  await action(page, "menu").click();
  await action(page, "menu-write-move").click();
  const field = page.locator("dialog input[name=move]");
  const write = async text => {
    await field.fill(text);
    await page.keyboard.press("Enter");
  };
  for (const [asked, answer] of [
    ["board", /a2/], ["moves", /a3-a4/], ["d3?", /man/i], ["clock", /3:00/],
  ]) {
    await write(asked);
    await says(page, "dialog .answer", answer);
  }
  // A Russian keyboard has this letter where d is.
  await field.evaluate(found => found.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyD", key: "в", bubbles: true })));
  await write("в3в4");
  await sheet(page).waitFor({ state: "detached" });
  await shows(page, status(START, ["d3-d4"]).fen);
  await action(page, "menu").click();
  await action(page, "menu-write-move").click();
  await write("last");
  await says(page, "dialog .answer", /d3.*d4/);
  assert.deepEqual(page.errors, []);
});
