import { describe, expect, test } from 'vitest';
import type { CompactPlaceNames } from '#shared/destination/compact.ts';
import { wishes, type Wish } from '#shared/destination/wishes.ts';
import { DestinationSearch } from '#shared/explore/destination-search.ts';
import { ExploreSearch } from '#shared/explore/explore-search.ts';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { otherNames } from '#shared/explore/other-names.ts';
import { namedBy, type FoundByName } from '#shared/explore/place-search.ts';
import { themeWords, type Theme } from '#shared/explore/theme-words.ts';
import { themeBegunBy, themeNearly, themeOf } from '#shared/explore/themes.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const destinations = new DestinationSearch(core, otherNames);
const load = async <T>(path: string) => ((await import(path)) as { default: T }).default;
const searchIn = async (language: Language) =>
  new ExploreSearch(
    core,
    destinations,
    language,
    await load<CompactPlaceNames>(`../../../shared/destination/catalogue/place-names/names-${language}.json`),
  );
const korean = await searchIn('ko');
const from = (origin: (typeof offeredOrigins)[number], chosen: number | null = null) => ({ origin, chosen, usual: 12 });
const nameOf = (found: FoundByName) => namedBy(found).nameEn;
const wishOf = (cityId: string, wish: Wish) => core.facts.cities.get(cityId)?.wishes[wish] ?? 0;

describe('a word for a wish', () => {
  test.each(languages)('is its label in %s', async (language) => {
    const { wishes: labels } = await load<{ wishes: Record<Wish, string> }>(
      `../../../locales/${language}/explore.json`,
    );
    for (const wish of wishes) expect(themeOf(labels[wish]), labels[wish]).toBe(wish);
  });

  test.each([
    ['온천', 'hot-spring'],
    ['온천 여행', 'hot-spring'],
    ['dhscjs', 'hot-spring'],
    ['onsen', 'hot-spring'],
    ['温泉', 'hot-spring'],
    ['おんせん', 'hot-spring'],
    ['Hot spring', 'hot-spring'],
    ['溫泉', 'hot-spring'],
    ['aguas termales', 'hot-spring'],
    ['sources chaudes', 'hot-spring'],
    ['바다', 'beach'],
    ['beach trip', 'beach'],
    ['海滩', 'beach'],
    ['playa', 'beach'],
    ['plage', 'beach'],
    ['겨울', 'snow'],
    ['winter', 'snow'],
    ['冬', 'snow'],
    ['冬天', 'snow'],
    ['invierno', 'snow'],
    ['hiver', 'snow'],
    ['여름', 'beach'],
    ['été', 'beach'],
    ['가을 단풍', 'foliage'],
    ['otoño', 'foliage'],
    ['벚꽃', 'blossom'],
    ['さくら', 'blossom'],
    ['櫻花', 'blossom'],
    ['printemps', 'blossom'],
    ['cheap', 'cheap'],
    ['가성비', 'cheap'],
    ['安い', 'cheap'],
    ['便宜', 'cheap'],
    ['barato', 'cheap'],
    ['pas cher', 'cheap'],
  ] as const)('%s', (typed, theme) => {
    expect(themeOf(typed)).toBe(theme);
  });

  test('stands for one wish alone, and is no name of a destination', () => {
    const all = Object.entries(themeWords).flatMap(([theme, line]) =>
      line.split('|').map((word) => [word, theme] as const),
    );
    for (const [word, theme] of all) expect(themeOf(word), word).toBe(theme as Theme);
    const names = new Set(
      [...core.countries, ...core.cities].flatMap(({ nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }) =>
        [nameKo, nameEn, nameJa, nameZh, nameEs, nameFr].map((name) => name?.toLowerCase()),
      ),
    );
    expect(all.filter(([word]) => names.has(word.toLowerCase()))).toEqual([]);
  });

  test('is known while it is typed', () => {
    expect(themeBegunBy('온처')).toBe('hot-spring');
    expect(themeBegunBy('whale wat')).toBe('whales');
    expect(themeBegunBy('on')).toBeUndefined();
  });
});

describe('a slip in a word for a wish', () => {
  test.each([
    ['hot srpings', 'hot-spring'],
    ['beahc', 'beach'],
    ['musuem', 'museum'],
    ['shoping', 'shopping'],
    ['온쳔', 'hot-spring'],
    ['박물간', 'museum'],
    ['씨장', undefined],
    ['sppa', undefined],
    ['눈', 'snow'],
  ] as const)('%s', (typed, theme) => {
    expect(themeOf(typed) ?? themeNearly(typed)).toBe(theme);
  });

  test('is answered like the word, also while names of places are not here yet', async () => {
    const plain = new ExploreSearch(core, destinations, 'en');
    for (const search of [plain, await searchIn('en')])
      for (const [slip, word] of [
        ['hot srpings', 'hot springs'],
        ['beahc', 'beach'],
      ] as const)
        expect(search.answer(slip, from('KR')).best, slip).toEqual(search.answer(word, from('KR')).best);
  });

  test('leaves the names of destinations as they are', () => {
    for (const one of [...core.countries, ...core.cities])
      expect(korean.answer(one.nameEn, from('KR')).best, one.nameEn).toBeUndefined();
  });
});

describe('the best cities for a wish come first', () => {
  test.each([
    ['온천', 'ko', 'hotSpringsFar'],
    ['onsen', 'en', 'hotSpringsFar'],
    ['温泉', 'ja', 'hotSpringsFar'],
    ['beach', 'en', 'beachFar'],
    ['해변', 'ko', 'beachFar'],
    ['스키', 'ko', 'snow'],
    ['cheap', 'en', 'easyOnBudget'],
  ] as const)('%s, under the sentence of a shelf', async (typed, language, shelf) => {
    const { best, results } = (await searchIn(language)).answer(typed, from('KR'));
    expect(best?.title).toEqual({ shelf });
    const cities = best?.cities.map(({ city }) => city.id) ?? [];
    expect(cities.length).toBeGreaterThanOrEqual(4);
    expect(results.slice(0, cities.length).map((one) => one.kind === 'city' && one.city.id)).toEqual(cities);
  });

  test('those of hot springs are strong in them, and what is called so is below them, each once', () => {
    const { best, results } = korean.answer('온천', from('KR'));
    for (const { city } of best?.cities ?? []) expect(wishOf(city.id, 'hot-spring')).toBeGreaterThanOrEqual(7);
    const below = results.slice(best?.cities.length);
    expect(below.length).toBeGreaterThan(0);
    expect(new Set(results.map(nameOf)).size).toBe(results.length);
  });

  test('every wish has some, from every origin', () => {
    for (const origin of offeredOrigins)
      for (const wish of wishes) {
        const label = themeWords[wish].split('|')[0] ?? '';
        expect(korean.answer(label, from(origin)).best?.cities.length, `${label}, ${origin}`).toBeGreaterThan(0);
      }
  });

  test('what is there in some months only is looked for in the chosen one', () => {
    const inApril = korean.answer('벚꽃', from('JP', 4)).best?.cities.map(({ city }) => city.id) ?? [];
    expect(inApril.length).toBeGreaterThan(0);
    const rows = core.facts.calendar.filter(({ wish }) => wish === 'blossom');
    for (const id of inApril)
      expect(
        rows.some(
          ({ cityIds, windows }) =>
            cityIds.includes(id) &&
            windows.some(({ from: first, to }) => first.slice(5, 7) <= '04' && to.slice(5, 7) >= '04'),
        ),
        id,
      ).toBe(true);
    expect(korean.answer('벚꽃', from('JP', 9)).best?.cities.length).toBeGreaterThan(0);
  });

  test('a city that is called so leads without a wish', () => {
    expect(korean.answer('부산', from('KR')).best).toBeUndefined();
  });
});

describe('a country that is not in the catalogue is named', () => {
  test.each([
    ['러시아', 'ko', '러시아'],
    ['북한', 'ko', '북한'],
    ['North Korea', 'en', 'North Korea'],
    ['北朝鮮', 'ja', '北朝鮮'],
    ['Burma', 'en', 'Myanmar (Burma)'],
    ['俄羅斯', 'zh', '俄罗斯'],
    ['Rusia', 'es', 'Rusia'],
    ['Russie', 'fr', 'Russie'],
    ['Russia', 'ko', '러시아'],
  ] as const)('%s, for readers of %s', async (typed, language, name) => {
    expect((await searchIn(language)).answer(typed, from('KR')).missing).toBe(name);
  });

  test('those that it has and what is no country are not', () => {
    for (const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } of core.countries)
      for (const name of [nameKo, nameEn, nameJa, nameZh, nameEs, nameFr])
        expect(korean.answer(name, from('KR')).missing, name).toBeUndefined();
    for (const typed of ['', '서울', 'Canary Islands', '카나리아 제도', '유럽 연합', 'qqqq'])
      expect(korean.answer(typed, from('KR')).missing, typed).toBeUndefined();
  });
});
