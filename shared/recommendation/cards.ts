import type { City, Country, Place } from '#shared/destination/schema.ts';
import type { CityVerdict } from './cities.ts';
import type { CountryVerdict } from './countries.ts';
import { dotsOf, explain, type Explanation } from './explain.ts';
import { shown } from './group-score.ts';
import { heartSummary, type HeartSummary } from './hearts.ts';
import type { Panel } from './panel.ts';
import type { PlaceVerdict } from './places.ts';

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
  hearts: HeartSummary;
}

export interface PlaceCard extends Card {
  place: Place;
  hearts: HeartSummary;
}

export function countryCard({ id, country, score, worksNotFor, best, utilities }: CountryVerdict): CountryCard | undefined {
  const [first] = best;
  if (!first) return undefined;
  const bestCities = best.map((city) => ({ id: city.id, score: shown(city.score) }));
  const fit = dotsOf(utilities.flatMap((value) => value ?? []));
  return { id, score: shown(score), worksNotFor, ...explain(first.views, first.city), fit, country, bestCities };
}

export function cityCard({ id, city, score, worksNotFor, views }: CityVerdict, { travellers }: Panel): CityCard {
  return { id, score: shown(score), worksNotFor, ...explain(views, city), city, hearts: heartSummary(travellers, id) };
}

export function placeCard({ id, place, score, worksNotFor, views }: PlaceVerdict, { travellers }: Panel): PlaceCard {
  return { id, score: shown(score), worksNotFor, ...explain(views, place), place, hearts: heartSummary(travellers, id) };
}
