import { expect, test } from 'vitest';
import { islandOf } from '#shared/destination/islands.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { townsOf } from '#shared/recommendation/towns.ts';
import { haversineKm } from '#shared/destination/flight.ts';
import { originCountries } from '#shared/travel/options.ts';
import { core } from './catalogue.ts';

const lists = originCountries.map(townsOf).filter((list) => list.length > 0);
const all = lists.flat();

test('every town has an airport that the catalogue knows, at most 350 km away', () => {
  for (const { names, airport, coords } of all) {
    const at = core.gateways.get(airport);
    expect(at, `${names[0]} ${airport}`).toBeDefined();
    expect(at ? haversineKm(at, coords) : Infinity, names[0]).toBeLessThan(350);
  }
});

test('names are written small, and each belongs to one town of its country', () => {
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    const names = list.flatMap((one) => one.names);
    expect(names).toEqual(names.map((name) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('nobody drives to an island or from one, and a flight of the table is no way by land', () => {
  const seoul = reachesFrom(homeOf('KR', 'ICN', core), core);
  expect(seoul.get('south-korea/jeju')).toMatchObject({ isByLand: false, carHours: Infinity });
  expect(seoul.get('south-korea/gangneung')?.carHours).toBeLessThan(4);
  const saigon = reachesFrom(homeOf('VN', 'SGN', core), core);
  expect(saigon.get('vietnam/phu-quoc')?.isByLand).toBe(false);
});

test('every island of the table is a city of the catalogue', () => {
  const islands = core.cities.filter(({ id }) => islandOf(id) !== undefined);
  expect(islands.length).toBeGreaterThan(35);
});
