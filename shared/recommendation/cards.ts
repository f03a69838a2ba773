import type { City, Country, Place } from '#shared/destination/schema.ts';
import { type CityVerdict, cityViews } from './cities.ts';
import type { CountryVerdict } from './countries.ts';
import { explain, type Explanation } from './explain.ts';
import { shown } from './group-score.ts';
import { ratingSummary, type RatingSummary } from './ratings.ts';
import type { Panel } from './panel.ts';
import { type PlaceVerdict, placeViews } from './places.ts';

/** What every card shows. `score` is out of ten; `worksNotFor` members find a hard limit broken. */
export interface Card extends Explanation {
  id: string;
  score: number;
  worksNotFor: number;
}

/** Reasons and journeys are those of its best city. */
export interface CountryCard extends Card {
  country: Country;
  /** At most three, best first. */
  bestCities: { id: string; score: number }[];
}

export interface CityCard extends Card {
  city: City;
  ratings: RatingSummary;
}

export interface PlaceCard extends Card {
  place: Place;
  ratings: RatingSummary;
}

export function countryCard(
  { id, country, score, worksNotFor, best, utilities }: CountryVerdict,
  panel: Panel,
): CountryCard | undefined {
  const [first] = best;
  if (!first) return undefined;
  const bestCities = best.map((city) => ({ id: city.id, score: shown(city.score) }));
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(cityViews(panel, first), first.city, utilities),
    country,
    bestCities,
  };
}

export function cityCard(verdict: CityVerdict, panel: Panel): CityCard {
  const { id, city, score, worksNotFor } = verdict;
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(cityViews(panel, verdict), city),
    city,
    ratings: ratingSummary(panel.travellers, id),
  };
}

export function placeCard(verdict: PlaceVerdict, panel: Panel): PlaceCard {
  const { id, place, score, worksNotFor } = verdict;
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(placeViews(panel, verdict), place),
    place,
    ratings: ratingSummary(panel.travellers, id),
  };
}
