/** Seeds that once broke a promise; they stay. */
export const keptSeeds: { seed: number; steps: number; found: string }[] = [
  { seed: 54, steps: 80, found: 'after a restore, writes of a session that had logged out became pending again and could never be sent' },
  { seed: 131, steps: 80, found: 'the same, with an edit' },
];
