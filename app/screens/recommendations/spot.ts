import {
  generalKinds,
  leisureKinds,
  travelTypes,
  type TravelChoice,
  type TravelType,
} from '#shared/recommendation/travel-types.ts';
import { previewSearch } from './preview.ts';

/** The position in the drill-down; it is kept in the address, so that Back, a reload and a shared link keep it. */
export type Spot =
  | { at: 'countries' }
  | { at: 'cities'; country: string }
  | { at: 'types'; country: string; city: string; open?: 'general' | 'leisure' }
  | { at: 'places'; country: string; city: string; choice: TravelChoice };
export type Stage = Spot['at'];
export const stages = ['countries', 'cities', 'types', 'places'] as const satisfies readonly Stage[];

/** `country` and `city` are slugs. What does not fit together is left out from there on. */
export function readSpot(query: URLSearchParams): Spot {
  const country = query.get('country');
  const city = query.get('city');
  if (!country) return { at: 'countries' };
  if (!city) return { at: 'cities', country };
  const type = travelTypes.find((one) => one === query.get('type'));
  const choice = type && choiceOf(type, query.get('kind'));
  if (choice) return { at: 'places', country, city, choice };
  return type === 'general' || type === 'leisure'
    ? { at: 'types', country, city, open: type }
    : { at: 'types', country, city };
}

function choiceOf(type: TravelType, kind: string | null): TravelChoice | undefined {
  if (type !== 'general' && type !== 'leisure') return { type };
  const general = type === 'general' ? generalKinds.find((one) => one === kind) : undefined;
  if (general) return { type: 'general', kind: general };
  const leisure = type === 'leisure' ? leisureKinds.find((one) => one === kind) : undefined;
  return leisure ? { type: 'leisure', kind: leisure } : undefined;
}

/** The query of a spot; deeper choices are not in it, so going back clears them. */
export function searchOf(spot: Spot, isPreview: boolean): string {
  const query = new URLSearchParams(isPreview ? previewSearch : '');
  if (spot.at !== 'countries') query.set('country', spot.country);
  if (spot.at === 'types' || spot.at === 'places') query.set('city', spot.city);
  if (spot.at === 'types' && spot.open) query.set('type', spot.open);
  if (spot.at === 'places') {
    query.set('type', spot.choice.type);
    if ('kind' in spot.choice) query.set('kind', spot.choice.kind);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The same way down, only as far as a stage. */
export function spotAt(spot: Spot, stage: Stage): Spot {
  if (stage === 'countries' || spot.at === 'countries') return { at: 'countries' };
  if (stage === 'cities' || spot.at === 'cities') return { at: 'cities', country: spot.country };
  if (stage === 'types') return { at: 'types', country: spot.country, city: spot.city };
  return spot;
}
