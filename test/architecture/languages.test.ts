import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { korean as topicList } from '#locales/text.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { root } from '#test/repository/files.ts';

type Tree = { [key: string]: string | Tree };

function read(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  const folder = join(root, 'locales', language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const walk = (tree: Tree, path: string) => {
      for (const [key, value] of Object.entries(tree)) {
        if (typeof value === 'string') found.set(`${path}.${key}`, value);
        else walk(value, `${path}.${key}`);
      }
    };
    walk(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree, file.slice(0, -'.json'.length));
  }
  return found;
}

const texts = new Map(languages.map((language) => [language, read(language)]));
const base = (key: string): string => key.replace(/_(one|many|other)$/, '');
const holes = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\{\s*([\w]+)/g)].map(([, name = '']) => name))].sort();
const korean = texts.get('ko') ?? new Map<string, string>();

test('every file of text is in the list of topics (locales/text.ts)', () => {
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const files = readdirSync(join(root, 'locales/ko')).filter((name) => name.endsWith('.json'));
  expect(
    Object.keys(topicList)
      .map((topic) => `${kebab(topic)}.json`)
      .sort(),
  ).toEqual(files.sort());
});

describe('six languages', () => {
  for (const language of languages) {
    const own = texts.get(language) ?? new Map<string, string>();

    test(`${language} has every key, and no other`, () => {
      const wanted = new Set([...korean.keys()].map(base));
      const there = new Set([...own.keys()].map(base));
      expect({
        missing: [...wanted].filter((key) => !there.has(key)),
        unknown: [...there].filter((key) => !wanted.has(key)),
      }).toEqual({ missing: [], unknown: [] });
    });

    test(`${language} fills the same holes as Korean`, () => {
      const wrong = [...own].filter(([key, sentence]) => {
        const model = korean.get(key) ?? korean.get(`${base(key)}_other`) ?? korean.get(base(key));
        if (model === undefined) return true;
        const allowed = new Set([...holes(model), 'count']);
        const lacks = /_(one|many)$/.test(key)
          ? []
          : holes(model).filter((hole) => hole !== 'count' && !holes(sentence).includes(hole));
        return holes(sentence).some((hole) => !allowed.has(hole)) || lacks.length > 0;
      });
      expect(wrong.map(([key, sentence]) => `${key}: ${sentence}`)).toEqual([]);
    });

    test(`${language} has plural forms as its grammar needs them`, () => {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plural = [...korean.keys()].filter((key) => key.endsWith('_other')).map(base);
      const lacking = plural.flatMap((key) =>
        categories.filter((category) => !own.has(`${key}_${category}`)).map((category) => `${key}_${category}`),
      );
      expect(lacking).toEqual([]);
    });

    test(`${language} is written in NFC, without stray white space or empty sentences`, () => {
      const wrong = [...own].filter(
        ([, sentence]) => sentence === '' || sentence !== sentence.normalize('NFC') || sentence !== sentence.trim(),
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
    });
  }

  test('only Korean uses particles', () => {
    const wrong = languages
      .filter((one) => one !== 'ko')
      .flatMap((one) =>
        [...(texts.get(one) ?? [])]
          .filter(([, sentence]) => sentence.includes('josa('))
          .map(([key]) => `${one} ${key}`),
      );
    expect(wrong).toEqual([]);
  });
});
