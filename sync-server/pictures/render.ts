import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './drawing.ts';
import { fontsFor } from './fonts.ts';

const require = createRequire(import.meta.url);

/** What the thread runs: the bundle of the server has no file for it. */
const code = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { initWasm, Resvg } = require(workerData.library);
const ready = initWasm(readFileSync(workerData.wasm));
const draw = ({ svg, fontBuffers }) => {
  const font = { loadSystemFonts: false, fontBuffers, defaultFontFamily: 'moyeo-korean' };
  const drawn = new Resvg(svg, { font });
  const image = drawn.render();
  const png = Uint8Array.from(image.asPng());
  image.free();
  drawn.free();
  return png;
};
parentPort.on('message', (asked) => {
  ready.then(() => draw(asked)).then(
    (png) => parentPort.postMessage({ png }, [png.buffer]),
    (error) => parentPort.postMessage({ failure: String(error) }),
  );
});
`;

type Answer = { png: Uint8Array } | { failure: string };
interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (reason: Error) => void;
}
interface Thread {
  worker: Worker;
  /** In the order in which they were asked. */
  waiting: Waiting[];
}

let thread: Thread | undefined;

/**
 * PNG bytes. Drawn in a thread of its own, which begins with the first picture: it takes up to a third of a second, and
 * requests go on meanwhile.
 */
export function renderPng({ svg, text, language }: Drawing): Promise<Buffer> {
  const { worker, waiting } = (thread ??= begin());
  return new Promise((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage({ svg, fontBuffers: fontsFor(text, language) });
  });
}

function begin(): Thread {
  const library = require.resolve('@resvg/resvg-wasm');
  const wasm = require.resolve('@resvg/resvg-wasm/index_bg.wasm');
  const worker = new Worker(code, { eval: true, workerData: { library, wasm } });
  // A server that stops does not wait for it.
  worker.unref();
  const begun: Thread = { worker, waiting: [] };
  worker.on('message', (answer: Answer) => {
    const asked = begun.waiting.shift();
    if ('png' in answer) asked?.resolve(Buffer.from(answer.png.buffer));
    else asked?.reject(new Error(answer.failure));
  });
  // The next picture begins another one.
  const end = (reason: Error) => {
    if (thread === begun) thread = undefined;
    for (const { reject } of begun.waiting.splice(0)) reject(reason);
  };
  worker.on('error', end);
  worker.on('exit', (exitCode) => {
    end(new Error(`the thread that draws ended with ${exitCode}`));
  });
  return begun;
}
