// The first script, inline in the page: language and theme before anything is seen, all files at once,
// the grain of the board after the first paint. What the page needs of it hangs on `window.dama`.
(() => {
  const root = document.documentElement;
  const files = /*FILES*/{};
  const stored = key => { try { return localStorage.getItem(key); } catch { return null; } };

  const known = Object.keys(files.texts || { en: "" });
  const pick = () => {
    for (const wanted of [stored("dama.language"), ...(navigator.languages || [])]) {
      const tag = (wanted || "").split("-")[0];
      if (known.includes(tag)) return tag;
    }
    return "en";
  };
  const speak = language => {
    root.lang = language;
    root.dir = files.rtl.includes(language) ? "rtl" : "ltr";
    return fetch(files.texts[language]).then(answer => answer.text()).then(told);
  };
  // What is said when the page does not come, in the language of the player.
  const told = text => {
    const late = document.querySelector("p.late");
    if (late) {
      const words = JSON.parse(text), again = late.querySelector("a");
      again.textContent = words["failed-again"];
      late.textContent = words[window.WebAssembly ? "failed-loading" : "failed-old-browser"] + " ";
      late.append(again);
    }
    return text;
  };

  // Value noise over a shuffled table: the same wood in every browser.
  const table = new Uint8Array(512);
  for (let i = 0, seed = 7; i < 512; i++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    table[i] = seed >> 16;
  }
  const lattice = (x, y) => table[table[x & 255] + (y & 255)] / 255;
  const noise = (x, y) => {
    const i = Math.floor(x), j = Math.floor(y);
    x -= i; y -= j;
    x *= x * (3 - 2 * x); y *= y * (3 - 2 * y);
    const a = lattice(i, j), b = lattice(i + 1, j), c = lattice(i, j + 1);
    return a + (b - a) * x + (c - a) * y + (a - b - c + lattice(i + 1, j + 1)) * x * y;
  };
  const texture = (width, height, shade) => {
    const canvas = document.createElement("canvas");
    canvas.width = width; canvas.height = height;
    const pen = canvas.getContext("2d"), image = pen.createImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) {
      const depth = shade(x / width, y / height);
      pixels[i] = depth > 0 ? (Math.min(depth, 1) * 215) << 24 | 0x04183a : (Math.min(-depth, 1) * 255) << 24 | 0xbee8ff;
    }
    pen.putImageData(image, 0, 0);
    return canvas;
  };
  // A plank sawn beside the heart of the tree: rings, fibers, pores.
  const wood = (width, height, seed, heart, rings) => texture(width, height, (u, v) => {
    const slow = noise(u * 2.2 + seed, v * 3 + seed);
    const across = v - heart + (slow - .5) * .17, along = u - .32;
    const radius = Math.sqrt(across * across + along * along * .066 + .004) * rings;
    const part = radius - Math.floor(radius), ring = part < .82 ? part / .82 : (1 - part) / .18;
    const pore = noise(u * width * .3, v * height * .8 + 90);
    return ring * ring * (.14 + .22 * slow) + (slow - .5) * .2 + (noise(u * 6 + seed, v * height * .42) - .5) * .2
      + (pore > .78 ? (pore - .78) * 1.3 : 0) - .06;
  });
  // Clouds, and veins where the warped noise crosses its middle.
  const marble = size => texture(size, size, (u, v) => {
    const bend = noise(u * 3 + 9, v * 3) * 1.6 + noise(u * 9, v * 9 + 5) * .34;
    const vein = Math.abs(noise(u * 1.7 + bend, v * 2.4 - u * 1.2 + bend) - .5);
    const fine = Math.abs(noise(u * 5 - bend + 30, v * 6 + bend) - .5);
    return (noise(u * 4 + bend, v * 4) - .62) * .3 + Math.max(0, .05 - vein) * 5 + Math.max(0, .03 - fine) * 3.5;
  });
  const paint = theme => {
    const canvas = document.getElementById("grain"), pen = canvas.getContext("2d");
    const size = canvas.width = canvas.height = Math.min(1500, Math.max(600, Math.round(canvas.clientWidth * devicePixelRatio)));
    if (theme === "paper" || theme === "contrast") return;
    const frame = size * 44 / 888, half = -size / 2, stone = theme === "marble";
    pen.imageSmoothingQuality = "high";
    pen.drawImage(stone ? marble(360) : wood(112, 800, 3, .42, 24), frame, frame, size - 2 * frame, size - 2 * frame);
    const bar = wood(160, 40, 60, -.6, 5);
    pen.translate(-half, -half);
    for (let side = 0; side < 4 && !stone; side++) {
      pen.save();
      pen.rotate(side * Math.PI / 2);
      pen.beginPath();
      pen.moveTo(half, half); pen.lineTo(-half, half); pen.lineTo(-half - frame, half + frame); pen.lineTo(half + frame, half + frame);
      pen.clip();
      if (side % 2) pen.scale(-1, 1);
      pen.drawImage(bar, half, half, size, frame);
      pen.restore();
    }
  };
  const dress = theme => {
    root.dataset.theme = theme;
    requestAnimationFrame(() => setTimeout(() => paint(theme)));
  };

  const fail = () => { root.dataset.failed = ""; };
  const idle = act => window.requestIdleCallback ? requestIdleCallback(act) : setTimeout(act, 1500);

  // Out of the page and into it: texts for other apps, files. What is handed in goes to `receive`.
  const share = navigator.share && (text => navigator.share({ text }).catch(() => {}));
  const save = text => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/x-pdn" }));
    link.download = `dama-${new Date().toISOString().slice(0, 10)}.pdn`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const choose = () => {
    const field = document.createElement("input");
    field.type = "file";
    field.accept = ".pdn,.txt,.fen";
    field.onchange = async () => {
      const file = field.files[0];
      if (file.size > 1e6) return dama.receive("too-long", "");
      const text = await file.text().catch(() => "\0");
      dama.receive(text.includes("\0") ? "unreadable" : "text", text);
    };
    dama.field = field;
    field.click();
  };

  const dama = window.dama = { files, dress, speak, fail, idle, share, save, choose };
  root.dataset.surroundings = stored("dama.surroundings") || "system";
  dress(stored("dama.theme") || "walnut");
  if (!files["page.js"]) return;
  Promise.all([import(files["page.js"]), wasm, speak(pick())])
    .then(([page, wasm, texts]) => { dama.texts = texts; return page.default({ module_or_path: wasm }); })
    .then(() => idle(() => import(files["device.js"])))
    .catch(fail);
  // A browser's first number and list take it long. The page needs them to open, and while it is on
  // its way there is nothing else to do.
  requestAnimationFrame(() => setTimeout(() => [new Intl.NumberFormat(root.lang), new Intl.ListFormat(root.lang)]));
})();
