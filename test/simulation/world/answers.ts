import { addDays } from '#shared/calendar/civil-date.ts';
import type { CustomQuestions } from '#shared/custom-survey/schema.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';
import { openPreference } from '#test/builders/preference.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';

export const pins = ['1234', '24680'];
export const names = ['Ara', 'Bo', 'Chul', 'Dana', ' ara ', 'Bo'];
export const dates = ['2027-04-03', '2027-04-10', '2027-05-01'];
export const places = ['japan/osaka', 'korea/jeju', 'france'];

export const customQuestions: CustomQuestions = {
  questions: [
    { id: 'food', type: 'short_text', question: 'What do you eat?', required: true, order: 0 },
    { id: 'beds', type: 'multiple_choice', question: 'Beds?', required: false, order: 1, options: ['one', 'two'] },
  ],
};

/** Answers of the short survey. */
export function randomPayload(random: SeededRandom): SimplePayload {
  const start = addDays('2027-04-01', random.below(60));
  return {
    availability: [{ start, end: addDays(start, random.below(9)) }],
    originCountryIso2: 'KR',
    originAirport: null,
    range: random.pick(ranges) ?? 'domestic',
    budgetTier: 'mid',
    budgetCurrency: null,
    budgetMin: null,
    budgetMax: null,
    mainType: random.pick(tripTypes.filter((one) => one !== 'other')) ?? 'relax',
    subcats: [],
    otherDescription: null,
    seed: '2026-11-20',
    lang: 'ko',
    // Half of the answers keep their budget private. Without a draw of its own, so that the runs of kept seeds stay the
    // same.
    ...(Number(start.at(-1)) % 2 === 0 ? { budgetPrivate: true } : {}),
  };
}

/** Answers of the long survey. */
export function randomPreferences(random: SeededRandom): PreferenceAnswers {
  const start = addDays('2027-04-01', random.below(60));
  return openPreference({
    dates: [{ start, end: addDays(start, random.below(9)) }],
    totalDays: 3 + random.below(9),
    originCountryIso2: 'KR',
    flightBudget: random.below(100),
    activityLevel: random.below(11),
  });
}
