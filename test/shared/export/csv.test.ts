import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv } from '#shared/export/csv.ts';
import { anyCodePoints } from '#test/builders/any-text.ts';

/** RFC 4180, a character at a time. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (isQuoted) {
      if (one !== '"') field += one;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (one === '"' && field === '') isQuoted = true;
    else if (one === ',') {
      row.push(field);
      field = '';
    } else if (one === '\r' && text[at + 1] === '\n') {
      row.push(field);
      rows.push(row);
      row = [];
      field = '';
      at += 1;
    } else field += one;
  }
  if (row.length > 0 || field !== '' || isQuoted) throw new Error('the last line has no end');
  return rows;
}

const awkward = fc
  .array(
    fc.constantFrom(
      '"',
      ',',
      '\r',
      '\n',
      '\r\n',
      '=',
      '+',
      '-',
      '@',
      '\t',
      "'",
      ';',
      '＝',
      ' ',
      '1',
      '여',
      '👍',
      'SUM(A1)',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const cell = fc.oneof(awkward, anyCodePoints(20));
const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }));
const runs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/** With an apostrophe before what would run: at the beginning, and where some spreadsheets begin a new cell. */
function guarded(text: string): string {
  const starters = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  let found = runs.some((start) => text.startsWith(start)) ? "'" : '';
  for (const [index, one] of [...text].entries()) {
    const before = [...text][index - 1];
    found += (before === ';' || before === '\t') && starters.includes(one) ? `'${one}` : one;
  }
  return found;
}

describe('a table as CSV', () => {
  test('begins with a byte order mark, and every line ends with CR LF', () => {
    expect(
      csv([
        ['이름', '답'],
        ['민지', '4월, 5월'],
      ]),
    ).toBe('\uFEFF"이름","답"\r\n"민지","4월, 5월"\r\n');
    expect(csv([['a "b"', 'c\nd']])).toBe('\uFEFF"a ""b""","c\nd"\r\n');
  });

  test('comes back as it was, but for the apostrophe before what would run', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const text = csv(table);
        expect(text.startsWith('\uFEFF')).toBe(true);
        expect(parse(text.slice(1))).toEqual(table.map((row) => row.map(guarded)));
      }),
    );
  });

  test('no part of a cell is one to a spreadsheet that splits at semicolons or tabs', () => {
    expect(csv([['a;=1+1', 'b\t@SUM(1)', 'c; d']])).toBe('\uFEFF"a;\'=1+1","b\t\'@SUM(1)","c; d"\r\n');
  });

  test('no cell is a formula to a spreadsheet', () => {
    const evil = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(1)',
      '=HYPERLINK("http://evil.example";"x")',
      '\t=1',
      '\n=1',
      '＝1＋1',
      "=cmd|' /C calc'!A0",
    ];
    for (const one of parse(csv([evil]).slice(1))[0] ?? []) expect(one.startsWith("'")).toBe(true);
  });
});
