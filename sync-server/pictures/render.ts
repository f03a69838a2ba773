import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Drawing } from './drawing.ts';
import { fontsFor } from './fonts.ts';

let loading: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/** At the first picture only: a start does not wait for it. */
async function load() {
  const renderer = await import('@resvg/resvg-wasm');
  await renderer.initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return renderer;
}

/** PNG bytes. Takes the process while it draws. */
export async function renderPng({ svg, text, language }: Drawing): Promise<Buffer> {
  const { Resvg } = await (loading ??= load());
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontBuffers: fontsFor(text, language), defaultFontFamily: 'moyeo-korean' },
  });
  const image = drawn.render();
  const png = Buffer.from(image.asPng());
  image.free();
  drawn.free();
  return png;
}
