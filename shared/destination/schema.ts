import { civilDate } from '#shared/calendar/schema.ts';
import { z } from '#shared/kernel/z.ts';
import { levels } from './level.ts';
import { climates } from './climate.ts';
import { placeTypes } from './place-types.ts';
import { maximumTags, placeTags } from './tags.ts';

const strength = z.literal([0, 1, 2, 3]);
const costTier = z.literal([1, 2, 3, 4, 5]);
const name = z.string().check(z.minLength(1));

/** All six are authored; `nameIn` of `shared/languages.ts` picks one. */
const names = { nameKo: name, nameEn: name, nameJa: name, nameZh: name, nameEs: name, nameFr: name };

export const coords = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});

export const strengths = z.object({
  sightseeing: strength,
  relax: strength,
  activity: strength,
  golf: strength,
  fishing: strength,
  ski: strength,
  scuba: strength,
});

/** Whose data an imported row is; rows without one are the editors'. */
export const credit = z.object({
  source: z.string(),
  licence: z.string(),
  licenceUrl: z.nullable(z.string()),
  /** The row's page at its source. */
  url: z.nullable(z.string()),
  /** When it was imported. */
  date: civilDate,
});
export type Credit = z.infer<typeof credit>;

/** A source that this instance has imported from, with how many rows of it there are. */
export const importedSource = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  licenceUrl: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** Epoch milliseconds. */
  importedAt: z.int(),
  rows: z.int(),
});
export type ImportedSource = z.infer<typeof importedSource>;

export const continents = ['asia', 'europe', 'africa', 'north-america', 'south-america', 'oceania'] as const;
export const continent = z.enum(continents);
export type Continent = z.infer<typeof continent>;

export const country = z.object({
  /** Its slug: a destination's id is its slugs joined by a slash, as in heart votes. */
  id: z.string(),
  iso2: z.string().check(z.regex(/^[A-Z]{2}$/)),
  slug: z.string(),
  ...names,
  continent,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  costTier,
  lineKo: z.string(),
  lineEn: z.string(),
  coverImage: z.string(),
});
export type Country = z.infer<typeof country>;

export const city = z.object({
  id: z.string(),
  slug: z.string(),
  countryId: z.string(),
  iso2: z.string(),
  ...names,
  isCapital: z.boolean(),
  /** People; null where GeoNames counts none. */
  population: z.nullable(z.int().check(z.positive())),
  level: z.enum(levels),
  coords,
  /** IATA code of the airport that one flies to. */
  gateway: z.string().check(z.regex(/^[A-Z]{3}$/)),
  climate: z.enum(climates),
  /** 1 to 12, where they differ from the hemisphere's winter. */
  skiMonths: z.nullable(z.array(z.int())),
  costTier,
  strengths,
  /** Those of its places, each once, in the list's order; unknown where the row was imported. */
  tags: z.optional(z.array(z.enum(placeTags))),
  lineKo: z.string(),
  lineEn: z.string(),
  coverImage: z.string(),
  credit: z.optional(credit),
});
export type City = z.infer<typeof city>;

export const placeType = z.enum(placeTypes);
export type PlaceType = z.infer<typeof placeType>;

export const place = z.object({
  id: z.string(),
  slug: z.string(),
  cityId: z.string(),
  ...names,
  type: placeType,
  coords,
  /** The editors give each place at least one; an imported row may have none. */
  tags: z.array(z.enum(placeTags)).check(z.maxLength(maximumTags)),
  /** 0 free to 4 dear; null where an imported row does not tell. */
  priceLevel: z.nullable(z.literal([0, 1, 2, 3, 4])),
  strengths,
  /** Minutes from the city, one way, by the usual way; only of day trips beyond the city's own reach. */
  transferMinutes: z.optional(z.int().check(z.positive())),
  descriptionKo: z.string(),
  descriptionEn: z.string(),
  /** On devices of readers of these languages: files of their own. */
  descriptionJa: z.optional(z.string()),
  descriptionZh: z.optional(z.string()),
  descriptionEs: z.optional(z.string()),
  descriptionFr: z.optional(z.string()),
  credit: z.optional(credit),
});
export type Place = z.infer<typeof place>;

/** Scores out of ten, one decimal; null before anything was asked. */
const score = z.nullable(z.number().check(z.minimum(0), z.maximum(10)));

export const scoredCountry = z.extend(country, { topScore: score });
export type ScoredCountry = z.infer<typeof scoredCountry>;
export const scoredCity = z.extend(city, { score });
export type ScoredCity = z.infer<typeof scoredCity>;
/** `rating` is the mean of members' hearts, null before any; `description` is in the reader's language or English. */
export const scoredPlace = z.extend(place, {
  score,
  rating: z.nullable(z.number()),
  description: z.string(),
  images: z.array(z.string()),
});
export type ScoredPlace = z.infer<typeof scoredPlace>;
