import { afterEach, expect, test, vi } from 'vitest';
import { askOnce, askUntilAnswered, type Asked, type Why } from '#app/parts/login/ask-for-group.ts';
import { aShareUrl } from '#test/builders/mutation.ts';

const found: Asked = {
  kind: 'found',
  group: { groupId: '0190a000-0000-7000-8000-000000000000', shareUrl: aShareUrl(), name: '모임' },
};

/** Asks with these answers; returns how often it asked, and how long it waited in between. */
async function ask(answers: Asked[], isOffline = false) {
  const waits: number[] = [];
  let unreachable = 0;
  let missing = 0;
  let why: Why | undefined;
  const outcome = await askUntilAnswered(
    aShareUrl(),
    {
      ask: () => Promise.resolve(answers.shift() ?? found),
      pause: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      onUnreachable: (one) => {
        why = one;
        unreachable += 1;
      },
      onMissing: () => {
        missing += 1;
      },
      isOffline: () => isOffline,
    },
    new AbortController().signal,
  );
  return { outcome, waits, unreachable, ...(missing > 0 && { missing }), ...(why === 'server' && { why }) };
}

const silence = (times: number): Asked[] =>
  Array.from({ length: times }, () => ({ kind: 'unreachable', why: 'network' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [404, 'group_not_found', { kind: 'missing' }],
  [410, 'group_gone', { kind: 'missing', isOver: true }],
  [429, 'too_many_requests', { kind: 'unreachable', why: 'busy' }],
  [503, 'unavailable', { kind: 'unreachable', why: 'server' }],
])('an answer of %i is %s', async (status, code, asked) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: code, code }, { status })));
  expect(await askOnce(aShareUrl(), new AbortController().signal)).toEqual(asked);
});

test('a share link that cannot be asked for is retried three times before an error is shown, then every ten seconds', async () => {
  expect(await ask(silence(3))).toEqual({ outcome: found.group, waits: [500, 1_500, 3_000], unreachable: 0 });
  expect(await ask(silence(5))).toEqual({
    outcome: found.group,
    waits: [500, 1_500, 3_000, 10_000, 10_000],
    unreachable: 2,
  });
});

test('without a network the error is shown at once', async () => {
  expect((await ask(silence(1), true)).unreachable).toBe(1);
});

test('an unknown link is said to be so, and looked for again every half a minute: its group may have been made without a network', async () => {
  expect(await ask([{ kind: 'missing' }, { kind: 'missing' }])).toEqual({
    outcome: found.group,
    waits: [30_000, 30_000],
    unreachable: 0,
    missing: 2,
  });
});

test('the link of a deleted group is not asked for again', async () => {
  expect(await ask([{ kind: 'missing', isOver: true }])).toEqual({ outcome: 'missing', waits: [], unreachable: 0 });
});

test('a server that fails is told from a network that is not there', async () => {
  const fails = Array.from({ length: 4 }, (): Asked => ({ kind: 'unreachable', why: 'server' }));
  expect(await ask(fails)).toMatchObject({ unreachable: 1, why: 'server' });
});
