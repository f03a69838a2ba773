import { initial } from './0001-initial.ts';
import { typedPlaces } from './0002-typed-places.ts';
import { whatIsDue } from './0003-what-is-due.ts';
import { votesByNumber } from './0004-votes-by-number.ts';
import { sweeps } from './0005-sweeps.ts';
import { placeNotes } from './0006-place-notes.ts';
import { firstSessions } from './0007-first-sessions.ts';
import { shownFit } from './0008-shown-fit.ts';
import { memberHues } from './0009-member-hues.ts';
import type { Migration } from './migration.ts';

/** Append only: a migration that has been released never changes. Run on SQLite and PostgreSQL. */
export const migrations: Migration[] = [
  initial,
  typedPlaces,
  whatIsDue,
  votesByNumber,
  sweeps,
  placeNotes,
  firstSessions,
  shownFit,
  memberHues,
];
