import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';

const members = ['a', 'b', 'c'];
const vote = (member: string, day: number, timestamp: number, isGone: boolean): Row<'dateVote'> | Tombstone => ({
  kind: 'dateVote',
  id: `2027-01-0${day}:${member}`,
  version: 0,
  timestamp,
  mutationId: `m${timestamp}`,
  data: isGone ? null : { memberId: member, date: `2027-01-0${day}`, votedAt: timestamp },
});
const step = fc.record({
  member: fc.constantFrom(...members),
  day: fc.integer({ min: 1, max: 4 }),
  isGone: fc.boolean(),
  how: fc.constantFrom('load', 'keep', 'throw away'),
});

test('the count of a member is the number of their rows, however rows come and go, within a write too', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const replica = new GroupReplica();
      const expectCounts = (state: Pick<GroupReplica, 'countOf' | 'list'>) => {
        for (const member of members)
          expect(state.countOf('dateVote', member)).toBe(
            state.list('dateVote').filter(({ data }) => data.memberId === member).length,
          );
      };
      for (const [index, { member, day, isGone, how }] of steps.entries()) {
        const entry = vote(member, day, index + 1, isGone);
        if (how === 'load') replica.load(entry);
        else {
          const { keep } = replica.attempt({ timestamp: index + 1, mutationId: `m${index + 1}` }, (draft) => {
            if (entry.data) draft.put('dateVote', entry.id, entry.data);
            else draft.remove('dateVote', entry.id);
            expectCounts(draft);
          });
          if (how === 'keep') keep();
        }
        expectCounts(replica);
      }
    }),
  );
});

test('a count that was made elsewhere, before only the rows to be written were loaded, is kept', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.array(step, { maxLength: 20 }), (before, writes) => {
      const whole = new GroupReplica(
        before.map(({ member, day, isGone }, index) => vote(member, day, index + 1, isGone)),
      );
      const targets = new Set(writes.map(({ member, day }) => vote(member, day, 1, false).id));
      const partial = new GroupReplica(
        [...before.entries()]
          .map(([index, { member, day, isGone }]) => vote(member, day, index + 1, isGone))
          .filter((one) => targets.has(one.id)),
      );
      for (const member of members) partial.setCount('dateVote', member, whole.countOf('dateVote', member));
      for (const [index, { member, day, isGone }] of writes.entries()) {
        const at = before.length + index + 1;
        for (const replica of [whole, partial]) replica.load(vote(member, day, at, isGone));
        for (const one of members) expect(partial.countOf('dateVote', one)).toBe(whole.countOf('dateVote', one));
      }
    }),
  );
});
