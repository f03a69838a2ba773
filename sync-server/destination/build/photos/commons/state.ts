import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from '#shared/kernel/z.ts';
import { ImportError } from '#server/destination/import/import-error.ts';
import { creditColumns, creditLine, creditsFile, readCredits } from '../credits.ts';
import { offer, type Offer } from './answer.ts';

/** By city: what was found, or null; and whether it lies in the folder. */
const state = z.record(z.string(), z.object({ offer: z.nullable(offer), isTaken: z.boolean() }));
export type CommonsState = z.infer<typeof state>;

const stateFile = (folder: string): string => join(folder, 'commons.json');

/** What earlier runs have found and taken. @throws ImportError when their file cannot be read */
export function readState(folder: string): CommonsState {
  const file = stateFile(folder);
  if (!existsSync(file)) return {};
  try {
    return state.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ImportError(`${file} is damaged. Delete it to ask for everything again.`);
  }
}

export function writeState(folder: string, known: CommonsState): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(stateFile(folder), `${JSON.stringify(known, null, 1)}\n`);
}

/** Puts a picture into the folder, and its line into `credits.csv`. */
export async function putPicture(folder: string, cityId: string, bytes: Buffer, found: Offer): Promise<void> {
  const file = `${cityId}.jpg`;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeWhole(join(folder, file), bytes);
  const table = creditsFile(folder);
  const before = existsSync(table) ? readFileSync(table, 'utf8') : creditLine(creditColumns);
  // Of a run that was killed before it could write down that the picture is taken.
  if (existsSync(table) && (await readCredits(folder)).credits.has(file)) return;
  const line = creditLine([file, found.author, found.licence, found.source]);
  writeWhole(table, `${before}${before.endsWith('\n') ? '' : '\n'}${line}`);
}

function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.unfinished`, content);
  renameSync(`${file}.unfinished`, file);
}
