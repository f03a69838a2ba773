import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../sources/paths.ts';

/** A line of one of the editors' tables. */
export interface TableRow {
  readonly cells: readonly string[];
  /** File and line, for messages. */
  readonly where: string;
}

const tables = join(folders.authored, 'tables');
const ratings = join(folders.authored, 'wishes');

/**
 * Rows of `authored/tables/<name>.tsv`; a line that starts with # is a heading.
 * @throws where a row has fewer cells than `atLeast`
 */
export const readTable = (name: string, atLeast: number): TableRow[] => readRows(tables, `${name}.tsv`, atLeast);

/** Value, "ISO/city" and, where it carries the value, a place: the rows of every wish and side by its name. */
export function readRatings(): Map<string, TableRow[]> {
  return new Map(
    readdirSync(ratings)
      .filter((file) => file.endsWith('.tsv'))
      .sort()
      .map((file) => [file.slice(0, -4), readRows(ratings, file, 2)]),
  );
}

function readRows(folder: string, file: string, atLeast: number): TableRow[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '' || line.startsWith('#')) return [];
      const row = { cells: line.split('\t'), where: `${file}:${index + 1}` };
      if (row.cells.length < atLeast) throw new Error(`${row.where}: ${row.cells.length} cells of ${atLeast}`);
      return [row];
    });
}

/** @throws when the cell is no number between the two */
export function numberIn({ cells, where }: TableRow, index: number, least: number, most: number): number {
  const value = Number(cells[index]);
  if (cells[index] === '' || !(value >= least && value <= most))
    throw new Error(`${where}: ${cells[index] ?? 'nothing'} is not between ${least} and ${most}`);
  return value;
}

export function cell({ cells, where }: TableRow, index: number): string {
  const text = cells[index];
  if (text === undefined) throw new Error(`${where}: no cell ${index + 1}`);
  return text;
}
