// Every language that has a file in web/texts, as the browser shows it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { action, browse, cell, open, says, serve, shows, status, START } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const folder = new URL("../../web/texts/", import.meta.url);
const LANGUAGES = readdirSync(folder).filter(name => name.endsWith(".ftl")).map(name => name.slice(0, -4));
const source = language => readFileSync(new URL(`${language}.ftl`, folder), "utf8");
const head = (language, name) => source(language).match(new RegExp(`^-language-${name} = (.*)$`, "m"))[1];
const RIGHT_TO_LEFT = LANGUAGES.filter(language => head(language, "direction") === "rtl");

test("there are languages, some of them from right to left", () => {
  assert.ok(LANGUAGES.length > 10 && LANGUAGES.includes("en"));
  assert.ok(RIGHT_TO_LEFT.length > 1 && RIGHT_TO_LEFT.length < LANGUAGES.length);
});

for (const language of RIGHT_TO_LEFT) {
  test(`the page mirrors in ${language}, its board does not`, async () => {
    const page = await open(browser, server.address, { language, storage: { "dama.motion": "off", "dama.opponent": "person" } });
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    const turn = source(language).match(/^turn-white = (.*)$/m)[1];
    await says(page, ".message", turn);
    const [a, h] = [await cell(page, "a1").boundingBox(), await cell(page, "h1").boundingBox()];
    assert.ok(a.x < h.x && a.y > (await cell(page, "a8").boundingBox()).y, "a1 is not at White's bottom left");
    const [undo, menu] = [await action(page, "undo").boundingBox(), await action(page, "menu").boundingBox()];
    assert.ok(undo.x > menu.x, "the controls do not run from right to left");
    await cell(page, "d3").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.square), "e3");
    await cell(page, "d3").click();
    await cell(page, "d4").click();
    await shows(page, status(START, ["d3-d4"]).fen);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });

  test(`squares and moves keep their order in ${language}`, async () => {
    const page = await open(browser, server.address, { language, storage: { "dama.opponent": "person" } });
    await action(page, "rules").click();
    await action(page, "other-screen").click();
    // The x of each letter of the first such move in a sentence, as it is drawn.
    const drawn = await page.waitForFunction(() => {
      const walker = document.createTreeWalker(document.querySelector("dialog[open]"), NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = walker.currentNode.data.indexOf("d3-d4");
        if (at < 0) continue;
        return [0, 1, 2, 3, 4].map(step => {
          const range = document.createRange();
          range.setStart(walker.currentNode, at + step);
          range.setEnd(walker.currentNode, at + step + 1);
          return range.getBoundingClientRect().x;
        });
      }
      return null;
    });
    const places = await drawn.jsonValue();
    assert.deepEqual(places, places.toSorted((a, b) => a - b));
    await page.context().close();
  });
}

test("each language has the plural forms that the browser asks for", async () => {
  const page = await open(browser, server.address);
  for (const language of LANGUAGES) {
    const asked = await page.evaluate(tag => {
      const rules = new Intl.PluralRules(tag);
      return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
    }, language);
    assert.deepEqual(head(language, "plurals").split(" ").sort(), asked.sort(), language);
  }
  await page.context().close();
});

test("numbers are written in the digits of the language", async () => {
  for (const [language, ten] of [["fa", "۱۰"], ["ar-EG", "١٠"], ["ar", "10"], ["he", "10"], ["hi", "10"]]) {
    const page = await open(browser, server.address, { language, storage: { "dama.opponent": "computer" } });
    await action(page, "menu").click();
    await action(page, "menu-new-game").click();
    const levels = await page.locator(".levels span").allInnerTexts();
    assert.equal(levels.at(-1), ten, language);
    await page.context().close();
  }
});

test("the language is changed in two taps, whatever it was", async () => {
  for (const [width, height] of [[320, 480], [640, 360]]) {
    const page = await open(browser, server.address, { language: "ar", width, height });
    let taps = 0;
    const tap = async place => { await place.click(); taps += 1; };
    await tap(action(page, "menu"));
    const listed = await page.locator("[data-language]").evaluateAll(items => items.map(item => item.dataset.language));
    assert.deepEqual(listed.toSorted(), LANGUAGES.toSorted());
    // All of them are seen at once, each with room for a finger.
    for (const item of await page.locator("[data-language]").all()) {
      const box = await item.boundingBox();
      assert.ok(box.y + box.height <= height && box.width >= 44 && box.height >= 44, JSON.stringify(box));
    }
    await tap(page.locator("[data-language=en]"));
    await page.waitForFunction(() => document.documentElement.lang === "en");
    await says(page, ".message", /White to move/);
    assert.equal(taps, 2);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.lang === "en");
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

for (const language of LANGUAGES) {
  test(`${language} plays without an error and without overflow at 320 px`, async () => {
    const page = await open(browser, server.address, { language, width: 320, height: 480 });
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    // What is wider than its box, or cut by it.
    const wide = () => page.evaluate(() => [...document.querySelectorAll("dialog[open], .strip, .message, .say, dialog[open] *")]
      .filter(part => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      .map(part => `${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`));
    const fits = async where => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `${where} is ${beyond} px too wide`);
      assert.deepEqual(await wide(), [], where);
    };
    await fits("the game");
    await action(page, "menu").click();
    await fits("the menu");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    for (const sheet of ["menu-new-game", "menu-settings", "menu-keys", "menu-text", "menu-write-move", "menu-games"]) {
      await action(page, "menu").click();
      await action(page, sheet).click();
      await fits(sheet);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    await action(page, "rules").click();
    await fits("rules");
    await action(page, "other-screen").click();
    await fits("more rules");
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
