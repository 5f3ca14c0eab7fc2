// The page's side of the app: gives the page what browsers have and a web view lacks (sharing, saving,
// keeping the screen on), and tells the window how the page looks. Nothing else calls `damaDoor`.
(() => {
  const door = window.damaDoor, dama = window.dama, root = document.documentElement;
  if (!door || !dama) return;

  // How the page looks.

  const hex = color => "#" + color.match(/\d+/g).slice(0, 3).map(part => (+part).toString(16).padStart(2, "0")).join("");
  const panel = () => document.querySelector("dialog[open]");
  let told = "";
  const look = () => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const sides = [board.left, board.top, board.right, board.bottom].map(side => Math.max(0, Math.round(side)));
    const seen = [hex(getComputedStyle(root).backgroundColor), !!panel(), ...sides];
    if (told === String(seen)) return;
    told = String(seen);
    door.look(...seen);
  };
  const soon = () => requestAnimationFrame(look);
  new MutationObserver(soon).observe(root, { attributes: true });
  new MutationObserver(soon).observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
  new ResizeObserver(soon).observe(document.body);
  for (const event of ["resize", "scroll"]) addEventListener(event, soon, { passive: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", soon);

  // Sharing and saving.

  const base64 = blob => new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(",")[1] || "");
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
  const offer = (object, name, value) => Object.defineProperty(object, name, { value, configurable: true });
  offer(navigator, "canShare", ({ files = [] } = {}) => files.length < 2);
  offer(navigator, "share", async ({ files = [], text = "", url = "" } = {}) => {
    const taken = files.length
      ? door.shareFile(files[0].name, await base64(files[0]))
      : door.share([text, url].filter(Boolean).join("\n"));
    if (!taken) throw new DOMException("The app does not share this.", "NotAllowedError");
  });

  dama.share = text => navigator.share({ text }).catch(() => {});

  // The board as it stands, drawn once more as one picture with the page's own style and symbols.
  const drawing = () => {
    const page = selector => document.querySelector(selector);
    const [below, above] = document.querySelectorAll(".art > svg");
    const stones = [...document.querySelectorAll(".stones .stone")].map(stone => {
      // The place is a transform in squares, each of which is 100 of the drawing's units.
      const [column, row] = stone.style.transform.match(/\d[\d.]*/g).map(squares => squares * 100);
      const side = stone.classList.contains("white") ? "white" : "black";
      const drawn = stone.querySelector("svg").innerHTML.replace(/<use /g, '<use width="100" height="100" ');
      return `<g class="${side}" transform="translate(${column} ${row})">${drawn}</g>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" data-theme="${root.dataset.theme}"
      width="1110" height="1110" viewBox="-44 -44 888 888"><style><![CDATA[${page("style").textContent}]]></style>${page(".defs").innerHTML}
      ${below.innerHTML}<image class="grain" x="-44" y="-44" width="888" height="888" href="${page("#grain").toDataURL()}"/>${above.innerHTML}${stones.join("")}</svg>`;
  };
  dama.picture = async () => {
    const image = new Image(), canvas = document.createElement("canvas");
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing())}`;
    await image.decode();
    canvas.width = canvas.height = 1110;
    canvas.getContext("2d").drawImage(image, 0, 0);
    const blob = await new Promise(done => canvas.toBlob(done, "image/png"));
    await navigator.share({ files: [new File([blob], "dama.png", { type: "image/png" })] }).catch(() => {});
  };

  // A download is a link with a name and the address of something that the page has made.
  const made = new Map(), create = URL.createObjectURL, revoke = URL.revokeObjectURL;
  URL.createObjectURL = blob => {
    const address = create.call(URL, blob);
    made.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = address => {
    made.delete(address);
    revoke.call(URL, address);
  };
  const save = async (blob, name) => {
    if (!blob || !door.saveFile(name, await base64(blob))) notSaved();
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) save(made.get(this.href), this.download);
    else click.call(this);
  };
  addEventListener("click", event => {
    const link = event.target.closest && event.target.closest("a[download]");
    if (!link) return;
    event.preventDefault();
    save(made.get(link.href), link.download);
  }, true);

  // The screen.

  const locks = new Set();
  const release = lock => {
    if (!locks.delete(lock)) return;
    lock.released = true;
    door.stayAwake(locks.size > 0);
    lock.dispatchEvent(new Event("release"));
  };
  offer(navigator, "wakeLock", {
    request: async () => {
      const lock = new EventTarget();
      lock.type = "screen";
      lock.released = false;
      lock.release = async () => release(lock);
      locks.add(lock);
      door.stayAwake(true);
      return lock;
    },
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) [...locks].forEach(release); });

  // What other apps hand over. It is fetched only once the page can receive it.

  const takeArrival = () => {
    if (!dama.receive) return;
    const found = door.openFile();
    if (found) dama.receive(found[0] === "=" ? "text" : found.slice(1), found.slice(1));
  };
  const notSaved = () => dama.receive && dama.receive("not-saved", "");
  const closePanel = () => {
    const open = panel(), back = open && open.querySelector("[data-action=back]");
    if (back) back.click();
    else if (open) open.close();
  };
  window.damaShell = { closePanel, notSaved, takeArrival };
  dama.opened = takeArrival;
  takeArrival();
  soon();
})();
