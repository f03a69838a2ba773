/** Stories that once broke a promise; they stay. */
export const keptStories: { seed: number; steps: number; found: string }[] = [
  { seed: 100, steps: 200, found: 'a page still voted in a name that another page had logged out: the vote waited for ever' },
];
