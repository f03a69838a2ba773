import { addDays } from '#shared/calendar/civil-date.ts';
import { flightTo, originOf } from '#shared/destination/flight.ts';
import { visitsThousand } from '#shared/destination/facts/pull.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { budgetTiers, mainOrigins, subcategories, type MainOrigin, type Range } from '#shared/travel/options.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { oneOf } from './draws.ts';
import { spearman } from './spearman.ts';

type Say = (line?: string) => void;
type Shares = ReadonlyMap<string, number>;

/** The day on which the travellers ask. */
const day = '2026-11-20';
/** Of one origin and range. */
const travellers = 60;
/** Countries of a list that count as recommended. */
const shown = 3;
const enough = 0.6;
/** First places against departures. */
const mostTimes = 2;
const abroad = ['intl_short', 'intl_mid', 'intl_long'] as const satisfies readonly Range[];

/**
 * Stated by the editors: what single travellers go for, and how much they spend. Nobody publishes it for all origins.
 */
const types = {
  sightseeing: 0.45,
  relax: 0.3,
  activity: 0.13,
  golf: 0.04,
  ski: 0.04,
  scuba: 0.02,
  fishing: 0.02,
};
/** Of the whole trip: who flies far has put by for it. */
const tiers: Record<(typeof abroad)[number], Record<(typeof budgetTiers)[number], number>> = {
  intl_short: { low: 0.25, mid: 0.5, high: 0.2, luxury: 0.05 },
  intl_mid: { low: 0.1, mid: 0.4, high: 0.4, luxury: 0.1 },
  intl_long: { low: 0, mid: 0.1, high: 0.5, luxury: 0.4 },
};
const shortestTrip: Record<(typeof abroad)[number], number> = { intl_short: 3, intl_mid: 4, intl_long: 7 };
/** Days that a trip may be longer than the shortest. */
const spread = 4;

/**
 * Whether what is recommended to many single travellers is where people go: for each origin and range the rank
 * correlation of the countries' shares among the first three with their shares of the departures, which are published
 * for some countries and estimated for others (docs/sources.md).
 * @returns true when every gate passes
 */
export function evaluateDepartures(say: Say): boolean {
  say(`departures: ${travellers} travellers for each origin and range`);
  say('origin range       countries  rank correlation   first most often, share of departures');
  const cells = mainOrigins.flatMap((origin) =>
    abroad.map((range, index) => cell(origin, range, mainOrigins.indexOf(origin) * abroad.length + index)),
  );
  for (const one of cells)
    say(
      `${one.origin}     ${one.range.padEnd(12)}${String(one.countries).padStart(8)}${one.correlation.toFixed(2).padStart(18)}   ${one.top} ${percent(one.topShare)}, ${percent(one.departures)}`,
    );
  const alike = cells.filter(({ correlation }) => correlation >= enough);
  const overdone = cells.filter(({ topShare, departures }) => topShare > mostTimes * departures);
  const checks: [string, boolean][] = [
    [
      `rank correlation of at least ${enough} for each origin and range: ${alike.length} of ${cells.length}`,
      alike.length === cells.length,
    ],
    [
      `no country first in more than twice its share: in ${cells.length - overdone.length} of ${cells.length}`,
      overdone.length === 0,
    ],
  ];
  say();
  for (const [text, isPassed] of checks) say(`${isPassed ? 'pass' : 'FAIL'}  ${text}`);
  return checks.every(([, isPassed]) => isPassed);
}

function cell(origin: MainOrigin, range: (typeof abroad)[number], number: number) {
  const random = new SeededRandom(20_261_123 + number);
  const [recommended, first] = [new Map<string, number>(), new Map<string, number>()];
  for (let traveller = 0; traveller < travellers; traveller += 1) {
    const list = listFor(origin, range, random);
    for (const iso2 of list) recommended.set(iso2, (recommended.get(iso2) ?? 0) + 1 / shown / travellers);
    const [best] = list;
    if (best !== undefined) first.set(best, (first.get(best) ?? 0) + 1 / travellers);
  }
  const gone = departuresWithin(origin, range);
  const [top = '', topShare = 0] = [...first].sort((a, b) => b[1] - a[1])[0] ?? [];
  const names = [...gone.keys()];
  return {
    origin,
    range,
    countries: names.length,
    correlation: spearman(
      names.map((iso2) => recommended.get(iso2) ?? 0),
      names.map((iso2) => gone.get(iso2) ?? 0),
    ),
    top,
    topShare,
    departures: gone.get(top) ?? 0,
  };
}

function listFor(origin: MainOrigin, range: (typeof abroad)[number], random: SeededRandom): string[] {
  const mainType = oneOf(random, types);
  const chips: readonly string[] = subcategories[mainType];
  const chip = chips[Math.floor(random.next() * chips.length)];
  const start = `2027-${String(1 + Math.floor(random.next() * 12)).padStart(2, '0')}-0${1 + Math.floor(random.next() * 9)}`;
  const days = shortestTrip[range] + Math.floor(random.next() * spread);
  const rows = rowsOf([
    aFriend({
      originCountryIso2: origin,
      range,
      mainType,
      subcats: chip === undefined || random.next() < 0.5 ? [] : [chip],
      budgetTier: oneOf(random, tiers[range]),
      availability: [{ start, end: addDays(start, days - 1) }],
    }),
  ]);
  return recommend({ rows, core, day, stage: { at: 'countries', limit: shown } }).cards.map(
    ({ country }) => country.iso2,
  );
}

/**
 * Shares of the visits to countries whose cities lie within the range: a country's departures times its cities' shares.
 */
function departuresWithin(origin: MainOrigin, range: Range): Shares {
  const from = originOf(origin, null, core.gateways);
  const start = core.gateways.get(from.airports[0] ?? '');
  if (!start) throw new Error(`${origin} has no airport`);
  const visits = new Map<string, number>();
  let all = 0;
  for (const city of core.cities) {
    if (city.iso2 === origin || flightTo(from, city, core.gateways).range !== range) continue;
    const thousand = visitsThousand(core.facts, origin, city, start);
    visits.set(city.iso2, (visits.get(city.iso2) ?? 0) + thousand);
    all += thousand;
  }
  return new Map([...visits].map(([iso2, thousand]) => [iso2, thousand / all]));
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
