import type { Device } from '#app/local/device/device.ts';

/** Keys of what is being typed, by form. */
export const draftKey = {
  createGroup: 'create-group',
  /** The group that was created last: `?success=true` shows its panel again. */
  newGroup: 'new-group',
  survey: (groupId: string, memberId: string) => `survey/${groupId}/${memberId}`,
  preferences: (groupId: string, memberId: string) => `preferences/${groupId}/${memberId}`,
  customSurvey: (groupId: string, memberId: string) => `custom-survey/${groupId}/${memberId}`,
  customBuilder: 'custom-builder',
  join: (groupRef: string) => `join/${groupRef}`,
} as const;

/** Everything that is being typed in one group, whoever types it. */
export const draftsOfGroup = (groupId: string): string[] => [
  draftKey.survey(groupId, ''),
  draftKey.preferences(groupId, ''),
  draftKey.customSurvey(groupId, ''),
];

const mirrorPrefix = 'moyeo-draft:';

interface Mirrored {
  value: unknown;
  updatedAt: number;
}

/**
 * Saves what is being typed: first, synchronously, in localStorage, because iOS drops IndexedDB connections in the background and the draft must
 * survive a page that is killed in the middle of a transaction; then in IndexedDB.
 */
export async function saveDraft({ db, now }: Device, key: string, value: unknown): Promise<void> {
  const updatedAt = now();
  mirror((storage) => {
    storage.setItem(mirrorPrefix + key, JSON.stringify({ value, updatedAt } satisfies Mirrored));
  });
  await db.write([db.drafts], async () => {
    const stored = await db.drafts.get(key);
    if (!stored || stored.updatedAt <= updatedAt) await db.drafts.put({ key, value, updatedAt });
  });
}

/** The newer of both copies. The caller parses it. */
export async function readDraft({ db }: Device, key: string): Promise<unknown> {
  const stored = await db.drafts.get(key);
  const mirrored = readMirror(key);
  if (mirrored && mirrored.updatedAt > (stored?.updatedAt ?? 0)) return mirrored.value;
  return stored?.value;
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

function readMirror(key: string): Mirrored | undefined {
  let found: Mirrored | undefined;
  mirror((storage) => {
    const text = storage.getItem(mirrorPrefix + key);
    if (text) found = JSON.parse(text) as Mirrored;
  });
  return found;
}

/** localStorage may be missing, forbidden or full; the draft is then in IndexedDB alone. */
function mirror(act: (storage: Storage) => void): void {
  try {
    if (typeof localStorage !== 'undefined') act(localStorage);
  } catch (error) {
    if (!(error instanceof DOMException) && !(error instanceof SyntaxError)) throw error;
  }
}
