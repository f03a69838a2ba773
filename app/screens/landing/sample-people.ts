import type { PersonHue } from '#app/ui/person-hue.ts';

/** The friends of the sample group, in the order in which they joined, with their hues. */
export const samplePeople = { minji: 1, junho: 2, sora: 5, haneul: 4, taeyun: 3, yuna: 7 } as const satisfies Record<
  string,
  PersonHue
>;
export type SampleName = keyof typeof samplePeople;
export const sampleNames = Object.keys(samplePeople) as SampleName[];
