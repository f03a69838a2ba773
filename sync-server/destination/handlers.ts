import { fromDayNumber } from '#shared/calendar/civil-date.ts';
import { findCity, findCountry } from '#shared/destination/read-core.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { Refusal } from '#shared/errors.ts';
import * as answers from '#shared/explore/answers.ts';
import type { ExploreFilters } from '#shared/explore/filters.ts';
import { nameIn, type Language } from '#shared/languages.ts';
import type { Api, CallName } from '#shared/contract/api.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Call, Handler } from '#server/http/call.ts';
import { core, placesOfCity } from './catalogue.ts';
import { cityByText } from './find-city.ts';

/** Nothing here waits: the catalogue is in memory. */
function ready<N extends CallName>(answer: (call: Call<N>) => OutputOf<Api[N]>): Handler<N> {
  return (call) => new Promise((resolve) => { resolve(answer(call)); });
}

export const exploreCountries = ready<'exploreCountries'>(({ query, services }) => {
  const { countries } = answers.exploreCountries(questionOf(query, services.now));
  return countries.map(({ country, score, best }) => ({
    ...country, name: nameIn(query.lang, country), topScore: score, score, bestCities: best.map(({ city }) => city.id),
  }));
});

export const exploreCities = ready<'exploreCities'>(({ params, query, services }) => {
  const country = countryBy(params.iso2);
  return answers.exploreCities(questionOf(query, services.now), country).cities.slice(0, query.limit).map((found) => cityRow(found, query.lang));
});

export const explorePlaces = ready<'explorePlaces'>(({ query, services }) => {
  if (!query.cityId?.trim()) throw new Refusal('city_required');
  const city = cityByText(core, query.cityId);
  if (!city) throw new Refusal('city_not_found');
  const isAsked = (type: string) => !query.types?.length || (query.types as string[]).includes(type);
  const places = placesOfCity(city.id).filter(({ type }) => isAsked(type));
  return answers.explorePlaces(questionOf(query, services.now), places).slice(0, query.limit).map((found) => placeRow(found, city, query.lang));
});

const dayMs = 86_400_000;
const citiesOnPage = 24;
const placesOnPage = 30;

export const exploreCountryPage = ready<'exploreCountryPage'>(({ params, query, services }) => {
  const country = countryBy(params.countrySlug);
  const { cities, topScore } = answers.exploreCities(questionOf(query, services.now), country);
  return {
    country: { ...country, name: nameIn(query.lang, country), topScore },
    cities: cities.slice(0, citiesOnPage).map((found) => cityRow(found, query.lang)),
  };
});

export const exploreCityPage = ready<'exploreCityPage'>(({ params, query, services }) => {
  const country = countryBy(params.countrySlug);
  const city = findCity(core, country.slug, params.citySlug.toLowerCase());
  if (!city) throw new Refusal('city_not_found');
  const question = questionOf(query, services.now);
  const [found] = answers.exploreCities(question, country, [city]).cities;
  if (!found) throw new Refusal('city_not_found');
  return {
    country: { ...country, name: nameIn(query.lang, country), topScore: answers.exploreCities(question, country).topScore },
    city: cityRow(found, query.lang),
    places: answers.explorePlaces(question, placesOfCity(city.id)).slice(0, placesOnPage).map((place) => placeRow(place, city, query.lang)),
  };
});

type Asked = Omit<Call<'exploreCityPage'>['query'], 'range'> & { range?: ExploreFilters['range'] | undefined };

function questionOf({ origin, airport, range, mainType, subcats, budgetTier, seed }: Asked, now: () => number): answers.ExploreQuestion {
  return {
    core,
    filters: { origin, airport: airport ?? null, range: range ?? null, mainType, subcats: subcats ?? [], budgetTier: budgetTier ?? null },
    day: seed ?? fromDayNumber(Math.floor(now() / dayMs)),
  };
}

function countryBy(slugOrIso2: string): Country {
  const country = findCountry(core, slugOrIso2);
  if (!country) throw new Refusal('country_not_found');
  return country;
}

const cityRow = ({ city, score, journey }: answers.FoundCity, lang: Language) => ({ ...city, name: nameIn(lang, city), score, journey: journey ?? null });

/** Hearts belong to groups: here nobody has rated anything. A place has no picture of its own but the map that shows where it is. */
const placeRow = ({ place, score }: answers.FoundPlace, city: City, lang: Language) => ({
  ...place, name: nameIn(lang, place), score, rating: null, images: [city.coverImage], description: lang === 'ko' ? place.descriptionKo : place.descriptionEn,
});
