import { describe, expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

const decisions = tracked('docs/decisions/*.md').map((path) => path.replace('docs/decisions/', ''));
const numbers = decisions.map((name) => name.slice(0, 4));
const founding = [...read('docs/decisions/0000-founding.md').matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number);

/** What members of the panel and writers of sentences wrote may say "decision" of anything. */
const files = tracked('*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md', '*.yaml', '*.yml').filter(
  (path) => !/^test\/evaluation\/(?:panel|stance)\//.test(path) && !path.startsWith('docs/text-review/'),
);

/** A comment or a paragraph on one line, so that a citation which it breaks is found. */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*|\/\/|>)?\s*/g, ' ');

/**
 * `founding decision 14`, `decisions 0051 and 0054`, also as links; an instance of a citation that is of neither form
 * is returned too.
 */
function citationsIn(text: string): { isFounding: boolean; number: string }[] {
  return [...joined(text).matchAll(/(founding )?\bdecisions? \[?(\d+)\b((?:(?:, | and |, and )\[?\d+\b)*)/gi)].flatMap(
    ([, isFounding, first = '', rest = '']) =>
      [first, ...(rest.match(/\d+/g) ?? [])].map((number) => ({ isFounding: isFounding !== undefined, number })),
  );
}

const isOfAForm = ({ isFounding, number }: { isFounding: boolean; number: string }): boolean =>
  isFounding ? founding.includes(number) : numbers.includes(number);

describe('decisions', () => {
  test('have each a number of their own', () => {
    expect(numbers.length).toBeGreaterThan(50);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(founding).toEqual(founding.map((_, index) => String(index + 1)));
    expect(founding.length).toBeGreaterThan(30);
  });

  test('are cited as "founding decision 14" or as "decision 0051", over the ends of lines too', () => {
    const text = '/**\n * Founding\n * decision 14, decisions 0051 and 0054, [decision 0045](x.md)\n */ // decision 7';
    expect(citationsIn(text)).toEqual([
      { isFounding: true, number: '14' },
      { isFounding: false, number: '0051' },
      { isFounding: false, number: '0054' },
      { isFounding: false, number: '0045' },
      { isFounding: false, number: '7' },
    ]);
    expect(citationsIn(text).filter((one) => !isOfAForm(one))).toEqual([{ isFounding: false, number: '7' }]);
  });

  test('exist where they are cited: write "founding decision N" for item N of 0000, four digits for a file', () => {
    const cited = files
      .filter((path) => path !== 'test/architecture/decisions.test.ts')
      .flatMap((path) => citationsIn(read(path)).map((one) => ({ path, ...one })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((one) => !isOfAForm(one))).toEqual([]);
  });

  test('have the file that a link or a path to them names', () => {
    const named = files.flatMap((path) =>
      [...read(path).matchAll(/decisions\/(\d{4}[\w-]*(?:\.md)?)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !decisions.includes(name) && !numbers.includes(name))).toEqual([]);
  });

  test('link to one another by files that are there', () => {
    const links = decisions.flatMap((name) =>
      [...read(`docs/decisions/${name}`).matchAll(/\]\((\d{4}[\w-]*\.md)\)/g)].map(([, target = '']) => target),
    );
    expect(links.filter((target) => !decisions.includes(target))).toEqual([]);
  });
});
