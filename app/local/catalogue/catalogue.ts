import { useState } from 'react';
import type { Photo, Photos } from '#shared/destination/photo.ts';
import type { Place } from '#shared/destination/schema.ts';
import type { ExploreQuestion } from '#shared/explore/answers.ts';
import { inPieces } from '#app/kernel/in-pieces.ts';
import type { Catalogue } from './catalogue-core.ts';
import type { CountryFile } from './place-files.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { loadLines } from './lines.ts';
import { type Loaded, once, useOnce } from './load-once.ts';

const core = once<Catalogue>(async () => {
  const [catalogue] = await Promise.all([
    import('./catalogue-core.ts').then(({ openCatalogue }) => openCatalogue()),
    loadLines(document.documentElement.lang),
  ]);
  void import('./place-files.ts').then(({ refreshKeptPlaces }) => refreshKeptPlaces()).catch(ignoreNetwork);
  return catalogue;
});

/** Refreshing the stored files may fail; the next visit tries again. */
function ignoreNetwork(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}

const countryFiles = once<CountryFile>(async (key) => {
  const [language = '', iso2 = ''] = key.split('-');
  const [{ fetchPlaces }, found] = await Promise.all([import('./place-files.ts'), core.load('core')]);
  const slug = found.findCountry(found.core, iso2)?.slug ?? '';
  return fetchPlaces({ iso2, slug }, language, found.imported.length > 0);
});

const ratings = once(async (cityId) => {
  const [country = '', city = ''] = cityId.split('/');
  return (await import('./imported.ts')).cityRatings(country, city);
});

/**
 * Public ratings of a city and its places, by the city's id: what this device has seen, and none where the server was
 * never asked.
 */
export const useCityRatings = (cityId: string) => useOnce(ratings, cityId);

const photographs = once<Photos>(async () => (await import('./imported.ts')).photographs());

/**
 * The operator's photograph of a country or a city. Nothing is asked for where there is none, or before the catalogue
 * is here.
 */
export function usePhoto(destinationId: string): Photo | undefined {
  const found = useOnce(photographs, core.known.get('core')?.hasPhotos ? 'all' : undefined);
  return found.kind === 'ready' ? found.value[destinationId] : undefined;
}

/** Countries and cities, on this device. `isWanted`: false fetches nothing. */
export const useCatalogue = (isWanted = true): Loaded<Catalogue> => useOnce(core, isWanted ? 'core' : undefined);

const prepared = once<Catalogue>(async (key) => {
  const catalogue = await core.load('core');
  await inPieces(catalogue.prepareAnswers({ core: catalogue.core, ...(JSON.parse(key) as FirstQuestion) }));
  return catalogue;
});

type FirstQuestion = Pick<ExploreQuestion, 'filters' | 'month'>;

/**
 * The same, with most of what the page's first question needs: reckoned while the page answers, and not while it draws.
 * Later questions find the catalogue here.
 */
export function useCatalogueFor(question: FirstQuestion): Loaded<Catalogue> {
  const [key] = useState(() => (core.known.has('core') ? undefined : JSON.stringify(question)));
  const known = useCatalogue(key === undefined);
  const first = useOnce(prepared, key);
  return key === undefined ? known : first;
}

export const loadCountryFile = (iso2: string, language: Language): Promise<CountryFile> =>
  countryFiles.load(`${language}-${iso2}`);

/**
 * What is known of a country beside the catalogue's core, by its ISO code and in the reader's language: kept on this
 * device once it was seen.
 */
export const useCountryFile = (iso2: string | undefined, language: Language): Loaded<CountryFile> =>
  useOnce(countryFiles, iso2 && `${language}-${iso2}`);

/** Its places alone. */
export function useCountryPlaces(iso2: string | undefined, language: Language): Loaded<readonly Place[]> {
  const file = useCountryFile(iso2, language);
  return file.kind === 'ready' ? { kind: 'ready', value: file.value.places } : file;
}
