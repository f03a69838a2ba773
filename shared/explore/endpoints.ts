import { civilDate } from '#shared/calendar/schema.ts';
import { endpoint } from '#shared/kernel/endpoint.ts';
import { language } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { exploreDefaults } from '#shared/explore/filters.ts';
import { importedPath, importedPlacesPath, photosPath, ratingsPath } from '#shared/explore/public-answers.ts';
import { budgetTiers, originCountries, ranges, tripTypes } from '#shared/travel/options.ts';
import { photos } from '#shared/destination/photo.ts';
import { placeTypes } from '#shared/destination/place-types.ts';
import {
  city,
  coords,
  country,
  importedSource,
  place,
  scoredCity,
  scoredCountry,
  scoredPlace,
} from '#shared/destination/schema.ts';

/** A pure function of the query: any cache may keep the response for 5 minutes. */
const publicSeconds = 300;

/** `a,b,c`; an empty text is none. */
const commaList = <T extends string>(item: z.ZodMiniType<T, string>) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(400)),
      z.transform((text) =>
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ),
    z.array(item),
  );

/** The most results; larger numbers are lowered to the maximum. */
const count = (usual: number, most: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
      z.transform((text) => Math.min(most, Number(text))),
    ),
    usual,
  );

const visitor = {
  origin: z._default(z.enum(originCountries), exploreDefaults.origin),
  /** Free text; a known IATA code in it is where the journey starts. */
  airport: z.optional(z.string().check(z.maxLength(120))),
  mainType: z._default(z.enum(tripTypes), exploreDefaults.mainType),
  subcats: z.optional(commaList(z.string())),
  budgetTier: z.optional(z.enum(budgetTiers)),
  lang: z._default(language, exploreDefaults.lang),
  /** The day; orders exact ties and nothing else. */
  seed: z.optional(civilDate),
};
const anyDistance = { ...visitor, range: z.optional(z.enum(ranges)) };

const journey = z.nullable(
  z.object({ hours: z.number(), range: z.enum(ranges), fareFromManwon: z.int(), fareToManwon: z.int() }),
);
/** `name` is in the asked language. Scores are out of ten, one decimal. */
const countryRow = z.extend(scoredCountry, {
  name: z.string(),
  score: scoredCountry.shape.topScore,
  bestCities: z.array(z.string()),
});
const countryHead = z.extend(country, { name: z.string(), topScore: scoredCountry.shape.topScore });
const cityRow = z.extend(scoredCity, { name: z.string(), journey });
const placeRow = z.extend(scoredPlace, { name: z.string() });

export const exploreCountries = endpoint({
  method: 'GET',
  path: '/api/explore/countries',
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary: 'Countries within a range, best first. KR, intl_mid, golf and ko when not told.',
  query: z.object({ ...visitor, range: z._default(z.enum(ranges), exploreDefaults.range) }),
  output: z.array(countryRow),
});

export const exploreCities = endpoint({
  method: 'GET',
  path: '/api/explore/countries/{iso2}/cities',
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary: 'Cities of a country, best first; at any distance unless a range is told. 10 of them, at most 24.',
  query: z.object({ ...anyDistance, limit: count(10, 24) }),
  output: z.array(cityRow),
});

export const explorePlaces = endpoint({
  method: 'GET',
  path: '/api/explore/places',
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary:
    'Places of a city, best first, by its slug, its id `country/city` or its name in any of the six languages. 20 of them, at most 30.',
  query: z.object({
    ...anyDistance,
    cityId: z.optional(z.string().check(z.maxLength(200))),
    types: z.optional(commaList(z.enum(placeTypes))),
    limit: count(20, 30),
  }),
  output: z.array(placeRow),
});

export const exploreCountryPage = endpoint({
  method: 'GET',
  path: '/api/explore/{countrySlug}',
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary: 'A country with up to 24 of its cities.',
  query: z.object(anyDistance),
  output: z.object({ country: countryHead, cities: z.array(cityRow) }),
});

export const exploreCityPage = endpoint({
  method: 'GET',
  path: '/api/explore/{countrySlug}/{citySlug}',
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary: 'A city with up to 30 of its places.',
  query: z.object(anyDistance),
  output: z.object({ country: countryHead, city: cityRow, places: z.array(placeRow) }),
});

export const exploreRatings = endpoint({
  method: 'GET',
  path: ratingsPath,
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary:
    "The means of members' hearts over all groups of this instance, for a city and its places: from five members on, without names.",
  output: z.array(z.object({ destinationId: z.string(), rating: z.number(), count: z.int() })),
});

export const exploreImported = endpoint({
  method: 'GET',
  path: importedPath,
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary:
    'What this instance has beside the built catalogue: imported cities, airports by IATA code, the sources with their licences, and whether there are photographs.',
  output: z.object({
    revision: z.int(),
    cities: z.array(city),
    airports: z.record(z.string(), coords),
    sources: z.array(importedSource),
    /** Whether there are photographs to ask for. */
    hasPhotos: z.optional(z.boolean()),
  }),
});

export const explorePhotos = endpoint({
  method: 'GET',
  path: photosPath,
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary:
    'Photographs that the operator has of countries and cities, by id, each with its author and licence. Files: `/photos/{id}-{width}-{hash}.avif` and `.webp`.',
  output: photos,
});

export const exploreImportedPlaces = endpoint({
  method: 'GET',
  path: importedPlacesPath,
  topic: 'explore',
  requiredRole: 'anyone',
  publicSeconds,
  summary: 'The imported places of a country, unscored, each with its source.',
  output: z.array(place),
});
