import { join } from 'node:path';
import { readBytes } from '#server/destination/import/read-bytes.ts';
import { readTable, type TableRow } from '#server/destination/import/read-table.ts';
import { readLicence } from './licence.ts';

/** Whose a picture is. */
export interface PhotoCredit {
  author: string;
  licence: string;
  licenceUrl: string | null;
  /** The picture's page where it comes from. */
  source: string | null;
}

export const creditsFile = (folder: string): string => join(folder, 'credits.csv');
export const creditColumns = ['file', 'author', 'licence', 'source'] as const;

/** `japan.jpg`, `japan/osaka.jpg`: a path in the folder, named by slugs. */
const pictureName = /^(?<id>[a-z0-9-]+(?:\/[a-z0-9-]+)?)\.(?:jpe?g|png|webp|avif|tiff?)$/;

/** `japan/osaka.jpg` -> `japan/osaka`; `undefined`: it is no name of a picture. */
export const destinationOfPicture = (name: string): string | undefined => pictureName.exec(name)?.groups?.['id'];

/**
 * Reads `credits.csv` of a folder of photographs (UTF-8, columns file, author, licence, source; the last may be empty).
 * @returns the credits by file, and a sentence for each line that gives none
 * @throws ImportError when the table cannot be read
 */
export async function readCredits(folder: string): Promise<{ credits: Map<string, PhotoCredit>; faults: string[] }> {
  const credits = new Map<string, PhotoCredit>();
  const faults: string[] = [];
  for await (const row of readTable(readBytes(creditsFile(folder)), { delimiter: ',', isQuoted: true })) {
    const file = 'fault' in row ? '' : row.cell('file');
    const credit = 'fault' in row ? row.fault : readCredit(row, credits);
    if (typeof credit === 'string') faults.push(`credits.csv, line ${row.line}: ${credit}.`);
    else credits.set(file, credit);
  }
  return { credits, faults };
}

/** A credit, or what is wrong with the line. */
function readCredit({ cell }: TableRow, known: ReadonlyMap<string, PhotoCredit>): PhotoCredit | string {
  const [file, author, licenceText, source] = creditColumns.map(cell) as [string, string, string, string];
  if (file === '') return 'the column "file" is empty';
  if (destinationOfPicture(file) === undefined)
    return `${JSON.stringify(file)} is no path of a picture in this folder, like japan/osaka.jpg`;
  if (known.has(file)) return `${file} is named a second time`;
  if (author === '') return `${file} has no author`;
  if (licenceText === '') return `${file} has no licence`;
  const licence = readLicence(licenceText);
  if (licence === undefined)
    return `${file}: ${JSON.stringify(licenceText)} is not among the free licences that are taken (CC0, public domain, CC BY, CC BY-SA, with their version)`;
  if (source !== '' && !isWebAddress(source)) return `${file}: the source ${JSON.stringify(source)} is no web address`;
  return { author, licence: licence.label, licenceUrl: licence.url, source: source || null };
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** A line of the table: cells with a comma, a quote or a line's end are quoted. */
export const creditLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
