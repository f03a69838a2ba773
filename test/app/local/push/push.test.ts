import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalDb, type StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { logOutAndForget } from '#app/local/group/forget.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup, leaveGroup, logOut } from '#app/local/group/members.ts';
import { logOutEverywhere } from '#app/local/group/own-sessions.ts';
import { readPushChoice } from '#app/local/push/push-choice.ts';
import { readPushTold } from '#app/local/push/push-told.ts';
import {
  keepPushTold,
  pushGroups,
  refusePush,
  tellPushAgain,
  turnAllPushOff,
  turnPushOff,
  turnPushOn,
} from '#app/local/push/push.ts';
import { Unreachable } from '#app/net/call.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { FakePush, koreanWords } from './fake-push.ts';

let device: Device;
let push: FakePush;

const open = (): void => {
  const db = new LocalDb('push', { indexedDB: new IDBFactory(), IDBKeyRange });
  device = { db, now: () => Date.UTC(2026, 0, 1), random: new SeededRandom(3).bytes };
  push = new FakePush();
};
beforeEach(open);

async function aLogin(name = '지우'): Promise<StoredSession> {
  const { groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: name,
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
  });
  return joinGroup(device, groupId, name);
}

const on = (session: StoredSession) => turnPushOn(device.db, push, session, koreanWords);
const off = (session: StoredSession) => turnPushOff(device.db, push, session);
const tell = (words = koreanWords) => keepPushTold(device.db, push, words);
const groupsOn = async () => (await pushGroups(device.db)).map((one) => one.groupId).sort();

describe('yes', () => {
  test('asks the browser, and tells the server who, where and in which words', async () => {
    const session = await aLogin();
    expect(await on(session)).toBe('granted');
    expect(push.said).toEqual(['ask']);
    expect(push.known.get('https://push.example/1')?.get(session.groupId)).toEqual({
      memberId: session.memberId,
      words: koreanWords,
    });
    expect(await readPushChoice(device.db, session.groupId)).toEqual({ isOn: true, sessionId: session.id });
  });

  test('that the browser denies is a no for good', async () => {
    const session = await aLogin();
    push.answer = 'denied';
    expect(await on(session)).toBe('denied');
    expect(push.told).toEqual([]);
    expect(await readPushChoice(device.db, session.groupId)).toEqual({ isOn: false });
  });

  test('whose question was closed without an answer is no answer', async () => {
    const session = await aLogin();
    push.answer = 'default';
    expect(await on(session)).toBe('default');
    expect(await readPushChoice(device.db, session.groupId)).toBeUndefined();
  });

  test('without a network asks nothing and changes nothing', async () => {
    const session = await aLogin();
    push.isDown = true;
    await expect(on(session)).rejects.toThrow(Unreachable);
    expect(push.said).toEqual([]);
    expect(await readPushChoice(device.db, session.groupId)).toBeUndefined();
  });

  test('to a server with a new key makes a new subscription', async () => {
    const [one, other] = [await aLogin(), await aLogin()];
    await on(one);
    push.key = 'key-2';
    await on(other);
    expect([...push.known.keys()]).toEqual(['https://push.example/2']);
    expect(push.told, 'all groups move to it').toEqual([one.groupId, other.groupId].sort());
  });
});

describe('no', () => {
  test('in one group leaves the others on', async () => {
    const [one, other] = [await aLogin(), await aLogin()];
    await on(one);
    await on(other);
    await off(one);
    expect(push.told).toEqual([other.groupId]);
    expect(await push.browser.current()).toBeDefined();
    await off(other);
    expect(await push.browser.current(), 'the last one ends the subscription').toBeUndefined();
  });

  test('without a network changes nothing', async () => {
    const session = await aLogin();
    await on(session);
    push.isDown = true;
    await expect(off(session)).rejects.toThrow(Unreachable);
    await expect(turnAllPushOff(device.db, push)).rejects.toThrow(Unreachable);
    expect(await groupsOn()).toEqual([session.groupId]);
  });

  test('with a login that the server does not take is told without one', async () => {
    const [one, other] = [await aLogin(), await aLogin()];
    await on(one);
    await on(other);
    push.ended.add(one.id);
    await off(one);
    await tell();
    expect(push.told).toEqual([other.groupId]);
  });

  test('to all needs no login', async () => {
    const logins = [await aLogin(), await aLogin()];
    for (const one of logins) {
      await on(one);
      push.ended.add(one.id);
    }
    await turnAllPushOff(device.db, push);
    expect([push.told, await groupsOn()]).toEqual([[], []]);
    for (const { groupId } of logins) expect(await readPushChoice(device.db, groupId)).toEqual({ isOn: false });
  });

  test('before anything was asked is kept', async () => {
    await refusePush(device.db, 'g');
    expect(await readPushChoice(device.db, 'g')).toEqual({ isOn: false });
  });
});

describe('a login that ends', () => {
  const ends: Record<string, (session: StoredSession) => Promise<unknown>> = {
    'by logging out': ({ groupId }) => logOut(device, groupId),
    'by logging out everywhere': (session) => logOutEverywhere(device, session),
    'by leaving the group': (session) => leaveGroup(device, session),
    'by forgetting the group': ({ groupId }) => logOutAndForget(device, groupId),
    'by coming in as somebody else': ({ groupId }) => joinGroup(device, groupId, '준호'),
    'on another device': ({ id }) => device.db.sessions.update(id, { state: 'ended' }),
  };
  for (const [how, end] of Object.entries(ends))
    test(`${how} ends its notifications, also offline, once the server is reached`, async () => {
      const [one, other] = [await aLogin(), await aLogin()];
      await on(one);
      await on(other);
      push.isDown = true;
      await end(one);
      push.ended.add(one.id);
      await expect(tell()).rejects.toThrow(Unreachable);
      push.isDown = false;
      await tell();
      expect(push.told).toEqual([other.groupId]);
      expect(await readPushChoice(device.db, one.groupId), 'who comes in again is asked again').toBeUndefined();
    });

  test('and was the last ends the subscription', async () => {
    const session = await aLogin();
    await on(session);
    await logOut(device, session.groupId);
    await tell();
    expect(push.told).toEqual([]);
    expect(await push.browser.current()).toBeUndefined();
    expect(await readPushTold(device.db)).toBeUndefined();
  });

  test('leaves nothing of the group on the device', async () => {
    const session = await aLogin();
    await on(session);
    await logOutAndForget(device, session.groupId);
    expect(JSON.stringify(await device.db.meta.toArray())).not.toContain(session.groupId);
  });
});

describe('what the server knows', () => {
  test('is not said again while nothing changes', async () => {
    await on(await aLogin());
    const before = push.known.get('https://push.example/1');
    await tell();
    expect(push.known.get('https://push.example/1')).toBe(before);
  });

  test('is counted once, however often it was said', async () => {
    const session = await aLogin();
    await on(session);
    await on(session);
    expect((await readPushTold(device.db))?.groups).toBe(1);
  });

  test('follows the language', async () => {
    const session = await aLogin();
    await on(session);
    const words = { ...koreanWords, language: 'en' };
    await tell(words);
    expect(push.known.get('https://push.example/1')?.get(session.groupId)?.words).toEqual(words);
    expect(await readPushTold(device.db)).toEqual({ ...words, groups: 1 });
  });

  test('leaves out a login that the server does not take, and has the others', async () => {
    const [one, other] = [await aLogin(), await aLogin()];
    await on(one);
    await on(other);
    push.ended.add(one.id);
    await tell({ ...koreanWords, language: 'en' });
    expect(push.told).toEqual([other.groupId]);
    expect(await groupsOn()).toEqual([other.groupId]);
  });

  test('follows a subscription that the browser has replaced', async () => {
    const session = await aLogin();
    await on(session);
    const old = push.renew();
    await tellPushAgain(device.db, push, koreanWords, old);
    expect([...push.known.keys()]).toEqual(['https://push.example/2']);
    expect(push.told).toEqual([session.groupId]);
  });

  test('comes back after the browser has ended its subscription by itself', async () => {
    const session = await aLogin();
    await on(session);
    push.renew();
    await tell();
    expect(push.known.get('https://push.example/2')?.has(session.groupId)).toBe(true);
  });

  test('comes back after the browser was told to say nothing, and then to speak again', async () => {
    const session = await aLogin();
    await on(session);
    push.renew();
    push.set('denied');
    await tell();
    expect(await readPushTold(device.db)).toBeUndefined();
    await tell();
    push.set('granted');
    await tell();
    expect(push.known.get('https://push.example/2')?.has(session.groupId)).toBe(true);
    expect((await readPushTold(device.db))?.groups).toBe(1);
  });

  test('is, whatever happened in whatever order, what this device has asked for', async () => {
    const step = fc.record({
      what: fc.constantFrom('on', 'off', 'out', 'in', 'all', 'tell', 'down', 'up'),
      at: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        open();
        const logins = [await aLogin(), await aLogin(), await aLogin()];
        for (const { what, at } of steps) {
          const session = logins[at];
          if (!session) throw new Error('no such group');
          const isIn = (await device.db.sessions.get(session.id))?.state === 'active';
          const before = await groupsOn();
          const acts: Record<string, () => Promise<unknown>> = {
            on: () => (isIn ? on(session) : Promise.resolve()),
            off: () => (isIn ? off(session) : Promise.resolve()),
            out: () => logOut(device, session.groupId).then(() => push.ended.add(session.id)),
            in: async () => {
              if (!isIn) logins[at] = await joinGroup(device, session.groupId, '지우');
            },
            all: () => turnAllPushOff(device.db, push),
            tell: () => tell(),
          };
          const act = acts[what];
          if (act)
            await act().catch(async (error: unknown) => {
              expect(error).toBeInstanceOf(Unreachable);
              expect(await groupsOn()).toEqual(before);
            });
          else push.isDown = what === 'down';
        }
        push.isDown = false;
        await tell();
        expect(push.told).toEqual(await groupsOn());
        device.db.close();
      }),
      { numRuns: 60 },
    );
  });
});
