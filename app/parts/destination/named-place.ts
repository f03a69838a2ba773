import type { City, Country } from '#shared/destination/schema.ts';
import { nameIn, type Language } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';

/** A place in the reader's language; its slug where the catalogue does not know it. */
export function namedPlace(
  { core, findCountry, findCity }: Catalogue,
  language: Language,
  option: string,
): { name: string; country: string; city: City | undefined } {
  const [countrySlug = '', citySlug = ''] = option.split('/');
  const country: Country | undefined = findCountry(core, countrySlug);
  const city = findCity(core, countrySlug, citySlug);
  return {
    name: city ? nameIn(language, city) : country ? nameIn(language, country) : option,
    country: country ? nameIn(language, country) : '',
    city,
  };
}
