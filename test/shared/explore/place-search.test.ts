import { describe, expect, test } from 'vitest';
import type { CompactPlaceNames, CompactPlaces } from '#shared/destination/compact.ts';
import { readPlaces } from '#shared/destination/core/read-places.ts';
import { DestinationSearch } from '#shared/explore/destination-search.ts';
import { otherNames } from '#shared/explore/other-names.ts';
import { readPlaceNames, WorldSearch, type FoundByName } from '#shared/explore/place-search.ts';
import { languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { placeFiles } from '#server/destination/place-files.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const destinations = new DestinationSearch(core, otherNames);
const namesIn = async (language: Language) =>
  (
    (await import(`../../../shared/destination/catalogue/place-names/names-${language}.json`)) as {
      default: CompactPlaceNames;
    }
  ).default;
const searchIn = async (language: Language) =>
  new WorldSearch(destinations, core.cities, language, await namesIn(language));
const korean = await searchIn('ko');

const idOf = (found: FoundByName): string => {
  if (found.kind === 'country') return found.country.id;
  if (found.kind === 'city') return found.city.id;
  const { iso2, citySlug, slug } = found.place;
  const country = core.countries.find((one) => one.iso2 === iso2);
  return `${country?.slug}/${citySlug}/${slug}`;
};

describe('a place is found beside cities and countries', () => {
  test.each([
    ['에펠탑', 'france/paris/eiffel-tower'],
    ['ㅇㅍㅌ', 'france/paris/eiffel-tower'],
    ['eiffel tower', 'france/paris/eiffel-tower'],
    ['dpvpfxkq', 'france/paris/eiffel-tower'],
    ['burj khalifa', 'united-arab-emirates/dubai/burj-khalifa'],
  ])('%s', (typed, id) => {
    expect(korean.find(typed).map(idOf)[0]).toBe(id);
  });

  test.each([
    ['オペラ', 'ja'],
    ['埃菲尔', 'zh'],
    ['torre', 'es'],
    ['tour', 'fr'],
  ] as const)('%s, by readers of %s', async (typed, language) => {
    const found = (await searchIn(language)).find(typed).filter(({ kind }) => kind === 'place');
    expect(found.length).toBeGreaterThan(0);
    for (const one of found)
      if (one.kind === 'place')
        expect([nameIn(language, one.place), one.place.nameEn].join(' ').toLowerCase()).toContain(typed);
  });

  test('Osaka comes before its castle, and both are there', () => {
    const found = korean.find('오사카').map(idOf);
    expect(found[0]).toBe('japan/osaka');
    expect(found).toContain('japan/osaka/osaka-castle');
  });

  test.each([
    ['torre eifel', 'es', 'france/paris/eiffel-tower'],
    ['sagrada famlia', 'en', 'spain/barcelona/sagrada-familia'],
    ['burj khalfia', 'en', 'united-arab-emirates/dubai/burj-khalifa'],
    ['eifel', 'en', 'france/paris/eiffel-tower'],
    ['에페탑', 'ko', 'france/paris/eiffel-tower'],
    ['금갹사', 'ko', 'japan/kyoto/kinkaku-ji'],
    ['경복꿍', 'ko', 'south-korea/seoul/gyeongbokgung'],
  ] as const)('%s, where nothing else is found, is a place that is nearly called so', async (typed, language, id) => {
    expect((await searchIn(language)).find(typed).map(idOf)[0]).toBe(id);
  });

  test('of places that are called alike the one in the larger city comes first', () => {
    const found = korean.find('ㅇㅅㅋ').map(idOf);
    expect(found[1]).toBe('japan/osaka/osaka-castle');
    expect(found.length).toBeGreaterThan(2);
  });

  test('places leave the destinations that are called so their room, and take four of twelve where both are many', () => {
    const found = korean.find('san');
    expect(found).toHaveLength(12);
    expect(found.slice(0, 8).map(({ kind }) => kind)).not.toContain('place');
    expect(found.slice(8).map(({ kind }) => kind)).toEqual(['place', 'place', 'place', 'place']);
  });

  test('an island with its ending is the island, and not a place whose name begins so', () => {
    expect(korean.find('제주도').map(idOf)[0]).toBe('south-korea/jeju');
    expect(korean.find('부산 여행').map(idOf)[0]).toBe('south-korea/busan');
  });

  test('a place that is called so leaves no room for cities that are nearly called so', () => {
    expect(destinations.find('에펠').length).toBeGreaterThan(0);
    expect(korean.find('에펠').map(idOf)).toEqual(['france/paris/eiffel-tower']);
  });

  test('beside a destination that is nearly called so no place is that is nearly called so: there are too many', () => {
    expect(korean.find('osakka').map(idOf)).toEqual(destinations.find('osakka').map(idOf));
  });
});

describe('letters of a short text', () => {
  test.each(languages)('are not looked for inside the words of places, for readers of %s', async (language) => {
    expect((await searchIn(language)).find('USA').map(idOf)).toEqual(['united-states']);
    expect((await searchIn(language)).find('cheap').map(idOf)).toEqual([]);
    const sushi = (await searchIn(language)).find('sushi').map(idOf);
    expect(sushi.length).toBeGreaterThan(0);
    expect(sushi).not.toContain('japan/tsushima');
  });

  test('a country that is not in the catalogue leaves the places that are called so', () => {
    expect(korean.find('러시아').map(idOf)).toEqual(['china/dalian/dalian-russian-street']);
    expect(korean.find('North Korea').map(idOf)).toEqual([]);
  });
});

test.each(['故宮', '盧浮宮'])('a place by its name in traditional characters: %s', async (typed) => {
  expect((await searchIn('zh')).find(typed)[0]?.kind).toBe('place');
});

test.each(languages)(
  'the names for readers of %s are those of the places themselves, each once and in its city',
  async (language) => {
    const named = readPlaceNames(language, await namesIn(language)).map((place) => ({
      id: idOf({ kind: 'place', place }),
      type: place.type,
      name: nameIn(language, place),
      nameEn: place.nameEn,
    }));
    const places = core.countries.flatMap(({ iso2, slug }) => readPlaces(placeFiles[iso2] as CompactPlaces, slug));
    const wanted = places.map((place) => ({
      id: place.id,
      type: place.type,
      name: nameIn(language, place),
      nameEn: place.nameEn,
    }));
    const inOrder = (rows: typeof named) => rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(wanted.length).toBeGreaterThan(3_000);
    expect(inOrder(named)).toEqual(inOrder(wanted));
  },
);
