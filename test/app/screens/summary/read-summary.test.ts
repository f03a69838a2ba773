import { expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { acceptedPrices, memberAnswers } from '#shared/answers/member-answers.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { readQuestions } from '#app/parts/answers/read-questions.ts';
import { readSummary } from '#app/screens/summary/read-summary.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { openPreference } from '#test/builders/preference.ts';
import { aRow } from '#test/builders/rows.ts';

const simple = (id: string, at: number, over: Partial<SimplePayload> = {}) =>
  aRow('simpleResponse', id, { memberId: id, payload: aPayload(over), createdAt: at, updatedAt: at });
const long = (id: string, at: number, over: Partial<PreferenceAnswers> = {}) =>
  aRow('preference', id, { memberId: id, answers: { ...open, ...over }, createdAt: at, updatedAt: at });

const summaryOf = (view: GroupReplica, memberIds: readonly string[]) =>
  readSummary(
    view,
    memberIds.map((id) => memberAnswers(view, id)),
  );

const june = { start: '2026-06-01', end: '2026-06-07' };
const open = openPreference({ dates: [june] });

test("a member's days come from the newer of the two surveys", () => {
  const view = new GroupReplica([
    simple('a', 5),
    long('a', 4),
    simple('b', 5),
    long('b', 6, { datesToAvoid: [{ start: '2026-06-03', end: '2026-06-03' }] }),
    simple('c', 5),
    long('d', 5),
    simple('e', 5),
    long('e', 5),
  ]);
  const days = (id: string) => memberAnswers(view, id).dates;
  expect(days('a')).toEqual({ memberId: 'a', ranges: aPayload().availability });
  expect(days('b')).toEqual({ memberId: 'b', ranges: [june], avoid: [{ start: '2026-06-03', end: '2026-06-03' }] });
  expect(days('c')?.ranges).toEqual(aPayload().availability);
  expect(days('d')?.ranges).toEqual([june]);
  expect(days('e')?.ranges).toEqual([june]);
  expect(days('nobody')).toBeUndefined();
});

test('open questions of the long survey never count as zero', () => {
  const summary = summaryOf(new GroupReplica([simple('a', 1), long('b', 1, { flightBudget: 30 }), long('c', 1)]), [
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(summary).toMatchObject({
    of: 4,
    longBy: 2,
    activity: { answeredBy: 0, mean: undefined },
    flight: { answeredBy: 1, of: 4, mean: 30 },
    total: { answeredBy: 0, spread: undefined },
    destinations: { answeredBy: 0, choices: [] },
    styles: { answeredBy: 0 },
    types: { answeredBy: 1, of: 4 },
    budget: { answeredBy: 1, of: 4 },
  });
  expect(summary.dates.map((one) => one.memberId)).toEqual(['a', 'b', 'c']);
});

test('total = flight + (accommodation + daily) x days; the top three of each list', () => {
  const answers = { flightBudget: 40, accommodationBudget: 10, dailyBudget: 5, totalDays: 4 };
  const summary = summaryOf(
    new GroupReplica([
      long('a', 1, { ...answers, activityLevel: 3, travelPurposes: ['food', 'healing', 'culture'] }),
      long('b', 1, { ...answers, flightBudget: 60, activityLevel: 8, travelPurposes: ['shopping'] }),
    ]),
    ['a', 'b'],
  );
  expect(summary.total.spread).toMatchObject({ mean: 110, median: 110, lowerQuartile: 105, upperQuartile: 115 });
  expect(summary.activity).toMatchObject({ mean: 5.5, answeredBy: 2 });
  expect(summary.purposes.choices.map((one) => one.choice)).toEqual(['shopping', 'healing', 'culture']);
});

test("prices: the tier, the amount in its own money, or the long survey's total", () => {
  const prices = (...rows: Row[]) => acceptedPrices(memberAnswers(new GroupReplica(rows), 'a'));
  expect(prices(simple('a', 1, { budgetTier: 'low' }))).toEqual({ min: 0, max: 50, isMaxOpen: true });
  expect(
    prices(simple('a', 1, { budgetTier: null, budgetCurrency: 'KRW', budgetMin: 600_000, budgetMax: 900_000 })),
  ).toEqual({ min: 60, max: 90 });
  expect(prices(long('a', 1, { flightBudget: 40, accommodationBudget: 10, dailyBudget: 5, totalDays: 4 }))).toEqual({
    min: 0,
    max: 100,
  });
  expect(prices(long('a', 1, { flightBudget: 40 }))).toBeUndefined();
});

test('date votes of members who count', () => {
  const vote = (memberId: string, date: string) =>
    aRow('dateVote', `${date}:${memberId}`, { memberId, date, votedAt: 1 });
  const { dateVotes } = summaryOf(
    new GroupReplica([vote('a', june.start), vote('b', june.start), vote('left', june.end)]),
    ['a', 'b'],
  );
  expect([...dateVotes]).toEqual([[june.start, 2]]);
});

test("the group's own questions: heads per option, texts with their writer, blanks left out", () => {
  const custom = (id: string, responses: Record<string, string>) =>
    aRow('customResponse', id, { memberId: id, responses, createdAt: 1, updatedAt: 1 });
  const view = new GroupReplica([
    custom('a', { q1: ' 부산 ', q2: '가을' }),
    custom('b', { q1: '  ', q2: '가을' }),
    custom('c', { q1: '제주' }),
  ]);
  const answers = ['a', 'b', 'c', 'd'].map((id) => memberAnswers(view, id));
  const [where, when] = readQuestions(someQuestions.questions, answers);
  expect(where).toMatchObject({
    answeredBy: 2,
    of: 4,
    options: [],
    texts: [
      { memberId: 'a', text: '부산' },
      { memberId: 'c', text: '제주' },
    ],
  });
  expect(when).toMatchObject({
    answeredBy: 2,
    of: 4,
    texts: [],
    options: [
      { option: '가을', count: 2 },
      { option: '봄', count: 0 },
    ],
  });
});

test("beside a private budget averages are of the open ones, rounded to 5 from three on, without the median; the band is the server's", () => {
  const shared = { accommodationBudget: 8, dailyBudget: 7, totalDays: 4 };
  const hidden = long('z', 1, { budgetPrivate: true });
  const some = [long('a', 1, { ...shared, flightBudget: 31 }), long('b', 1, { ...shared, flightBudget: 36 }), hidden];
  const two = summaryOf(new GroupReplica(some), ['a', 'b', 'z']);
  expect(two).toMatchObject({
    hasPrivateMoney: true,
    flight: { answeredBy: 2, mean: undefined },
    total: { spread: undefined },
    budget: { kind: 'withheld', answeredBy: 3, band: undefined, cells: [] },
  });
  const told = aRow('budgetBand', 'g', { min: 60, max: null, headCount: 3, answeredBy: 4 });
  const three = summaryOf(new GroupReplica([...some, long('c', 1, { ...shared, flightBudget: 42 }), told]), [
    'a',
    'b',
    'c',
    'z',
  ]);
  expect(three.flight.mean).toBe(35);
  expect(three.total.spread).toEqual({ mean: 95, lowerQuartile: 95, upperQuartile: 100 });
  expect(three.budget).toMatchObject({
    kind: 'withheld',
    answeredBy: 4,
    band: { min: 60, max: Infinity, headCount: 3 },
    cells: [],
  });
  expect(summaryOf(new GroupReplica(some.slice(0, 2)), ['a', 'b'])).toMatchObject({
    hasPrivateMoney: false,
    flight: { mean: 33.5 },
    budget: { kind: 'exact' },
  });
});
