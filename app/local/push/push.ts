import { CallError, Unreachable } from '#app/net/call.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { pushChoice, readPushChoice, type PushChoice } from './push-choice.ts';
import { pushKey } from './push-key.ts';
import type { PushPorts, PushWords, Subscribed } from './push-ports.ts';
import { forgetPushTold, readPushTold, writePushTold } from './push-told.ts';

const off: PushChoice = { isOn: false };

/** "No thanks", or the browser's no: nobody is asked again in this group. */
export async function refusePush(db: LocalDb, groupId: string): Promise<void> {
  await db.write([], () => db.meta.put({ key: pushKey(groupId), value: off }));
}

/**
 * Asks the browser, and then the server, to tell this member on this device. Nothing is kept unless both have agreed.
 * @returns what the browser's question brought; `default`: it was closed without an answer
 * @throws CallError, Unreachable
 */
export async function turnPushOn(
  db: LocalDb,
  ports: PushPorts,
  session: StoredSession,
  words: PushWords,
): Promise<NotificationPermission> {
  const { browser, server } = ports;
  if (browser.isOffline()) throw new Unreachable();
  const permission = await browser.ask();
  if (permission === 'denied') await refusePush(db, session.groupId);
  if (permission !== 'granted') return permission;
  const before = await browser.current();
  const subscribed = await browser.subscribe(await server.publicKey());
  await server.put(session, subscribed, words);
  await db.write([], async () => {
    const wasOn = (await readPushChoice(db, session.groupId))?.isOn === true;
    const told = (await readPushTold(db)) ?? { ...words, groups: 0 };
    await db.meta.put({ key: pushKey(session.groupId), value: { isOn: true, sessionId: session.id } });
    if (!wasOn && told.groups >= 0) await writePushTold(db, { ...told, groups: told.groups + 1 });
  });
  // The server has another key than before: the other groups move to the new subscription.
  if (before && before.endpoint !== subscribed.endpoint) await tellPushAgain(db, ports, words, before);
  return permission;
}

/**
 * No notifications of this group any more.
 * @throws CallError, Unreachable: then everything is as before
 */
export async function turnPushOff(db: LocalDb, ports: PushPorts, session: StoredSession): Promise<void> {
  const { browser, server } = ports;
  const subscribed = await browser.current();
  const isRefused = subscribed !== undefined && (await isRefusedCall(server.remove(session, subscribed.endpoint)));
  const left = await db.write([], async () => {
    const told = await readPushTold(db);
    const wasOn = (await readPushChoice(db, session.groupId))?.isOn === true;
    await db.meta.put({ key: pushKey(session.groupId), value: off });
    if (!told || !wasOn || isRefused || told.groups < 0) return told?.groups;
    await writePushTold(db, { ...told, groups: told.groups - 1 });
    return told.groups - 1;
  });
  if (left === 0) await endSubscription(db, ports);
}

/**
 * No notifications on this device any more, of whatever group.
 * @throws CallError, Unreachable: then everything is as before
 */
export async function turnAllPushOff(db: LocalDb, ports: PushPorts): Promise<void> {
  const subscribed = await ports.browser.current();
  if (subscribed) await ports.server.removeAll(subscribed);
  await db.write([], async () => {
    for (const { key } of await pushesOn(db)) await db.meta.put({ key, value: off });
  });
  await endSubscription(db, ports);
}

/**
 * Tells the server what it does not know yet: logins that have ended, another language, another time zone, and a
 * subscription in the place of one that the browser has ended by itself.
 * @throws CallError, Unreachable
 */
export async function keepPushTold(db: LocalDb, ports: PushPorts, words: PushWords): Promise<void> {
  const { browser } = ports;
  const told = await readPushTold(db);
  const on = (await pushGroups(db)).length;
  if (!told && (on === 0 || browser.permission() !== 'granted')) return;
  const isSame = told?.language === words.language && told.timeZone === words.timeZone && told.groups === on;
  if (!isSame || (on > 0 && !(await browser.current()))) await tellPushAgain(db, ports, words);
}

/**
 * Tells the server anew: it forgets the subscription, and then hears of each group that is on. So no right is needed
 * for a group whose login is gone.
 * @param old the subscription that the server knows
 * @throws CallError, Unreachable: it is then done again later
 */
export async function tellPushAgain(db: LocalDb, ports: PushPorts, words: PushWords, old?: Subscribed): Promise<void> {
  const { browser, server } = ports;
  await db.write([], () => writePushTold(db, { ...words, groups: -1 }));
  const known = old ?? (await browser.current());
  if (known) await server.removeAll(known);
  await dropEnded(db);
  const groups = browser.permission() === 'granted' ? await pushGroups(db) : [];
  if (groups.length === 0) {
    await endSubscription(db, ports);
    return;
  }
  const subscribed = await browser.subscribe(await server.publicKey());
  const refused: StoredSession[] = [];
  for (const session of groups) if (await isRefusedCall(server.put(session, subscribed, words))) refused.push(session);
  await db.write([], async () => {
    for (const { groupId } of refused) await db.meta.delete(pushKey(groupId));
    await writePushTold(db, { ...words, groups: groups.length - refused.length });
  });
}

/** The logins that have asked for notifications and last, one for each group. */
export async function pushGroups(db: LocalDb): Promise<StoredSession[]> {
  const sessions = await Promise.all((await pushesOn(db)).map(({ choice }) => activeSession(db, choice)));
  return sessions.filter((one) => one !== undefined);
}

/** Whether this login has asked for notifications. */
export const isOnFor = (choice: PushChoice | 'none' | undefined, session: StoredSession): boolean =>
  typeof choice === 'object' && choice.isOn && choice.sessionId === session.id;

async function pushesOn(db: LocalDb): Promise<{ key: string; choice: PushChoice }[]> {
  const kept = await db.meta.where('key').startsWith(pushKey()).toArray();
  return kept.flatMap(({ key, value }) => {
    const choice = pushChoice.safeParse(value).data;
    return choice?.isOn ? [{ key, choice }] : [];
  });
}

/** Who comes in again is asked again. */
async function dropEnded(db: LocalDb): Promise<void> {
  await db.write([db.sessions], async () => {
    for (const { key, choice } of await pushesOn(db)) if (!(await activeSession(db, choice))) await db.meta.delete(key);
  });
}

async function activeSession(db: LocalDb, { sessionId = '' }: PushChoice): Promise<StoredSession | undefined> {
  const session = await db.sessions.get(sessionId);
  return session?.state === 'active' ? session : undefined;
}

async function endSubscription(db: LocalDb, { browser }: PushPorts): Promise<void> {
  await browser.unsubscribe();
  await db.write([], () => forgetPushTold(db));
}

/** What the server says of a login or a group that it does not know (any more). */
const gone: readonly number[] = [401, 403, 404, 410];

/** Whether the server takes nothing from this login. @throws CallError for any other reason, Unreachable */
async function isRefusedCall(asked: Promise<void>): Promise<boolean> {
  try {
    await asked;
    return false;
  } catch (error) {
    if (error instanceof CallError && gone.includes(error.status)) return true;
    throw error;
  }
}
