// The computer player's worker. The first message says where its module lies;
// all others are texts of JSON, answered by the module (see crates/dama-wasm).
let player;
const load = async ({ module, wasm }) => {
  const engine = await import(module);
  await engine.default({ module_or_path: wasm });
  self.postMessage('{"ready":true}');
  return new engine.Worker(16);
};
self.onmessage = async ({ data }) => {
  try {
    if (data.module) player = load(data);
    else self.postMessage((await player).handle(data));
    await player;
  } catch {
    self.postMessage('{"broken":true}');
  }
};
