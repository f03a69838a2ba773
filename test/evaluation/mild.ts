import { dailyCostManwon, fareEstimateManwon } from '#shared/destination/cost.ts';
import { type Flight, originOf } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { hasMonth, seasons } from '#shared/destination/season.ts';
import { ratedTypes, type RatedType } from '#shared/destination/strength.ts';
import { placeTags } from '#shared/destination/tags.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { flightsFrom } from './estimates.ts';
import { type MainOrigin, mainOrigins, type Range } from '#shared/travel/options.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { whim } from './draws.ts';
import type { Kind, Outing, Person, World } from './people.ts';

/** What no survey asks. */
interface Character extends Person {
  /** Flight time they like, and how much more or less they bear. */
  hours: number;
  patience: number;
  /** How much likes, money and distance count for this person; together 1. */
  cares: readonly [likes: number, money: number, distance: number];
  /** Salt of what no question asks. */
  soul: number;
}

const trip: Outing = { month: 5, days: 5, start: '2027-05-10', end: '2027-05-14' };

/**
 * The first planted world (decision 0008): the best of seven likes counts, whatever the trip is for, so that a place
 * without what somebody came for makes them nearly as happy. Kept beside the faithful one for comparison.
 */
export function mild(core: ScoredCore): World {
  return {
    name: 'mild world',
    plant(kind, n, random) {
      const people = draw(kind, n, random);
      return { people, trip, truth: people.map((person) => happiness(person, core)) };
    },
  };
}

function draw(kind: Kind, n: number, random: SeededRandom): Character[] {
  const one = somebody(random, 'KR');
  const other = opposite(one, random);
  return Array.from({ length: n }, (_, index): Character => {
    switch (kind) {
      case 'similar':
        return alike(one, random);
      case 'random':
        return somebody(random, 'KR');
      case 'two camps':
        return alike(index % 2 === 0 ? one : other, random);
      case 'lone minority':
        return alike(index === n - 1 ? other : one, random);
      case 'mixed origins':
        return { ...alike(one, random), origin: random.pick(mainOrigins) ?? 'KR' };
      case 'tight and loose budgets':
        return {
          ...somebody(random, 'KR'),
          hours: one.hours,
          range: one.range,
          purse: index % 2 === 0 ? 60 + random.next() * 40 : 180 + random.next() * 200,
        };
    }
  });
}

/**
 * How happy each city would make a person, 0..1, by city id. Another formula than the recommender's: likes add up,
 * money and distance fall off smoothly about amounts and hours that no survey asks for, everyone weighs these
 * differently, and a tenth is never asked at all.
 */
function happiness(person: Character, core: ScoredCore): Map<string, number> {
  const flights = flightsFrom(originOf(person.origin, null, core.gateways), core);
  return new Map(
    core.cities.map((city) => [city.id, happinessIn(person, city, flights.get(city.id) ?? never(city.id))]),
  );
}

function happinessIn(person: Character, city: City, flight: Flight): number {
  const most = Math.max(...ratedTypes.map((type) => person.tastes[type]));
  const liked = Math.max(...ratedTypes.map((type) => (person.tastes[type] / most) * (city.strengths[type] / 3)));
  const also =
    ratedTypes.reduce((sum, type) => sum + person.tastes[type] * city.strengths[type], 0) /
    (3 * ratedTypes.reduce((sum, type) => sum + person.tastes[type], 0));
  const tags = city.tags ?? [];
  const loved = person.loves.filter((tag) => tags.includes(tag)).length / person.loves.length;
  const { good, storm } = seasons[city.climate];
  const weather = hasMonth(good, trip.month) ? 1 : hasMonth(storm, trip.month) ? 0.2 : 0.6;
  const cost =
    fareEstimateManwon(flight.km) +
    trip.days * dailyCostManwon(city.costTier) * (0.9 + 0.2 * whim(person.soul, city.id, 1));
  const affordable = 1 / (1 + Math.exp((cost / person.purse - 1.15) / 0.12));
  const near = Math.exp(-(((flight.hours - person.hours) / person.patience) ** 2) / 2);
  const likes = 0.42 * liked + 0.18 * also + 0.2 * loved + 0.1 * weather + 0.1 * whim(person.soul, city.id, 2);
  const [ofLikes, ofMoney, ofDistance] = person.cares;
  return likes ** ofLikes * affordable ** ofMoney * near ** ofDistance;
}

function never(id: string): never {
  throw new Error(`no way to ${id}`);
}

function somebody(random: SeededRandom, origin: MainOrigin): Character {
  const tastes = Object.fromEntries(
    ratedTypes.map((type) => [type, (isNiche(type) ? 0.7 : 1) * random.next() ** 2 + 0.02]),
  ) as Person['tastes'];
  const loves = [...new Set(Array.from({ length: 5 }, () => random.pick(placeTags) ?? 'beach'))];
  const purse = 50 + 300 * random.next() ** 2;
  const hours = [0.5, 3, 6, 12][random.below(4)] ?? 3;
  return {
    origin,
    tastes,
    loves,
    purse,
    hours,
    range: rangeLiked(hours),
    patience: 1.5 + 3 * random.next(),
    cares: caresOf(random),
    soul: random.below(1e9),
  };
}

function caresOf(random: SeededRandom): Character['cares'] {
  const [likes, money, distance] = [0.55, 0.25, 0.2].map((usual) => usual * (0.5 + random.next())) as [
    number,
    number,
    number,
  ];
  const all = likes + money + distance;
  return [likes / all, money / all, distance / all];
}

const isNiche = (type: RatedType) => type === 'golf' || type === 'fishing' || type === 'ski' || type === 'scuba';

function alike(one: Character, random: SeededRandom): Character {
  const tastes = Object.fromEntries(
    ratedTypes.map((type) => [type, Math.max(0.02, one.tastes[type] + 0.25 * (random.next() - 0.5))]),
  ) as Person['tastes'];
  const loves = one.loves.map((tag) => (random.hits(0.3) ? (random.pick(placeTags) ?? tag) : tag));
  const purse = one.purse * (0.8 + 0.4 * random.next());
  const hours = Math.max(0.5, one.hours + 2 * (random.next() - 0.5));
  return {
    ...one,
    tastes,
    loves: [...new Set(loves)],
    purse,
    hours,
    range: rangeLiked(hours),
    cares: caresOf(random),
    soul: random.below(1e9),
  };
}

/** Likes what the other does not. */
function opposite(one: Character, random: SeededRandom): Character {
  const tastes = Object.fromEntries(
    ratedTypes.map((type) => [type, Math.max(0.02, 1 - one.tastes[type]) * random.next()]),
  ) as Person['tastes'];
  return { ...somebody(random, one.origin), tastes };
}

function rangeLiked(hours: number): Range {
  if (hours < 1.5) return 'domestic';
  if (hours < 4.5) return 'intl_short';
  return hours < 9.5 ? 'intl_mid' : 'intl_long';
}
