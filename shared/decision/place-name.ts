import { findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { ChosenPlace } from './schema.ts';

/**
 * Of a chosen country or city in this language; of a place inside a city, and of one that was typed, as the organiser
 * saw it.
 */
export function chosenName(core: Core, { id, name }: ChosenPlace, language: Language): string {
  const [countrySlug = '', citySlug, placeSlug] = id?.split('/') ?? [];
  const country = findCountry(core, countrySlug);
  if (!country || placeSlug !== undefined) return name;
  const known = citySlug === undefined ? country : findCity(core, country.slug, citySlug);
  return known ? nameIn(language, known) : name;
}
