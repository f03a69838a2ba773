import type { TripType } from '#shared/travel/options.ts';

/** The trip types that a city and a place are rated for, in the order in which their strengths are stored. */
export const ratedTypes = [
  'sightseeing',
  'relax',
  'activity',
  'golf',
  'fishing',
  'ski',
  'scuba',
] as const satisfies readonly TripType[];
export type RatedType = (typeof ratedTypes)[number];

/** 0 nothing to speak of, 1 possible, 2 good, 3 a reason to come: the editors' judgement, never drawn as stars. */
export type Strength = 0 | 1 | 2 | 3;
export type Strengths = Readonly<Record<RatedType, Strength>>;

/** `other` has no strength of its own: a destination is as good for it as its best side. */
export function strengthFor(type: TripType, strengths: Strengths): Strength {
  if (type !== 'other') return strengths[type];
  return Math.max(...ratedTypes.map((rated) => strengths[rated])) as Strength;
}
