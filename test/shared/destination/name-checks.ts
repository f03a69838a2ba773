import type { AuthoredCountry } from '#server/destination/build/sources/authored.ts';
import { dropSuffix, foldHan, foldKana } from './fold.ts';
import type { GeoRow } from '#server/destination/build/sources/geonames.ts';
import { eachCity, eachPlace, type Problem } from './checked-rows.ts';

type Six = readonly [string, string, string, string, string, string];

interface Named {
  readonly id: string;
  readonly names: Six;
}

/** Check 1: six names, each in its own script. */
export function nameProblems(
  authored: readonly AuthoredCountry[],
  countryNames: Readonly<Record<string, Six>>,
): Problem[] {
  const countries = authored.flatMap(({ country }): Named[] =>
    countryNames[country] ? [{ id: country, names: countryNames[country] }] : [],
  );
  const cities = eachCity(authored, (city, id): Named[] => [{ id, names: city.n }]);
  const places = eachPlace(authored, (place, id): Named[] => [{ id, names: place.n }]);
  const texts = [
    ...authored.map(({ country, d }) => ({ id: country, d })),
    ...eachCity(authored, (city, id) => [{ id, d: city.d }]),
    ...eachPlace(authored, (place, id) => [{ id, d: place.d }]),
  ];
  return [
    ...[...countries, ...cities, ...places].flatMap(({ id, names }) =>
      scriptFaults(names).map((text) => ({ check: 'names', id, text })),
    ),
    ...texts.flatMap(({ id, d }) =>
      [...d].filter((line) => !isTidy(line)).map((line) => ({ check: 'names', id, text: `untidy: ${line}` })),
    ),
    ...texts
      .filter(({ d }) => !/\p{Script=Hangul}/u.test(d[0]) || /\p{Script=Hangul}/u.test(d[1]))
      .map(({ id }) => ({ check: 'names', id, text: 'lines in the wrong language' })),
    ...[countries, cities, places].flatMap(sameNames),
  ];
}

const isTidy = (text: string): boolean =>
  text === text.normalize('NFC') && text === text.trim() && !/\s{2}|\p{Cc}/u.test(text);

const foreign =
  /\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Arabic}|\p{Script=Thai}|\p{Script=Greek}/u;

function scriptFaults(names: Six): string[] {
  const [ko, , ja, zh] = names;
  const faults = names.filter((name) => !isTidy(name)).map((name) => `untidy: ${name}`);
  if (!/\p{Script=Hangul}/u.test(ko) || /\p{Script=Latin}|\p{Script=Han}|\p{Script=Katakana}/u.test(ko))
    faults.push(`ko: ${ko}`);
  if (!/\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u.test(ja) || /\p{Script=Hangul}/u.test(ja))
    faults.push(`ja: ${ja}`);
  if (
    !/\p{Script=Han}/u.test(zh) ||
    /\p{Script=Latin}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(zh.replaceAll('・', ''))
  )
    faults.push(`zh: ${zh}`);
  [1, 4, 5].forEach((index) => {
    const name = names[index] ?? '';
    if (!/\p{Script=Latin}/u.test(name) || foreign.test(name))
      faults.push(`${['', 'en', '', '', 'es', 'fr'][index] ?? ''}: ${name}`);
  });
  return faults;
}

/** Two of the same parent with the same Korean or English name. */
function sameNames(rows: readonly Named[]): Problem[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ id, names }) =>
    [names[0], names[1]].flatMap((name) => {
      const key = `${id.split('/').slice(0, -1).join('/')}|${name}`;
      const other = seen.get(key);
      seen.set(key, id);
      return other === undefined || other === id
        ? []
        : [{ check: 'names', id, text: `the same name as ${other}: ${name}` }];
    }),
  );
}

/** Check 2: where GeoNames has a name in the script, the authored one is among them. */
export function candidateProblems(
  authored: readonly AuthoredCountry[],
  geoById: ReadonlyMap<number, GeoRow>,
): Problem[] {
  return eachCity(authored, (city, id) => {
    const row = geoById.get(city.geo ?? -1);
    if (row === undefined) return [];
    const written = [row.name, ...row.alternates].map((name) => name.trim());
    const hangul = written
      .filter((name) => /^[\p{Script=Hangul}\s]+$/u.test(name))
      .map((name) => name.replace(/\s/gu, ''));
    const kana = written.filter((name) => /\p{Script=Katakana}|\p{Script=Hiragana}/u.test(name)).map(foldKana);
    const han = written.filter((name) => /^[\p{Script=Han}·・\-－]+$/u.test(name)).map(foldHan);
    const [ko, , ja, zh] = city.n;
    const isJapaneseHan = /^\p{Script=Han}+$/u.test(ja);
    return [
      ...missing(id, 'ko', ko.replace(/\s/gu, ''), hangul),
      ...(isJapaneseHan ? missing(id, 'ja', foldHan(ja), han) : missing(id, 'ja', foldKana(ja), kana)),
      ...missing(id, 'zh', foldHan(zh), han),
    ];
  });
}

function missing(id: string, language: string, name: string, candidates: readonly string[]): Problem[] {
  if (candidates.length === 0 || candidates.some((one) => one === name || dropSuffix(one) === dropSuffix(name)))
    return [];
  return [{ check: `candidates-${language}`, id, text: `${name} is none of ${candidates.join(' ')}` }];
}
