import { readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root } from '#test/repository/files.ts';

/** The classes that a stylesheet has rules for; those of `:global(…)` are not its own. */
function classesOf(css: string): string[] {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g);
  return [
    ...new Set(
      [...selectors].flatMap(([one]) => [...one.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
    ),
  ];
}

/**
 * Whether a file names a class: `css.name`. Where it looks classes up by a value, `css[tone]`, the name is a word of it
 * or a text anywhere; in css[`spot${side}`] it begins with what stands before the value.
 */
function names(code: string, variable: string, name: string, isText: (name: string) => boolean): boolean {
  if (new RegExp(`\\b${variable}\\.${name}(?![\\w-])`).test(code)) return true;
  const lookUps = [...code.matchAll(new RegExp(`\\b${variable}\\[(?:\`([\\w-]*))?`, 'g'))];
  return lookUps.some(([, before]) =>
    before === undefined
      ? isText(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code)
      : before !== '' && name.startsWith(before),
  );
}

const files = ['app', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const sources = files.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, code: read(path) }));
const sheets = files.filter((path) => path.endsWith('.module.css'));

const texts = new Set(sources.flatMap(({ code }) => [...code.matchAll(/'([\w-]+)'/g)].map(([, text]) => text)));
const isText = (name: string): boolean => texts.has(name);

/** Files that import a stylesheet, and how each calls it. */
function importers(sheet: string): { code: string; variable: string }[] {
  return sources.flatMap(({ path, code }) =>
    [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, variable = '', from = '']) => {
      const target = from.startsWith('#') ? from.slice(1) : join(dirname(path), from);
      return normalize(target) === sheet ? [{ code, variable }] : [];
    }),
  );
}

/** Classes of `sheet` that its own rules, or those of another, are composed of. */
const isComposed = (name: string): boolean =>
  sheets.some((one) => new RegExp(`composes:[^;]*(?<![\\w-])${name}(?![\\w-])`).test(read(one)));

describe('a class of a module', () => {
  test('is named by a file that imports it; delete the others', () => {
    const unused = sheets.flatMap((sheet) => {
      const users = importers(sheet);
      return classesOf(read(sheet))
        .filter((name) => !users.some(({ code, variable }) => names(code, variable, name, isText)) && !isComposed(name))
        .map((name) => `${sheet} .${name}`);
    });
    expect(unused).toEqual([]);
    expect(sheets.length).toBeGreaterThan(50);
  });

  test('is found in every form of a rule', () => {
    const css =
      '.a, .b > .c:hover{margin:.5rem}\n@media (x){.d[data-on]{width:0}}\n/* .no */ :global(.else) .e::after{content:".f"}';
    expect(classesOf(css)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test.each([
    ['<p className={css.name}>', true],
    ['css[tone]', true],
    ['css[`na${rest}`]', true],
    ['css[`other${rest}`]', false],
    ["const looks = { soft: css.other }; const name = ''", false],
    ['css.name2', false],
  ])('%s names it: %s', (code, isNamed) => {
    expect(names(code, 'css', 'name', (text) => text === 'name')).toBe(isNamed);
  });
});
