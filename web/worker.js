// The computer player's worker. The first message says where its module lies;
// all others are texts of JSON, answered by the module (see crates/dama-wasm), one
// after the other. Files of endgame tables are loaded when a message is about them
// or is helped by them, opening books as soon as there is time; one that cannot be had
// or is damaged is done without. What waits for them to the end says so and lets others
// pass: a move is not late for it.
const books = /*BOOKS*/{}, files = { .../*TABLES*/{}, ...books };
const tables = {};
let player, queue = Promise.resolve();
const broken = () => self.postMessage('{"broken":true}');

const load = async ({ module, wasm }) => {
  const engine = await import(module);
  await engine.default({ module_or_path: wasm });
  self.postMessage('{"ready":true}');
  setTimeout(() => Object.keys(books).forEach(table));
  return new engine.Worker(16);
};

const table = name => tables[name] ??= (async () => {
  try {
    const answer = await fetch(files[name]);
    if (!answer.ok) throw answer.status;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!(await player).take(bytes)) throw "damaged";
  } catch (cause) {
    console.info(`Playing without ${name}: ${cause}`);
  }
})();

const answer = async message => {
  const worker = await player;
  const [patience, ...names] = worker.files(message);
  const coming = Promise.all(names.filter(name => files[name]).map(table));
  const tell = () => self.postMessage(worker.handle(message));
  if (patience === "whole") {
    self.postMessage(`{"id":${JSON.parse(message).id},"waits":true}`);
    return void coming.then(tell).catch(broken);
  }
  if (patience === "brief") await Promise.race([coming, new Promise(go => setTimeout(go, 1000))]);
  tell();
};

self.onmessage = ({ data }) => {
  if (data.module) player = load(data);
  queue = queue.then(() => data.module ? player : answer(data)).catch(broken);
};
