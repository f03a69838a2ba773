import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let loading: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/**
 * SVG to pixels. Loaded at the first picture only, so that a start does not wait for it, and once: the module refuses a
 * second initialisation.
 */
export const renderer = (): Promise<typeof import('@resvg/resvg-wasm')> => (loading ??= load());

async function load() {
  const loaded = await import('@resvg/resvg-wasm');
  await loaded.initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return loaded;
}
