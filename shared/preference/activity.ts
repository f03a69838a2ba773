/** Founding decision 9: 0 to 10, in five labelled bands, both ends included. */
export const activityBands = [
  { name: 'very_relaxed', from: 0, to: 2 },
  { name: 'relaxed', from: 3, to: 4 },
  { name: 'balanced', from: 5, to: 6 },
  { name: 'active', from: 7, to: 8 },
  { name: 'very_active', from: 9, to: 10 },
] as const;
export type ActivityBand = (typeof activityBands)[number]['name'];

/** The band of a level from 0 to 10; a mean between two bands (4.5) belongs to the lower one. */
export function bandOf(level: number): ActivityBand {
  return activityBands.find(({ to }) => level < to + 1)?.name ?? 'very_active';
}

export const levelsOf = ({ from, to }: (typeof activityBands)[number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
