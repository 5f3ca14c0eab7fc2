// No letter of any language is drawn as the box of a missing one, with the fonts of
// `fonts-noto-core`.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { browse, open, serve } from "./harness.mjs";

let server, browser;
before(async () => { [server, browser] = [await serve(), await browse()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const folder = new URL("../../web/texts/", import.meta.url);
const LANGUAGES = readdirSync(folder).filter(name => name.endsWith(".ftl")).map(name => name.slice(0, -4));

/** Everything that the language writes: its texts without their notes and keys. */
const written = language => readFileSync(new URL(`${language}.ftl`, folder), "utf8").split("\n")
  .filter(line => !line.startsWith("#")).map(line => line.replace(/^-?[a-z][\w-]* =/, "")).join("");

// Runs in the page: which letters look like one that no font has, in the fonts of the page.
function missing(letters) {
  const pen = new OffscreenCanvas(64, 64).getContext("2d", { willReadFrequently: true });
  const drawn = (letter, family) => {
    pen.clearRect(0, 0, 64, 64);
    pen.font = `32px ${family}`;
    pen.fillText(letter, 8, 44);
    return pen.getImageData(0, 0, 64, 64).data.join();
  };
  const families = new Set([...document.querySelectorAll("body, h1, h2, p, button, .coordinates")].map(part => getComputedStyle(part).fontFamily));
  const boxes = [...families].map(family => [family, drawn("\u{10FFFD}", family)]);
  return letters.filter(letter => boxes.some(([family, box]) => drawn(letter, family) === box));
}

test("every letter of every language has a glyph", async () => {
  const page = await open(browser, server.address);
  // A box is found where there must be one.
  const none = ["\u0378", "\u{10FFFC}"];
  assert.deepEqual(await page.evaluate(missing, ["a", ...none]), none);
  for (const language of LANGUAGES) {
    const other = await open(browser, server.address, { language });
    // The numbers of the language belong to it; signs that only order the text are not drawn.
    const numbers = await other.evaluate(() => new Intl.NumberFormat(document.documentElement.lang).format(1234567890));
    const letters = [...new Set(written(language) + numbers)].filter(letter => !/[\p{Cc}\p{Cf}\p{Z}]/u.test(letter));
    assert.ok(letters.length > 40, `${letters.length} letters in ${language}`);
    assert.deepEqual(await other.evaluate(missing, letters), [], language);
    await other.context().close();
  }
});
