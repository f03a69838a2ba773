import { addDays } from '#shared/calendar/civil-date.ts';
import { type Flight, originOf } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import { ratedTypes, type RatedType } from '#shared/destination/strength.ts';
import { placeTags, type PlaceTag } from '#shared/destination/tags.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { flightsFrom, tripCostManwon } from './estimates.ts';
import { type MainOrigin, mainOrigins, type Range } from '#shared/travel/options.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { between, dirichlet, normal, oneOf, whim } from './draws.ts';
import type { Kind, Outing, Person, World } from './people.ts';

/** What no survey asks: see decision 0016, which has the reasons and was written first. */
interface Traveller extends Person {
  /** What the trip is for, and the place that comes to mind first. */
  purpose: RatedType;
  dream: City;
  /** Hours of flight to it. */
  hours: number;
  /** Purse, in costs of the dream. */
  means: number;
  /** The least of the purpose below which the rest is not enjoyed either; 0: none. */
  threshold: number;
  /** Above 1 little is made of a place that is only good. */
  curve: number;
  cares: readonly number[];
  /** Of the power mean: 1 adds, -3 is nearly the worst side. */
  power: number;
  /** Costs beyond so many purses hurt, and how gradually; how much saving is liked. */
  edge: number;
  slope: number;
  thrift: number;
  /**
   * Hours farther or nearer than liked until a third of the pleasure is left; what is left at home of somebody who
   * wanted to go abroad.
   */
  far: number;
  near: number;
  home: number;
  /** Below 1 bad weather is borne easily. */
  frailty: number;
  /** How much goes by what no survey asks, and the salt of it. */
  unasked: number;
  soul: number;
}

const purposes: Record<RatedType, number> = {
  sightseeing: 0.33,
  relax: 0.3,
  activity: 0.15,
  golf: 0.07,
  ski: 0.06,
  scuba: 0.05,
  fishing: 0.04,
};
const distances: Record<Range, number> = { domestic: 0.15, intl_short: 0.45, intl_mid: 0.25, intl_long: 0.15 };
/** Fewest days, and how many lengths are usual. */
const lengths: Record<Range, readonly [number, number]> = {
  domestic: [2, 2],
  intl_short: [3, 3],
  intl_mid: [4, 3],
  intl_long: [7, 3],
};
/** Purpose, money, way, loved things, other interests, weather. */
const usualCares = [0.34, 0.18, 0.12, 0.14, 0.12, 0.1] as const;

export function faithful(core: ScoredCore): World {
  return {
    name: 'faithful world',
    plant(kind, n, random) {
      const drafts = draw(kind, n, random, core);
      const trip = outing(drafts, random);
      const people = drafts.map((one): Traveller => ({ ...one, purse: purseOf(one, trip, core) }));
      return { people, trip, truth: people.map((person) => happiness(person, trip, core)) };
    },
  };
}

/** Whoever joins can pay for some trip of that length. */
function purseOf(one: Traveller, { days }: Outing, core: ScoredCore): number {
  const costOf = (city: City) => tripCostManwon(flightOf(one, city, core), city, days);
  return Math.max(
    one.means * costOf(one.dream),
    ...core.cities
      .map(costOf)
      .sort((a, b) => a - b)
      .slice(0, 1),
  );
}

function draw(kind: Kind, n: number, random: SeededRandom, core: ScoredCore): Traveller[] {
  const one = somebody(random, core);
  let other = somebody(random, core);
  while (other.purpose === one.purpose) other = somebody(random, core);
  return Array.from({ length: n }, (_, index): Traveller => {
    switch (kind) {
      case 'similar':
        return alike(one, random, core);
      case 'random':
        return somebody(random, core);
      case 'two camps':
        return alike(index % 2 === 0 ? one : other, random, core);
      case 'lone minority':
        return alike(index === n - 1 ? other : one, random, core);
      case 'mixed origins':
        return from(random.pick(mainOrigins) ?? 'KR', alike(one, random, core), core);
      case 'tight and loose budgets':
        return {
          ...somebody(random, core),
          means: index % 2 === 0 ? between(random, 0.5, 0.7) : between(random, 1.5, 2.5),
        };
    }
  });
}

function outing(people: readonly Traveller[], random: SeededRandom): Outing {
  const [fewest, count] = lengths[people[0]?.range ?? 'intl_short'];
  const days = fewest + random.below(count);
  const month = people.some(({ purpose }) => purpose === 'ski')
    ? ([12, 1, 2, 3][random.below(4)] ?? 1)
    : 1 + random.below(12);
  const start = `2027-${String(month).padStart(2, '0')}-10`;
  return { month, days, start, end: addDays(start, days - 1) };
}

function somebody(random: SeededRandom, core: ScoredCore): Traveller {
  const purpose = oneOf(random, purposes);
  const tastes = Object.fromEntries(
    ratedTypes.map((type) => [type, type === purpose ? between(random, 0.8, 1) : 0.02 + 0.73 * random.next() ** 2]),
  ) as Person['tastes'];
  const dream = dreamOf(purpose, random, core);
  const some = (tags: readonly PlaceTag[]) => [0, 1].flatMap(() => random.pick(tags) ?? []);
  const loves = [...new Set([...some(dream.tags ?? []), ...some(placeTags)])];
  return from(
    'KR',
    {
      origin: 'KR',
      tastes,
      loves,
      purse: 0,
      range: 'domestic',
      purpose,
      dream,
      hours: 0,
      ...character(purpose, random),
    },
    core,
  );
}

/** Everyone's own, in the most similar group as well. */
function character(purpose: RatedType, random: SeededRandom) {
  return {
    means: Math.exp(0.4 * normal(random)),
    threshold: isBound(purpose) ? between(random, 0.3, 0.8) : random.hits(0.5) ? between(random, 0.3, 0.7) : 0,
    curve: between(random, 0.6, 1.6),
    cares: dirichlet(random, usualCares, 12),
    power: between(random, -3, 1),
    edge: between(random, 1, 1.3),
    slope: Math.exp(between(random, Math.log(0.05), Math.log(0.3))),
    thrift: between(random, 0, 0.3),
    far: between(random, 1, 6),
    near: between(random, 3, 12),
    home: between(random, 0.5, 0.9),
    frailty: between(random, 0.3, 1.5),
    unasked: between(random, 0.1, 0.4),
    soul: random.below(1e9),
  };
}

function alike(one: Traveller, random: SeededRandom, core: ScoredCore): Traveller {
  const second = ratedTypes
    .filter((type) => type !== one.purpose)
    .reduce((best, type) => (one.tastes[type] > one.tastes[best] ? type : best));
  const purpose = random.hits(0.85) ? one.purpose : second;
  const tastes = Object.fromEntries(
    ratedTypes.map((type) => [
      type,
      type === purpose
        ? between(random, 0.8, 1)
        : Math.min(0.75, Math.max(0.02, one.tastes[type] + between(random, -0.125, 0.125))),
    ]),
  ) as Person['tastes'];
  const dream = purpose === one.purpose && random.hits(0.6) ? one.dream : dreamOf(purpose, random, core, one.range);
  const loves = [...new Set(one.loves.map((tag) => (random.hits(0.3) ? (random.pick(placeTags) ?? tag) : tag)))];
  return from(
    one.origin,
    {
      ...one,
      ...character(purpose, random),
      means: one.means * between(random, 0.8, 1.2),
      purpose,
      tastes,
      dream,
      loves,
    },
    core,
  );
}

const isBound = (type: RatedType) => type === 'golf' || type === 'fishing' || type === 'ski' || type === 'scuba';

/** A city good for the purpose, from Korea, at a distance drawn until one has any; `near`: rather at that one. */
function dreamOf(purpose: RatedType, random: SeededRandom, core: ScoredCore, near?: Range): City {
  const flights = flightsFrom(originOf('KR', null, core.gateways), core);
  const good = core.cities.filter(
    (city) => city.strengths[purpose] >= 2 && (purpose !== 'ski' || hasMonth(skiMonths(city), 1)),
  );
  for (let range = near ?? oneOf(random, distances); ; range = oneOf(random, distances)) {
    const found = random.pick(good.filter((city) => flights.get(city.id)?.range === range));
    if (found) return found;
  }
}

/** The same person, at home there. */
function from(origin: MainOrigin, one: Traveller, core: ScoredCore): Traveller {
  const { hours, range } = flightOf({ ...one, origin }, one.dream, core);
  return { ...one, origin, hours, range };
}

const flightOf = ({ origin }: Person, city: City, core: ScoredCore): Flight =>
  flightsFrom(originOf(origin, null, core.gateways), core).get(city.id) ?? never(city.id);

function happiness(person: Traveller, trip: Outing, core: ScoredCore): Map<string, number> {
  const flights = flightsFrom(originOf(person.origin, null, core.gateways), core);
  return new Map(
    core.cities.map((city) => [city.id, happinessIn(person, city, flights.get(city.id) ?? never(city.id), trip)]),
  );
}

function happinessIn(person: Traveller, city: City, flight: Flight, trip: Outing): number {
  const purpose = purposeIn(person, city, trip.month);
  const cost = (tripCostManwon(flight, city, trip.days) * (0.9 + 0.2 * whim(person.soul, city.id, 1))) / person.purse;
  const payable = 1 / (1 + Math.exp((cost - person.edge) / person.slope));
  const sides = [
    purpose,
    payable * (1 - person.thrift * Math.min(1, cost)),
    wayTo(person, flight),
    lovedIn(person, city),
    interestsIn(person, city),
    weatherIn(person, city, trip.month),
  ];
  const joined = powerMean(sides, person.cares, person.power);
  const capped = Math.min(joined, 2 * payable, person.threshold > 0 ? purpose / person.threshold : 1);
  return capped * (1 - (person.unasked * (whim(person.soul, city.iso2, 2) + whim(person.soul, city.id, 3))) / 2);
}

const ofBound = [0.02, 0.4, 0.75, 1] as const;
const ofOpen = [0.25, 0.5, 0.8, 1] as const;

function purposeIn({ purpose, curve }: Traveller, city: City, month: number): number {
  const found = (isBound(purpose) ? ofBound : ofOpen)[city.strengths[purpose]] ** curve;
  if (purpose === 'ski') return hasMonth(skiMonths(city), month) ? found : 0.03 * found;
  const isStormy = (purpose === 'scuba' || purpose === 'fishing') && hasMonth(seasons[city.climate].storm, month);
  return isStormy ? 0.3 * found : found;
}

function wayTo({ hours, far, near, home, range }: Traveller, flight: Flight): number {
  const more = flight.hours - hours;
  const burden = Math.exp(more > 0 ? -more / far : more / near);
  return flight.range === 'domestic' && range !== 'domestic' ? home * burden : burden;
}

/** Each thing found adds half of what the last one did; none is no disaster. */
function lovedIn({ loves }: Traveller, city: City): number {
  const found = loves.filter((tag) => city.tags?.includes(tag)).length;
  return 0.3 + (0.7 * (1 - 0.5 ** found)) / (1 - 0.5 ** loves.length);
}

function interestsIn({ purpose, tastes }: Traveller, city: City): number {
  let met = 0;
  let all = 0;
  for (const type of ratedTypes) {
    if (type === purpose) continue;
    met += (tastes[type] * city.strengths[type]) / 3;
    all += tastes[type];
  }
  return 0.3 + (0.7 * met) / all;
}

function weatherIn({ purpose, frailty }: Traveller, city: City, month: number): number {
  if (purpose === 'ski') return hasMonth(skiMonths(city), month) ? 1 : 0.5;
  const { good, wet, hot, storm } = seasons[city.climate];
  const isByTheWater = purpose === 'relax' || purpose === 'scuba';
  const usual = hasMonth(storm, month)
    ? 0.2
    : hasMonth(wet, month)
      ? 0.5
      : hasMonth(hot, month)
        ? isByTheWater
          ? 0.9
          : 0.6
        : hasMonth(good, month)
          ? 1
          : 0.8;
  return usual ** frailty;
}

function powerMean(sides: readonly number[], weights: readonly number[], power: number): number {
  const p = Math.abs(power) < 1e-6 ? 1e-6 : power;
  return sides.reduce((sum, side, index) => sum + (weights[index] ?? 0) * Math.max(0.02, side) ** p, 0) ** (1 / p);
}

function never(id: string): never {
  throw new Error(`no way to ${id}`);
}
