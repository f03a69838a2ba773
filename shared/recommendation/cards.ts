import type { City, Country, Place } from '#shared/destination/schema.ts';
import type { SixNames } from '#shared/destination/facts/schema.ts';
import type { CityScore } from './cities.ts';
import type { CountryScore } from './countries.ts';
import { explain, type Explanation, type Others } from './explain.ts';
import { ratingSummary, type RatingSummary } from './ratings.ts';
import type { GroupProfile } from './group-profile.ts';
import { typeFit } from './type-fit.ts';
import { placeWishFit, type Wish } from './wish.ts';
import { type PlaceScore, placeViews } from './places.ts';
import { seenAt, seenWith } from './seen.ts';

/** What every card shows. `score` is out of ten; `worksNotFor` members find a hard limit broken. */
export interface Card extends Explanation {
  id: string;
  score: number;
  worksNotFor: number;
  /** What the reason speaks of: the city or place itself, of a country its best city. */
  about: SixNames;
}

/** How a score of the list is shown. */
type Shown = (score: number) => number;

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
  { id, country, score, worksNotFor, best, utilities, broken }: CountryScore,
  profile: GroupProfile,
  shown: Shown,
  others: Others,
): CountryCard | undefined {
  const [first] = best;
  if (!first) return undefined;
  const bestCities = best.map((city) => ({ id: city.id, score: shown(city.score) }));
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(seenAt(profile, first), others, { utilities, broken }),
    about: namesOf(first.city),
    country,
    bestCities,
  };
}

export function cityCard(scored: CityScore, profile: GroupProfile, shown: Shown, others: Others): CityCard {
  const { id, city, score, worksNotFor } = scored;
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(seenAt(profile, scored), others, scored),
    about: namesOf(city),
    city,
    ratings: ratingSummary(profile.travellers, id),
  };
}

export function placeCard(scored: PlaceScore, profile: GroupProfile, shown: Shown, others: Others): PlaceCard {
  const { id, place, score, worksNotFor } = scored;
  const wish = (one: Wish) => placeWishFit(place, one) ?? NaN;
  return {
    id,
    score: shown(score),
    worksNotFor,
    ...explain(
      seenWith(placeViews(profile, scored), {
        wish,
        atBest: wish,
        // Nothing is said of a place's season.
        isGoodTime: () => true,
        badWeather: () => undefined,
        type: (type) => typeFit(place.strengths, type),
      }),
      others,
      scored,
    ),
    about: namesOf(place),
    place,
    ratings: ratingSummary(profile.travellers, id),
  };
}

const namesOf = ({ nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }: SixNames): SixNames => ({
  nameKo,
  nameEn,
  nameJa,
  nameZh,
  nameEs,
  nameFr,
});
