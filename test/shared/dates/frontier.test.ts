import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frontier } from '#shared/dates/frontier.ts';
import { day, friends, presentOn, someMembers } from '#test/shared/answers/members.ts';

describe('against a scan of every window', () => {
  test('each head-count has its longest and earliest window, and nothing that more people could do for as long', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        expect(frontier(members).map((one) => [one.present.length, one.lengthDays, one.start])).toEqual(scan(members));
      }),
    );
  });

  test('fewer people always means more days', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const steps = frontier(members);
        steps.slice(1).forEach((step, index) => {
          expect(step.present.length).toBeLessThan(steps[index]?.present.length ?? 0);
          expect(step.lengthDays).toBeGreaterThan(steps[index]?.lengthDays ?? 0);
        });
      }),
    );
  });

  test('the order of the members changes nothing but the order of the names', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const plain = (all: typeof members) =>
          frontier(all).map((one) => ({ ...one, present: [...one.present].sort(), absent: one.absent.length }));
        expect(plain([...members].reverse())).toEqual(plain(members));
      }),
    );
  });
});

test('six of six for 3 days, five for 5, four for 8, and who stays behind', () => {
  const told = frontier(friends).map(({ present, lengthDays, start, end, absent }) => {
    const missing = absent.map((one) => `${one.memberId} ${one.missingDays}`).join(', ');
    return `${present.length} for ${lengthDays}: ${start} to ${end}, without ${missing || 'nobody'}`;
  });
  expect(told.slice(0, 3)).toEqual([
    '6 for 3: 2027-04-03 to 2027-04-05, without nobody',
    '5 for 5: 2027-04-02 to 2027-04-06, without sora 2',
    '4 for 8: 2027-03-31 to 2027-04-07, without sora 5, haneul 3',
  ]);
});

test('nobody has no frontier', () => {
  expect(frontier([])).toEqual([]);
  expect(frontier([{ memberId: 'a', ranges: [] }])).toEqual([]);
});

function scan(members: Parameters<typeof frontier>[0]): [count: number, lengthDays: number, start: string][] {
  const found: [number, number, string][] = [];
  let most = 0;
  for (let lengthDays = 40; lengthDays >= 1; lengthDays -= 1) {
    for (let first = 0, before = most; first <= 34; first += 1) {
      const count = presentOn(members, first, lengthDays).length;
      if (count > most) found[count] = [count, lengthDays, day(first)];
      if (count > most && most > before) found[most] = undefined as never;
      most = Math.max(most, count);
    }
  }
  return found.filter(Boolean).reverse();
}
