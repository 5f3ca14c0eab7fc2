// How quick the page is on a slow phone. Started by `cargo xtask measure`, alone on the machine;
// it writes docs/page.md. Tests never look at these times.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { browse, serve } from "./harness.mjs";

const RUNS = 9, SLOWED = 4;
// Milliseconds after which the page idles, whatever the machine.
const SETTLED = 6_500;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
// Four stones to take in a circle.
const CHAIN = "dama 2\nrules classic\nstart W:WKh3:Bd3,b4,h4,f8,a7\n";

// Counts frames until `counted()` asks how many a second they were; tells when it began.
const FRAMES = () => {
  const times = [];
  let next = requestAnimationFrame(function count(time) { times.push(time); next = requestAnimationFrame(count); });
  window.counted = () => {
    cancelAnimationFrame(next);
    return 1_000 * (times.length - 1) / (times.at(-1) - times[0]);
  };
  return performance.now();
};

const [server, browser] = [await serve(), await browse()];
const middle = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

// Nothing but the page may work in the page while it is measured: Playwright's own selectors and
// clicks bring scripts along that take longer than the answer to a tap.
async function run() {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, serviceWorkers: "block" });
  await context.addInitScript(game => {
    localStorage.setItem("dama.opponent", "person");
    if (!localStorage.getItem("dama.game")) localStorage.setItem("dama.game", game);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) (window.tasks ??= []).push([entry.startTime, entry.duration]);
    }).observe({ type: "longtask", buffered: true });
    const seen = new MutationObserver(() => {
      if (!document.querySelector("[data-square=d3]")) return;
      seen.disconnect();
      // When the frame that shows the squares is done.
      requestAnimationFrame(() => setTimeout(() => { window.playable = performance.now(); }));
    });
    seen.observe(document, { childList: true, subtree: true });
  }, CHAIN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(server.address, { waitUntil: "commit" });
  await page.waitForTimeout(SETTLED);
  const { painted, ready } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    ready: window.playable ?? NaN,
  }));
  const inputs = [];
  for (const square of ["h3", "h3", "h3", "h3", "h3"]) {
    inputs.push(await page.evaluate(name => new Promise(done => {
      const start = performance.now();
      document.querySelector(`[data-square=${name}]`).click();
      requestAnimationFrame(() => done(performance.now() - start));
    }), square));
    await page.waitForTimeout(100);
  }
  const places = await page.evaluate(names => names.map(name => {
    const { x, y, width, height } = document.querySelector(`[data-square=${name}]`).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }), ["b3", "b8", "h8", "h3"]);
  const from = await page.evaluate(FRAMES);
  for (const [x, y] of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(500);
  const { frames, longest } = await page.evaluate(from => ({
    frames: window.counted(),
    longest: Math.max(0, ...(window.tasks ?? []).filter(([start]) => start > from).map(([, length]) => length)),
  }), from);
  // What still moves two seconds after the last input.
  await page.waitForTimeout(2_000);
  const idle = await page.evaluate(() => document.getAnimations().length);
  await context.close();
  return { painted, ready, input: Math.max(...inputs), longest, frames, idle };
}

// Frames a second of a page on which nothing but one square moves: no page has more here.
async function emptyPage() {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.evaluate(() => {
    const stone = document.body.appendChild(document.createElement("div"));
    stone.style.cssText = "width:40px;height:40px;background:#432717";
    stone.animate({ transform: ["none", "translateX(300px)"] }, { duration: 300, iterations: 5 });
  });
  await page.evaluate(FRAMES);
  await page.waitForTimeout(1_500);
  const frames = await page.evaluate(() => window.counted());
  await page.close();
  return frames;
}

const runs = [];
for (let index = 0; index < RUNS; index++) runs.push({ ...await run(), ceiling: await emptyPage() });
const of = name => middle(runs.map(result => result[name]));
const version = browser.version();
await browser.close();
await server.stop();

const dist = new URL("../../web/dist/", import.meta.url);
const packed = readdirSync(new URL("a/", dist)).map(name => `a/${name}`).filter(name => name.endsWith(".br"))
  .concat("index.html.br").map(name => [name.replace(/\.br$/, ""), readFileSync(new URL(name, dist)).length]);
const bytes = test => packed.filter(([name]) => test.test(name)).reduce((sum, [, size]) => sum + size, 0);
const texts = Math.max(...packed.filter(([name]) => /texts-/.test(name)).map(([, size]) => size));
// Only one of the two modules is loaded: the one without SIMD is for browsers that have none.
const module = Math.max(...packed.filter(([name]) => /^a\/engine.*wasm$/.test(name)).map(([, size]) => size));
const group = number => Math.round(number).toLocaleString("en");

const rows = [
  ["board painted", `${group(of("painted"))} ms`, "800 ms"],
  ["two can play", `${group(of("ready"))} ms`, "2,000 ms"],
  ["answer to a tap, to the next frame", `${group(of("input"))} ms`, "50 ms"],
  ["longest task while playing", of("longest") ? `${group(of("longest"))} ms` : "none above 50 ms", "50 ms"],
  ["frames a second in a chain of four", `${group(of("frames"))} (an empty page with one square that moves: ${group(of("ceiling"))})`, "60"],
  ["animations left two seconds later", group(of("idle")), "0"],
];
writeFileSync(new URL("../../docs/page.md", import.meta.url), `# How light and quick the page is

Written by \`cargo xtask measure\` on ${new Date().toISOString().slice(0, 10)}: ${cpus()[0].model.trim()}, ${cpus().length} cores, Chromium ${version}. Network of ${NETWORK.latency} ms and 1.6 Mbit/s, processor slowed ${SLOWED} times, 412 x 915 px, median of ${RUNS}.

| what | measured | wanted |
|---|---|---|
${rows.map(row => `| ${row.join(" | ")} |`).join("\n")}

Over the wire, Brotli:

| part | bytes | at most |
|---|---|---|
| until two can play, with the largest language | ${group(bytes(/^index|^a\/page/) + texts)} | 200,000 |
| \`index.html\` with the painted board | ${group(bytes(/^index/))} | 14,000 |
| engine | ${group(module + bytes(/^a\/(engine.*js|worker.*)$/))} | 200,000 |
`);
console.log("docs/page.md is written");
