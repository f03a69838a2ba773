import { utcDay } from '#shared/calendar/utc-day.ts';
import { describePlace } from '#shared/destination/describe-place.ts';
import { findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { City, Country, Place } from '#shared/destination/schema.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import * as answers from '#shared/explore/answers.ts';
import type { ExploreFilters } from '#shared/explore/filters.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import type { Api, CallName } from '#shared/protocol/endpoints.ts';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import type { Call, Handler } from '#server/kernel/handler.ts';
import { allPlacesOfCity, catalogueOf, type Catalogue } from './catalogue.ts';
import { cityByText } from './find-city.ts';
import { publicRatings, type PublicRating } from './public-ratings.ts';
import { listImportedPlaces } from './store.ts';

type Answer<N extends CallName> = (call: Call<N>, catalogue: Catalogue) => OutputOf<Api[N]> | Promise<OutputOf<Api[N]>>;

/** Answers from the catalogue as it is now, with what this instance has imported. */
function fromCatalogue<N extends CallName>(answer: Answer<N>): Handler<N> {
  return async (call) => answer(call, await catalogueOf(call.services));
}

export const exploreCountries = fromCatalogue<'exploreCountries'>(({ query, services }, { core }) => {
  const { countries } = answers.exploreCountries(questionOf(core, query, services.now));
  return countries.map(({ country, score, best }) => ({
    ...country,
    name: nameIn(query.lang, country),
    topScore: score,
    score,
    bestCities: best.map(({ city }) => city.id),
  }));
});

export const exploreCities = fromCatalogue<'exploreCities'>(({ params, query, services }, { core }) => {
  const country = countryBy(core, params.iso2);
  return answers
    .exploreCities(questionOf(core, query, services.now), country)
    .cities.slice(0, query.limit)
    .map((found) => cityRow(found, query.lang));
});

export const explorePlaces = fromCatalogue<'explorePlaces'>(async ({ query, services }, catalogue) => {
  const { core } = catalogue;
  if (!query.cityId?.trim()) throw new DomainError('city_required');
  const city = cityByText(core, query.cityId);
  if (!city) throw new DomainError('city_not_found');
  const isAsked = (type: string) => !query.types?.length || (query.types as string[]).includes(type);
  const all = await allPlacesOfCity(services.db, catalogue, city.id);
  const ratings = await publicRatings(services, city.id, idsOf(all));
  return answers
    .explorePlaces(
      questionOf(core, query, services.now),
      all.filter(({ type }) => isAsked(type)),
    )
    .slice(0, query.limit)
    .map((found) => placeRow(found, city, query.lang, ratings));
});

const citiesOnPage = 24;
const placesOnPage = 30;

export const exploreCountryPage = fromCatalogue<'exploreCountryPage'>(({ params, query, services }, { core }) => {
  const country = countryBy(core, params.countrySlug);
  const { cities, topScore } = answers.exploreCities(questionOf(core, query, services.now), country);
  return {
    country: { ...country, name: nameIn(query.lang, country), topScore },
    cities: cities.slice(0, citiesOnPage).map((found) => cityRow(found, query.lang)),
  };
});

export const exploreCityPage = fromCatalogue<'exploreCityPage'>(async ({ params, query, services }, catalogue) => {
  const { core } = catalogue;
  const country = countryBy(core, params.countrySlug);
  const city = findCity(core, country.slug, params.citySlug.toLowerCase());
  if (!city) throw new DomainError('city_not_found');
  const question = questionOf(core, query, services.now);
  // Nobody is sent to the city that they live in: it has a page, and no score.
  const [found = { city, score: null, journey: undefined }] = answers.exploreCities(question, country, [city]).cities;
  const all = await allPlacesOfCity(services.db, catalogue, city.id);
  const ratings = await publicRatings(services, city.id, idsOf(all));
  return {
    country: {
      ...country,
      name: nameIn(query.lang, country),
      topScore: answers.exploreCities(question, country).topScore,
    },
    city: cityRow(found, query.lang),
    places: answers
      .explorePlaces(question, all)
      .slice(0, placesOnPage)
      .map((place) => placeRow(place, city, query.lang, ratings)),
  };
});

export const exploreRatings = fromCatalogue<'exploreRatings'>(async ({ params, services }, catalogue) => {
  const country = countryBy(catalogue.core, params.countrySlug);
  const city = findCity(catalogue.core, country.slug, params.citySlug.toLowerCase());
  if (!city) throw new DomainError('city_not_found');
  return [...(await publicRatings(services, city.id, idsOf(await allPlacesOfCity(services.db, catalogue, city.id))))];
});

const idsOf = (places: readonly Place[]): string[] => places.map(({ id }) => id);

type Asked = Omit<Call<'exploreCityPage'>['query'], 'range'> & { range?: ExploreFilters['range'] | undefined };

function questionOf(
  core: Core,
  { origin, airport, range, mainType, subcats, budgetTier, seed }: Asked,
  now: () => number,
): answers.ExploreQuestion {
  return {
    core,
    filters: {
      origin,
      ...(airport !== undefined && { home: homeOf(origin, airport, core) }),
      range: range ?? null,
      mainType,
      subcats: subcats ?? [],
      budgetTier: budgetTier ?? null,
    },
    day: seed ?? utcDay(now()),
  };
}

function countryBy(core: Core, slugOrIso2: string): Country {
  const country = findCountry(core, slugOrIso2);
  if (!country) throw new DomainError('country_not_found');
  return country;
}

const cityRow = (
  { city, score, journey }: Omit<answers.FoundCity, 'score'> & { score: number | null },
  lang: Language,
) => ({
  ...city,
  name: nameIn(lang, city),
  score,
  journey: journey ?? null,
});

/** A place has no picture of its own but the map that shows where it is. */
const placeRow = (
  { place, score }: answers.FoundPlace,
  city: City,
  lang: Language,
  ratings: readonly PublicRating[],
) => ({
  ...place,
  name: nameIn(lang, place),
  score,
  rating: ratings.find(({ destinationId }) => destinationId === place.id)?.rating ?? null,
  images: [city.coverImage],
  description: describePlace(lang, place).text,
});

/** For devices: what the built files lack. */
export const exploreImported = fromCatalogue<'exploreImported'>(
  async ({ services }, { imported: { revision, cities, airports, sources } }) => ({
    revision,
    cities: [...cities],
    airports: Object.fromEntries(airports),
    sources: [...sources],
    hasPhotos: Object.keys(await services.photos()).length > 0,
  }),
);

export const explorePhotos: Handler<'explorePhotos'> = ({ services }) => services.photos();

export const exploreImportedPlaces = fromCatalogue<'exploreImportedPlaces'>(
  ({ params, services }, { core, imported }) => {
    const country = countryBy(core, params.iso2);
    if (imported.revision === 0) return [];
    return listImportedPlaces(
      services.db,
      core.cities.filter(({ iso2 }) => iso2 === country.iso2).map(({ id }) => id),
    );
  },
);
