// What all tests share: the program as server and as oracle, a browser, and the
// page as a player meets it. Rules are never repeated here: `dama` knows them.
//
// The page marks its parts for the tests:
//   cells    [data-square=d3], with data-piece=white-man and data-can
//   buttons  [data-action=undo]

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

export const DAMA = process.env.DAMA_BIN || new URL("../../target/debug/dama", import.meta.url).pathname;
const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";

/** Starts `dama serve` on a free port: its address, and how to end it. */
export async function serve() {
  const server = spawn(DAMA, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(server.stdout)) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) return { address, stop: async () => { server.kill(); await once(server, "exit"); } };
  }
  throw new Error("dama serve did not tell its address");
}

/** Starts Chromium. */
export const browse = () => chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
    "--disable-quic", "--disable-component-update", "--disable-sync"],
});

/** Asks `dama` for the moves of a position: `{from, to, captures, move}` each. */
export function legal(fen, rules = "classic") {
  const asked = spawnSync(DAMA, ["moves", "--json", "--rules", rules, fen], { encoding: "utf8" });
  return JSON.parse(asked.stdout);
}

/** Plays moves from a position and tells the position and result that follow. */
export function status(fen, moves = [], rules = "classic") {
  const asked = spawnSync(DAMA, ["status", "--json", "--rules", rules, fen, ...moves], { encoding: "utf8" });
  return JSON.parse(asked.stdout);
}

export const START = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

/** A random source that gives the same numbers each time. */
export function random(seed) {
  let state = seed >>> 0;
  return limit => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
}

/** The squares on which a move's piece lands. */
export const landings = move => move.move.split(/[-x]/).slice(1);

/**
 * Opens the page, where `first` is run before its own scripts, and waits until it can be played.
 * Errors on the console end up in `page.errors`, the addresses it asks for in `page.wanted`.
 */
export async function open(browser, address, options = {}) {
  const { width = 412, height = 915, language = "en", storage = {}, fixed = false, first, ...more } = options;
  // What is kept for offline has a test of its own and would only slow the others down.
  const context = await browser.newContext({ viewport: { width, height }, locale: language, serviceWorkers: "block", ...more });
  await context.addInitScript(kept => {
    if (sessionStorage.getItem("prepared")) return;
    sessionStorage.setItem("prepared", "yes");
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  // The page's time stands still and goes on by `page.clock.runFor`.
  if (fixed) {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  }
  if (first) await page.addInitScript(first);
  page.wanted = [];
  page.on("request", request => page.wanted.push(request.url()));
  page.errors = [];
  page.on("pageerror", error => page.errors.push(String(error)));
  page.on("console", message => { if (message.type() === "error") page.errors.push(message.text()); });
  await page.goto(address);
  await ready(page);
  return page;
}

/** Waits until the page can be played. */
export const ready = page => page.waitForSelector("[data-square=d3]", { state: "attached" });

export const cell = (page, square) => page.locator(`[data-square="${square}"]`);
export const action = (page, name) => page.locator(`[data-action="${name}"]:visible`).first();

/** Begins a new game as the storage wishes it (`dama.opponent`, `dama.level`, ..). */
export async function begin(page) {
  await action(page, "menu").click();
  await action(page, "menu-new-game").click();
  await action(page, "start").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** Opens a position by its text, and waits until it is shown. */
export async function paste(page, fen) {
  await action(page, "menu").click();
  await action(page, "menu-text").click();
  await page.locator("textarea[name=paste]").fill(fen);
  await action(page, "open-text").click();
  await shows(page, fen);
}

/** The pieces that the page shows, as the lists of a FEN: `Wa2,..:Ba7,..`. */
export async function board(page) {
  // At one moment, which `$$eval` does not promise.
  const shown = await page.evaluate(() => [...document.querySelectorAll("[data-square][data-piece]")]
    .map(cell => [cell.dataset.square, cell.dataset.piece]));
  const order = square => square.charCodeAt(1) * 8 + square.charCodeAt(0);
  const list = side => shown.filter(([, piece]) => piece.startsWith(side))
    .sort(([a], [b]) => order(a) - order(b))
    .map(([square, piece]) => (piece.endsWith("king") ? "K" : "") + square).join(",");
  return `W${list("white")}:B${list("black")}`;
}

/** Waits until the page shows the pieces of a position. */
export async function shows(page, fen) {
  const wanted = fen.slice(2);
  const deadline = Date.now() + 20_000;
  let seen;
  while (Date.now() < deadline) {
    seen = await board(page);
    if (seen === wanted) return;
    await page.waitForTimeout(15);
  }
  throw new Error(`the board shows ${seen}, not ${wanted}`);
}

/** Runs in the page: the board's sides, and how far the nearest stone is from each square that has a piece. */
export function geometry() {
  const { width, height } = document.querySelector(".board").getBoundingClientRect();
  const middle = part => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const stones = [...document.querySelectorAll(".stone")].map(middle);
  const off = [...document.querySelectorAll("[data-piece]")].map(middle)
    .map(([x, y]) => Math.min(...stones.map(([left, top]) => Math.hypot(left - x, top - y))));
  return { width, height, off };
}

/** The texts that stand on the page, without the marks that keep squares in order. */
export const text = async (page, selector) =>
  (await page.locator(selector).first().innerText()).replace(/[\u2066-\u2069]/g, "");

/** Waits until a text of the page fits a pattern, or holds the words. */
export async function says(page, selector, pattern) {
  const deadline = Date.now() + 20_000;
  const fits = shown => typeof pattern === "string" ? shown.includes(pattern) : pattern.test(shown);
  let shown;
  while (!fits(shown = await text(page, selector))) {
    if (Date.now() > deadline) throw new Error(`${selector} says ${shown}, not ${pattern}`);
    await page.waitForTimeout(15);
  }
}

/** Waits until what a promise gives is true, which `waitForFunction` would not look into. */
export async function until(page, holds) {
  for (const deadline = Date.now() + 20_000; !await holds();) {
    if (Date.now() > deadline) throw new Error(`never: ${holds}`);
    await page.waitForTimeout(15);
  }
}

/** A screenshot's pixels: `at(x, y)` gives red, green and blue. */
export async function pixels(browser, png) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [width, data] = await page.evaluate(async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const reader = new FileReader();
    await new Promise(done => { reader.onload = done; reader.readAsDataURL(new Blob([data])); });
    return [image.width, reader.result.split(",")[1]];
  }, `data:image/png;base64,${png.toString("base64")}`);
  await context.close();
  const bytes = Buffer.from(data, "base64");
  return { at: (x, y) => [...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)], width };
}

/** The contrast of two colors as WCAG defines it, 1 to 21. */
export function contrast(a, b) {
  const light = color => {
    const [r, g, b] = color.map(part => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
