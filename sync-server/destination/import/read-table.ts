import { CsvError, parse } from 'csv-parse/sync';
import { type Fault, ImportError } from './import-error.ts';
import { readLines, type Line } from './read-lines.ts';

/**
 * Characters and lines that one row may have: a quote that is never closed is told at its own line, and the next line
 * is a row again.
 */
export const longestRow = 128 * 1024;
const mostLines = 200;

/** A row's cells by column name, trimmed; an absent column is an empty text. */
export interface TableRow {
  readonly line: number;
  readonly cell: (column: string) => string;
}

interface Dialect {
  delimiter: ',' | '\t';
  /** GeoNames knows no quotes: there they are letters. */
  isQuoted: boolean;
  /** Names of the columns where the first row does not tell them. */
  columns?: readonly string[];
}

/** Rows one by one, each with the line that it begins on. @throws ImportError when the header is none */
export async function* readTable(
  bytes: AsyncIterable<Buffer>,
  { delimiter, isQuoted, columns }: Dialect,
): AsyncGenerator<TableRow | Fault> {
  const cells = (text: string): string[] =>
    parse(text, {
      delimiter,
      relax_column_count: true,
      ...(isQuoted ? {} : { quote: false, escape: null }),
    })[0] ?? [];
  let header = columns && positions(columns);
  const isWhole = (text: string): boolean => {
    const row = readCells(text, cells);
    return typeof row !== 'string' && (header === undefined || row.length === header.size);
  };
  for await (const record of readRecords(readLines(bytes, longestRow), isQuoted, isWhole)) {
    if ('fault' in record) {
      yield record;
      continue;
    }
    const { line, text } = record;
    if (text.trim() === '') continue;
    const row = readCells(text, cells);
    if (typeof row === 'string') {
      if (header === undefined) throw new ImportError(`Line ${line}: ${row}.`);
      yield { line, fault: row };
    } else if (header === undefined) {
      header = positions(row);
    } else if (row.length !== header.size) {
      yield { line, fault: `${row.length} columns instead of ${header.size}` };
    } else {
      const at = header;
      yield { line, cell: (column) => (row[at.get(column) ?? -1] ?? '').trim() };
    }
  }
}

function positions(names: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  names.forEach((name, index) => {
    const key = name.trim().toLowerCase();
    if (columns.has(key)) throw new ImportError(`Two columns are called ${JSON.stringify(key)}.`);
    columns.set(key, index);
  });
  return columns;
}

/** Cells, or what is wrong. */
function readCells(text: string, cells: (text: string) => string[]): string[] | string {
  try {
    return cells(text);
  } catch (error) {
    if (error instanceof CsvError) return 'a quote in the wrong place';
    throw error;
  }
}

interface RecordText {
  line: number;
  text: string;
}

/**
 * Lines joined while a quote is open. If it is not closed within the bounds, or what it closes with is no row, its
 * first line is no row and the others are read again.
 */
async function* readRecords(
  lines: AsyncGenerator<Line>,
  isQuoted: boolean,
  isWhole: (text: string) => boolean,
): AsyncGenerator<RecordText | Fault> {
  const waiting: Line[] = [];
  const has = async (count: number): Promise<boolean> => {
    while (waiting.length < count) {
      const next = await lines.next();
      if (next.done) return false;
      waiting.push(next.value);
    }
    return true;
  };
  while (await has(1)) {
    const found = await joinedLines(waiting, has, isQuoted);
    const joined = found?.includes('\n') && !isWhole(found) ? undefined : found;
    const [first] = waiting;
    if (first === undefined) return;
    const { line, text } = first;
    if (joined !== undefined) yield { line, text: joined };
    else
      yield {
        line,
        fault: text === undefined ? `a line of more than ${longestRow / 1024} KiB` : 'a quote is opened and not closed',
      };
    waiting.splice(0, joined === undefined ? 1 : joined.split('\n').length);
  }
}

async function joinedLines(
  waiting: readonly Line[],
  has: (count: number) => Promise<boolean>,
  isQuoted: boolean,
): Promise<string | undefined> {
  let joined: string | undefined;
  let isOpen = false;
  for (let count = 1; count <= mostLines && (await has(count)); count += 1) {
    const text = waiting[count - 1]?.text;
    if (text === undefined) return undefined;
    joined = joined === undefined ? text : `${joined}\n${text}`;
    if (joined.length > longestRow) return undefined;
    if (isQuoted && quotes(text) % 2 === 1) isOpen = !isOpen;
    if (!isOpen) return joined;
  }
  return undefined;
}

const quotes = (text: string): number => text.split('"').length - 1;
