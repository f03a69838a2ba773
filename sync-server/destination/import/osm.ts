import type { PlaceType } from '#shared/destination/schema.ts';
import type { RatedType, Strength } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import {
  addressOf,
  keyOf,
  RowFault,
  strengthsOf,
  usualStrengths,
  type Draft,
  type ImportSource,
  type LeftOut,
} from './draft.ts';
import { namesByLanguage, textAt } from './feature-names.ts';
import type { Feature } from './feature.ts';

export const openStreetMap: ImportSource = {
  id: 'openstreetmap',
  name: '© OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  url: 'https://www.openstreetmap.org/copyright',
};

interface Kind {
  type: PlaceType;
  tags: readonly PlaceTag[];
  strengths?: Partial<Record<RatedType, Strength>>;
}

const sight = (...tags: PlaceTag[]): Kind => ({ type: 'attraction', tags });
const meal = (...tags: PlaceTag[]): Kind => ({ type: 'food', tags });
const stay = (...tags: PlaceTag[]): Kind => ({ type: 'stay', tags });

/** By `key=value`, the more telling ones first. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['sport=scuba_diving', { type: 'activity', tags: ['diving'], strengths: { scuba: 2, activity: 1 } }],
  ['leisure=golf_course', { type: 'activity', tags: ['golf'], strengths: { golf: 2, activity: 1 } }],
  ['landuse=winter_sports', { type: 'activity', tags: ['ski'], strengths: { ski: 2, activity: 1 } }],
  ['leisure=fishing', { type: 'activity', tags: ['fishing'], strengths: { fishing: 2, relax: 1 } }],
  ['tourism=theme_park', { type: 'activity', tags: ['theme-park', 'family'] }],
  ['leisure=water_park', { type: 'activity', tags: ['family'] }],
  ['tourism=viewpoint', { type: 'view', tags: ['viewpoint'] }],
  ['natural=peak', { type: 'view', tags: ['mountain'] }],
  ['waterway=waterfall', { type: 'view', tags: ['waterfall'] }],
  ['tourism=museum', sight('museum')],
  ['tourism=gallery', sight('gallery')],
  ['tourism=zoo', sight('zoo-aquarium', 'family')],
  ['tourism=aquarium', sight('zoo-aquarium', 'family')],
  ['historic=castle', sight('castle', 'history')],
  ['historic=ruins', sight('ruins', 'history')],
  ['historic=archaeological_site', sight('ruins', 'history')],
  ['historic=monument', sight('landmark', 'history')],
  ['amenity=place_of_worship', sight()],
  ['natural=hot_spring', sight('hot-spring')],
  ['natural=cave_entrance', sight('cave')],
  ['natural=beach', { type: 'attraction', tags: ['beach'], strengths: { sightseeing: 1, relax: 1 } }],
  ['leisure=park', sight('park')],
  ['leisure=garden', sight('garden')],
  ['leisure=nature_reserve', sight('wildlife')],
  ['tourism=attraction', sight()],
  ['amenity=marketplace', { type: 'shop', tags: ['market'] }],
  ['shop=mall', { type: 'shop', tags: ['mall'] }],
  ['shop=department_store', { type: 'shop', tags: ['mall'] }],
  ['amenity=restaurant', meal()],
  ['amenity=food_court', meal()],
  ['amenity=cafe', meal('cafe')],
  ['amenity=bar', meal('drinks')],
  ['amenity=pub', meal('drinks')],
  ['tourism=hotel', stay()],
  ['tourism=guest_house', stay()],
  ['tourism=hostel', stay()],
  ['tourism=resort', stay('resort')],
]);

const worship: Readonly<Record<string, PlaceTag>> = {
  buddhist: 'temple',
  hindu: 'temple',
  taoist: 'temple',
  shinto: 'shrine',
  christian: 'church',
  muslim: 'mosque',
};

/** OpenStreetMap's tags, flat or under `tags` (overpass turbo, osmtogeojson, ogr2ogr). */
export function fromOsm({ line, id, coords, properties }: Feature): Draft | LeftOut {
  const nested = properties['tags'];
  const tags =
    typeof nested === 'object' && nested !== null ? (nested as Readonly<Record<string, unknown>>) : properties;
  const found = [...kinds].find(([pair]) => {
    const [key = '', value] = pair.split('=');
    return textAt(tags, key) === value;
  });
  if (found === undefined) return { line, leftOut: 'kinds of features that are no destination' };
  const local = textAt(tags, 'name');
  if (local === '' && textAt(tags, 'name:en') === '') return { line, leftOut: 'features without a name' };
  const [pair, { type, tags: usual, strengths }] = found;
  const faith = pair === 'amenity=place_of_worship' ? worship[textAt(tags, 'religion')] : undefined;
  const key = elementOf(id, properties);
  return {
    line,
    kind: 'place',
    source: openStreetMap,
    key: keyOf(key),
    url: addressOf(`https://www.openstreetmap.org/${key}`, 'the element'),
    coords,
    names: namesByLanguage(local, (language) => textAt(tags, `name:${language}`)),
    slug: undefined,
    cityId: undefined,
    type,
    tags: faith ? [faith] : usual,
    priceLevel: null,
    strengths: strengths ? strengthsOf(strengths) : usualStrengths[type],
    descriptionKo: '',
    descriptionEn: '',
  };
}

/** `node/1`, from the forms that exporters use: the id, `@id`, or `osm_type` and `osm_id`. */
function elementOf(id: string | undefined, properties: Feature['properties']): string {
  const written = [id ?? '', textAt(properties, '@id'), textAt(properties, 'id')]
    .map((text) => /^(node|way|relation)\/\d+$/.exec(text)?.[0])
    .find(Boolean);
  if (written) return written;
  const [kind, number] = [textAt(properties, 'osm_type'), properties['osm_id']];
  if (/^(node|way|relation)$/.test(kind) && /^\d+$/.test(String(number))) return `${kind}/${String(number)}`;
  throw new RowFault('no OpenStreetMap id (id, @id, or osm_type and osm_id)');
}
