import { uuidPattern } from '#shared/kernel/ids.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { countedVotes } from './counted.ts';
import type { TypedPlace } from './schema.ts';

/**
 * The places that members typed, by the id that votes name; where two have one id, the first that was added. Those of
 * removed members are left out.
 */
export function typedPlaces(rows: Pick<GroupState, 'list'>): ReadonlyMap<string, TypedPlace> {
  const found = new Map<string, TypedPlace>();
  const all = countedVotes(rows.list('typedPlace'), rows.list('member'));
  // By code units, so that every device agrees on places of the same moment.
  for (const { data } of all.sort((a, b) => a.data.addedAt - b.data.addedAt || (a.id < b.id ? -1 : 1)))
    if (!found.has(data.placeId)) found.set(data.placeId, data);
  return found;
}

/** Whether a vote's place has a name: a typed place goes with the member who added it, and its id is none. */
export const hasName = (typed: ReturnType<typeof typedPlaces>, option: string): boolean =>
  typed.has(option) || !uuidPattern.test(option);
