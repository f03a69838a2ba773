import { placeTypes } from '#shared/destination/place-types.ts';
import { slugOf } from '#shared/destination/reserved-slugs.ts';
import { climates } from '#shared/destination/climate.ts';
import { ratedTypes, type RatedType, type Strength } from '#shared/destination/strength.ts';
import { maximumTags, placeTags } from '#shared/destination/tags.ts';
import {
  addressOf,
  coordsOf,
  keyOf,
  nameOf,
  namesOf,
  RowFault,
  strengthsOf,
  textOf,
  usualStrengths,
  type Draft,
  type ImportSource,
} from './draft.ts';
import type { TableRow } from './read-table.ts';

/** Our own template (`docs/places-template.csv`): places, and cities whose type is `city`. */
export function fromOwnRow({ line, cell }: TableRow): Draft {
  const type = oneOf(cell('type'), ['city', ...placeTypes], 'type');
  const names = namesOf({
    ko: cell('name_ko'),
    en: cell('name_en'),
    ja: cell('name_ja'),
    zh: cell('name_zh'),
    es: cell('name_es'),
    fr: cell('name_fr'),
  });
  const slug = cell('slug') || undefined;
  const base = {
    line,
    source: sourceOf(cell),
    url: addressOf(cell('url'), 'url'),
    coords: coordsOf(cell('lat'), cell('lng')),
    names,
    slug,
  };
  const within = type === 'city' ? cell('country') : cell('city');
  const key = keyOf(cell('id') || [type, within, slug ?? slugOf(names.nameEn)].join('/'));
  const told = ratedTypes
    .filter((one) => cell(one) !== '')
    .map((one): [RatedType, Strength] => [one, digit(cell(one), 3, one) as Strength]);
  const strengths = (usual: ReturnType<typeof strengthsOf>) =>
    told.length > 0 ? strengthsOf(Object.fromEntries(told)) : usual;
  if (type === 'city') {
    const population = cell('population');
    if (!/^\d{0,9}$/.test(population)) throw new RowFault('population is no whole number');
    return {
      ...base,
      key,
      kind: 'city',
      iso2: cell('country').toUpperCase(),
      strengths: strengths(strengthsOf({ sightseeing: 1 })),
      population: Number(population) || null,
      isCapital: false,
      gateway: cell('gateway').toUpperCase() || undefined,
      climate: cell('climate') === '' ? undefined : oneOf(cell('climate').toUpperCase(), climates, 'climate'),
      costOffset: 0,
      lineKo: textOf(cell('description_ko')),
      lineEn: textOf(cell('description_en')),
    };
  }
  const tags = cell('tags')
    .split(/[\s;,|]+/)
    .filter(Boolean)
    .map((tag) => oneOf(tag, placeTags, 'tag'));
  if (tags.length > maximumTags) throw new RowFault(`more than ${maximumTags} tags`);
  return {
    ...base,
    key,
    kind: 'place',
    type,
    cityId: cell('city') || undefined,
    tags,
    strengths: strengths(usualStrengths[type]),
    priceLevel: cell('price_level') === '' ? null : (digit(cell('price_level'), 4, 'price_level') as 0 | 1 | 2 | 3 | 4),
    descriptionKo: textOf(cell('description_ko')),
    descriptionEn: textOf(cell('description_en')),
  };
}

function sourceOf(cell: TableRow['cell']): ImportSource {
  const name = nameOf(cell('source'), 'source');
  const licence = nameOf(cell('licence'), 'licence');
  if (name === '' || licence === '') throw new RowFault('no source or no licence: both are shown with the row');
  const id = slugOf(`${name} ${licence}`.replaceAll('.', '-')).slice(0, 80);
  if (id === '') throw new RowFault('a source without Latin letters or digits cannot be told from others');
  return {
    id,
    name,
    licence,
    licenceUrl: addressOf(cell('licence_url'), 'licence_url'),
    url: addressOf(cell('source_url'), 'source_url'),
  };
}

function oneOf<T extends string>(text: string, allowed: readonly T[], what: string): T {
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new RowFault(`${what} ${JSON.stringify(text.slice(0, 40))} is none of those allowed`);
  return found;
}

function digit(text: string, most: number, what: string): number {
  if (!/^\d$/.test(text) || Number(text) > most) throw new RowFault(`${what} is no whole number from 0 to ${most}`);
  return Number(text);
}
