// What the device can do for the page, loaded when the page idles: keep it for offline, bring its
// next version, keep the screen awake, hand over what another app shares.
const dama = window.dama, root = document.documentElement;

// In the app all files lie in the app itself.
const offline = navigator.serviceWorker && location.hostname !== "appassets.androidplatform.net";

const keep = async () => {
  const workers = navigator.serviceWorker, first = !workers.controller;
  workers.addEventListener("controllerchange", () => { if (!first || dama.updating) location.reload(); });
  workers.addEventListener("message", ({ data }) => { if (data === "gone") location.reload(); });
  const registration = await workers.register("/sw.js", { updateViaCache: "none" });
  const offer = () => { if (registration.waiting && workers.controller) dispatchEvent(new Event("dama-update")); };
  dama.update = () => {
    dama.updating = true;
    registration.waiting?.postMessage("update");
  };
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming.addEventListener("statechange", offer);
  });
  offer();
  // The language was loaded before the worker was there, which keeps only what it is asked for.
  if (first) await new Promise(done => workers.addEventListener("controllerchange", done, { once: true }));
  await fetch(dama.files.texts[root.lang]);
};

// While a game is on and was touched in the last five minutes the screen stays awake.
let lock, timer;
const release = () => {
  clearTimeout(timer);
  lock?.then(held => held?.release());
  lock = timer = undefined;
};
dama.touched = playing => {
  if (!playing || !navigator.wakeLock || document.hidden) return release();
  clearTimeout(timer);
  timer = setTimeout(release, 300_000);
  lock ??= navigator.wakeLock.request("screen").catch(release);
};
document.addEventListener("visibilitychange", () => { if (document.hidden) release(); });

if (offline) keep().catch(() => {});

// A text that another app has shared, which the service worker has kept until now.
const shared = async () => {
  const cache = await caches.open("dama-shared"), kept = await cache.match("/shared");
  await cache.delete("/shared");
  history.replaceState(null, "", "/");
  if (kept) dispatchEvent(new CustomEvent("dama-shared", { detail: await kept.text() }));
};
if (location.search === "?shared") shared().catch(() => {});

// Moves read aloud, where the browser has a voice that speaks the language.
const voice = () => window.speechSynthesis?.getVoices().find(({ lang }) => lang.split(/[-_]/)[0] === root.lang);
voice();
dama.voice = () => Boolean(voice());
dama.aloud = text => {
  const spoken = new SpeechSynthesisUtterance(text.replace(/[\u2066-\u2069]/g, ""));
  spoken.voice = voice();
  spoken.lang = spoken.voice?.lang || root.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
};
