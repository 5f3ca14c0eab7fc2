// Each setting acts at once, shows itself in the small board, and is kept; a reset undoes them all.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { action, browse, cell, open, ready, says, serve, shows, status, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };

async function settings(page) {
  await action(page, "menu").click();
  await action(page, "menu-settings").click();
}

const choose = (page, name, word) => page.locator(`input[name=${name}][value=${word}]`).check();
const preview = page => page.locator(".preview svg").innerHTML();

test("everything that can be set acts at once, shows itself and is kept", async () => {
  const page = await open(browser, server.address, { storage: { "dama.opponent": "person" }, colorScheme: "light" });
  await settings(page);
  const color = (part, name) => page.locator(part).first().evaluate((found, name) => getComputedStyle(found)[name], name);
  const [ground, field] = [await color("html", "backgroundColor"), await color(".preview .wood", "fill")];
  await choose(page, "surroundings", "dark");
  assert.notEqual(await color("html", "backgroundColor"), ground);
  await choose(page, "theme", "night");
  assert.notEqual(await color(".preview .wood", "fill"), field);
  for (const [name, word, shown] of [
    ["coordinates", "squares", /<text[^>]*>a1</], ["motion", "slow", /steps-slow/], ["seats", "facing", /turned/],
  ]) {
    assert.doesNotMatch(await preview(page), shown);
    await choose(page, name, word);
    assert.match(await preview(page), shown);
  }
  for (const name of ["sound", "vibration", "movable", "one-tap", "confirm"]) await page.locator(`input[name=${name}]`).click({ force: true });
  assert.match(await preview(page), /m-may/);
  await page.reload();
  await ready(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  for (const [name, word] of Object.entries({
    theme: "night", surroundings: "dark", coordinates: "squares", motion: "slow", seats: "facing", sound: "off",
    vibration: "off", movable: "on", "one-tap": "on", confirm: "on",
  })) assert.equal(kept[`dama.${name}`], word);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.surroundings), "dark");
  await settings(page);
  await action(page, "reset").click();
  assert.equal(await color("html", "backgroundColor"), ground);
  assert.ok(await page.locator("input[name=theme][value=walnut]").isChecked());
  assert.ok(await page.locator("input[name=sound]").isChecked());
  assert.doesNotMatch(await preview(page), /m-may|steps-slow|<text/);
  assert.deepEqual(page.errors, []);
});

test("a move that must be confirmed is shown, taken back or played", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.confirm": "on" } });
  const move = async (...squares) => { for (const square of squares) await cell(page, square).click(); };
  await move("d3", "d4");
  await says(page, ".message[data-tone=confirm]", /Play d3-d4\?/);
  const shown = status(START, ["d3-d4"]).fen;
  await shows(page, shown);
  await action(page, "take-back").click();
  await shows(page, START);
  await move("d3", "d4");
  await action(page, "confirm").click();
  await shows(page, shown);
  assert.equal(await page.locator(".strip[data-side=black][data-turn]").count(), 1);
  // By the keyboard and by a second tap as well.
  await cell(page, "d6").dragTo(cell(page, "d5"), { steps: 4 });
  assert.equal(await page.locator(".message[data-tone=confirm]").count(), 1);
  await cell(page, "d5").focus();
  await page.keyboard.press("Enter");
  await shows(page, status(START, ["d3-d4", "d6-d5"]).fen);
  assert.equal(await page.locator(".message[data-tone=turn]").count(), 1);
  assert.deepEqual(page.errors, []);
});

test("moves are read aloud where a voice speaks the language", async () => {
  const page = await open(browser, server.address, { storage: { ...TWO, "dama.aloud": "on" } });
  await settings(page);
  assert.equal(await page.locator("input[name=aloud]").count(), 0, "there is no voice in this browser");
  await page.addInitScript(() => {
    window.spoken = [];
    Object.defineProperty(window, "speechSynthesis", { value: {
      getVoices: () => [{ lang: "en-GB" }], cancel() {}, speak: words => window.spoken.push(words.text),
    } });
    window.SpeechSynthesisUtterance = function (text) { this.text = text; };
  });
  await page.reload();
  await ready(page);
  await page.waitForFunction(() => window.dama.aloud);
  await cell(page, "d3").click();
  await cell(page, "d4").click();
  assert.match((await page.evaluate(() => window.spoken)).join(), /White moves a man from d3 to d4/);
  await settings(page);
  assert.equal(await page.locator("input[name=aloud]").count(), 1);
  assert.deepEqual(page.errors, []);
});
