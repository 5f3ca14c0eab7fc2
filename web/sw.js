// The service worker: all files of one version, kept for offline. A page never gets files of two
// versions: each version has a cache of its own, and the next one waits until it is let in.
const files = /*FILES*/{};
const CACHE = "dama-v-/*VERSION*/";
const SHARED = "dama-shared";

const install = async () => {
  const cache = await caches.open(CACHE);
  const { texts, rtl, ...named } = files;
  // One of the two engines is enough; the page chooses in the same way.
  const vector = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];
  delete named[WebAssembly.validate(new Uint8Array(vector)) ? "engine-plain.wasm" : "engine.wasm"];
  const page = await fetch(new Request("/", { cache: "reload" }));
  // In the midst of a deployment the page may be of another version than this worker.
  if (!page.ok || !(await page.clone().text()).includes(named["page.js"])) throw new Error("another version");
  await cache.addAll([...Object.values(named), ...Object.values(/*BOOKS*/{})]);
  await cache.put("/", page);
};

const activate = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("dama-v-") && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
};

// A file of this version is not there any more: the worker removes itself, and the pages load
// what is there now.
const leave = async () => {
  const pages = await clients.matchAll({ type: "window" });
  await caches.delete(CACHE);
  await registration.unregister();
  for (const page of pages) page.postMessage("gone");
};

const answer = async (request, path) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  const fetched = await fetch(request);
  if (path.startsWith("/a/")) {
    // Languages and tables come when they are needed, and stay.
    if (fetched.ok) await cache.put(path, fetched.clone());
    else if (fetched.status === 404) await leave();
  }
  return fetched;
};

// What another app shares waits here until the page has come.
const share = async request => {
  const data = await request.formData();
  const file = data.get("file");
  const text = file instanceof File ? await file.text() : data.get("text") || "";
  await (await caches.open(SHARED)).put("/shared", new Response(text));
  return Response.redirect("/?shared", 303);
};

self.oninstall = event => event.waitUntil(install());
self.onactivate = event => event.waitUntil(activate());
self.onmessage = ({ data }) => { if (data === "update") self.skipWaiting(); };
self.onfetch = event => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/share") event.respondWith(share(request));
  else if (request.method === "GET" && (pathname === "/" || pathname.startsWith("/a/"))) event.respondWith(answer(request, pathname));
};
