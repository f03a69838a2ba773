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

test.each([
  ['JP', '中部国際空港', 'NGO', 'japan/nagoya'],
  ['JP', '関空', 'KIX', 'japan/osaka'],
  ['JP', '大阪市', 'KIX', 'japan/osaka'],
  ['JP', '新宿', 'HND', 'japan/tokyo'],
  ['KR', '김해국제공항', 'PUS', 'south-korea/busan'],
  ['KR', '강남', 'ICN', 'south-korea/seoul'],
  ['KR', '대구광역시', 'TAE', 'south-korea/daegu'],
  ['CN', '虹橋', 'PVG', 'china/shanghai'],
  ['CN', '成都双流国际机场', 'TFU', 'china/chengdu'],
  ['US', 'Brooklyn', 'JFK', 'united-states/new-york'],
  ['DE', 'Köln/Düsseldorf', 'CGN', 'germany/cologne'],
  ['FR', 'Aéroport de Lyon', 'LYS', 'france/lyon'],
  ['ES', 'aeropuerto de Málaga', 'AGP', 'spain/malaga'],
  ['US', 'New York', 'JFK', 'united-states/new-york'],
  ['GB', 'London St Pancras', 'LHR', 'united-kingdom/london'],
  ['KR', '포항', 'PUS', 'south-korea/pohang'],
  ['KR', '인천', 'ICN', 'south-korea/seoul'],
  ['JP', '神戸', 'KIX', 'japan/kobe'],
] as const)('an airport by what people call it, and a part of a city: %s %s', (country, text, airport, homeId) => {
  expect(homeOf(country, text, core)).toMatchObject({ airports: [airport], homeId });
});
