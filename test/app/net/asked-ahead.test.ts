import { afterEach, describe, expect, it, vi } from 'vitest';
import { askGroup, askInvitation, fetchAsked } from '#app/net/asked-ahead.ts';
import { readInvitation } from '#app/net/read-invitation.ts';
import { askOnce } from '#app/parts/login/ask-for-group.ts';

const group = { id: 'g', name: 'Osaka', description: '', createdBy: 'Mina' };
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
const answers = () =>
  vi.fn<typeof fetch>((address) =>
    Promise.resolve(json(typeof address === 'string' && address.endsWith('members') ? [] : group)),
  );

/** All but the limit of time, which each has for itself. */
const callsOf = (fetching: ReturnType<typeof answers>) =>
  fetching.mock.calls.map(([address, options]) => ({
    address,
    ...options,
    signal: options?.signal instanceof AbortSignal,
  }));

afterEach(() => {
  globalThis.askedAhead = undefined;
  vi.unstubAllGlobals();
});

describe('an invitation that the page has asked for', () => {
  it('is read from the same answers, in the way in which calls are made', async () => {
    const plain = answers();
    vi.stubGlobal('fetch', plain);
    await readInvitation('abc');
    const ahead = answers();
    vi.stubGlobal('fetch', ahead);
    askInvitation('abc');
    expect(callsOf(ahead)).toEqual(callsOf(plain));
    await readInvitation('abc');
    expect(ahead).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew by whoever reads it again, and another one always', async () => {
    const fetching = answers();
    vi.stubGlobal('fetch', fetching);
    askInvitation('abc');
    await readInvitation('abc');
    await readInvitation('abc');
    expect(fetching).toHaveBeenCalledTimes(4);
    await readInvitation('other');
    expect(fetching).toHaveBeenCalledTimes(6);
  });

  it('that did not come is not read: the failure is told to the reader alone', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    askInvitation('abc');
    await expect(fetchAsked('/api/groups/share/abc')).rejects.toThrow('no network');
    await expect(readInvitation('abc')).resolves.toBe('unreached');
  });

  it.each([
    ['group_not_found', 404, 'missing'],
    ['group_gone', 410, 'missing'],
    ['too_many_requests', 429, 'busy'],
    ['unavailable', 503, 'unreached'],
  ])('says of %s what became of it', async (code, status, unread) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: code, code }, { status })));
    await expect(readInvitation('abc')).resolves.toBe(unread);
  });
});

describe('a group that the page has asked for', () => {
  const groupId = '3a978b61-080e-467c-8700-3f1f43ca02e3';
  const shareUrl = 'a'.repeat(22);
  const found = {
    id: groupId,
    shareUrl,
    name: 'Osaka',
    description: '',
    createdBy: 'Mina',
    surveyType: 'default',
    createdAt: '2026-11-28T12:00:00.000Z',
    customQuestions: null,
  };
  const answering = () => vi.fn<typeof fetch>(() => Promise.resolve(json(found)));
  const signal = AbortSignal.timeout(60_000);

  it.each([groupId, shareUrl])('is read from the same answer, in the way in which calls are made: %s', async (ref) => {
    const plain = answering();
    vi.stubGlobal('fetch', plain);
    const asked = await askOnce(ref, signal);
    expect(asked).toMatchObject({ kind: 'found', group: { groupId, shareUrl, name: 'Osaka' } });
    const ahead = answering();
    vi.stubGlobal('fetch', ahead);
    askGroup(ref);
    expect(callsOf(ahead)).toEqual(callsOf(plain));
    expect(await askOnce(ref, signal)).toEqual(asked);
    expect(ahead).toHaveBeenCalledTimes(1);
  });

  it('is read to its end also where nobody comes for it: an answer that is not read keeps its connection', async () => {
    const answer = json(found);
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    askGroup(groupId);
    await vi.waitFor(() => {
      expect(answer.bodyUsed).toBe(true);
    });
  });

  it('is not asked for by what is the address of no group', () => {
    const fetching = answering();
    vi.stubGlobal('fetch', fetching);
    askGroup('settings');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('that did not come is asked for again by the next attempt', async () => {
    const fetching = vi
      .fn<typeof fetch>(() => Promise.resolve(json(found)))
      .mockRejectedValueOnce(new TypeError('no network'));
    vi.stubGlobal('fetch', fetching);
    askGroup(groupId);
    await expect(askOnce(groupId, signal)).resolves.toEqual({ kind: 'unreachable', why: 'network' });
    await expect(askOnce(groupId, signal)).resolves.toMatchObject({ kind: 'found' });
  });
});
