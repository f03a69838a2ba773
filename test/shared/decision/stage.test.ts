import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actKinds } from '#shared/decision/schema.ts';
import { isQuorumMet, mayOpen, stageOf, stages, stationsOf, type StageInput } from '#shared/decision/stage.ts';

const dates = { start: '2027-04-02', end: '2027-04-05' };
const place = { id: 'vietnam/da-nang', name: '다낭' };
const act = fc.record({
  kind: fc.constantFrom(...actKinds),
  dates: fc.option(fc.constant(dates)),
  place: fc.option(fc.constant(place)),
});
const asks = fc.record({ dates: fc.boolean(), place: fc.boolean() });
const input: fc.Arbitrary<StageInput> = fc
  .record({
    people: fc.nat(12),
    excused: fc.nat(12),
    missing: fc.nat(12),
    act: fc.option(act, { nil: undefined }),
    asks,
  })
  .map(({ people, excused, missing, ...rest }) => {
    const counted = Math.max(0, people - excused);
    return { people, counted, answered: Math.max(0, counted - missing), ...rest };
  });

describe('the stage of a group', () => {
  test('every mix of people, answers and acts has one of the six', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(stages).toContain(stageOf(one));
        expect(stageOf({ ...one })).toBe(stageOf(one));
      }),
    );
  });

  test('nothing but a confirmation decides, and nothing but a reopening opens it again', () => {
    fc.assert(
      fc.property(input, (one) => {
        expect(stageOf(one) === 'decided').toBe(one.act?.kind === 'confirm');
        expect(stageOf(one) === 'reopened').toBe(one.act?.kind === 'reopen');
      }),
    );
  });

  test('answers that come late or change never move it once an act was made', () => {
    fc.assert(
      fc.property(input, fc.nat(12), (one, answered) => {
        fc.pre(one.act !== undefined);
        expect(stageOf({ ...one, answered: Math.min(answered, one.counted) })).toBe(stageOf(one));
      }),
    );
  });

  test('alone is fewer than two people, and answers waits until all who count have answered or the organiser opens it', () => {
    fc.assert(
      fc.property(input, (one) => {
        fc.pre(one.act === undefined);
        const stage = stageOf(one);
        expect(stage === 'alone').toBe(one.people < 2);
        if (one.people >= 2 && one.answered < one.counted) expect(stage).toBe('answers');
        const opened = stageOf({ ...one, act: { kind: 'open', dates: null, place: null } });
        if (one.asks.dates) expect(opened).toBe('dates');
      }),
    );
  });

  test('fixed dates lead to the places, and what the survey does not ask is no station', () => {
    fc.assert(
      fc.property(input, (one) => {
        const stage = stageOf(one);
        if (stage === 'dates' || stage === 'places') expect(stationsOf(one.asks)).toContain(stage);
        const fixed = stageOf({
          ...one,
          asks: { dates: true, place: true },
          act: { kind: 'dates', dates, place: null },
        });
        expect(fixed).toBe('places');
      }),
    );
    expect(stationsOf({ dates: false, place: false })).toEqual(['answers', 'decided']);
  });
});

describe('the quorum', () => {
  test('nobody may open it before the deadline, with too few answers, or with nobody missing', () => {
    fc.assert(
      fc.property(
        input,
        fc.option(fc.integer({ min: 2, max: 12 })),
        fc.nat(10),
        fc.nat(10),
        (one, quorum, end, now) => {
          const may = mayOpen(one, { quorum, endsAt: end }, now);
          if (may) {
            expect(end).toBeLessThanOrEqual(now);
            expect(one.answered).toBeLessThan(one.counted);
            expect(one.answered).toBeGreaterThanOrEqual(Math.min(one.counted, quorum ?? 2));
          }
          expect(mayOpen(one, { quorum, endsAt: null }, now)).toBe(false);
        },
      ),
    );
  });

  test('two answers are enough unless the organiser wants more; nobody at all never is', () => {
    expect(isQuorumMet({ counted: 6, answered: 2 }, undefined)).toBe(true);
    expect(isQuorumMet({ counted: 6, answered: 3 }, { quorum: 4 })).toBe(false);
    expect(isQuorumMet({ counted: 0, answered: 0 }, undefined)).toBe(false);
  });
});
