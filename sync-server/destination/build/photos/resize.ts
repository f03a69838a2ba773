import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { photoWidths, type PhotoFormat } from '#shared/destination/photo.ts';

/** Smaller pictures would be blurred on a page's head. */
export const least = { width: 960, height: 540 } as const;
/** A picture of more pixels is refused before it is unpacked. */
const mostPixels = 100_000_000;
const settings = { avif: { quality: 50, effort: 4 }, webp: { quality: 75 } } as const;

export interface Measured {
  hash: string;
  widths: number[];
  width: number;
  height: number;
}

/**
 * What a picture gives: its widths, the narrowest first, and a hash of its content and of how it is written.
 * @param bytes the picture as it was found; turned as its camera says
 * @returns a sentence when it cannot be read or is too small
 */
export async function measure(bytes: Buffer): Promise<Measured | string> {
  const size = await sizeOf(bytes);
  if (size === undefined) return 'it cannot be read as a picture';
  if (size.width < least.width || size.height < least.height)
    return `it has ${size.width} × ${size.height} pixels, and ${least.width} × ${least.height} is the least`;
  const widths = widthsFor(size.width);
  const width = widths.at(-1) ?? size.width;
  const written = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([settings, widths]));
  return {
    hash: written.digest('hex').slice(0, 12),
    widths,
    width,
    height: Math.round((size.height * width) / size.width),
  };
}

/** Those of `photoWidths` that do not enlarge it; between two of them its own is the last. */
export function widthsFor(width: number): number[] {
  const smaller = photoWidths.filter((one) => one < width);
  return smaller.length === photoWidths.length ? smaller : [...smaller, width];
}

/** Without the camera's notes, which may tell where somebody lives. */
export const resize = (bytes: Buffer, width: number, format: PhotoFormat): Promise<Buffer> => {
  const small = open(bytes).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? small.avif(settings.avif) : small.webp(settings.webp)).toBuffer();
};

const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();

/** The header alone may be whole in a file that is not: the pixels are read as well. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await open(bytes).metadata();
    await open(bytes).stats();
    return autoOrient;
  } catch (error) {
    // sharp throws nothing more specific.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
