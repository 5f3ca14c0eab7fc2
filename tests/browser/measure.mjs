// How quick the page is on a slow phone. Started by `cargo xtask measure`, alone on the machine;
// it writes docs/page.md. Tests never look at these times.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { browse, cell, serve } from "./harness.mjs";

const RUNS = 9, SLOWED = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
// Four stones to take in a circle.
const CHAIN = "dama 2\nrules classic\nstart W:WKh3:Bd3,b4,h4,f8,a7\n";

const [server, browser] = [await serve(), await browse()];
const middle = list => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

async function run() {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 }, serviceWorkers: "block" });
  await context.addInitScript(game => {
    localStorage.setItem("dama.opponent", "person");
    if (!localStorage.getItem("dama.game")) localStorage.setItem("dama.game", game);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) (window.tasks ??= []).push([entry.startTime, entry.duration]);
    }).observe({ type: "longtask", buffered: true });
  }, CHAIN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(server.address, { waitUntil: "commit" });
  await page.waitForSelector("[data-square=d3]", { state: "attached" });
  const ready = await page.evaluate(() => performance.now());
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await page.waitForTimeout(4_000);
  const after = await page.evaluate(() => performance.now());
  const inputs = [];
  for (const square of ["h3", "h3", "h3", "h3", "h3"]) {
    inputs.push(await page.evaluate(name => new Promise(done => {
      const start = performance.now();
      document.querySelector(`[data-square=${name}]`).click();
      requestAnimationFrame(() => done(performance.now() - start));
    }), square));
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => {
    window.frames_ = [];
    const count = time => { window.frames_.push(time); window.counting = requestAnimationFrame(count); };
    window.counting = requestAnimationFrame(count);
  });
  for (const square of ["b3", "b8", "h8", "h3"]) await cell(page, square).click();
  await page.waitForTimeout(1_200);
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.counting);
    const steps = window.frames_.slice(1).map((time, index) => time - window.frames_[index]);
    return 1_000 / (steps.reduce((sum, step) => sum + step, 0) / steps.length);
  });
  const longest = await page.evaluate(from => Math.max(0, ...(window.tasks ?? []).filter(([start]) => start > from).map(([, length]) => length)), after);
  // What still moves two seconds after the last input.
  await page.waitForTimeout(2_000);
  const idle = await page.evaluate(() => document.getAnimations().length);
  await context.close();
  return { painted, ready, input: Math.max(...inputs), longest, frames, idle };
}

const runs = [];
for (let index = 0; index < RUNS; index++) runs.push(await run());
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
  ["frames a second in a chain of four", group(of("frames")), "60"],
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
