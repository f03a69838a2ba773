import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityScene, type Shape } from '#shared/scene/pictures/city-scene.ts';
import { Pen } from '#shared/scene/pen.ts';
import { inksOf, type Theme } from '#shared/scene/inks.ts';
import type { Vignette } from '#shared/scene/vignette.ts';
import { vignettes } from '#shared/scene/vignettes/vignettes.ts';
import { core } from '#server/destination/catalogue.ts';
import { renderer } from './svg-renderer.ts';

/**
 * `npx tsx test/worlds/scene-sheets.ts contact FOLDER`: contact sheets of all drawings at card size (PNG) in both
 * themes, wide and square, the vignettes too, and beside each sheet a text file that names its drawings row by row.
 */
const [command, folder] = process.argv.slice(2);

interface Cell {
  readonly name: string;
  readonly svg: string;
}
const [columns, rows, gap] = [8, 12, 12];
const { Resvg } = await renderer();

if (command === 'contact' && folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    for (const shape of ['wide', 'square'] as const)
      writeSheets(folder, `${shape}-${theme}`, citiesAs(theme, shape), shape, theme);
    writeSheets(folder, `places-${theme}`, placesAs(theme), 'square', theme);
  }
} else {
  console.error('npm run scenes -- contact FOLDER');
  process.exitCode = 2;
}

function citiesAs(theme: Theme, shape: Shape): Cell[] {
  return core.cities.map((city) => ({ name: city.id, svg: cityScene(city, { theme, shape }) }));
}

function placesAs(theme: Theme): Cell[] {
  return Object.entries<Vignette>(vignettes).map(([name, vignette]) => {
    const pen = new Pen(inksOf(vignette.palette, theme), name);
    vignette.draw(pen);
    return { name, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${pen.toString()}</svg>` };
  });
}

function writeSheets(target: string, title: string, cells: readonly Cell[], shape: Shape, theme: Theme): void {
  for (let from = 0; from < cells.length; from += columns * rows) {
    const page = cells.slice(from, from + columns * rows);
    const file = join(target, `${title}-${from / (columns * rows) + 1}`);
    writeFileSync(`${file}.png`, sheet(page, shape, theme));
    const lines = Array.from({ length: Math.ceil(page.length / columns) }, (_, row) =>
      page
        .slice(row * columns, (row + 1) * columns)
        .map(({ name }) => name)
        .join('  '),
    );
    writeFileSync(`${file}.txt`, `${lines.join('\n')}\n`);
  }
}

/** Drawings in rows on the page's ground, as a PNG. */
function sheet(cells: readonly Cell[], shape: Shape, theme: Theme): Uint8Array {
  const [width, height] = shape === 'square' ? [96, 96] : [240, 135];
  const placed = cells.map(({ svg }, index) => {
    const [x, y] = [gap + (index % columns) * (width + gap), gap + Math.floor(index / columns) * (height + gap)];
    return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  });
  const [across, down] = [gap + columns * (width + gap), gap + Math.ceil(cells.length / columns) * (height + gap)];
  const ground = theme === 'dark' ? '#0d1412' : '#f5f7f3';
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="100%" height="100%" fill="${ground}"/>${placed.join('')}</svg>`;
  const drawn = new Resvg(whole, { font: { loadSystemFonts: false } });
  const image = drawn.render();
  const png = image.asPng();
  image.free();
  drawn.free();
  return png;
}
