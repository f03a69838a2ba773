import { open } from 'node:fs/promises';
import type { Draft, LeftOut } from './draft.ts';
import { RowFault } from './draft.ts';
import { fromGeoNamesRow, geoNamesColumns } from './geonames.ts';
import { fromFeature } from './geojson.ts';
import { type Fault, ImportError } from './import-error.ts';
import { fromOurAirportsRow } from './ourairports.ts';
import { fromOwnRow } from './own-places.ts';
import { readBytes, type OnProgress } from './read-bytes.ts';
import { readCollection, readSequence } from './read-geojson.ts';
import { readTable } from './read-table.ts';
import { fromWikivoyageRow } from './wikivoyage.ts';

export const formats = ['places', 'wikivoyage', 'geojson', 'geojsonseq', 'ourairports', 'geonames'] as const;
export type Format = (typeof formats)[number];

type Told = Draft | Fault | LeftOut;
type Bytes = AsyncGenerator<Buffer>;

const comma = { delimiter: ',', isQuoted: true } as const;
const readers: Readonly<Record<Format, (bytes: Bytes) => AsyncGenerator<Told>>> = {
  places: (bytes) => mapped(readTable(bytes, comma), fromOwnRow),
  wikivoyage: (bytes) => mapped(readTable(bytes, comma), fromWikivoyageRow),
  ourairports: (bytes) => mapped(readTable(bytes, comma), fromOurAirportsRow),
  geonames: (bytes) =>
    mapped(readTable(bytes, { delimiter: '\t', isQuoted: false, columns: geoNamesColumns }), fromGeoNamesRow),
  geojson: (bytes) => mapped(readCollection(bytes), fromFeature),
  geojsonseq: (bytes) => mapped(readSequence(bytes), fromFeature),
};

/** What a file tells, row by row. @throws ImportError when the file as a whole cannot be read */
export async function* readDrafts(
  file: string,
  asked: Format | undefined,
  onProgress?: OnProgress,
): AsyncGenerator<Told> {
  const format = asked ?? (await formatOf(file));
  yield* readers[format](readBytes(file, onProgress));
}

async function* mapped<T extends { line: number }>(
  rows: AsyncGenerator<T | Fault>,
  read: (row: T) => Draft | LeftOut,
): AsyncGenerator<Told> {
  for await (const row of rows) yield 'fault' in row ? row : taken(row, read);
}

function taken<T extends { line: number }>(row: T, read: (row: T) => Draft | LeftOut): Told {
  try {
    return read(row);
  } catch (error) {
    if (error instanceof RowFault) return { line: row.line, fault: error.message };
    throw error;
  }
}

const headBytes = 16 * 1024;

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Told by how the file begins. @throws ImportError when it is none of ours */
export async function formatOf(file: string): Promise<Format> {
  // The checks of the whole file come first: a packed file is told as such.
  for await (const _ of readBytes(file)) break;
  const head = (await readHead(file)).replace(/^\ufeff/, '').trimStart();
  if (head.startsWith('\u001e') || /^\{\s*"type"\s*:\s*"Feature"/.test(head)) return 'geojsonseq';
  if (head.startsWith('{')) return 'geojson';
  const [first = ''] = head.split(/\r?\n/);
  const columns = new Set(first.split(',').map((name) => name.replaceAll('"', '').trim().toLowerCase()));
  const has = (...names: string[]) => names.every((name) => columns.has(name));
  if (has('article', 'type', 'title', 'latitude', 'longitude')) return 'wikivoyage';
  if (has('ident', 'iata_code', 'latitude_deg', 'scheduled_service')) return 'ourairports';
  if (has('type', 'name_en', 'lat', 'lng', 'source', 'licence')) return 'places';
  const cells = first.split('\t');
  if (cells.length === geoNamesColumns.length && /^\d+$/.test(cells[0] ?? '')) return 'geonames';
  throw new ImportError(
    `The file is in none of the forms that can be imported (${formats.join(', ')}). It begins with: ${JSON.stringify(first.slice(0, 120))}`,
  );
}
