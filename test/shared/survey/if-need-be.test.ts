import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intersect } from '#shared/calendar/date-range.ts';
import { limits } from '#shared/kernel/limits.ts';
import { emptyDraft, fromPayload, parseDraft } from '#shared/survey/draft.ts';
import { readPayload } from '#shared/survey/read-payload.ts';
import { simplePayload } from '#shared/survey/schema.ts';
import { canLeave, move, toPayload, type Move } from '#shared/survey/steps.ts';
import { aPayload } from '#test/builders/payload.ts';
import { day, span } from '#test/shared/answers/members.ts';

const someRange = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
  .map(([first, days]) => span(first, first + days - 1));
const brush = fc.constantFrom('yes' as const, 'maybe' as const);
const someMove: fc.Arbitrary<Move> = fc.oneof(
  brush.map((one): Move => ({ kind: 'setBrush', brush: one })),
  fc.integer({ min: 0, max: 48 }).map((one): Move => ({ kind: 'pickDay', day: day(one) })),
  fc.tuple(someRange, brush).map(([range, one]): Move => ({ kind: 'putRange', range, brush: one })),
  fc.tuple(fc.nat(4), brush).map(([index, one]): Move => ({ kind: 'removeRange', index, brush: one })),
  fc
    .tuple(fc.array(someRange, { maxLength: 6 }), fc.array(someRange, { maxLength: 6 }))
    .map(([ranges, maybe]): Move => ({ kind: 'setRanges', ranges, maybe })),
);

describe('if need be in the survey', () => {
  test('a day is in one list only, and both lists together hold five ranges at most', () => {
    fc.assert(
      fc.property(fc.array(someMove, { maxLength: 30 }), (moves) => {
        const { ranges, maybe } = moves.reduce(move, emptyDraft());
        expect(ranges.length + maybe.length).toBeLessThanOrEqual(limits.dateRanges);
        for (const yes of ranges) for (const one of maybe) expect(intersect(yes, one)).toBeUndefined();
      }),
    );
  });

  test('what was painted over last counts', () => {
    const put = (first: number, last: number, one: 'yes' | 'maybe'): Move => ({
      kind: 'putRange',
      range: span(first, last),
      brush: one,
    });
    const draft = [put(1, 9, 'yes'), put(4, 5, 'maybe')].reduce(move, emptyDraft());
    expect([draft.ranges, draft.maybe]).toEqual([[span(1, 3), span(6, 9)], [span(4, 5)]]);
    expect(move(draft, put(1, 9, 'yes'))).toMatchObject({ ranges: [span(1, 9)], maybe: [] });
  });

  test('days that suit only if need be are no answer to "when can you go?"', () => {
    const draft = move(emptyDraft(), { kind: 'putRange', range: span(1, 3), brush: 'maybe' });
    expect(canLeave(draft, 'dates')).toEqual(['range_only_maybe']);
  });

  test('is sent and opened again as it was, in a field of its own', () => {
    const payload = aPayload({ availability: [span(1, 3)], availabilityIfNeedBe: [span(6, 7)] });
    const draft = fromPayload(payload);
    expect(toPayload(draft, { today: payload.seed, language: 'ko' })).toEqual(payload);
    expect(
      toPayload({ ...draft, maybe: [] }, { today: payload.seed, language: 'ko' })?.availabilityIfNeedBe,
    ).toBeUndefined();
  });

  test('a draft from before it is still read', () => {
    const { maybe: _, brush: _brush, ...before } = emptyDraft();
    expect(parseDraft(before)).toEqual(emptyDraft());
  });

  test('six ranges in both lists together are refused', () => {
    const five = [1, 3, 5, 7, 9].map((one) => span(one, one));
    expect(simplePayload.safeParse(aPayload({ availability: five })).success).toBe(true);
    expect(
      simplePayload.safeParse(aPayload({ availability: five, availabilityIfNeedBe: [span(20, 21)] })).success,
    ).toBe(false);
  });

  test('the API takes it as a list of its own and as ranges that say so; a day that suits stays one that suits', () => {
    const raw = (availability: unknown, more: object = {}) =>
      readPayload({ ...aPayload(), availability, ...more }, '2026-03-02');
    const read = { payload: aPayload({ availability: [span(1, 3)], availabilityIfNeedBe: [span(6, 7)] }) };
    expect(raw([span(1, 3)], { availabilityIfNeedBe: [span(6, 7)] })).toEqual(read);
    expect(raw([span(1, 3), { ...span(6, 7), maybe: true }])).toEqual(read);
    expect(raw(JSON.stringify([span(1, 3), { ...span(6, 7), maybe: true }]))).toEqual(read);
    expect(raw([span(1, 3), { ...span(2, 3), maybe: true }])).toEqual({
      payload: { ...aPayload({ availability: [span(1, 3)] }), availabilityIfNeedBe: undefined },
    });
  });
});
