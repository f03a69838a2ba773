import type { Drawing } from './drawing.ts';
import { fontsFor } from './fonts.ts';
import { renderer } from './renderer.ts';

/** PNG bytes. Takes the process while it draws. */
export async function renderPng({ svg, text, language }: Drawing): Promise<Buffer> {
  const { Resvg } = await renderer();
  const drawn = new Resvg(svg, {
    font: { loadSystemFonts: false, fontBuffers: fontsFor(text, language), defaultFontFamily: 'moyeo-korean' },
  });
  const image = drawn.render();
  const png = Buffer.from(image.asPng());
  image.free();
  drawn.free();
  return png;
}
