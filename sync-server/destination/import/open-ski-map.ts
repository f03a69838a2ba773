import { addressOf, keyOf, namesOf, strengthsOf, type Draft, type ImportSource, type LeftOut } from './draft.ts';
import { textAt } from './feature-names.ts';
import type { Feature } from './feature.ts';

const openSkiMap: ImportSource = {
  id: 'openskimap',
  name: 'OpenSkiMap, © OpenStreetMap contributors',
  licence: 'ODbL 1.0',
  licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
  url: 'https://openskimap.org/',
};

export const isOpenSkiMap = ({ properties }: Feature): boolean =>
  ['skiArea', 'run', 'lift'].includes(textAt(properties, 'type')) && 'status' in properties;

/** Ski areas that run; runs and lifts are parts of them. */
export function fromOpenSkiMap({ line, id, coords, properties }: Feature): Draft | LeftOut {
  if (textAt(properties, 'type') !== 'skiArea') return { line, leftOut: 'runs and lifts' };
  const activities = properties['activities'];
  const isDownhill = Array.isArray(activities) && activities.includes('downhill');
  if (textAt(properties, 'status') !== 'operating' || !isDownhill)
    return { line, leftOut: 'ski areas that are closed or without downhill slopes' };
  if (textAt(properties, 'name') === '') return { line, leftOut: 'features without a name' };
  const key = keyOf(textAt(properties, 'id') || (id ?? ''));
  return {
    line,
    kind: 'place',
    source: openSkiMap,
    key,
    url: addressOf(`https://openskimap.org/?obj=${encodeURIComponent(key)}`, 'the area'),
    coords,
    names: namesOf({ en: textAt(properties, 'name') }),
    slug: undefined,
    cityId: undefined,
    type: 'activity',
    tags: ['ski'],
    priceLevel: null,
    strengths: strengthsOf({ ski: 2, activity: 1 }),
    descriptionKo: '',
    descriptionEn: '',
  };
}
