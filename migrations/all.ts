import type { Knex } from 'knex';
import { firstJourney } from './0001-first-journey.ts';
import { votesAndSurveys } from './0002-votes-and-surveys.ts';
import { organizer } from './0003-organizer.ts';
import { privacy } from './0004-privacy.ts';
import { importedDestinations } from './0005-imported-destinations.ts';
import { unopenedGroups } from './0006-unopened-groups.ts';

export interface Migration {
  name: string;
  up: (db: Knex) => Promise<void>;
}

/** Append only: a migration that has been released never changes. Run on SQLite and PostgreSQL. */
export const migrations: Migration[] = [firstJourney, votesAndSurveys, organizer, privacy, importedDestinations, unopenedGroups];
