import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalDb, type StoredSession } from '#app/local/device/db.ts';
import { DeviceContext, type Device } from '#app/local/device/device.ts';
import { forgetGroup } from '#app/local/group/forget.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup, logOut } from '#app/local/group/members.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { useEarlierAnswers } from '#app/local/answers/earlier-answers.ts';
import { useFullAnswer } from '#app/local/answers/own-answers.ts';
import { savePreference, saveSimpleResponse } from '#app/local/answers/responses.ts';
import { bringBack } from '#app/screens/preferences/bring-back.ts';
import { buildRequest } from '#app/sync/request.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const secretly = aPayload({
  budgetTier: null,
  budgetCurrency: 'KRW',
  budgetMin: 731_234,
  budgetMax: 1_847_651,
  budgetPrivate: true,
});
const withheld = { ...secretly, budgetCurrency: null, budgetMin: null, budgetMax: null };

let made = 0;
let device: Device;
let groupId: string;
let session: StoredSession;
const calls: string[] = [];
let answer: (url: string) => Promise<Response>;

beforeEach(async () => {
  made += 1;
  let now = 1_000;
  device = { db: new LocalDb(`own-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
  ({ groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
  }));
  session = await joinGroup(device, groupId, '민지');
  calls.length = 0;
  answer = () => Promise.reject(new TypeError('no network'));
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push(`${url} ${(init.headers as Record<string, string>)['authorization'] ?? ''}`);
    return answer(url);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const around = ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>;
/** As a screen reads it: the row of the rebased view, live. */
function show<K extends 'simpleResponse' | 'preference'>(kind: K) {
  return renderHook(
    () => {
      const row = useLiveQuery(async () => (await readView(device.db, groupId)).get(kind, session.memberId), []);
      return useFullAnswer(session, kind, row);
    },
    { wrapper: around },
  ).result;
}
/** What the server has confirmed, written by another of the member's devices. */
const confirm = () =>
  device.db.rows.put({
    groupId,
    kind: 'simpleResponse',
    id: session.memberId,
    version: 1,
    timestamp: 1,
    mutationId: 'elsewhere',
    data: { memberId: session.memberId, payload: withheld, createdAt: 1, updatedAt: 1 },
  });
const counting = {
  id: 'elsewhere',
  kind: 'simpleResponse',
  givenAt: '2026-03-02T09:00:00.000Z',
  replacedAt: null,
  answer: secretly,
};
const serve = (
  own: unknown[] = [
    counting,
    {
      id: 'before',
      kind: 'simpleResponse',
      givenAt: '2026-03-01T09:00:00.000Z',
      replacedAt: '2026-03-02T09:00:00.000Z',
      answer: aPayload(),
    },
  ],
) => {
  answer = () =>
    Promise.resolve(
      new Response(JSON.stringify(own), { status: 200, headers: { 'content-type': 'application/json' } }),
    );
};

describe('an own private answer', () => {
  it("shows its amounts on the device that wrote it, without a network, while the group's view has none", async () => {
    await saveSimpleResponse(device, session, secretly);
    expect((await readView(device.db, groupId)).get('simpleResponse', session.memberId)?.data.payload).toEqual(
      withheld,
    );
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(result.current).toEqual({ answer: secretly, knowsBudget: true });
    });
    expect(calls).toEqual([]);
    expect((await buildRequest(device.db, groupId)).request.mutations.at(-1)?.input).toEqual({ payload: secretly });
  });

  it('comes whole from the server on another device of the member, once, and stays there without a network', async () => {
    await confirm();
    serve();
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(result.current).toEqual({ answer: secretly, knowsBudget: true });
    });
    expect(calls).toEqual([`/api/groups/${groupId}/own-answers Bearer ${session.secret}`]);
    cleanup();
    answer = () => Promise.reject(new TypeError('no network'));
    const again = show('simpleResponse');
    await waitFor(() => {
      expect(again.current?.knowsBudget).toBe(true);
    });
    expect(calls).toHaveLength(1);
  });

  it('reports unknown amounts where neither has them, and an edit then keeps them', async () => {
    await confirm();
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(result.current).toEqual({ answer: withheld, knowsBudget: false });
    });
    await saveSimpleResponse(device, session, { ...withheld, range: 'domestic' });
    expect((await buildRequest(device.db, groupId)).request.mutations.at(-1)?.input).toEqual({
      payload: { ...withheld, range: 'domestic' },
      keepBudget: true,
    });
  });

  it('is without its amounts where the server does not tell them to this session, and is asked for again', async () => {
    await confirm();
    serve([{ ...counting, answer: withheld, withholdsBudget: true }]);
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(calls).toHaveLength(1);
    });
    await waitFor(() => {
      expect(result.current).toEqual({ answer: withheld, knowsBudget: false });
    });
    expect(await device.db.meta.filter((one) => one.key.startsWith('own-answer/')).count()).toBe(0);
    cleanup();
    show('simpleResponse');
    await waitFor(() => {
      expect(calls).toHaveLength(2);
    });
  });

  it('brought back without its amounts takes none away', async () => {
    const amounts = { flightBudget: 71, accommodationBudget: null, dailyBudget: 17 };
    const input = async () => (await buildRequest(device.db, groupId)).request.mutations.at(-1)?.input;
    const earlier = { ...aPreference(), ...amounts, budgetPrivate: true as const };
    await bringBack(device, session, earlier);
    expect(await input()).toEqual({ answers: earlier });
    const bare = { ...earlier, flightBudget: null, dailyBudget: null };
    await bringBack(device, session, bare);
    expect(await input()).toEqual({ answers: bare, keepBudget: true });
  });

  it('turns the other survey private with it, at once', async () => {
    await savePreference(device, session, aPreference());
    await saveSimpleResponse(device, session, secretly);
    expect((await readView(device.db, groupId)).get('preference', session.memberId)?.data.answers).toEqual({
      ...aPreference(),
      flightBudget: null,
      accommodationBudget: null,
      dailyBudget: null,
      budgetPrivate: true,
    });
  });

  it('leaves the device with its name, and with the group', async () => {
    await confirm();
    serve();
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(result.current?.knowsBudget).toBe(true);
    });
    const kept = () => device.db.meta.filter((one) => one.key.startsWith('own-answer/')).count();
    expect(await kept()).toBe(1);
    await logOut(device, groupId);
    expect(await kept()).toBe(0);
    await device.db.meta.put({ key: `own-answer/${groupId}/somebody/preference`, value: {} });
    await device.db.outbox.clear();
    expect(await forgetGroup(device, groupId)).toBe(true);
    expect(await kept()).toBe(0);
  });

  it('is no question where nothing is private', async () => {
    await saveSimpleResponse(device, session, aPayload());
    const result = show('simpleResponse');
    await waitFor(() => {
      expect(result.current).toEqual({ answer: aPayload(), knowsBudget: true });
    });
    expect(calls).toEqual([]);
  });
});

describe('earlier answers', () => {
  it("are asked for with the member's own session; only what was replaced, of one survey", async () => {
    serve();
    const { result } = renderHook(() => useEarlierAnswers(session, 'simpleResponse'), { wrapper: around });
    expect(result.current.state).toEqual({ kind: 'loading' });
    await waitFor(() => {
      expect(result.current.state).toMatchObject({ kind: 'ready', answers: [{ id: 'before' }] });
    });
    const { result: other } = renderHook(() => useEarlierAnswers(session, 'preference'), { wrapper: around });
    await waitFor(() => {
      expect(other.current.state).toEqual({ kind: 'ready', answers: [], isPartial: false });
    });
  });

  it('can be asked for again after the network was away', async () => {
    const { result } = renderHook(() => useEarlierAnswers(session, 'simpleResponse'), { wrapper: around });
    await waitFor(() => {
      expect(result.current.state).toEqual({ kind: 'failed' });
    });
    serve();
    result.current.again();
    await waitFor(() => {
      expect(result.current.state).toMatchObject({ kind: 'ready' });
    });
  });

  it('that were replaced on this device are there without a network, with their private amounts, until the member logs out', async () => {
    await saveSimpleResponse(device, session, secretly);
    await saveSimpleResponse(device, session, aPayload({ mainType: 'golf' }));
    await saveSimpleResponse(device, session, aPayload({ mainType: 'ski' }));
    const { result } = renderHook(() => useEarlierAnswers(session, 'simpleResponse'), { wrapper: around });
    await waitFor(() => {
      expect(result.current.state).toMatchObject({
        kind: 'ready',
        isPartial: true,
        answers: [{ answer: { mainType: 'golf' } }, { answer: { budgetMin: 731_234, budgetMax: 1_847_651 } }],
      });
    });
    await logOut(device, groupId);
    await waitFor(() => {
      expect(result.current.state).toEqual({ kind: 'failed' });
    });
  });
});
