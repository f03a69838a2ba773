import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/calendar/civil-date.ts';
import { emptyDraft, fromPayload, parseDraft, steps, type SurveyDraft } from '#shared/survey/draft.ts';
import { budgetTiers, currencies, originCountries, ranges, subcategories, tripTypes } from '#shared/travel/options.ts';
import { simplePayload, type SimplePayload } from '#shared/survey/schema.ts';
import { changeCurrency } from '#shared/survey/change-currency.ts';
import { validRanges } from '#shared/survey/ranges.ts';
import { canLeave, move, toPayload, type Move } from '#shared/survey/steps.ts';

const sent = { today: '2026-11-20', language: 'ko' } as const;
const play = (...moves: Move[]): SurveyDraft => moves.reduce(move, emptyDraft());
const pick = (...days: string[]): Move[] => days.map((day) => ({ kind: 'pickDay', day }));
const chips = (...all: string[]): Move[] => all.map((chip) => ({ kind: 'toggleChip', chip }));

/** A survey that is ready to be sent, at its last step. */
const filled = (...more: Move[]): SurveyDraft =>
  play(
    ...pick('2027-04-03', '2027-04-05'),
    { kind: 'next' },
    { kind: 'setDistance', range: 'intl_mid' },
    { kind: 'next' },
    { kind: 'setTier', tier: 'mid' },
    { kind: 'next' },
    { kind: 'chooseType', type: 'sightseeing' },
    ...more,
  );

describe('step 1: dates', () => {
  test('the first day that is picked begins a range, the second ends it, in whichever order', () => {
    expect(play(...pick('2027-04-05')).half).toEqual({ start: '2027-04-05', end: '' });
    expect(play(...pick('2027-04-05', '2027-04-03')).ranges).toEqual([{ start: '2027-04-03', end: '2027-04-05' }]);
    expect(play(...pick('2027-04-05', '2027-04-05')).ranges).toEqual([{ start: '2027-04-05', end: '2027-04-05' }]);
  });

  test('no range stops step 1', () => {
    expect(canLeave(emptyDraft(), 'dates')).toEqual(['range_missing']);
  });

  test('a range without its end stops step 1', () => {
    expect(canLeave(play(...pick('2027-04-05')), 'dates')).toEqual(['range_end_missing']);
    expect(canLeave(play({ kind: 'typeRange', end: '2027-04-05' }), 'dates')).toEqual(['range_start_missing']);
  });

  test('a typed range in the past stops step 1, also beside another one', () => {
    const typed: Move = { kind: 'typeRange', start: '2026-05-10', end: '2026-05-12' };
    expect(canLeave(play(typed), 'dates', '2026-11-28')).toEqual(['range_passed']);
    expect(canLeave(play(...pick('2027-04-03', '2027-04-05'), typed), 'dates', '2026-11-28')).toEqual(['range_passed']);
    expect(canLeave(play(typed), 'dates', '2026-05-10')).toEqual([]);
  });

  test('a range whose end is before its start stops step 1', () => {
    const backwards = play(
      { kind: 'typeRange', start: '2027-04-05', end: '2027-04-03' },
      { kind: 'addRange' },
      { kind: 'next' },
    );
    expect(canLeave(backwards, 'dates')).toEqual(['range_order']);
    expect([backwards.step, backwards.ranges]).toEqual(['dates', []]);
  });

  test('one valid range is enough, and only valid ranges are submitted', () => {
    const draft = filled({ kind: 'typeRange', start: '2027-05-05', end: '2027-05-03' });
    expect(canLeave(draft, 'dates')).toEqual([]);
    expect(toPayload(draft, sent)?.availability).toEqual([{ start: '2027-04-03', end: '2027-04-05' }]);
  });

  test('a typed range counts without pressing "add"', () => {
    const typed = play({ kind: 'typeRange', start: '2027-04-03', end: '2027-04-05' }, { kind: 'next' });
    expect([typed.step, typed.ranges, typed.half]).toEqual([
      'origin',
      [{ start: '2027-04-03', end: '2027-04-05' }],
      { start: '', end: '' },
    ]);
  });

  test('a range of more than 366 days is rejected, one of 366 accepted', () => {
    const start = '2027-04-03';
    expect(canLeave(play({ kind: 'typeRange', start, end: addDays(start, 366) }), 'dates')).toEqual(['range_too_long']);
    expect(canLeave(play({ kind: 'typeRange', start, end: addDays(start, 365) }), 'dates')).toEqual([]);
  });

  test('the sixth range is not taken', () => {
    const five = play(
      ...pick(
        '2027-01-01',
        '2027-01-02',
        '2027-02-01',
        '2027-02-02',
        '2027-03-01',
        '2027-03-02',
        '2027-04-01',
        '2027-04-02',
        '2027-05-01',
        '2027-05-02',
      ),
    );
    expect(five.ranges).toHaveLength(5);
    expect(move(five, { kind: 'pickDay', day: '2027-06-01' })).toBe(five);
    expect(move(five, { kind: 'typeRange', start: '2027-06-01' })).toBe(five);
    expect(move(move(five, { kind: 'removeRange', index: 0 }), { kind: 'pickDay', day: '2027-06-01' }).half.start).toBe(
      '2027-06-01',
    );
  });

  test('ranges that overlap become one; ranges that only touch stay two', () => {
    expect(play(...pick('2027-04-01', '2027-04-05', '2027-04-04', '2027-04-08')).ranges).toEqual([
      { start: '2027-04-01', end: '2027-04-08' },
    ]);
    expect(play(...pick('2027-04-01', '2027-04-05', '2027-04-06', '2027-04-08')).ranges).toHaveLength(2);
  });

  test('a removed range can be put back where it was', () => {
    const two = play(...pick('2027-04-01', '2027-04-02', '2027-05-01', '2027-05-02'));
    expect(
      move(move(two, { kind: 'removeRange', index: 0 }), {
        kind: 'putRange',
        range: { start: '2027-04-01', end: '2027-04-02' },
      }),
    ).toEqual(two);
  });

  test('a field that holds no real day is an empty one', () => {
    expect(play({ kind: 'typeRange', start: '12027-04-03', end: '2027-02-30' }).half).toEqual({ start: '', end: '' });
  });
});

describe('step 2: origin', () => {
  test('Korea is the default, the airport may stay empty, the distance must be chosen', () => {
    expect(emptyDraft().originCountryIso2).toBe('KR');
    expect(canLeave(emptyDraft(), 'origin')).toEqual(['distance_missing']);
    expect(canLeave(play({ kind: 'setDistance', range: 'domestic' }), 'origin')).toEqual([]);
    expect(toPayload(filled({ kind: 'setAirport', text: '  ' }), sent)?.originAirport).toBeNull();
    expect(toPayload(filled({ kind: 'setAirport', text: ' 김포 ' }), sent)?.originAirport).toBe('김포');
  });
});

describe('step 3: budget', () => {
  const custom = (min: string, max: string) =>
    play({ kind: 'setBudgetMode', mode: 'custom' }, { kind: 'setMin', text: min }, { kind: 'setMax', text: max });

  test('a simple budget needs a tier', () => {
    expect(canLeave(emptyDraft(), 'budget')).toEqual(['tier_missing']);
  });

  test('a custom budget needs both ends, and the default currency is the won', () => {
    expect(canLeave(custom('', ''), 'budget')).toEqual(['budget_min_empty', 'budget_max_empty']);
    expect(canLeave(custom('600000', ''), 'budget')).toEqual(['budget_max_empty']);
    expect(emptyDraft().budgetCurrency).toBe('KRW');
  });

  test('a custom budget needs min <= max', () => {
    expect(canLeave(custom('700000', '600000'), 'budget')).toEqual(['budget_order']);
    expect(canLeave(custom('600000', '600000'), 'budget')).toEqual([]);
  });

  test('another currency makes the amounts what they are worth in it; empty and unreadable ones stay', () => {
    const inDollars = (min: string, max: string) => {
      const before = custom(min, max);
      const { budgetMin, budgetMax } = move(before, changeCurrency(before, 'USD'));
      return [budgetMin, budgetMax];
    };
    expect(inDollars('1,000,000', '200만')).toEqual(['720', '1440']);
    expect(inDollars('', '많이')).toEqual(['', '많이']);
    expect(move(custom('5', '7'), changeCurrency(custom('5', '7'), 'KRW'))).toEqual(custom('5', '7'));
    const most = { budgetCurrency: 'USD', budgetMin: '0', budgetMax: '2000000000' } as const;
    expect(changeCurrency(most, 'JPY')).toMatchObject({ min: '0', max: '2000000000' });
  });

  test('amounts are parsed exactly or rejected', () => {
    expect(canLeave(custom('많이', '1.5'), 'budget')).toEqual(['budget_min_unreadable', 'budget_max_unreadable']);
    expect(canLeave(custom('0', '2000000001'), 'budget')).toEqual(['budget_max_too_large']);
    const draft = filled(
      { kind: 'setBudgetMode', mode: 'custom' },
      { kind: 'setMin', text: '60만' },
      { kind: 'setMax', text: '1,000,000' },
    );
    expect(toPayload(draft, sent)).toMatchObject({
      budgetTier: null,
      budgetCurrency: 'KRW',
      budgetMin: 600_000,
      budgetMax: 1_000_000,
    });
  });

  test('what was typed for the other kind of budget is kept, and not sent', () => {
    const back = filled(
      { kind: 'setBudgetMode', mode: 'custom' },
      { kind: 'setMin', text: '5' },
      { kind: 'setBudgetMode', mode: 'simple' },
    );
    expect(back.budgetMin).toBe('5');
    expect(toPayload(back, sent)).toMatchObject({
      budgetTier: 'mid',
      budgetCurrency: null,
      budgetMin: null,
      budgetMax: null,
    });
  });
});

describe('step 4: trip type', () => {
  test('the fourth chip is not taken', () => {
    const three = filled(...chips('food', 'city_tour', 'night_view'));
    expect(three.subcats).toEqual(['city_tour', 'food', 'night_view']);
    expect(move(three, { kind: 'toggleChip', chip: 'history' })).toBe(three);
    expect(
      move(move(three, { kind: 'toggleChip', chip: 'food' }), { kind: 'toggleChip', chip: 'history' }).subcats,
    ).toEqual(['city_tour', 'history', 'night_view']);
  });

  test('a chip of another type is not taken', () => {
    expect(filled(...chips('two_rounds')).subcats).toEqual([]);
  });

  test('stepping back from step 4 keeps the chips; another type clears them; the same type does not', () => {
    const chosen = filled(...chips('food'));
    expect(move(move(chosen, { kind: 'back' }), { kind: 'next' }).subcats).toEqual(['food']);
    expect(move(chosen, { kind: 'chooseType', type: 'sightseeing' }).subcats).toEqual(['food']);
    expect(move(chosen, { kind: 'chooseType', type: 'golf' }).subcats).toEqual([]);
  });

  test('"other" needs a description of at most 200 characters; another type clears it and it is not sent', () => {
    const other = filled({ kind: 'chooseType', type: 'other' });
    expect(canLeave(other, 'type')).toEqual(['description_missing']);
    expect(canLeave(move(other, { kind: 'describe', text: ' \n ' }), 'type')).toEqual(['description_missing']);
    const described = move(other, { kind: 'describe', text: '가'.repeat(300) });
    expect(described.otherDescription).toHaveLength(200);
    expect(toPayload(described, sent)).toMatchObject({
      mainType: 'other',
      subcats: [],
      otherDescription: '가'.repeat(200),
    });
    expect(toPayload(move(described, { kind: 'chooseType', type: 'ski' }), sent)).toMatchObject({
      subcats: [],
      otherDescription: null,
    });
  });
});

describe('walking', () => {
  test('a step that is not filled in is not left', () => {
    expect(move(emptyDraft(), { kind: 'next' }).step).toBe('dates');
  });

  test('only the current and earlier steps can be gone to', () => {
    const third = move(filled(), { kind: 'back' });
    expect(third.step).toBe('budget');
    expect(move(third, { kind: 'goTo', step: 'dates' }).step).toBe('dates');
    expect(move(third, { kind: 'goTo', step: 'type' }).step).toBe('budget');
  });

  test('nothing lies before the first step or behind the last', () => {
    expect(move(emptyDraft(), { kind: 'back' }).step).toBe('dates');
    expect(move(filled(), { kind: 'next' }).step).toBe('type');
  });

  test('nothing is sent while a step is not filled in', () => {
    expect(toPayload(filled(), sent)).toBeDefined();
    expect(toPayload({ ...filled(), range: null }, sent)).toBeUndefined();
  });
});

describe('drafts', () => {
  test('what was stored is read again as it was', () => {
    const draft = filled(...chips('food'));
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test('a corrupt draft is none', () => {
    for (const broken of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { ...emptyDraft(), step: 'nowhere' },
      { ...emptyDraft(), ranges: [{ start: '2027-04-05', end: '2027-04-03' }] },
      { ...emptyDraft(), half: { start: '2027-02-30', end: '' } },
    ]) {
      expect(parseDraft(broken)).toBeUndefined();
    }
  });

  test('a chip that is no longer offered is forgotten, the rest of the draft stays', () => {
    expect(parseDraft({ ...filled(...chips('food')), subcats: ['food', 'gone'] })?.subcats).toEqual(['food']);
  });
});

const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-11-20', n));
const text = fc.oneof(
  fc.constantFrom('', ' ', '600000', '1,000,000', '60만', '-3', '1.5', '9'.repeat(30)),
  fc.string({ maxLength: 250 }),
);
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  day.map((day): Move => ({ kind: 'pickDay', day })),
  fc.record({
    kind: fc.constant('typeRange' as const),
    start: fc.option(fc.oneof(day, text), { nil: '' }),
    end: fc.option(fc.oneof(day, text), { nil: '' }),
  }),
  fc.constantFrom<Move>(
    { kind: 'addRange' },
    { kind: 'dropHalf' },
    { kind: 'next' },
    { kind: 'next' },
    { kind: 'back' },
  ),
  fc.nat(6).map((index): Move => ({ kind: 'removeRange', index })),
  fc.constantFrom(...originCountries).map((country): Move => ({ kind: 'setOrigin', country })),
  text.map((one): Move => ({ kind: 'setAirport', text: one })),
  fc.constantFrom(...ranges).map((range): Move => ({ kind: 'setDistance', range })),
  fc.constantFrom('simple' as const, 'custom' as const).map((mode): Move => ({ kind: 'setBudgetMode', mode })),
  fc.constantFrom(...budgetTiers).map((tier): Move => ({ kind: 'setTier', tier })),
  fc
    .constantFrom(...currencies)
    .map((currency): Move => ({ kind: 'setCurrency', currency, min: '600000', max: '900000' })),
  text.map((one): Move => ({ kind: 'setMin', text: one })),
  text.map((one): Move => ({ kind: 'setMax', text: one })),
  fc.constantFrom(...tripTypes).map((type): Move => ({ kind: 'chooseType', type })),
  fc.constantFrom(...Object.values(subcategories).flat()).map((chip): Move => ({ kind: 'toggleChip', chip })),
  text.map((one): Move => ({ kind: 'describe', text: one })),
  fc.constantFrom(...steps).map((step): Move => ({ kind: 'goTo', step })),
);
const anyDraft = fc
  .tuple(fc.constantFrom(emptyDraft(), filled()), fc.array(anyMove, { maxLength: 40 }))
  .map(([start, moves]) => moves.reduce(move, start));

describe('laws, whatever somebody does', () => {
  test('a draft can always be stored and read again', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });

  test('limits hold: five ranges, three chips of the chosen type, 200 characters', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(validRanges(draft).length).toBeLessThanOrEqual(5);
        expect(draft.subcats.length).toBeLessThanOrEqual(3);
        expect(
          draft.subcats.every(
            (one) => draft.mainType && (subcategories[draft.mainType] as readonly string[]).includes(one),
          ),
        ).toBe(true);
        expect(draft.otherDescription.length).toBeLessThanOrEqual(200);
      }),
    );
  });

  test('a survey is sent exactly when no step has a reason to stay, and then the server takes it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const payload = toPayload(draft, sent);
        expect(payload !== undefined).toBe(steps.every((step) => canLeave(draft, step).length === 0));
        if (payload) expect(simplePayload.safeParse(payload).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('"next" never passes a step that has a reason to stay', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const stays = canLeave(draft, draft.step).length > 0 || draft.step === 'type';
        expect(move(draft, { kind: 'next' }).step === draft.step).toBe(stays);
      }),
    );
  });

  test('a saved answer that is opened and sent again is the same answer', () => {
    const saved = fc.constantFrom<SimplePayload>(
      toPayload(filled(...chips('food')), sent)!,
      toPayload(filled({ kind: 'chooseType', type: 'other' }, { kind: 'describe', text: '조용히 걷기' }), sent)!,
      toPayload(
        filled(
          { kind: 'setBudgetMode', mode: 'custom' },
          { kind: 'setCurrency', currency: 'JPY', min: '0', max: '90000' },
          { kind: 'setAirport', text: 'HND' },
        ),
        sent,
      )!,
    );
    fc.assert(
      fc.property(saved, (payload) => {
        expect(toPayload(fromPayload(payload), sent)).toEqual(payload);
      }),
    );
  });
});
