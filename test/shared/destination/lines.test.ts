import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { languages } from '#shared/kernel/languages.ts';

const folder = 'shared/destination/lines';
const rows = [...core.countries, ...core.cities].map(({ id }) => id);
/** In characters: a card has two rows on a phone of 320 px. */
const longest: Record<string, number> = { ja: 44, zh: 34, es: 90, fr: 90 };

it('there are lines in every language that the catalogue has none in', () => {
  const own = languages.filter((one) => one !== 'ko' && one !== 'en');
  expect(readdirSync(folder).sort()).toEqual(own.map((one) => `${one}.json`).sort());
});

describe.each(Object.keys(longest))('lines in %s', (language) => {
  const lines = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>;
  const texts = Object.values(lines);

  it('describe each country and each city of the catalogue, and nothing else', () => {
    expect(Object.keys(lines)).toEqual(rows);
  });

  it('are one phrase each, without a full stop, a stray space or a Korean letter, and no longer than a card has room for', () => {
    const wrong = texts.filter(
      (one) =>
        one === '' ||
        one !== one.trim() ||
        /[.。\t\n"]$|\s{2}|\p{Script=Hangul}/u.test(one) ||
        one.length > (longest[language] ?? 0),
    );
    expect(wrong).toEqual([]);
  });

  it('are each their own', () => {
    const twice = texts.filter((one, index) => texts.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });
});
