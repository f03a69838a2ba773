import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalDb, type OutboxEntry } from '#app/local/device/db.ts';
import {
  addPending,
  addRejected,
  discardGroup,
  discardSettled,
  forgetDone,
  markDone,
  reject,
  reassign,
  requeueAs,
  resubmit,
} from '#app/local/outbox/transitions.ts';

const groupId = 'g'.repeat(22);
const write: Omit<OutboxEntry, 'order' | 'state'> = {
  groupId,
  mutationId: 'first',
  actor: 'session-1',
  memberId: 'm',
  name: 'saveSimpleResponse',
  ver: 1,
  input: { payload: 1 },
  timestamp: 5,
  madeAt: 5,
  base: 'what-it-was-made-on',
};
const entry: Omit<OutboxEntry, 'order'> = { ...write, state: 'pending' };

let db: LocalDb;
let name = 0;
beforeEach(() => {
  db = new LocalDb(`transitions-${(name += 1)}`);
});

async function kept(change: Partial<OutboxEntry>): Promise<OutboxEntry> {
  const order = await db.outbox.add({ ...entry, ...change });
  const found = await db.outbox.get(order);
  if (!found) throw new Error('nothing is kept');
  return found;
}
const all = () => db.outbox.orderBy('order').toArray();

test('a write of a kind that this build does not know is done like any other, and keeps what it held', async () => {
  await markDone(db, await kept({ name: 'ofALaterBuild' }), 'applied', 9);
  expect(await all()).toMatchObject([{ state: 'done', code: 'applied', doneAt: 9, input: { payload: 1 } }]);
});

describe('another session of the same member goes on with a write', () => {
  test.each(['pending', 'rejected'] as const)('%s: with what it was made on, behind all others', async (state) => {
    const one = await kept({ state, ...(state === 'rejected' && { code: 'session_revoked' }) });
    await kept({ mutationId: 'second' });
    await requeueAs(db, one, 'session-2');
    expect(await all()).toMatchObject([
      { mutationId: 'second' },
      { mutationId: 'first', actor: 'session-2', state: 'pending', base: entry.base, timestamp: 5 },
    ]);
    expect((await all()).at(-1)?.code).toBeUndefined();
  });

  test('rejected: as it is, to be retried by that session', async () => {
    await reassign(db, await kept({ state: 'rejected', code: 'conflict' }), 'session-2');
    expect(await all()).toMatchObject([
      { mutationId: 'first', actor: 'session-2', state: 'rejected', code: 'conflict', base: entry.base, timestamp: 5 },
    ]);
  });

  test('done: without, since that is part of what the server has lost', async () => {
    await requeueAs(db, await kept({ state: 'done', code: 'applied', doneAt: 1 }), 'session-2');
    const [again] = await all();
    expect(again).toMatchObject({ mutationId: 'first', actor: 'session-2', state: 'pending' });
    expect(again?.base).toBeUndefined();
  });
});

describe('a group is offered again', () => {
  const made = { name: 'createGroup', actor: 'organizer', input: { organizerToken: 'first secret', name: 'Spring' } };

  test('with the secret that the device has now, when its own is gone since it was done', async () => {
    await db.organizers.put({ groupId, token: 'present secret' });
    const one = await kept({ ...made, input: { name: 'Spring' }, state: 'done' });
    await resubmit(db, one);
    expect((await all())[0]?.input).toEqual({ name: 'Spring', organizerToken: 'present secret' });
  });

  test('as it was, when it was refused: it never lost its secret', async () => {
    await db.organizers.put({ groupId, token: 'present secret' });
    const one = await kept(made);
    await reject(db, [one], 'quarantined');
    await resubmit(db, { ...one, state: 'rejected', code: 'quarantined' });
    expect((await all())[0]).toMatchObject({ state: 'pending', input: made.input });
  });
});

test('P8: what was accepted is kept for thirty days, to be offered again; what is pending again or rejected stays', async () => {
  const day = 24 * 60 * 60 * 1000;
  await kept({ mutationId: 'old', state: 'done', code: 'applied', doneAt: day });
  await kept({ mutationId: 'new', state: 'done', code: 'applied', doneAt: day + 1 });
  await kept({ mutationId: 'again', state: 'pending', doneAt: 1 });
  await kept({ mutationId: 'refused', state: 'rejected', code: 'conflict', doneAt: 1 });
  await forgetDone(db, 31 * day + 1);
  expect((await all()).map((one) => one.mutationId)).toEqual(['new', 'again', 'refused']);
});

test('an entry that takes the place of another has its order; any other comes last', async () => {
  const first = await kept({ mutationId: 'first' });
  await kept({ mutationId: 'second' });
  await addPending(db, { ...write, mutationId: 'instead' }, first.order);
  await addPending(db, { ...write, mutationId: 'third' });
  expect((await all()).map((one) => one.mutationId)).toEqual(['instead', 'second', 'third']);
});

test('a new write begins pending, or rejected with the reason why nobody can send it', async () => {
  await addPending(db, { ...write, mutationId: 'sent' });
  await addRejected(db, { ...write, mutationId: 'unsent' }, 'session_revoked');
  expect(await all()).toEqual([
    { ...write, order: 1, mutationId: 'sent', state: 'pending' },
    { ...write, order: 2, mutationId: 'unsent', state: 'rejected', code: 'session_revoked' },
  ]);
});

test('a group that leaves the device takes its writes along, those with a result first', async () => {
  await kept({ mutationId: 'done', state: 'done', code: 'applied' });
  await kept({ mutationId: 'refused', state: 'rejected', code: 'conflict' });
  await kept({ mutationId: 'pending' });
  await kept({ mutationId: 'of another', groupId: 'another' });
  await discardSettled(db, groupId);
  expect((await all()).map((one) => one.mutationId)).toEqual(['pending', 'of another']);
  await discardGroup(db, groupId);
  expect((await all()).map((one) => one.mutationId)).toEqual(['of another']);
});
