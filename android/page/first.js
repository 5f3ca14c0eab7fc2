// The app's first script, in JavaScript as old as any browser: where the device's browser engine is too old
// for the game, it says in the device's language what to update. There is never a blank page.
(function () {
  var texts = /*TEXTS*/{};
  var root = document.documentElement;

  // A module with a reference type: Chromium knows them since version 96, the last thing the game needs.
  var module = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 111, 0];
  function fits() {
    try {
      return WebAssembly.validate(new Uint8Array(module).buffer)
        && !!HTMLDialogElement.prototype.showModal
        && CSS.supports("inset", "0");
    } catch (missing) {
      return false;
    }
  }

  function language() {
    var wanted = navigator.languages || [navigator.language || "en"];
    for (var i = 0; i < wanted.length; i++) {
      var tag = String(wanted[i]).split("-")[0].toLowerCase();
      if (tag === "iw") tag = "he";
      if (texts.hasOwnProperty(tag)) return tag;
    }
    return "en";
  }

  function say() {
    var tag = language(), said = document.createElement("p");
    said.id = "update";
    said.appendChild(document.createTextNode(texts[tag]));
    said.style.cssText = "margin:2em;font:1.2em/1.6 sans-serif;color:#2b1b10";
    root.lang = tag;
    root.dir = /^(ar|fa|he)$/.test(tag) ? "rtl" : "ltr";
    root.style.background = "#e9dfd0";
    document.body.innerHTML = "";
    document.body.appendChild(said);
  }

  // The app needs no service worker: all its files are always there.
  try { delete Navigator.prototype.serviceWorker; } catch (kept) { /* then it finds no script */ }
  if (!fits()) document.addEventListener("DOMContentLoaded", say);
})();
