import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { fareBand } from '#shared/destination/cost.ts';
import type { Core } from '#shared/destination/read-core.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { strengthFor } from '#shared/destination/strength.ts';
import { rankCities, type CityVerdict } from '#shared/recommendation/cities.ts';
import { rankCountries } from '#shared/recommendation/countries.ts';
import { shown } from '#shared/recommendation/group-score.ts';
import { panelOf, type Panel } from '#shared/recommendation/panel.ts';
import { rankPlaces } from '#shared/recommendation/places.ts';
import { virtualTraveller } from '#shared/recommendation/traveller.ts';
import { groupTrip } from '#shared/recommendation/trip.ts';
import { ranges, type Range } from '#shared/survey/options.ts';
import { exploreDefaults, type ExploreFilters } from './filters.ts';

/** What a visitor asks. The same question has the same answer on the server and on every device. */
export interface ExploreQuestion {
  core: Core;
  filters: ExploreFilters;
  /** Orders exact ties and nothing else (decision 22). */
  day: CivilDate;
}

/** From the visitor's origin, one way; the fare is both ways, a band in ten thousand won. Connections are not modelled. */
export interface Journey {
  hours: number;
  range: Range;
  fareFromManwon: number;
  fareToManwon: number;
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
  journey: Journey | undefined;
}
export interface FoundPlace {
  place: Place;
  score: number;
}

/** Best first. `isWidened`: nothing lies in the range, so everything else is shown. */
export function exploreCountries(question: ExploreQuestion): { countries: FoundCountry[]; isWidened: boolean } {
  const panel = panelFor(question);
  const found = rankCities(panel);
  const countries = rankCountries(panel, found).map(({ country, score, best }) => ({ country, score: shown(score), best: best.map(foundCity) }));
  return { countries, isWidened: found.isWidened };
}

/** One country's cities (or those handed in), best first; the country's score is the mean of its best three. */
export function exploreCities(question: ExploreQuestion, country: Country, pool?: readonly City[]): { cities: FoundCity[]; topScore: number | null; isWidened: boolean } {
  const panel = panelFor(question);
  const found = rankCities(panel, pool ?? question.core.cities.filter(({ iso2 }) => iso2 === country.iso2));
  const [ranked] = rankCountries(panel, found);
  return { cities: found.cities.map(foundCity), topScore: ranked ? shown(ranked.score) : null, isWidened: found.isWidened };
}

/** Best first. */
export function explorePlaces(question: ExploreQuestion, places: readonly Place[]): FoundPlace[] {
  return rankPlaces(panelFor(question), places).map(({ place, score }) => ({ place, score: shown(score) }));
}

/**
 * Whether anything in range is good for the trip type (strength 2 or 3); if not, the nearest range that has something. `undefined`:
 * all is well, or there is nothing anywhere.
 */
export function betterRange(question: ExploreQuestion): Range | undefined {
  const { range, mainType } = question.filters;
  if (range === null) return undefined;
  const good = new Set(rankCities(panelFor({ ...question, filters: { ...question.filters, range: null } }))
    .cities.filter(({ city }) => strengthFor(mainType, city.strengths) >= 2)
    .flatMap(({ views }) => views[0]?.flight?.range ?? []));
  if (good.has(range)) return undefined;
  const distance = (one: Range) => Math.abs(ranges.indexOf(one) - ranges.indexOf(range));
  return ranges.filter((one) => good.has(one)).sort((a, b) => distance(a) - distance(b))[0];
}

/** The one visitor of `explore` in `recommend.ts`; for any distance, every range is as welcome. */
function panelFor({ core, filters: { range, ...filters }, day }: ExploreQuestion): Panel {
  const visitor = virtualTraveller({ ...filters, range: range ?? exploreDefaults.range }, core);
  return panelOf([{ ...visitor, slack: range === null ? ranges.length : 0 }], groupTrip([]), core, day);
}

function foundCity({ city, score, views }: CityVerdict): FoundCity {
  const flight = views[0]?.flight;
  const fare = flight && fareBand(flight.km);
  return {
    city, score: shown(score),
    journey: flight && fare && {
      hours: Math.round(flight.hours * 10) / 10, range: flight.range, fareFromManwon: Math.round(fare.from), fareToManwon: Math.round(fare.to),
    },
  };
}
