// What is read is read whole, has its room, and comes from few sizes.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { action, browse, cell, open, serve } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const TWO = { "dama.opponent": "person", "dama.motion": "off" };
const folder = new URL("../../web/texts/", import.meta.url);
const LANGUAGES = readdirSync(folder).filter(name => name.endsWith(".ftl")).map(name => name.slice(0, -4));

const FILLED = {
  square: "d4", squares: "a4, c4, e4", moves: "d4xd6xf6, d4xb4xb6", move: "d3-d4", text: "d3-d9", first: "d4", second: "d5",
  quiet: "d3-d4", capture: "d4xd6", count: "3", taken: "2",
};

/** The longest form of each text whose key begins so, with its places filled. */
function texts(language, begin) {
  const source = readFileSync(new URL(`${language}.ftl`, folder), "utf8");
  return [...source.matchAll(new RegExp(`^(${begin}[\\w-]*) =((?:.*\\n(?: .*\\n|\\s*\\n(?= ))*))`, "gm"))].map(([, key, value]) => {
    const variants = [...value.matchAll(/^\s*\*?\[\w+\] (.*)$/gm)].map(([, text]) => text);
    const forms = (variants.length ? variants : [value.trim()])
      .map(text => text.replace(/\{ \$(\w+) \}/g, (_, name) => `\u2066${FILLED[name] ?? name}\u2069`));
    return [key, forms.toSorted((a, b) => b.length - a.length)[0]];
  });
}

test("every refusal is read whole on small screens, in every language", async () => {
  for (const language of LANGUAGES) {
    const page = await open(browser, server.address, { language, storage: TWO });
    // A real one, with its button; then the words of each in its place.
    await cell(page, "d3").click();
    await cell(page, "d5").click();
    await page.locator(".message[data-tone=refusal]").waitFor();
    const said = texts(language, "refused-");
    assert.ok(said.length > 15, `${said.length} refusals in ${language}`);
    for (const [width, height] of [[320, 480], [480, 320], [360, 640], [640, 360]]) {
      await page.setViewportSize({ width, height });
      const faults = await page.evaluate(said => {
        const [message, strong] = [".message", ".message strong"].map(found => document.querySelector(found));
        return said.flatMap(([key, text]) => {
          strong.textContent = text;
          const [line, words] = [message, strong].map(part => part.getBoundingClientRect());
          const high = Math.max(words.bottom - line.bottom, line.top - words.top);
          const beyond = document.documentElement.scrollHeight - innerHeight;
          const faults = [];
          if (high > -1) faults.push(`${key} stands out by ${high} px`);
          if (beyond > 0) faults.push(`${key} pushes ${beyond} px out of view`);
          return faults;
        });
      }, said);
      assert.deepEqual(faults, [], `${language} at ${width} x ${height}`);
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
});

// All that opens from the game, by its buttons.
const SHEETS = ["menu-new-game", "menu-endgames", "menu-games", "menu-text", "menu-write-move",
  "menu-position", "menu-settings", "menu-keys", "menu-resign"];

/** Looks at the game, and then at every sheet. */
async function everywhere(page, look) {
  await look("the game");
  for (const sheet of SHEETS) {
    await action(page, "menu").click();
    if (sheet === SHEETS[0]) await look("menu");
    await action(page, sheet).click();
    await look(sheet);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await action(page, "rules").click();
  await look("rules");
  await action(page, "other-screen").click();
  await look("more rules");
}

for (const language of ["ar", "fa", "hi"]) {
  test(`lines of ${language} have their room everywhere`, async () => {
    const page = await open(browser, server.address, { language, storage: { ...TWO, "dama.clock-wish": "3+2" } });
    await cell(page, "d3").click();
    await cell(page, "d5").click();
    const narrow = () => page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
      while (walker.nextNode()) {
        const { data, parentElement: part } = walker.currentNode;
        // Letters of these scripts; squares and figures need no more room than elsewhere.
        if (!/[\u0600-\u065f\u066e-\u06ef\u0904-\u0963]/.test(data) || !part.getClientRects().length) continue;
        const { lineHeight, fontSize } = getComputedStyle(part);
        if (parseFloat(lineHeight) < 1.499 * parseFloat(fontSize)) found.add(`${part.tagName} ${part.className}: ${data.slice(0, 30)}`);
      }
      return [...found];
    });
    for (const size of [{ width: 320, height: 480 }, { width: 412, height: 915 }]) {
      await page.setViewportSize(size);
      assert.deepEqual(await narrow(), [], `the game at ${size.width}`);
    }
    await everywhere(page, async where => assert.deepEqual(await narrow(), [], where));
  });
}

test("spaces and sizes of text are the few there are", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  // What is drawn or engraved scales with the board.
  const others = () => page.evaluate(() => {
    const spaces = [0, 4, 8, 12, 16, 24, 32, 48], sizes = [13, 15, 16, 18], found = new Set();
    const larger = 16 / parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const part of document.querySelectorAll("body *")) {
      if (part.closest(".board, .preview, .diagram, svg, .unseen, .late") || !part.getClientRects().length) continue;
      if (part.matches("[type=radio], [type=checkbox]")) continue;
      const style = getComputedStyle(part), name = `${part.tagName}.${part.className}`;
      for (const property of ["paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "rowGap", "columnGap"]) {
        const value = parseFloat(style[property]) || 0;
        if (!spaces.includes(value)) found.add(`${name} ${property} ${value}`);
      }
      // Large screens have all of them larger.
      if (!sizes.includes(Math.round(parseFloat(style.fontSize) * larger))) found.add(`${name} ${style.fontSize}`);
      if (style.textTransform !== "none" || style.letterSpacing !== "normal") found.add(`${name} changes its letters`);
    }
    return [...found];
  });
  for (const size of [{ width: 320, height: 480 }, { width: 480, height: 320 }, { width: 1440, height: 900 }, { width: 412, height: 915 }]) {
    await page.setViewportSize(size);
    assert.deepEqual(await others(), [], `the game at ${size.width}`);
  }
  await everywhere(page, async where => assert.deepEqual(await others(), [], where));
});

test("nothing is drawn half hidden, and five controls stand beside the board", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  for (const [width, height] of [[412, 800], [447, 802], [390, 844], [412, 915], [560, 1024], [600, 1024], [640, 1000],
    [640, 360], [800, 480], [1024, 600], [1280, 1024], [768, 1024], [320, 800]]) {
    await page.setViewportSize({ width, height });
    const [list, controls, beyond] = await page.evaluate(() => [document.querySelector(".move-list").getBoundingClientRect().height,
      document.querySelectorAll(".controls button").length, document.documentElement.scrollHeight - innerHeight]);
    // A line of the list can be read, or it is in the menu.
    assert.ok(list === 0 || list >= 44, `the list of moves is ${list} px high at ${width} x ${height}`);
    assert.equal(controls, 5);
    assert.ok(beyond <= 0, `${beyond} px are out of view at ${width} x ${height}`);
  }
});

test("the stones on the cards of endgames stand in the middle of them", async () => {
  const page = await open(browser, server.address, { storage: TWO });
  await action(page, "menu").click();
  await action(page, "menu-endgames").click();
  await page.locator(".endgame").first().waitFor();
  const off = await page.evaluate(() => [...document.querySelectorAll(".endgame")].map(card => {
    const middle = part => { const { top, height } = part.getBoundingClientRect(); return top + height / 2; };
    // Cards with more stones than one row holds are as high as their rows.
    const rows = new Set([...card.querySelectorAll("use")].map(stone => Math.round(middle(stone))));
    const sum = [...rows].reduce((sum, at) => sum + at, 0);
    return Math.abs(sum / rows.size - middle(card));
  }));
  assert.ok(off.length > 5 && Math.max(...off) <= 1, `stones are ${Math.max(...off)} px off`);
});

test("each board of the rules can be seen", async () => {
  for (const width of [320, 412, 1440]) {
    const page = await open(browser, server.address, { width, storage: TWO });
    await action(page, "rules").click();
    for (const screen of ["the first", "the other"]) {
      const sizes = await page.evaluate(() => [...document.querySelectorAll(".diagram")].map(board => board.getBoundingClientRect().width));
      assert.ok(sizes.length > 5 && Math.min(...sizes) >= 80, `${screen} at ${width}: ${sizes}`);
      await action(page, "other-screen").click();
    }
  }
});

test("with text at 200 %, and zoomed to 200 and 400 %, nothing is cut and nothing scrolls sideways", async () => {
  for (const language of ["de", "ar"]) for (const [width, height, size] of [[360, 640, "200%"], [640, 512, ""], [320, 256, ""]]) {
    const page = await open(browser, server.address, { language, width, height, storage: TWO });
    await page.evaluate(size => { document.documentElement.style.fontSize = size; }, size);
    await cell(page, "d3").click();
    await cell(page, "d5").click();
    await page.locator(".message[data-tone=refusal]").waitFor();
    const faults = await page.evaluate(() => {
      const faults = [...document.querySelectorAll(".strip, .strip *, .message, .message *")]
        .filter(part => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1).map(part => `${part.className} is cut`);
      if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
      const parts = [".far", ".board", ".near", ".message", ".controls"].map(part => document.querySelector(part).getBoundingClientRect());
      parts.forEach((one, i) => parts.slice(i + 1).forEach(other => {
        const covers = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
          && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        if (covers) faults.push("one part covers another");
      }));
      const [line, words] = [".message", ".message strong"].map(part => document.querySelector(part).getBoundingClientRect());
      if (words.bottom > line.bottom || words.top < line.top) faults.push("the refusal is cut");
      return faults;
    });
    assert.deepEqual(faults, [], `${language} at ${width} x ${height} ${size}`);
    await page.context().close();
  }
});
