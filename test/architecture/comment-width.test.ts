import { describe, expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

/** As the formatter has it for code, which leaves comments as they are. */
const mostColumns = 120;
const isComment = (line: string): boolean =>
  /^\s*(?:\{?\/\*|\*(?: |$)|\/\/)/.test(line) || /[\s;,{})]\/\/ [^'"`]*$/.test(line);
/** A row of a table keeps its columns; an instruction to a tool, and an address, are one piece. */
const isWhole = (line: string): boolean =>
  /\S {3,}\S/.test(line) || /^\s*(?:\*|\/\/) \|/.test(line) || /oxlint-|@ts-|https?:\/\/\S{60}/.test(line);

/** The lines of a file, as their numbers, that a comment makes too long. */
const tooLong = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) => ([...line].length > mostColumns && isComment(line) && !isWhole(line) ? [index + 1] : []));

const found = tracked('*.ts', '*.tsx').flatMap((file) => tooLong(read(file)).map((line) => `${file}:${line}`));

describe('comments', () => {
  test('of every form are measured, code and texts are not', () => {
    const words = 'word '.repeat(30);
    const long = [`/** ${words}*/`, ` * ${words}`, `  // ${words}`, `{/* ${words}*/}`, `const a = 1; // ${words}`];
    for (const one of long) expect(tooLong(one), one).toEqual([1]);
    for (const one of [`const a = '${words}';`, `'// ${words}'`, ` * | ${words}`, ' * short'])
      expect(tooLong(one)).toEqual([]);
  });

  test(`have at most ${mostColumns} columns`, () => {
    expect(found).toEqual([]);
  });
});
