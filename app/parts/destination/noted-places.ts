import type { Language } from '#shared/kernel/languages.ts';
import { loadCountryFile } from '#app/local/catalogue/catalogue.ts';
import { type Loaded, once, useOnce } from '#app/local/catalogue/load-once.ts';
import type { NotedCity, NotedPlaces } from '#app/local/catalogue/place-files.ts';

const noted = once<NotedPlaces>(async (key) => {
  const [language, cities] = JSON.parse(key) as [Language, NotedCity[]];
  const countries = [...new Set(cities.map(({ iso2 }) => iso2))];
  const [{ notedPlaces }, ...files] = await Promise.all([
    import('#app/local/catalogue/place-files.ts'),
    ...countries.map((iso2) => loadCountryFile(iso2, language)),
  ]);
  return notedPlaces(
    cities,
    files.flatMap(({ places }) => places),
    language,
  );
});

/** Of what was said with suggestions: which is only the name of a place, from its country's file. */
export const useNotedPlaces = (cities: readonly NotedCity[], language: Language): Loaded<NotedPlaces> =>
  useOnce(noted, cities.length === 0 ? undefined : JSON.stringify([language, cities]));
