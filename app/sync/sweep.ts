import { liveQuery, type Subscription } from 'dexie';
import type { LocalDb } from '#app/local/device/db.ts';
import type { BuiltRequest } from './request.ts';
import type { SyncPorts } from './ports.ts';

/*
 * Rule P20: once one group's answer shows that the server's history is another one, this device asks about all its
 * groups, so that what a restore took from them is offered again although nobody opens them.
 */

/**
 * Marks all groups but this one, of which the answer told. A member who was removed is told nothing more (invariant
 * S10).
 */
export async function askAboutOthers(db: LocalDb, groupId: string): Promise<void> {
  const groups = await db.groups.toArray();
  const heard = Math.max(0, ...groups.map((one) => one.unasked?.heard ?? 0)) + 1;
  for (const other of groups)
    if (other.groupId !== groupId && other.archived !== 'removed')
      await db.groups.update(other.groupId, { unasked: { place: other.unasked?.place ?? heard, heard } });
}

/**
 * The server has answered about the group, whatever it said; a request that was made before the last mark says nothing
 * of it.
 */
export async function noteAsked(
  db: LocalDb,
  { request: { groupId }, unasked }: BuiltRequest,
  knowsGroup: boolean,
): Promise<void> {
  const stored = await db.groups.get(groupId);
  if (stored?.unasked && stored.unasked.heard === unasked) await db.groups.update(groupId, { unasked: undefined });
  if (stored?.isMissing && knowsGroup) await db.groups.update(groupId, { isMissing: undefined });
}

/**
 * The server does not know a group whose rows this device has. Only the first such answer counts as a sign of another
 * history.
 */
export async function noteMissing(db: LocalDb, groupId: string): Promise<void> {
  if ((await db.groups.get(groupId))?.isMissing) return;
  await db.groups.update(groupId, { isMissing: true });
  await askAboutOthers(db, groupId);
}

/**
 * In the order in which they were marked. One that another group's answer marks again has its turn after those that
 * were not asked yet.
 */
export async function unaskedGroups(db: LocalDb): Promise<string[]> {
  const marked = await db.groups.filter((one) => one.unasked !== undefined && one.archived !== 'removed').toArray();
  return marked
    .toSorted((one, other) => (one.unasked?.place ?? 0) - (other.unasked?.place ?? 0))
    .map((one) => one.groupId);
}

interface Schedulers {
  /** Whether nothing is under way or due for the group in this tab. */
  isFree: (groupId: string) => boolean;
  ask: (groupId: string) => void;
}

/**
 * Asks about the marked groups, one after another. One that could not be asked is left to its scheduler's back-off, and
 * the next one is asked (invariant S13).
 */
export class Sweep {
  private subscription: Subscription | undefined;
  private hasMarked = false;
  private asking: string | undefined;

  constructor(
    private readonly db: LocalDb,
    private readonly ports: Pick<SyncPorts, 'report'>,
    private readonly schedulers: Schedulers,
  ) {}

  start(): void {
    this.subscription = liveQuery(() => unaskedGroups(this.db)).subscribe({
      next: (groupIds) => {
        this.hasMarked = groupIds.length > 0;
        this.goOn();
      },
      error: this.ports.report,
    });
  }

  stop(): void {
    this.subscription?.unsubscribe();
    this.hasMarked = false;
  }

  /** Nothing is under way for the group any more. */
  ended(groupId: string): void {
    if (this.asking === groupId) this.asking = undefined;
    this.goOn();
  }

  private goOn(): void {
    if (this.hasMarked && this.asking === undefined) this.askNext().catch(this.ports.report);
  }

  private async askNext(): Promise<void> {
    const next = (await unaskedGroups(this.db)).find((one) => this.schedulers.isFree(one));
    if (next === undefined || this.asking !== undefined || !this.hasMarked) return;
    this.asking = next;
    this.schedulers.ask(next);
  }
}
