import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Covers have few colours: sixteen of them, with what lies between drawn to the nearest, make a tenth of the bytes of full colour. */
const colours = 16;
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG with a palette, four bits a pixel, from opaque RGBA pixels; `source` (Latin-1) names what it was drawn from. */
export function indexedPng(rgba: Uint8Array, width: number, height: number, source: string): Buffer {
  const pixels = Array.from(
    { length: width * height },
    (_, index) => ((rgba[index * 4] ?? 0) << 16) | ((rgba[index * 4 + 1] ?? 0) << 8) | (rgba[index * 4 + 2] ?? 0),
  );
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, colours)
    .map(([colour]) => colour);
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestOf(palette, colour)]));
  const rowBytes = Math.ceil(width / 2);
  const rows = Buffer.alloc(height * (rowBytes + 1));
  pixels.forEach((colour, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const at = y * (rowBytes + 1) + 1 + (x >> 1);
    rows[at] = (rows[at] ?? 0) | ((nearest.get(colour) ?? 0) << (x % 2 === 0 ? 4 : 0));
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const listed = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', listed),
    chunk('tEXt', Buffer.from(`Source\0${source}`, 'latin1')),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function nearestOf(palette: readonly number[], colour: number): number {
  const distance = (one: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0);
  return palette.reduce((best, one, index) => (distance(one) < distance(palette[best] ?? 0) ? index : best), 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export interface PngParts {
  width: number;
  height: number;
  palette: Buffer;
  source: string;
  /** Unpacked: packers of different makes pack the same picture differently. */
  rows: Buffer;
}

/** What `indexedPng` wrote, for comparing. @throws when it is no such picture */
export function readIndexedPng(png: Buffer): PngParts {
  if (!png.subarray(0, 8).equals(signature)) throw new Error('no PNG');
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    parts.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [head, palette, text, data] = [parts.get('IHDR'), parts.get('PLTE'), parts.get('tEXt'), parts.get('IDAT')];
  if (!head || !palette || !text || !data) throw new Error('not whole');
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    palette,
    source: text.toString('latin1').replace(/^Source\0/, ''),
    rows: inflateSync(data),
  };
}
