import { fieldIn, type Language } from '#shared/kernel/languages.ts';
import { cityOfEachRow, summed, type CompactPlaces } from '../compact.ts';
import { readNames, readStrengths, readTags } from './read-core.ts';
import { slugOf } from '../reserved-slugs.ts';
import { placeTypes } from '../place-types.ts';
import type { Place } from '../schema.ts';

/** One country's places, in the editors' order: city by city. */
export function readPlaces(compact: CompactPlaces, countrySlug: string): Place[] {
  const [lats, lngs] = [summed(compact.lat), summed(compact.lng)];
  const transfers = new Map(compact.transfers);
  return cityOfEachRow(compact.cities).map((citySlug, row) => {
    const place = readPlace({ ...compact, lat: lats, lng: lngs }, row, `${countrySlug}/${citySlug}`);
    const transferMinutes = transfers.get(row);
    return transferMinutes === undefined ? place : { ...place, transferMinutes };
  });
}

/**
 * Languages in which places are described in files of their own, for their readers; in Korean and English the places
 * themselves are.
 */
export const languagesOfLines = ['ja', 'zh', 'es', 'fr'] as const satisfies readonly Language[];
export type LanguageOfLines = (typeof languagesOfLines)[number];

export const isLanguageOfLines = (language: string): language is LanguageOfLines =>
  (languagesOfLines as readonly string[]).includes(language);

/** The places with what is said of them in a language, by their id without the country's slug. */
export function describedIn(
  language: LanguageOfLines,
  places: readonly Place[],
  countrySlug: string,
  lines: Readonly<Record<string, string>>,
): readonly Place[] {
  return places.map((place) => {
    const line = lines[place.id.slice(countrySlug.length + 1)];
    return line === undefined ? place : { ...place, [fieldIn('description', language)]: line };
  });
}

function readPlace(compact: CompactPlaces, row: number, cityId: string): Place {
  const text = (column: readonly string[]) => column[row] ?? missing(cityId, row);
  const degrees = (column: readonly number[]) => (column[row] ?? missing(cityId, row)) / 1000;
  const nameEn = text(compact.en);
  const slug = text(compact.slug) || slugOf(nameEn);
  const [type = '', price = ''] = text(compact.typeAndPrice);
  return {
    id: `${cityId}/${slug}`,
    slug,
    cityId,
    ...readNames([text(compact.ko), nameEn, text(compact.ja), text(compact.zh), text(compact.es), text(compact.fr)]),
    type: placeTypes[Number(type)] ?? missing(cityId, row),
    coords: { lat: degrees(compact.lat), lng: degrees(compact.lng) },
    tags: readTags(text(compact.tags)),
    priceLevel: Number(price) as Place['priceLevel'],
    strengths: readStrengths(text(compact.strengths)),
    descriptionKo: text(compact.descriptionKo),
    descriptionEn: text(compact.descriptionEn),
  };
}

function missing(cityId: string, row: number): never {
  throw new Error(`the built places of ${cityId} are not whole at row ${row}`);
}
