import type { Facts } from './read.ts';

/** The city whose centre stands for an airport's region in the table of ways. */
const hubs: Readonly<Record<string, string>> = {
  ICN: 'south-korea/seoul',
  GMP: 'south-korea/seoul',
  PUS: 'south-korea/busan',
  HND: 'japan/tokyo',
  NRT: 'japan/tokyo',
  KIX: 'japan/osaka',
  ITM: 'japan/osaka',
  TPE: 'taiwan/taipei',
  TSA: 'taiwan/taipei',
  PEK: 'china/beijing',
  PKX: 'china/beijing',
  PVG: 'china/shanghai',
  SHA: 'china/shanghai',
  CAN: 'china/guangzhou',
  BKK: 'thailand/bangkok',
  DMK: 'thailand/bangkok',
  SIN: 'singapore/singapore',
  SGN: 'vietnam/ho-chi-minh-city',
  HAN: 'vietnam/hanoi',
  HKG: 'hong-kong/hong-kong',
  JFK: 'united-states/new-york',
  EWR: 'united-states/new-york',
  LAX: 'united-states/los-angeles',
  SFO: 'united-states/san-francisco',
  LHR: 'united-kingdom/london',
  LGW: 'united-kingdom/london',
  CDG: 'france/paris',
  ORY: 'france/paris',
};

/** The city id that ways from an airport start in; nothing where the table has no ways. */
export const hubOf = (airport: string): string | undefined => hubs[airport];

/** Other airports of a gateway's town: who lands there is there too. */
const besides: Readonly<Record<string, readonly string[]>> = {
  ICN: ['GMP'],
  HND: ['NRT'],
  KIX: ['ITM'],
  TPE: ['TSA'],
  PEK: ['PKX'],
  PVG: ['SHA'],
  BKK: ['DMK'],
  JFK: ['EWR'],
  LHR: ['LGW'],
  CDG: ['ORY'],
};

/** By every airport of such a town, all of them. */
const towns = new Map(
  Object.entries(besides).flatMap(([main, others]) =>
    [main, ...others].map((airport): [string, readonly string[]] => [airport, [main, ...others]]),
  ),
);
const ofTown = (airport: string): readonly string[] => towns.get(airport) ?? [airport];

type Nonstop = 'contested' | 'nonstop' | 'none';
/** nonstop: a direct flight, which is written down of one of its ends; contested: four carriers or more. */
export function nonstopTo(facts: Facts, airport: string, gateway: string): Nonstop {
  const found = ofTown(gateway).flatMap((town) => [
    facts.routes.get(airport)?.get(town),
    facts.routes.get(town)?.get(airport),
  ]);
  if (found.includes(true)) return 'contested';
  return found.includes(false) ? 'nonstop' : 'none';
}

/** The same from any airport of the town: who lives in Tokyo and named Haneda flies to Zurich from Narita. */
export function nonstopFromTown(facts: Facts, airport: string, gateway: string): Nonstop {
  const found = ofTown(airport).map((from) => nonstopTo(facts, from, gateway));
  return found.includes('contested') ? 'contested' : found.includes('nonstop') ? 'nonstop' : 'none';
}

/**
 * Whether the nonstop flights of an airport are known at all; a smaller airport's are not, which is not the same as
 * none.
 */
export const knowsRoutesOf = (facts: Facts, airport: string): boolean => facts.routes.has(airport);
