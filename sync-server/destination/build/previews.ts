import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { citiesOf, type Core } from '#shared/destination/read-core.ts';
import { cityCover, cityPreview, countryCover, countryPreview, previewSize } from '#shared/destination/cover.ts';
import { frame } from './cover-geometry.ts';
import { folders } from './paths.ts';
import { indexedPng, readIndexedPng } from './indexed-png.ts';
import { renderer } from '#server/pictures/renderer.ts';

/**
 * Pictures for link previews: the covers as PNG, in their light colours. They have no text, as the covers have none, so that one picture serves every
 * language. A cover's frame is a little taller than a preview; what is cut off is less than the margin around what the cover shows.
 */
const cutPx = (frame.height - (frame.width * previewSize.height) / previewSize.width) / 2;

/** One cover (text of its file) as a PNG of `previewSize`. */
export async function drawPreview(cover: string): Promise<Buffer> {
  const { Resvg } = await renderer();
  const whole = `viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"`;
  if (!cover.includes(whole)) throw new Error('a cover of another size');
  const cut = cover.replace(
    whole,
    `viewBox="0 ${cutPx} ${frame.width} ${frame.height - 2 * cutPx}" width="${previewSize.width}" height="${previewSize.height}"`,
  );
  const drawn = new Resvg(cut, { font: { loadSystemFonts: false } });
  const image = drawn.render();
  const png = indexedPng(image.pixels, image.width, image.height, nameOf(cover));
  image.free();
  drawn.free();
  return png;
}

/** Paths (below `app/public`) of the previews that are not of the cover as it now lies there. */
export function stalePreviews(core: Core): string[] {
  return wantedPreviews(core)
    .filter(({ cover, preview }) => {
      const file = join(folders.public, preview);
      return (
        !existsSync(file) ||
        !existsSync(join(folders.public, cover)) ||
        readIndexedPng(readFileSync(file)).source !== nameOf(readFileSync(join(folders.public, cover), 'utf8'))
      );
    })
    .map(({ preview }) => preview);
}

/** Previews whose country or city is no more. */
export function leftPreviews(core: Core): string[] {
  const wanted = new Set(wantedPreviews(core).map(({ preview }) => preview));
  return files(folders.previews)
    .map((path) => `/previews/${path}`)
    .filter((path) => !wanted.has(path));
}

/** Draws what is stale, a third of a second each. @returns how many were drawn */
export async function writePreviews(core: Core): Promise<number> {
  for (const path of leftPreviews(core)) rmSync(join(folders.public, path));
  const stale = new Set(stalePreviews(core));
  for (const { cover, preview } of wantedPreviews(core).filter((one) => stale.has(one.preview))) {
    const target = join(folders.public, preview);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await drawPreview(readFileSync(join(folders.public, cover), 'utf8')));
  }
  return stale.size;
}

function wantedPreviews(core: Core): { cover: string; preview: string }[] {
  return core.countries.flatMap((country) => [
    { cover: countryCover(country.slug), preview: countryPreview(country.slug) },
    ...citiesOf(core, country).map(({ slug }) => ({
      cover: cityCover(country.slug, slug),
      preview: cityPreview(country.slug, slug),
    })),
  ]);
}

const nameOf = (cover: string): string => createHash('sha256').update(cover).digest('hex').slice(0, 16);

function files(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.png'))
    : [];
}
