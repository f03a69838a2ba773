import { describe, expect, test } from 'vitest';
import { vignetteOf } from '#shared/scene/kinds/kinds.ts';
import type { VignetteName } from '#shared/scene/vignettes/vignettes.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';

/**
 * Places that were drawn as something else: an elephant for macaques, columns for the Sydney Opera House, one couple at
 * sunset for four.
 */
const named: Readonly<Record<string, readonly VignetteName[]>> = {
  'japan/beppu/mount-takasaki-monkeys': ['monkeys'],
  'japan/nagano/jigokudani-monkey-park': ['monkeys'],
  'south-africa/cape-town/boulders-beach': ['penguins'],
  'australia/sydney/sydney-opera-house': ['stage'],
  'austria/vienna/vienna-state-opera': ['stage'],
  'south-africa/cape-town/table-mountain': ['table-mountain'],
  'south-korea/busan/igidae-coastal-walk': ['coast-path'],
  'south-korea/jeju/olle-trail-7': ['coast-path'],
  'japan/beppu/hells-of-beppu': ['steam-vents'],
  'south-korea/busan/gamcheon-culture-village': ['hill-village'],
  'south-africa/cape-town/cape-point': ['lighthouse', 'coast-path'],
  'south-africa/cape-town/robben-island': ['green-island'],
  'australia/sydney/taronga-zoo': ['zoo'],
  'new-zealand/queenstown/queenstown-lakefront': ['lake'],
  'south-korea/jeju/bijarim': ['forest-path'],
  'south-korea/busan/haeundae-blueline-park': ['train'],
  'turkiye/pamukkale/travertines': ['white-terraces'],
  'kenya/masai-mara/maasai-mara-reserve': ['savanna'],
  'greece/athens/acropolis': ['columns'],
  'cambodia/siem-reap/bayon': ['chedi'],
  'cambodia/siem-reap/ta-prohm': ['old-stones'],
  'spain/granada/alhambra': ['courtyard'],
  'sri-lanka/kandy/pinnawala': ['elephant'],
  'austria/vienna/schonbrunn-palace': ['residence'],
  'south-korea/seoul/gyeongbokgung': ['palace'],
  'united-kingdom/london/tower-bridge': ['bridge'],
  'france/paris/seine-cruise': ['boat-trip'],
  'japan/hiroshima/miyajima-sea-kayak': ['kayak'],
  'japan/kyoto/arashiyama-bamboo-grove': ['bamboo'],
};

const places = core.cities.flatMap(({ id }) => placesOfCity(id));
const drawn = places.map((place) => ({ place, as: vignetteOf(place) }));
const drawnAs = (...names: readonly VignetteName[]) => drawn.filter(({ as }) => names.includes(as));
const idsOf = (list: typeof drawn) => list.map(({ place, as }) => `${place.id}: ${as}`);
const inCountries = (id: string, countries: string) => countries.split(' ').includes(id.split('/')[0] ?? '');

describe('a vignette claims no more than is known of the place', () => {
  test.each(Object.entries(named))('%s', (id, allowed) => {
    expect(allowed).toContain(drawn.find(({ place }) => place.id === id)?.as);
  });

  test('palms stand in the tropics and the warm belts beside them, by the sea', () => {
    const palms = drawnAs('beach', 'island', 'resort');
    expect(palms.length).toBeGreaterThan(50);
    expect(idsOf(palms.filter(({ place }) => Math.abs(place.coords.lat) > 30))).toEqual([]);
    expect(
      idsOf(palms.filter(({ place }) => !place.tags.some((tag) => /beach|island|diving|snorkeling/.test(tag)))),
    ).toEqual([]);
  });

  test('a peak has snow where the words, the slopes or the country have it, and never in the tropics without a word of it', () => {
    const snow = drawnAs('snow-peak');
    expect(snow.length).toBeGreaterThan(10);
    expect(
      idsOf(
        snow.filter(
          ({ place }) =>
            Math.abs(place.coords.lat) < 25 && !/snow|glacier/i.test(`${place.nameEn} ${place.descriptionEn}`),
        ),
      ),
    ).toEqual([]);
  });

  test('an aquarium is called one or holds what lives in the sea; a zoo is none', () => {
    expect(drawnAs('aquarium').length).toBeGreaterThan(5);
    expect(idsOf(drawnAs('aquarium').filter(({ place }) => /\bzoo\b/i.test(place.nameEn)))).toEqual([]);
  });

  test('an animal is drawn where its name is said, an acacia on safari in Africa', () => {
    const animals = {
      monkeys: /monkey|macaque|orangutan|gibbon|lemur/i,
      penguins: /penguin/i,
      elephant: /elephant/i,
      dolphin: /dolphin/i,
      whale: /whale/i,
      giraffe: /giraffe/i,
      turtle: /turtle|tortoise/i,
    } as const;
    for (const [name, words] of Object.entries(animals)) {
      const list = drawnAs(name as VignetteName);
      expect(list.length, name).toBeGreaterThan(0);
      expect(idsOf(list.filter(({ place }) => !words.test(`${place.nameEn} ${place.descriptionEn}`)))).toEqual([]);
    }
    const outside = ({ place: { coords } }: (typeof drawn)[number]) =>
      coords.lat > 15 || coords.lat < -35 || coords.lng < 8 || coords.lng > 43;
    expect(drawnAs('savanna').length).toBeGreaterThan(5);
    expect(idsOf(drawnAs('savanna', 'giraffe').filter(outside))).toEqual([]);
  });

  test('gates, roofs and columns stand where one builds so', () => {
    const eastAsia = 'japan south-korea china taiwan hong-kong macau';
    const pagodas = `${eastAsia} vietnam singapore malaysia`;
    const classical = 'greece italy turkiye jordan cyprus egypt spain croatia armenia';
    expect(idsOf(drawnAs('shrine', 'keep').filter(({ place }) => !inCountries(place.id, 'japan')))).toEqual([]);
    expect(
      idsOf(drawnAs('palace', 'tiled-street').filter(({ place }) => !inCountries(place.id, `${eastAsia} vietnam`))),
    ).toEqual([]);
    expect(idsOf(drawnAs('temple').filter(({ place }) => !inCountries(place.id, pagodas)))).toEqual([]);
    expect(idsOf(drawnAs('columns').filter(({ place }) => !inCountries(place.id, classical)))).toEqual([]);
  });

  test('a Ferris wheel turns in parks that are called so, not wherever families go', () => {
    expect(idsOf(drawnAs('theme-park').filter(({ place }) => !place.tags.includes('theme-park')))).toEqual([]);
  });
});
