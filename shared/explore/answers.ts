import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { strengthFor } from '#shared/destination/strength.ts';
import type { Pieces } from '#shared/kernel/pieces.ts';
import { rankCities, type CityScore } from '#shared/recommendation/cities.ts';
import { rankCountries } from '#shared/recommendation/countries.ts';
import { shown } from '#shared/recommendation/group-score.ts';
import { isSomewhereIn } from '#shared/recommendation/home.ts';
import { type Way, wayOf } from '#shared/recommendation/journey.ts';
import { groupProfileOf, type GroupProfile, type MemberProfile } from '#shared/recommendation/group-profile.ts';
import { legPieces } from '#shared/recommendation/legs.ts';
import { reachPieces } from '#shared/recommendation/reach.ts';
import { wishValues } from '#shared/recommendation/wish-values.ts';
import { rankPlaces } from '#shared/recommendation/places.ts';
import { virtualTraveller } from '#shared/recommendation/traveller.ts';
import { groupTrip } from '#shared/recommendation/trip.ts';
import { ranges, type Range } from '#shared/travel/options.ts';
import { exploreDefaults, type ExploreFilters } from './filters.ts';

/** A visitor's query. The same query has the same result on the server and on every device. */
export interface ExploreQuestion {
  core: Core;
  filters: ExploreFilters;
  /** Only orders exact ties (founding decision 22). */
  day: CivilDate;
  /** 1 to 12: how a place's season then is counts in its score. Without one no season counts. */
  month?: number | null;
}

/** Scores are out of ten, one decimal. */
export interface FoundCountry {
  country: Country;
  score: number;
  /** At most three, best first. */
  best: FoundCity[];
}
export interface FoundCity {
  city: City;
  score: number;
  /** From the visitor's own origin; undefined in their own country where they have not said where they live. */
  journey: Way | undefined;
}
export interface FoundPlace {
  place: Place;
  score: number;
}

/** Best first. `isWidened`: nothing lies in the range, so everything else is shown. */
export function exploreCountries(question: ExploreQuestion): { countries: FoundCountry[]; isWidened: boolean } {
  const profile = profileFor(question);
  const found = rankCities(profile);
  const countries = rankCountries(profile, found).map(({ country, score, best }) => ({
    country,
    score: shown(score),
    best: foundCities(profile, best),
  }));
  return { countries, isWidened: found.isWidened };
}

/**
 * One country's cities (or those handed in), best first; for one visitor the country's score is that of the best.
 * `null`: the cities of all countries.
 */
export function exploreCities(
  question: ExploreQuestion,
  country: Country | null,
  pool?: readonly City[],
): { cities: FoundCity[]; topScore: number | null; isWidened: boolean } {
  const profile = profileFor(question);
  const found = rankCities(
    profile,
    pool ?? (country ? question.core.cities.filter(({ iso2 }) => iso2 === country.iso2) : question.core.cities),
  );
  const [ranked] = rankCountries(profile, found);
  return {
    cities: foundCities(profile, found.cities),
    topScore: ranked ? shown(ranked.score) : null,
    isWidened: found.isWidened,
  };
}

/** Best first. */
export function explorePlaces(question: ExploreQuestion, places: readonly Place[]): FoundPlace[] {
  return rankPlaces(profileFor(question), places).map(({ place, score }) => ({ place, score: shown(score) }));
}

/**
 * Whether anything in range is good for the trip type (strength 2 or 3); if not, the nearest range that has something.
 * `undefined`: all is well, or there is nothing anywhere.
 */
export function betterRange(question: ExploreQuestion): Range | undefined {
  const { range, mainType } = question.filters;
  if (range === null) return undefined;
  const { reaches } = visitorOf(profileFor(question));
  const good = new Set(
    question.core.cities
      .filter(({ strengths }) => strengthFor(mainType, strengths) >= 2)
      .flatMap(({ id }) => reaches?.get(id)?.range ?? []),
  );
  if (good.has(range)) return undefined;
  const distance = (one: Range) => Math.abs(ranges.indexOf(one) - ranges.indexOf(range));
  return ranges.filter((one) => good.has(one)).sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Reckons ahead, with stops, most of what the first answer to a question needs, and remembers it. On a phone the answer
 * takes a fifth of a second without.
 */
export function* prepareAnswers(question: Omit<ExploreQuestion, 'day'>): Pieces<void> {
  const { core } = question;
  const { visitor, trip } = visitorFor(question);
  if (visitor.origin) {
    const reaches = yield* reachPieces(visitor.origin, core);
    yield;
    yield* legPieces(reaches, core, trip.days);
    yield;
  }
  const values = wishValues(core, trip);
  for (const { wish } of visitor.asked) {
    values.valuesOf(wish);
    yield;
    values.valuesWithDayTrips(wish);
    yield;
  }
}

/** A group of one visitor, so that scores compare; for any distance, every range has the same score. */
function visitorFor({ core, filters: { range, ...filters }, month = null }: Omit<ExploreQuestion, 'day'>) {
  const visitor = virtualTraveller({ ...filters, range: range ?? exploreDefaults.range }, core);
  return {
    visitor: { ...visitor, slack: range === null ? ranges.length : 0 },
    trip: { ...groupTrip([]), months: month === null ? [] : [month] },
  };
}

function profileFor(question: ExploreQuestion): GroupProfile {
  const { visitor, trip } = visitorFor(question);
  return groupProfileOf([visitor], trip, question.core, question.day);
}

const visitorOf = ({ travellers: [visitor] }: GroupProfile): Partial<MemberProfile> => visitor ?? {};

/** With the journey from the visitor's own origin. */
function foundCities(profile: GroupProfile, scores: readonly CityScore[]): FoundCity[] {
  const { reaches, origin } = visitorOf(profile);
  return scores.map(({ city, score }) => {
    const reach = origin && isSomewhereIn(origin, city) ? undefined : reaches?.get(city.id);
    return { city, score: shown(score), journey: reach && wayOf(reach) };
  });
}
