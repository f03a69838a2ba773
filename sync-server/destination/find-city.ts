import { findCity, type Core } from '#shared/destination/core/read-core.ts';
import type { City } from '#shared/destination/schema.ts';

/**
 * A city by its id (`country/city`), its slug, or its name in any of the six languages (as the public page sends it);
 * of several, the one with most people.
 */
export function cityByText(core: Core, text: string): City | undefined {
  const wanted = key(text);
  const [countrySlug = '', citySlug, ...rest] = wanted.split('/');
  if (citySlug !== undefined) return rest.length === 0 ? findCity(core, countrySlug, citySlug) : undefined;
  const most = (found: City[]) => [...found].sort((a, b) => (b.population ?? 0) - (a.population ?? 0))[0];
  return (
    most(core.cities.filter(({ slug }) => slug === wanted)) ??
    most(core.cities.filter((city) => namesOf(city).some((name) => key(name) === wanted)))
  );
}

const namesOf = ({ nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }: City): string[] => [
  nameKo,
  nameEn,
  nameJa,
  nameZh,
  nameEs,
  nameFr,
];
const key = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
