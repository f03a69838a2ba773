import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { readAuthored } from '#server/destination/build/sources/authored.ts';
import { languagesOfLines } from '#shared/destination/core/read-places.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';

const folder = 'shared/destination/lines';
const described = [...core.countries, ...core.cities];
/** In characters: two rows of a card on a phone of 390 px. */
const longest = { ja: 28, zh: 24, es: 60, fr: 60 } satisfies Partial<Record<Language, number>>;
const own = Object.keys(longest) as (keyof typeof longest)[];

const read = (language: string) =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>;
const written = Object.fromEntries(own.map((language) => [language, read(language)]));
const linesIn = (language: string) => Object.values(written[language] ?? {});
/** Those that are as the rule forbids. */
const wrong = (language: string, isWrong: (line: string) => boolean) => linesIn(language).filter(isWrong);

it('there are lines in every language that the catalogue itself has none in', () => {
  expect([...own, 'ko', 'en'].sort()).toEqual([...languages].sort());
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(own.map((language) => `${language}.json`).sort());
});

it('no line is the same text as one in another language', () => {
  const all = [...own.flatMap(linesIn), ...described.flatMap(({ lineKo, lineEn }) => [lineKo, lineEn])];
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});

describe.each(own)('lines in %s', (language) => {
  it('describe each country and each city of the catalogue, in its order, and nothing else', () => {
    expect(Object.keys(written[language] ?? {})).toEqual(described.map(({ id }) => id));
  });

  it('are short phrases without a full stop or a stray space', () => {
    expect(
      wrong(
        language,
        (line) =>
          line === '' ||
          line !== line.trim() ||
          /[.。…]$|\s{2}|[\t\n"]/.test(line) ||
          [...line].length > longest[language],
      ),
    ).toEqual([]);
  });

  it('have no Korean letters, and no symbol that is a mistake of copying', () => {
    expect(wrong(language, (line) => /\p{Script=Hangul}|[<>{}|\\_*\uFFFD\u200B]/u.test(line))).toEqual([]);
  });
});

it('lines in Japanese are written with kana, with punctuation of Japanese', () => {
  expect(wrong('ja', (line) => !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line))).toEqual([]);
  expect(wrong('ja', (line) => /\p{Script=Latin}{4,}|,(?!\d{3})|[;!?()]| /u.test(line))).toEqual([]);
});

it('lines in Chinese are written with simplified Chinese characters alone, with punctuation of Chinese', () => {
  expect(
    wrong('zh', (line) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line) || !/\p{Script=Han}{4}/u.test(line)),
  ).toEqual([]);
  expect(wrong('zh', (line) => /[國園門島灣與購電車頂鐵溫]|[,;:!?()]| /u.test(line))).toEqual([]);
});

describe.each(['es', 'fr'])('lines in %s, in Latin letters,', (language) => {
  it('are written with Latin letters and begin with a capital or a quoted one', () => {
    expect(wrong(language, (line) => !/^[«\u202f\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(line))).toEqual([]);
    expect(wrong(language, (line) => !/^«?\u202f?[\p{Lu}\p{N}]/u.test(line))).toEqual([]);
  });

  it('have curly apostrophes, and no ordinary space between a number and what belongs to it', () => {
    expect(wrong(language, (line) => /['"“”]/.test(line) || /\d (?:\d|km\b|m\b|h\b)/.test(line))).toEqual([]);
  });
});

it('lines in French have a narrow no-break space before a semicolon, a colon and the marks ! and ?, and inside quotation marks', () => {
  expect(wrong('fr', (line) => /[^\u202f][;:!?»]|«[^\u202f]/.test(line))).toEqual([]);
});

it('lines in Spanish have no space inside quotation marks and before punctuation, and open what they close', () => {
  expect(wrong('es', (line) => /« | »|\s[;:!?,]/.test(line) || /!/.test(line) !== /¡/.test(line))).toEqual([]);
});

const isInLatinLetters = (language: Language): boolean => language === 'es' || language === 'fr';
const latin = /^[«¡¿\p{Lu}\p{N}][\p{Script=Latin}\p{N}\p{P}\s\u202f°]+$/u;
const lettersOf = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]{3}/u,
  zh: /\p{Script=Han}{3}/u,
  es: latin,
  fr: latin,
};
const notIn = {
  ja: /,(?!\d{3})|[;!?()]/u,
  zh: /,(?!\d{3})|[;!?()]|[\p{Script=Hiragana}\p{Script=Katakana}]|[國園門島灣與購電車頂鐵溫]| /u,
  es: /['"“”‘]|« | »|\s[;:!?,]/u,
  fr: /['"“”‘]|[^\u202f][;!?»]|[^\u202f\d]:|«[^\u202f]/u,
};
const otherFigures = {
  ja: /\d\s*(?:キロ|メートル)|\d\s+k?m|\d{4,}(?=m|段|人|本)/u,
  zh: /\dk?m|\d{4,}(?=米|级|人|株)/u,
  // A no-break space between a number and its unit, and between thousands; Spanish has none in a number of four digits.
  es: /\d (?:\d{3}|k?m)\b|\dk?m\b|\d[.,]\d{3}\b|(?<![\d\u00a0])\d\u00a0\d{3}(?![\d\u00a0])/u,
  fr: /\d (?:\d{3}|k?m)\b|\dk?m\b|\d[.,]\d{3}\b|\d{4,}\s(?:k?m)\b/u,
};

describe.each(languagesOfLines)('lines of places in %s', (language) => {
  const authored = readAuthored();
  const read = authored.map(({ country, cities }) => ({
    country,
    places: cities.flatMap((city) => city.places.map((place) => ({ ...place, key: `${city.city}/${place.place}` }))),
    lines: new Map(
      Object.entries(
        JSON.parse(readFileSync(join(folder, 'places', `${language}-${country}.json`), 'utf8')) as Record<
          string,
          string
        >,
      ),
    ),
  }));
  const all = read.flatMap(({ country, lines }) => [...lines].map(([key, line]) => `${country} ${key}: ${line}`));
  const wrongIn = (isWrong: (line: string) => boolean) =>
    all.filter((row) => isWrong(row.slice(row.indexOf(': ') + 2)));

  it('describe each place of each country, in its order, and nothing else', () => {
    for (const { country, places, lines } of read)
      expect([country, [...lines.keys()]]).toEqual([country, places.map(({ key }) => key)]);
    const files = readdirSync(join(folder, 'places')).filter((name) => name.startsWith(`${language}-`));
    expect(files).toHaveLength(read.length);
  });

  const [least, most] = isInLatinLetters(language) ? [10, 80] : [5, 40];
  it('are short phrases without a full stop or a Korean letter', () => {
    expect(wrongIn((line) => line !== line.trim() || [...line].length < least || [...line].length > most)).toEqual([]);
    expect(wrongIn((line) => /。$|[.…]$|\p{Script=Hangul}/u.test(line))).toEqual([]);
  });

  it('are written in the letters and with the punctuation of the language', () => {
    expect(wrongIn((line) => !lettersOf[language].test(line))).toEqual([]);
    expect(wrongIn((line) => notIn[language].test(line))).toEqual([]);
  });

  it('write figures and units in one way', () => {
    expect(wrongIn((line) => otherFigures[language].test(line))).toEqual([]);
  });

  it('say something else of each place of a city', () => {
    const twice = read.flatMap(({ country, lines }) => {
      const ofCity = [...lines].map(([key, line]) => `${country} ${key.split('/')[0] ?? ''}: ${line}`);
      return ofCity.filter((row, index) => ofCity.indexOf(row) !== index);
    });
    expect(twice).toEqual([]);
  });
});
