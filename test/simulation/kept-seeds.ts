/** Seeds that once broke a promise; they stay. `organizer`: told with what the organiser does; the older ones were found without. */
export const keptSeeds: { seed: number; steps: number; found: string; organizer?: true }[] = [
  { seed: 54, steps: 80, found: 'after a restore, writes of a session that had logged out became pending again and could never be sent' },
  { seed: 1122, steps: 100, found: 'an old request without the join came back `nosession` after a restore, and took the session of a refused join with it' },
  { seed: 5, steps: 60, found: 'the secret behind a refused join was still sent, was refused, and its device heard nothing any more' },
  { seed: 131, steps: 80, found: 'the same, with an edit' },
  { seed: 1074, steps: 80, organizer: true, found: 'a member was brought back while a copy of a refused request was still on its way: what their device had parked took effect' },
  { seed: 265, steps: 60, organizer: true, found: 'a patch that brought the group\'s own row failed: its transaction left out the table of known groups' },
];
