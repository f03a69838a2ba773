import { liveQuery } from 'dexie';
import type { LocalDb } from '#app/local/device/db.ts';
import { keepGroupsHere } from '#app/local/device/groups-here.ts';

/** Counts the groups that the landing page lists, whenever they change. */
export function countGroupsHere(db: LocalDb, report: (error: unknown) => void): void {
  liveQuery(() => db.groups.filter(({ leaving, archived }) => !leaving && !archived).count()).subscribe({
    next: keepGroupsHere,
    error: report,
  });
}
