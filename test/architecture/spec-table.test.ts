import { describe, expect, test } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import { pagePatterns } from '#shared/kernel/routes.ts';
import { specRows } from '#test/spec-table/table.ts';
import { read } from '#test/repository/files.ts';
import { isThere } from '../spec-table/named-tests.ts';

const rows = specRows();

describe('the table of the specification', () => {
  for (const number of [2, 5, 7, 8, 9]) {
    test(`has rows for section ${number}`, () => {
      expect(rows.filter((row) => row.section.startsWith(`${number}. `)).length).toBeGreaterThan(15);
    });
  }

  test('has no empty row', () => {
    expect(
      rows
        .filter(
          ({ says, named }) =>
            says === '' || named.length === 0 || named.some(({ file, title }) => file === '' || title === ''),
        )
        .map(({ says }) => says),
    ).toEqual([]);
  });

  test('names tests that there are', () => {
    const lost = rows.flatMap(({ says, named }) =>
      named.filter((one) => !isThere(one)).map(({ file, title }) => `${says}: ${file} › ${title}`),
    );
    expect(lost).toEqual([]);
  });

  test('says of each row how it was broken, in words that stand in the code once', () => {
    const wrong = rows.flatMap(({ says, breaks, broken }) => {
      if (breaks.length === 0) return [`${says}: ${broken}`];
      return breaks
        .filter(({ file, from }) => read(file).split(from).length !== 2)
        .map(({ file, from }) => `${says}: ${file} has not once: ${from}`);
    });
    expect(wrong, 'write the words of the code as it is now into these rows of docs/spec-table.md').toEqual([]);
  });

  const anything = (path: string): string => path.replace(/\{[^}]*\}|:[^/]+/g, '*');
  const said = new Set(
    rows.flatMap(({ says }) => [...says.matchAll(/`([^`]+)`/g)].map(([, code = '']) => anything(code))),
  );

  test('has every call that it names in the contract', () => {
    const calls = new Set(Object.values(api).map(({ method, path }) => `${method} ${anything(path)}`));
    const named = [...said].filter((code) => /^(GET|POST|DELETE) /.test(code));
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((call) => !calls.has(call))).toEqual([]);
  });

  test('has every route that it names among the pages', () => {
    const pages = new Set(pagePatterns.map(anything));
    const named = [...said].filter(
      (code) => code.startsWith('/') && !code.startsWith('/api') && !code.startsWith('/*/explore'),
    );
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((route) => !pages.has(route) && route !== '/groups/*')).toEqual([]);
  });
});
