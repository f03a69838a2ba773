import { ratedTypes, type RatedType, type Strengths } from '#shared/destination/strength.ts';
import { placeTags } from '#shared/destination/tags.ts';
import { destinationTypes, travelPurposes, travelStyles } from '#shared/preference/options.ts';
import { type PreferenceAnswers, preferenceAnswers } from '#shared/preference/schema.ts';
import { wishTable, type Wish, type WishTable } from './planted-wishes.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { budgetTiers, mainOrigins, ranges, subcategories, tripTypes } from '#shared/travel/options.ts';
import { type SimplePayload, simplePayload } from '#shared/survey/schema.ts';
import { aPreference, type Friend } from '#test/shared/recommendation/groups.ts';
import { aPayload } from '#test/builders/payload.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import type { Outing, Person } from './people.ts';
import { accepts } from '#test/shared/money/prices.ts';

/**
 * `wrong`: a question is answered at random; `missing`: one that may be left open is. `isExact`: a budget in won
 * instead of a tier.
 */
export interface Manner {
  wrong: number;
  missing: number;
  isExact: boolean;
}

/** What a person writes into the two surveys; through the real schemas. */
export function answer(person: Person, trip: Outing, manner: Manner, random: SeededRandom): Friend {
  return { simple: simple(person, trip, manner, random), preference: preference(person, trip, manner, random) };
}

function simple(person: Person, trip: Outing, { wrong, isExact }: Manner, random: SeededRandom): SimplePayload {
  const says = <T>(value: T, options: readonly T[]): T =>
    random.hits(wrong) ? (random.pick(options) ?? value) : value;
  const favourite = ratedTypes.reduce((best, type) => (person.tastes[type] > person.tastes[best] ? type : best));
  const mainType = says(
    favourite,
    tripTypes.filter((type) => type !== 'other'),
  );
  const range = says(person.range, ranges);
  const tier = says(budgetTiers.find((one) => accepts(tierInterval(one), person.purse)) ?? 'luxury', budgetTiers);
  const exact = Math.round(person.purse * (random.hits(wrong) ? 0.5 + random.next() : 1)) * 10_000;
  return simplePayload.parse(
    aPayload({
      availability: [{ start: trip.start, end: trip.end }],
      originCountryIso2: says(
        person.origin,
        mainOrigins.filter((one) => one === person.origin),
      ),
      range,
      ...(isExact
        ? { budgetTier: null, budgetCurrency: 'KRW' as const, budgetMin: 0, budgetMax: exact }
        : { budgetTier: tier }),
      mainType,
      subcats: wished(person, subcategories[mainType]).slice(0, 3),
    }),
  );
}

function preference(person: Person, trip: Outing, { wrong, missing }: Manner, random: SeededRandom): PreferenceAnswers {
  const says = <T>(value: T, options: readonly T[]): T =>
    random.hits(wrong) ? (random.pick(options) ?? value) : value;
  const isOpen = () => random.hits(missing);
  const level = Math.round(10 * Math.min(1, Math.max(0, 0.5 + (person.tastes.activity - person.tastes.relax) / 2)));
  return preferenceAnswers.parse(
    aPreference({
      dates: [{ start: trip.start, end: trip.end }],
      totalDays: isOpen() ? null : says(trip.days, [3, 4, 6, 7]),
      travelPurposes: isOpen()
        ? []
        : [...new Set(liked(person, travelPurposes, 2).map((one) => says(one, travelPurposes)))],
      travelStyles: isOpen() ? [] : [...new Set(liked(person, travelStyles, 2).map((one) => says(one, travelStyles)))],
      preferredDestinationType: isOpen()
        ? null
        : says(liked(person, ['자연', '역사문화'] as const, 1)[0] ?? '자연', destinationTypes),
      activityLevel: isOpen() ? null : says(level, [0, 2, 5, 8, 10]),
    }),
  );
}

const strengthsOf = (strength: (type: RatedType) => number) =>
  Object.fromEntries(ratedTypes.map((type) => [type, strength(type)])) as Strengths;

/** What a place with exactly one loved thing would be good for: how a person reads the word. */
const ofTag = new Map(placeTags.map((tag) => [tag, wishTable({ strengths: strengthsOf(() => 0), tags: [tag] })]));

/** What a place as strong as the tastes would be good for; by the tastes, which are asked word by word. */
const ofTastes = new WeakMap<Person['tastes'], WishTable>();

function tasteTable({ tastes }: Person): WishTable {
  const known =
    ofTastes.get(tastes) ?? wishTable({ strengths: strengthsOf((type) => Math.round(3 * tastes[type])), tags: [] });
  ofTastes.set(tastes, known);
  return known;
}

/** The words that say something loved, the most loved first. */
function wished<W extends Wish>(person: Person, words: readonly W[]): W[] {
  return words.filter((word) => worth(person, word) > 0).sort((a, b) => worth(person, b) - worth(person, a));
}

const liked = <W extends Wish>(person: Person, words: readonly W[], count: number): W[] =>
  wished(person, words).slice(0, count);

function worth(person: Person, word: Wish): number {
  const byTags = person.loves.filter((tag) => ofTag.get(tag)?.[word] === 1).length;
  const byTaste = tasteTable(person)[word] ?? 0;
  return byTags + (byTaste > 0.4 ? byTaste : 0);
}
