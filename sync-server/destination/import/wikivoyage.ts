import type { PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import {
  coordsOf,
  keyOf,
  namesOf,
  textOf,
  usualStrengths,
  type Draft,
  type ImportSource,
  type LeftOut,
} from './draft.ts';
import type { TableRow } from './read-table.ts';

const wikivoyage: ImportSource = {
  id: 'wikivoyage',
  name: 'Wikivoyage',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
  url: 'https://en.wikivoyage.org/',
};

const types: Readonly<Record<string, readonly [PlaceType, ...PlaceTag[]]>> = {
  see: ['attraction'],
  do: ['activity'],
  eat: ['food', 'local-food'],
  drink: ['food', 'drinks'],
  buy: ['shop'],
  sleep: ['stay'],
};

/** A row of the listings' CSV, by its column names: the older variant lacks some that are not read here. */
export function fromWikivoyageRow({ line, cell }: TableRow): Draft | LeftOut {
  const [type, ...tags] = types[cell('type').toLowerCase()] ?? [];
  if (type === undefined) return { line, leftOut: 'listings that are no place to go to' };
  const [article, title] = [cell('article'), textOf(cell('title'))];
  return {
    line,
    kind: 'place',
    source: wikivoyage,
    key: keyOf([article, cell('type').toLowerCase(), title].join('#')),
    url: article === '' ? null : `https://en.wikivoyage.org/wiki/${encodeURIComponent(article.replaceAll(' ', '_'))}`,
    names: namesOf({ en: title }),
    slug: undefined,
    coords: coordsOf(cell('latitude'), cell('longitude')),
    cityId: undefined,
    type,
    tags,
    priceLevel: null,
    strengths: usualStrengths[type],
    descriptionKo: '',
    descriptionEn: textOf(cell('description')),
  };
}
