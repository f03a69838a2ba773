import { own } from '#app/kernel/base.ts';
import type { LocalDb, StoredDraft } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';

/** Keys of what is being typed, by form. */
export const draftKey = {
  createGroup: 'create-group',
  /** The group that was created last: `?success=true` shows its panel again. */
  newGroup: 'new-group',
  /** What somebody without a group wants to suggest. */
  suggestion: 'suggestion',
  survey: (groupId: string, memberId: string) => `survey/${groupId}/${memberId}`,
  /** Of somebody who waits to join a group that this device has never seen. */
  earlySurvey: (shareUrl: string) => `early-survey/${shareUrl}`,
  preferences: (groupId: string, memberId: string) => `preferences/${groupId}/${memberId}`,
  customSurvey: (groupId: string, memberId: string) => `custom-survey/${groupId}/${memberId}`,
  customBuilder: 'custom-builder',
  /** What is chosen in the group's polls and not voted for yet. */
  picks: (groupId: string, memberId: string) => `picks/${groupId}/${memberId}`,
  /** What the organiser has chosen in the sheet that decides. */
  decide: (groupId: string) => `decide/${groupId}`,
  /** The mutation id of the last change of the trip that was read. */
  seenChange: (groupId: string) => `seen-change/${groupId}`,
  /** Until when the group's news were read, in milliseconds. */
  newsMark: (groupId: string) => `news/${groupId}`,
} as const;

const mirrorPrefix = own('moyeo-draft:');

/** What is kept of a form that is being filled in. */
export type Kept = Pick<StoredDraft, 'value' | 'base'>;
type Mirrored = Omit<StoredDraft, 'key'>;

/**
 * What this page knows of a draft: the highest revision that it has read or given, and the one in the database that it
 * has read or written last.
 */
interface Known {
  revision: number;
  stored?: number;
}
const knownDrafts = new WeakMap<LocalDb, Map<string, Known>>();

function knownOf(db: LocalDb): Map<string, Known> {
  const known = knownDrafts.get(db) ?? new Map<string, Known>();
  knownDrafts.set(db, known);
  return known;
}

/**
 * Saves what is being typed: first, synchronously, in localStorage, because iOS drops IndexedDB connections in the
 * background and the draft must survive a page that is killed in the middle of a transaction; then in IndexedDB.
 * @param base see `StoredDraft`
 */
export async function saveDraft({ db }: Device, key: string, value: unknown, base?: string | null): Promise<void> {
  const known = knownOf(db);
  const revision = Math.max(known.get(key)?.revision ?? 0, readMirror(key)?.revision ?? 0) + 1;
  known.set(key, { ...known.get(key), revision });
  const content: Kept = { value, ...(base === undefined ? {} : { base }) };
  writeMirror(key, { ...content, revision });
  await db.write([db.drafts], async () => {
    const stored = await db.drafts.get(key);
    const { stored: met } = known.get(key) ?? {};
    // Another page has changed the draft since.
    if (stored && !stored.isSpent && stored.revision >= revision && met !== undefined && stored.revision !== met)
      return;
    const next = Math.max(revision, (stored?.revision ?? 0) + 1);
    await db.drafts.put({ key, ...content, revision: next });
    known.set(key, { revision: Math.max(known.get(key)?.revision ?? 0, next), stored: next });
    // The mirror may have lost its copy, and its count with it.
    const mirrored = readMirror(key);
    if (mirrored && mirrored.revision < next) writeMirror(key, { ...mirrored, revision: next });
  });
}

/** The newer of both copies. The caller parses it. */
export async function readKept({ db }: Device, key: string): Promise<Kept | undefined> {
  const stored = await db.drafts.get(key);
  const mirrored = readMirror(key);
  const newer = mirrored && mirrored.revision > (stored?.revision ?? 0) ? mirrored : stored;
  knownOf(db).set(key, { revision: newer?.revision ?? 0, stored: stored?.revision ?? 0 });
  if (newer?.isSpent) {
    forgetMirror(key);
    return undefined;
  }
  return newer && { value: newer.value, ...(newer.base === undefined ? {} : { base: newer.base }) };
}

/** Calls `changed` whenever another page of this browser has kept the draft, or sent it. @returns stops that */
export function watchDraft(key: string, changed: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === mirrorPrefix + key) changed();
  };
  addEventListener('storage', heard);
  return () => {
    removeEventListener('storage', heard);
  };
}

export const readDraft = async (device: Device, key: string): Promise<unknown> => (await readKept(device, key))?.value;

/**
 * The draft becomes a queued write, in the caller's transaction. Its revision stays: a page that is killed before it
 * can clear the mirror must not bring back what was sent, on a base that is none any more.
 */
export async function spendDraft(db: LocalDb, key: string): Promise<void> {
  const stored = await db.drafts.get(key);
  const revisions = [stored?.revision, knownOf(db).get(key)?.revision, readMirror(key)?.revision];
  const revision = Math.max(...revisions.map((one) => one ?? 0));
  if (revision > 0) await db.drafts.put({ key, value: null, revision, isSpent: true });
}

/** A draft in IndexedDB that is still being filled in, in the caller's transaction. */
export async function openDraft(db: LocalDb, key: string): Promise<StoredDraft | undefined> {
  const stored = await db.drafts.get(key);
  return stored?.isSpent ? undefined : stored;
}

/**
 * What one member was typing in a group goes on as another's, in the caller's transaction. What that one types already
 * stays.
 */
export async function giveDrafts(db: LocalDb, from: string, to: string): Promise<void> {
  for (const draft of await db.drafts.filter((one) => !one.isSpent && one.key.endsWith(from)).toArray()) {
    const key = draft.key.replace(from, to);
    if (await openDraft(db, key)) continue;
    await db.drafts.delete(draft.key);
    await db.drafts.put({ ...draft, key });
  }
}

export async function clearDraft({ db }: Device, key: string): Promise<void> {
  forgetMirror(key);
  await db.write([db.drafts], async () => {
    await db.drafts.delete(key);
  });
}

/** After a draft has become a queued write, so that the mirror does not restore it. */
export function forgetMirror(key: string): void {
  mirror((storage) => {
    storage.removeItem(mirrorPrefix + key);
  });
}

/** Whether a draft is of a group, or says which one was created last. @param names the group's id and share link */
export const namesGroup = (draft: Pick<StoredDraft, 'key' | 'value'>, names: readonly string[]): boolean =>
  names.some((name) => draft.key.includes(name) || JSON.stringify(draft.value)?.includes(name));

/**
 * Removes whatever localStorage holds of a group: drafts, and notices that were dismissed.
 * @param names the group's id and share link
 */
export function forgetMirrorsOf(names: readonly string[]): void {
  mirror((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys)
      if (key.startsWith(own('moyeo-')) && namesGroup({ key, value: storage.getItem(key) }, names))
        storage.removeItem(key);
  });
}

function readMirror(key: string): Mirrored | undefined {
  let found: Mirrored | undefined;
  mirror((storage) => {
    const text = storage.getItem(mirrorPrefix + key);
    if (text) found = JSON.parse(text) as Mirrored;
  });
  return found;
}

function writeMirror(key: string, content: Mirrored): void {
  mirror((storage) => {
    storage.setItem(mirrorPrefix + key, JSON.stringify(content));
  });
}

/** localStorage may be missing, forbidden or full; the draft is then in IndexedDB alone. */
function mirror(act: (storage: Storage) => void): void {
  try {
    if (typeof localStorage !== 'undefined') act(localStorage);
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof SyntaxError)) throw error;
  }
}
