/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';

/**
 * Addresses by what `placesFileOf` calls the files: a country's places by its code, what is said of them in a language
 * that has that in files of its own, for its readers, and the names of all places. A file is fetched when its country
 * is looked at, or when somebody searches. In development and in tests they are the files as they are written; the
 * build has its own of this module, with one name for all of them (`vite.places.ts`).
 */
const files = {
  ...import.meta.glob<string>('./*.json', {
    base: '../../../shared/destination/catalogue/places',
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('./*.json', {
    base: '../../../shared/destination/lines/places',
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('./*.json', {
    base: '../../../shared/destination/catalogue/place-names',
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
};

/** @param file `JP`, `ja-JP` or `names-ja`. @returns nothing where there is no such file */
export const placesAddress = (file: string): string | undefined => {
  const url = files[`./${file}.json`];
  return url === undefined ? undefined : inBase(url);
};
