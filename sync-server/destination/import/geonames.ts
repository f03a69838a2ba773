import type { PlaceType } from '#shared/destination/schema.ts';
import type { RatedType, Strength } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import {
  coordsOf,
  keyOf,
  namesOf,
  RowFault,
  strengthsOf,
  usualStrengths,
  type Draft,
  type ImportSource,
  type LeftOut,
} from './draft.ts';
import type { TableRow } from './read-table.ts';

const geoNames: ImportSource = {
  id: 'geonames',
  name: 'GeoNames',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  url: 'https://www.geonames.org/',
};

/** The columns of GeoNames' tables, which have no header. */
export const geoNamesColumns = [
  'id',
  'name',
  'ascii',
  'alternates',
  'lat',
  'lng',
  'class',
  'code',
  'country',
  'cc2',
  'admin1',
  'admin2',
  'admin3',
  'admin4',
  'population',
  'elevation',
  'dem',
  'zone',
  'modified',
] as const;

/** Smaller ones than these are villages that nobody looks for by name. */
const leastPeople = 15_000;

interface Kind {
  type: PlaceType;
  tags: readonly PlaceTag[];
  strengths?: Partial<Record<RatedType, Strength>>;
}

const spots: Readonly<Record<string, Kind>> = {
  'S.MUS': { type: 'attraction', tags: ['museum'] },
  'S.CSTL': { type: 'attraction', tags: ['castle'] },
  'S.PAL': { type: 'attraction', tags: ['palace'] },
  'S.TMPL': { type: 'attraction', tags: ['temple'] },
  'S.SHRN': { type: 'attraction', tags: ['shrine'] },
  'S.CH': { type: 'attraction', tags: ['church'] },
  'S.MSQE': { type: 'attraction', tags: ['mosque'] },
  'S.RUIN': { type: 'attraction', tags: ['ruins'] },
  'S.HSTS': { type: 'attraction', tags: ['history'] },
  'S.MNMT': { type: 'attraction', tags: ['landmark'] },
  'S.ZOO': { type: 'attraction', tags: ['zoo-aquarium'] },
  'S.MKT': { type: 'shop', tags: ['market'] },
  'S.HTL': { type: 'stay', tags: [] },
  'S.RSRT': { type: 'stay', tags: ['resort'] },
  'L.PRK': { type: 'attraction', tags: ['park'] },
  'L.AMUS': { type: 'activity', tags: ['theme-park'] },
  'T.BCH': { type: 'attraction', tags: ['beach'], strengths: { sightseeing: 1, relax: 1 } },
  'T.MT': { type: 'view', tags: ['mountain'] },
  'H.FLLS': { type: 'view', tags: ['waterfall'] },
  'H.LK': { type: 'view', tags: ['lake'] },
  'S.SPA': { type: 'activity', tags: ['wellness'], strengths: { relax: 1 } },
  'S.GDN': { type: 'attraction', tags: ['garden'] },
  'S.RECG': { type: 'activity', tags: ['golf'], strengths: { golf: 2, activity: 1 } },
};

/** A row of `cities500.txt`, `KR.txt` or their like: towns become cities, sights of known kinds places. */
export function fromGeoNamesRow({ line, cell }: TableRow): Draft | LeftOut {
  const id = keyOf(cell('id'));
  if (!/^\d+$/.test(id)) throw new RowFault('a GeoNames id is a number');
  const code = cell('code');
  const isTown = cell('class') === 'P' && !/^PPL(X|H|Q|W|CH)$/.test(code);
  const spot = spots[`${cell('class')}.${code}`];
  if (!isTown && spot === undefined) return { line, leftOut: 'kinds of rows that are no destination' };
  const population = Number(cell('population'));
  if (isTown && !(population >= leastPeople) && code !== 'PPLC')
    return { line, leftOut: `towns of fewer than ${leastPeople} people` };
  const base = {
    line,
    source: geoNames,
    key: id,
    url: `https://www.geonames.org/${id}`,
    coords: coordsOf(cell('lat'), cell('lng')),
    names: rowNames(cell),
    slug: undefined,
  };
  if (isTown) {
    return {
      ...base,
      kind: 'city',
      iso2: cell('country'),
      population: population || null,
      isCapital: code === 'PPLC',
      strengths: strengthsOf({ sightseeing: 1 }),
      gateway: undefined,
      climate: undefined,
      costOffset: 0,
      lineKo: '',
      lineEn: '',
    };
  }
  const { type, tags, strengths } = spot as Kind;
  return {
    ...base,
    kind: 'place',
    type,
    tags,
    cityId: undefined,
    priceLevel: null,
    strengths: strengths ? strengthsOf(strengths) : usualStrengths[type],
    descriptionKo: '',
    descriptionEn: '',
  };
}

/** The other names carry no language: Hangul is Korean and kana Japanese, while Han may be several. */
function rowNames(cell: TableRow['cell']): Extract<Draft, { kind: 'place' }>['names'] {
  const others = cell('alternates')
    .split(',')
    .map((name) => name.trim());
  const first = (pattern: RegExp) => others.find((name) => pattern.test(name)) ?? '';
  return namesOf({
    en: cell('ascii') || cell('name'),
    ko: first(/^[\p{Script=Hangul}\s]+$/u),
    ja: first(/^[\p{Script=Katakana}\p{Script=Hiragana}ー・\s]+$/u),
    es: cell('name'),
    fr: cell('name'),
  });
}
