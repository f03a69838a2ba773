import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityBands, bandOf, levelsOf } from '#shared/preference/activity.ts';
import {
  avoidsEverything,
  emptyPreference,
  fromPreference,
  fromSimple,
  pickRange,
  rangesOf,
  readPreferenceDraft,
  setBucket,
  setDays,
  toPreference,
  totalOf,
  whatStops,
  type PreferenceDraft,
} from '#shared/preference/draft.ts';
import { toSimple } from '#shared/preference/to-simple.ts';
import { bucketOf, readDays } from '#shared/preference/duration.ts';
import { readManwon } from '#shared/preference/manwon-text.ts';
import { durationBuckets } from '#shared/preference/options.ts';
import { countQuestions, isAnswered, numberOf, questionNames, sections } from '#shared/preference/questions.ts';
import { emptyDraft } from '#shared/survey/draft.ts';
import { aPayload } from '#test/builders/payload.ts';
import { aPreference } from '#test/builders/preference.ts';

const picked = (...days: string[]) =>
  days.map((day) => ({ kind: 'pickDay', day }) as const).reduce(pickRange, emptyPreference().dates);
const withDates = (over: Partial<PreferenceDraft> = {}): PreferenceDraft => ({
  ...emptyPreference(),
  dates: picked('2027-04-03', '2027-04-05'),
  ...over,
});

describe('15 questions', () => {
  test('there are fifteen, in the order of founding decision 7', () => {
    expect(questionNames).toEqual([
      'dates',
      'datesToAvoid',
      'duration',
      'origin',
      'flightBudget',
      'accommodationBudget',
      'dailyBudget',
      'travelPurposes',
      'travelStyles',
      'preferredDestinationType',
      'activityLevel',
      'scheduleStyle',
      'foodStyle',
      'travelExperience',
      'wishes',
    ]);
    expect([numberOf('dates'), numberOf('wishes')]).toEqual([1, 15]);
  });

  test('an empty survey has none answered, a full one all', () => {
    expect(countQuestions(emptyPreference())).toBe(0);
    expect(
      countQuestions(fromPreference(aPreference({ datesToAvoid: [{ start: '2027-05-01', end: '2027-05-01' }] }))),
    ).toBe(15);
  });

  test('the sections add up to the whole', () => {
    const draft = fromPreference(aPreference({ foodStyle: null, travelStyles: [] }));
    expect(sections.reduce((sum, one) => sum + countQuestions(draft, one.questions), 0)).toBe(countQuestions(draft));
  });

  test('zero is an answer, an amount that cannot be read is none', () => {
    expect(isAnswered(withDates({ flightBudget: '0', activityLevel: 0 }), 'flightBudget')).toBe(true);
    expect(isAnswered(withDates({ activityLevel: 0 }), 'activityLevel')).toBe(true);
    expect(isAnswered(withDates({ flightBudget: 'much' }), 'flightBudget')).toBe(false);
  });

  test('one of bucket list and wishes is enough', () => {
    expect(isAnswered(withDates({ tripWishlist: '바다' }), 'wishes')).toBe(true);
    expect(isAnswered(withDates({ bucketList: '  ' }), 'wishes')).toBe(false);
  });
});

describe('sending', () => {
  test('typed days in the past stop it, those to avoid too', () => {
    const half = { start: '2026-05-10', end: '2026-05-12' };
    const past = { ranges: [], half };
    expect(whatStops({ ...emptyPreference(), dates: past, datesToAvoid: past }, '2026-11-28')).toEqual([
      { field: 'dates', reason: 'range_passed' },
      { field: 'datesToAvoid', reason: 'range_passed' },
    ]);
  });

  test('only the dates must be there', () => {
    expect(whatStops(emptyPreference())).toEqual([{ field: 'dates', reason: 'range_missing' }]);
    expect(toPreference(emptyPreference())).toBeUndefined();
    expect(toPreference(withDates())).toMatchObject({
      dates: [{ start: '2027-04-03', end: '2027-04-05' }],
      totalDays: null,
      flightBudget: null,
      travelPurposes: [],
      bucketList: '',
    });
  });

  test('an incomplete range gives a reason; beside a complete one it does not matter', () => {
    expect(whatStops({ ...emptyPreference(), dates: picked('2027-04-03') })).toEqual([
      { field: 'dates', reason: 'range_end_missing' },
    ]);
    expect(whatStops({ ...withDates(), dates: picked('2027-04-03', '2027-04-05', '2027-05-01') })).toEqual([]);
  });

  test('days and amounts that cannot be read stop it, each at its field', () => {
    expect(whatStops(withDates({ totalDays: '0', flightBudget: 'much', dailyBudget: '350000' }))).toEqual([
      { field: 'totalDays', reason: 'days_unreadable' },
      { field: 'flightBudget', reason: 'manwon_unreadable' },
      { field: 'dailyBudget', reason: 'manwon_too_large' },
    ]);
  });

  test('what was saved opens again and is sent back unchanged', () => {
    for (const answers of [
      aPreference(),
      aPreference({
        totalDays: null,
        flightBudget: null,
        originCountryIso2: null,
        originAirport: null,
        activityLevel: null,
        bucketList: '',
      }),
    ]) {
      expect(toPreference(fromPreference(answers))).toEqual(answers);
      expect(readPreferenceDraft(JSON.parse(JSON.stringify(fromPreference(answers))))).toEqual(fromPreference(answers));
    }
  });

  test('what is no draft is not read as one', () => {
    for (const kept of [undefined, null, {}, { ...emptyPreference(), travelPurposes: ['flying'] }])
      expect(readPreferenceDraft(kept)).toBeUndefined();
  });
});

describe('shared answers', () => {
  test('and the 15 questions prefill the 4 steps: dates, origin and airport; nothing that was not asked', () => {
    const dates = [{ start: '2027-04-03', end: '2027-04-09' }];
    const draft = toSimple(aPreference({ dates, originCountryIso2: 'JP', originAirport: 'HND' }));
    expect(draft).toEqual({ ...emptyDraft(), ranges: dates, originCountryIso2: 'JP', originAirport: 'HND' });
    expect(toSimple(aPreference({ dates, originCountryIso2: null, originAirport: null })).originCountryIso2).toBe('KR');
  });

  test('dates, origin and airport come from the 4-step survey, money does not', () => {
    const draft = fromSimple(aPayload({ originCountryIso2: 'JP', originAirport: 'HND' }));
    expect(draft).toMatchObject({
      dates: { ranges: aPayload().availability },
      originCountryIso2: 'JP',
      originAirport: 'HND',
      flightBudget: '',
    });
    expect(countQuestions(draft)).toBe(2);
  });
});

describe('dates to avoid', () => {
  test('leaving nothing of the chosen days is said', () => {
    const all = withDates({ datesToAvoid: picked('2027-04-01', '2027-04-09') });
    expect(avoidsEverything(all)).toBe(true);
    expect(avoidsEverything(withDates({ datesToAvoid: picked('2027-04-04', '2027-04-04') }))).toBe(false);
    expect(avoidsEverything(emptyPreference())).toBe(false);
  });

  test('an incomplete range counts as soon as both its ends are in order', () => {
    expect(rangesOf({ ranges: [], half: { start: '2027-04-03', end: '2027-04-05' } })).toHaveLength(1);
    expect(rangesOf({ ranges: [], half: { start: '2027-04-05', end: '2027-04-03' } })).toEqual([]);
  });
});

describe('duration', () => {
  test('every number of days falls into one bucket, and the buckets go up', () => {
    const order = (days: number) => durationBuckets.indexOf(bucketOf(days));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 364 }), (days) => {
        expect(order(days + 1)).toBeGreaterThanOrEqual(order(days));
      }),
    );
    expect([1, 3, 4, 7, 8, 14, 15, 365].map(bucketOf)).toEqual([
      '1-3',
      '1-3',
      '4-7',
      '4-7',
      '8-14',
      '8-14',
      '15+',
      '15+',
    ]);
  });

  test('days determine their bucket; another bucket clears days that are not in it', () => {
    const five = setDays(emptyPreference(), '5');
    expect(five).toMatchObject({ totalDays: '5', durationBucket: '4-7' });
    expect(setBucket(five, '4-7').totalDays).toBe('5');
    expect(setBucket(five, '15+')).toMatchObject({ totalDays: '', durationBucket: '15+' });
    expect(setDays(setBucket(emptyPreference(), '15+'), '')).toMatchObject({ totalDays: '', durationBucket: '15+' });
  });

  test('only whole days from 1 to 365 can be read', () => {
    expect([readDays('１０'), readDays(' 365 ')]).toEqual([
      { kind: 'days', days: 10 },
      { kind: 'days', days: 365 },
    ]);
    for (const typed of ['0', '366', '2.5', '-1', 'x']) expect(readDays(typed)).toEqual({ kind: 'unreadable' });
  });
});

describe('money in ten thousand won', () => {
  test.each([
    ['35', 35],
    ['3.5', 3.5],
    ['1,200', 1200],
    ['35만', 35],
    ['35만 원', 35],
    ['３５', 35],
    ['0', 0],
    ['100000', 100_000],
  ])('%s is read', (typed, manwon) => {
    expect(readManwon(typed)).toEqual({ kind: 'manwon', manwon });
  });

  test('text that is no amount is rejected, and an amount in won is too large', () => {
    for (const typed of ['much', '-1', '1,20', '3.', '1 000', '35원'])
      expect(readManwon(typed)).toEqual({ kind: 'unreadable' });
    expect(readManwon('350000')).toEqual({ kind: 'too_large' });
    expect(readManwon('  ')).toEqual({ kind: 'empty' });
  });

  test('a longer trip costs one more night and one more day', () => {
    const trip = withDates({ flightBudget: '35', accommodationBudget: '8', dailyBudget: '7', totalDays: '4' });
    expect(totalOf(trip)).toBe(95);
    expect((totalOf(setDays(trip, '5')) ?? 0) - (totalOf(trip) ?? 0)).toBe(15);
  });

  test('there is no total while one of the four numbers is open', () => {
    for (const open of ['flightBudget', 'accommodationBudget', 'dailyBudget', 'totalDays'] as const) {
      expect(
        totalOf({
          ...withDates({ flightBudget: '1', accommodationBudget: '1', dailyBudget: '1', totalDays: '1' }),
          [open]: '',
        }),
      ).toBeUndefined();
    }
  });
});

describe('activity level', () => {
  test('the five bands hold every level from 0 to 10 once', () => {
    expect(activityBands.flatMap(levelsOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const band of activityBands) for (const level of levelsOf(band)) expect(bandOf(level)).toBe(band.name);
  });
});
