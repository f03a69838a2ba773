import { useLiveQuery } from 'dexie-react-hooks';
import { simplePayload, type SimplePayload } from '#shared/survey/schema.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';
import { clearDraft, draftKey, forgetMirror, spendDraft } from '#app/local/answers/drafts.ts';

/** A name that waits to join a group which this device has never seen: only its link is known. */
export interface WaitingJoin {
  shareUrl: string;
  name: string;
  email: string;
  /** When the person asked to join, by this device's clock. */
  madeAt: number;
  /** The answer to the 4-step survey that was given meanwhile. */
  answer?: SimplePayload;
  /** The server has said that the link leads to no group. */
  isMissing?: true;
}

const prefix = 'waiting-join/';

export async function keepJoin(
  { db, now }: Device,
  shareUrl: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await db.write([], async () => {
    // Another name for the same link: what was answered stays.
    const answer = (await waitingJoins(db)).find((one) => one.shareUrl === shareUrl)?.answer;
    await putWaitingJoin(db, { shareUrl, name, email, madeAt: now(), ...(answer ? { answer } : {}) });
  });
}

/** Keeps the answer beside the name that it belongs to; the draft has become it. */
export async function keepEarlyAnswer({ db }: Device, join: WaitingJoin, answer: SimplePayload): Promise<void> {
  const key = draftKey.earlySurvey(join.shareUrl);
  await db.write([db.drafts], async () => {
    await putWaitingJoin(db, { ...join, answer });
    await spendDraft(db, key);
  });
  forgetMirror(key);
}

/** Takes a waiting join back, with what was filled in for it. */
export async function dropJoin(device: Device, shareUrl: string): Promise<void> {
  await device.db.write([], () => device.db.meta.delete(prefix + shareUrl));
  await clearDraft(device, draftKey.earlySurvey(shareUrl));
}

/** `undefined` until they have been read. */
export function useWaitingJoins(): WaitingJoin[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(() => waitingJoins(db), [db]);
}

export async function waitingJoins(db: LocalDb): Promise<WaitingJoin[]> {
  const kept = await db.meta.where('key').startsWith(prefix).toArray();
  return kept.map(({ value }) => {
    const join = value as WaitingJoin;
    const { answer, ...rest } = join;
    // An older build may have kept an answer that this one does not take.
    const parsed = simplePayload.safeParse(answer);
    return parsed.success ? { ...rest, answer: parsed.data } : rest;
  });
}

export async function putWaitingJoin(db: LocalDb, join: WaitingJoin): Promise<void> {
  await db.write([], () => db.meta.put({ key: prefix + join.shareUrl, value: join }));
}

/** Runs inside a transaction of its caller over meta. */
export const deleteWaitingJoin = (db: LocalDb, shareUrl: string): Promise<void> => db.meta.delete(prefix + shareUrl);
