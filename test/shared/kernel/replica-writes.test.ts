import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GroupReplica, type GroupDraft } from '#shared/kernel/replica.ts';
import { beats, type Row, type Tombstone } from '#shared/kernel/rows.ts';

const date = '2027-01-01';
const data = (memberId: string, votedAt = 1) => ({ memberId, date, votedAt });
const row = (id: string, timestamp: number, mutationId = `m-${id}`): Row<'dateVote'> => ({
  kind: 'dateVote',
  id,
  version: 3,
  timestamp,
  mutationId,
  data: data(id),
});
const tombstone = (id: string, timestamp: number): Tombstone => ({ ...row(id, timestamp), data: null });

/** What a write of this timestamp does to a group. */
function write(
  rows: (Row | Tombstone)[],
  act: (draft: GroupDraft) => void,
  { timestamp = 100, mutationId = 'the-write' } = {},
) {
  const replica = new GroupReplica(rows);
  const { changes, superseded, keep } = replica.attempt({ timestamp, mutationId }, act);
  keep();
  return { changes: changes.map((one) => [one.id, one.timestamp, one.data !== null]), superseded, replica };
}
const put = (id: string) => (draft: GroupDraft) => {
  draft.put('dateVote', id, data(id, 9));
};
const remove = (id: string) => (draft: GroupDraft) => {
  draft.remove('dateVote', id);
};
const removeForced = (id: string) => (draft: GroupDraft) => {
  draft.removeForced('dateVote', id);
};

describe('P6: of two writes', () => {
  const written = fc.record({ timestamp: fc.nat(3), mutationId: fc.constantFrom('a', 'b', 'c') });

  test('one beats the other and not the reverse, and none beats itself', () => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const isSame = one.timestamp === other.timestamp && one.mutationId === other.mutationId;
        expect([beats(one, other), beats(other, one)].filter(Boolean)).toHaveLength(isSame ? 0 : 1);
      }),
    );
  });

  test('the later one wins; at the same moment the higher id; whether there is a row or was one', () => {
    expect(beats({ timestamp: 2, mutationId: 'a' }, { timestamp: 1, mutationId: 'b' })).toBe(true);
    expect(beats({ timestamp: 1, mutationId: 'b' }, { timestamp: 1, mutationId: 'a' })).toBe(true);
    for (const held of [row('x', 101), tombstone('x', 101), row('x', 100, 'z')]) {
      const late = write([held], put('x'));
      expect([late.changes, late.superseded]).toEqual([[], true]);
    }
    for (const held of [row('x', 99), tombstone('x', 99), row('x', 100, 'a')])
      expect(write([held], put('x'))).toMatchObject({ changes: [['x', 100, true]], superseded: false });
  });
});

test('what a write puts twice is what it put last', () => {
  const ran = write([], (draft) => {
    put('x')(draft);
    draft.put('dateVote', 'x', data('x', 11));
  });
  expect(ran.replica.get('dateVote', 'x')?.data.votedAt).toBe(11);
});

test('S2: a write run again on its own row is no loser', () => {
  expect(write([row('x', 200, 'the-write')], put('x'))).toMatchObject({
    changes: [['x', 100, true]],
    superseded: false,
  });
});

test('a write that has nothing to change is not superseded', () => {
  expect(write([row('x', 500)], () => undefined)).toMatchObject({ changes: [], superseded: false });
});

test('a write that loses one row and wins another is not superseded', () => {
  const ran = write([row('x', 101)], (draft) => {
    put('x')(draft);
    put('y')(draft);
  });
  expect(ran).toMatchObject({ changes: [['y', 100, true]], superseded: false });
});

describe('P6: a withdrawal', () => {
  test('leaves its timestamp where nothing is yet, so that an older write loses', () => {
    const { changes, replica } = write([], remove('x'));
    expect(changes).toEqual([['x', 100, false]]);
    expect(replica.get('dateVote', 'x')).toBeUndefined();
    expect(replica.lastWrite('dateVote', 'x')).toMatchObject({ timestamp: 100, mutationId: 'the-write' });
    expect(replica.attempt({ timestamp: 99, mutationId: 'older' }, put('x'))).toMatchObject({ superseded: true });
  });

  test('of what the same write has made leaves nothing', () => {
    const ran = write([], (draft) => {
      put('x')(draft);
      remove('x')(draft);
    });
    expect(ran.changes).toEqual([]);
  });

  test('that comes after a later vote changes nothing', () => {
    expect(write([row('x', 101)], remove('x'))).toMatchObject({ changes: [], superseded: true });
  });
});

describe('P6: a removal by authority', () => {
  test('beats what is later, by a moment', () => {
    expect(write([row('x', 500)], removeForced('x'))).toMatchObject({
      changes: [['x', 501, false]],
      superseded: false,
    });
  });

  test('is itself at its own time where that is later', () => {
    expect(write([row('x', 50)], removeForced('x')).changes).toEqual([['x', 100, false]]);
  });

  test('takes nothing from where nothing is', () => {
    expect(write([], removeForced('x')).changes).toEqual([]);
  });
});

describe('what a write sees of itself', () => {
  test('is what it has done so far, over what there was', () => {
    write([row('a', 1), row('b', 1), tombstone('t', 1)], (draft) => {
      put('c')(draft);
      put('a')(draft);
      remove('b')(draft);
      draft.put('member', 'm', { name: 'M', joinedAt: 1, claimed: true });
      draft.put('typeVote', 'c', { memberId: 'c', type: 'relax', votedAt: 1 });
      expect(draft.list('dateVote').map((one) => [one.id, one.data.votedAt])).toEqual([
        ['a', 9],
        ['c', 9],
      ]);
      expect(draft.list('member').map((one) => one.id)).toEqual(['m']);
      expect([draft.get('dateVote', 'a')?.data.votedAt, draft.get('dateVote', 'b')]).toEqual([9, undefined]);
      expect(draft.countOf('dateVote', 'c')).toBe(1);
      expect(draft.countOf('dateVote', 'b')).toBe(0);
      const removed = ['a', 'b', 't', 'nobody'].map((id) => draft.wasRemoved('dateVote', id));
      expect(removed).toEqual([false, true, true, false]);
      expect(draft.writtenAs).toEqual({ timestamp: 100, mutationId: 'the-write' });
    });
  });

  test('is nobody’s business until it is kept', () => {
    const replica = new GroupReplica([row('a', 1)]);
    const { keep } = replica.attempt({ timestamp: 2, mutationId: 'w' }, put('b'));
    expect(replica.list('dateVote').map((one) => one.id)).toEqual(['a']);
    keep();
    expect(replica.list('dateVote').map((one) => one.id)).toEqual(['a', 'b']);
  });
});

describe('P19: an amendment', () => {
  const amend = (id: string) => (draft: GroupDraft) => {
    draft.amend('dateVote', id, data(id, 7));
  };

  test('changes what a row says and leaves its timestamp', () => {
    const { replica, changes } = write([row('x', 500)], amend('x'));
    expect(replica.get('dateVote', 'x')).toEqual({ ...row('x', 500), version: 0, data: data('x', 7) });
    expect(changes).toEqual([['x', 500, true]]);
  });

  test('of nothing is nothing', () => {
    expect(write([tombstone('x', 1)], amend('x')).changes).toEqual([]);
    expect(write([], amend('x')).changes).toEqual([]);
  });
});
