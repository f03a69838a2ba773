import { placeTypes } from '#shared/destination/place-types.ts';
import type { PlaceType } from '#shared/destination/schema.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { TripTypeMix } from './trip-type-mix.ts';

/** The travel-type stage of the drill-down (`docs/spec-table.md`, sections 2 and 9). */
export const generalKinds = ['culture', 'nature', 'shopping'] as const;
export const leisureKinds = ['dining', 'walking', 'activity'] as const;
export const travelTypes = ['general', 'leisure', 'golf', 'ski', 'fishing', 'other'] as const;
export type TravelType = (typeof travelTypes)[number];
export type TravelChoice =
  | { type: 'general'; kind: (typeof generalKinds)[number] }
  | { type: 'leisure'; kind: (typeof leisureKinds)[number] }
  | { type: 'golf' | 'ski' | 'fishing' | 'other' };

const placeTypeOf = {
  culture: 'attraction',
  nature: 'view',
  shopping: 'shop',
  dining: 'food',
  walking: 'view',
  activity: 'activity',
} as const satisfies Record<(typeof generalKinds)[number] | (typeof leisureKinds)[number], PlaceType>;

/** By `docs/spec-table.md`, section 9: golf, ski and fishing map to activity, other to all. */
export function placeTypesOf(choice: TravelChoice): readonly PlaceType[] {
  if (choice.type === 'other') return placeTypes;
  return 'kind' in choice ? [placeTypeOf[choice.kind]] : ['activity'];
}

const cardOf: Record<VoteType, TravelType> = {
  sightseeing: 'general',
  culture: 'general',
  nature: 'general',
  relax: 'leisure',
  activity: 'leisure',
  adventure: 'leisure',
  golf: 'golf',
  ski: 'ski',
  fishing: 'fishing',
  scuba: 'other',
  other: 'other',
};

export interface TravelTypeCard {
  type: TravelType;
  /** 0..1, how much of what the group wants it covers; all zero before any answer. */
  share: number;
}

/** All six cards; the most wanted first, then in the specification's order. */
export function travelTypeCards(mix: TripTypeMix): TravelTypeCard[] {
  return travelTypes
    .map((type) => ({
      type,
      share:
        Math.round(mix.reduce((sum, entry) => (cardOf[entry.type] === type ? sum + entry.share : sum), 0) * 1000) /
        1000,
    }))
    .sort((a, b) => b.share - a.share);
}
