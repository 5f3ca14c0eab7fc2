// Pictures of the page for people to judge: every screen size, theme and surroundings, every sheet.
// Started by `cargo xtask shots`; they come to lie in target/shots.

import { mkdirSync } from "node:fs";
import { action, begin, browse, cell, open, serve } from "./harness.mjs";

const SIZES = [[320, 480], [360, 640], [640, 360], [412, 915], [768, 1024], [1440, 900], [2560, 1440]];
const THEMES = ["walnut", "marble", "night", "paper", "contrast"];
const SHEETS = ["menu-new-game", "menu-settings", "menu-keys", "menu-text", "menu-write-move", "menu-games", "menu-position", "menu-endgames"];
// What readers of a language look at.
const LANGUAGES = ["ar", "bg", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "it", "ru", "tr"];
const READ = ["menu-new-game", "menu-settings", "menu-endgames"];
const TWO = { "dama.opponent": "person", "dama.motion": "off" };
// A position with both kinds of both sides, the marks of a capture, and one that must be made.
const POSITION = "W:WKh3,a2,b2,c3,e2,f3:Bd3,b4,h4,Kf8,a7,c7,e6,g6";

const folder = new URL("../../target/shots/", import.meta.url);
mkdirSync(folder, { recursive: true });

const [server, browser] = [await serve(), await browse()];
let count = 0;

async function picture(name, { storage = {}, act = async () => {}, ...options }) {
  const page = await open(browser, server.address, { storage: { ...TWO, ...storage }, ...options });
  await act(page);
  // Nothing lies under the pointer.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname });
  await page.context().close();
  count += 1;
}

async function play(page) {
  for (const square of ["d3", "d4", "d6", "d5", "d4", "d6", "d8"]) await cell(page, square).click();
}

async function position(page) {
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  await page.locator("textarea[name=paste]").fill(POSITION);
  await action(page, "open-text").click();
  await cell(page, "h3").click();
}

for (const [width, height] of SIZES) {
  const size = `${width}x${height}`;
  await picture(`start-${size}`, { width, height });
  await picture(`game-${size}`, { width, height, act: play });
  await picture(`clocks-${size}`, {
    width, height, storage: { "dama.clock-wish": "3+2", "dama.seats": "facing" },
    act: async page => { await begin(page); await play(page); },
  });
}
for (const theme of THEMES) for (const colorScheme of ["light", "dark"]) {
  await picture(`theme-${theme}-${colorScheme}`, { width: 768, height: 1024, colorScheme, storage: { "dama.theme": theme }, act: position });
}
for (const language of LANGUAGES) for (const sheet of ["en", "ar"].includes(language) ? SHEETS : READ) {
  await picture(`${sheet}-${language}`, {
    width: 412, height: 915, language,
    act: async page => { await action(page, "menu").click(); await action(page, sheet).click(); },
  });
}
for (const language of LANGUAGES) {
  await picture(`menu-${language}`, { language, act: page => action(page, "menu").click() });
  await picture(`rules-${language}`, { language, act: page => action(page, "rules").click() });
}
await browser.close();
await server.stop();
console.log(`${count} pictures in ${folder.pathname}`);
