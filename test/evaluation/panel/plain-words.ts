import { texts } from '#test/builders/texts.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import type { BudgetTier } from '#shared/travel/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { PanelGroup, PanelMember } from './groups.ts';

const { en } = texts;
const countries = new Intl.DisplayNames('en', { type: 'region' });
const placeKinds = { 대도시: 'city', 자연: 'nature', 역사문화: 'history', 이국적: 'exotic' } as const;
/** What the survey shows beside each tier, per person for the whole trip. */
const tierWords: Record<BudgetTier, string> = {
  low: 'under 500,000 won',
  mid: '500,000 to 1,000,000 won',
  high: '1,000,000 to 2,000,000 won',
  luxury: 'over 2,000,000 won',
};

const whole = (amount: number) => amount.toLocaleString('en-US');
const manwon = (amount: number) => `${whole(amount * 10_000)} won`;
const days = (ranges: readonly DateRange[]) =>
  ranges.map(({ start, end }) => (start === end ? start : `${start} to ${end}`)).join(' or ');
const from = (country: string, airport: string | null) =>
  `from ${countries.of(country) ?? country}${airport ? ` (${airport})` : ''}`;
const list = (words: readonly string[]) => words.join(', ');

/**
 * All that a reader of the panel sees: who asks, and what each member answered. Nothing of the product's output or of
 * the halves.
 */
export function inPlainWords(groups: readonly PanelGroup[]): string {
  return `${[
    '# Groups of the blind panel',
    'Each group in the words of its first member, then what each member answered. All was written on 2026-11-21. Budgets are per person for the whole trip with flights and nights; a private one is known to nobody but its member and the server.',
    ...groups.map(groupWords),
  ].join('\n\n')}\n`;
}

function groupWords({ id, text, members }: PanelGroup): string {
  const size = `${members.length} answered`;
  return [`## ${id} · ${size}`, `> ${text.replaceAll('\n', '\n> ')}`, members.map(memberWords).join('\n')].join('\n\n');
}

function memberWords({ name, simple, preference }: PanelMember): string {
  const both = simple && preference ? withoutRepeats(preference, simple) : preference;
  return [
    `- **${name}**`,
    ...(simple ? [`  - ${simpleWords(simple)}`] : []),
    ...(both ? preferenceWords(both).map((one) => `  - ${one}`) : []),
  ].join('\n');
}

function simpleWords(simple: SimplePayload): string {
  const chips: Readonly<Record<string, string>> = simple.mainType === 'other' ? {} : en.survey.chips[simple.mainType];
  const wanted =
    simple.otherDescription === null
      ? list(simple.subcats.map((one) => chips[one] ?? one))
      : `“${simple.otherDescription}”`;
  return [
    `${from(simple.originCountryIso2, simple.originAirport)}, can go ${days(simple.availability)}`,
    `distance: ${en.survey.range[simple.range]} (${en.survey.rangeText[simple.range]})`,
    `budget: ${budgetWords(simple)}${simple.budgetPrivate ? ' (private)' : ''}`,
    `trip: ${en.survey.types[simple.mainType]}${wanted ? `, ${wanted}` : ''}`,
  ].join('; ');
}

function budgetWords(simple: SimplePayload): string {
  if (simple.budgetTier !== null) return tierWords[simple.budgetTier];
  const { budgetCurrency, budgetMin, budgetMax } = simple;
  if (budgetCurrency === null) return 'not told';
  return budgetMin === 0
    ? `up to ${whole(budgetMax ?? 0)} ${budgetCurrency}`
    : `${whole(budgetMin ?? 0)} to ${whole(budgetMax ?? 0)} ${budgetCurrency}`;
}

/** Dates and origin are told once where both surveys say the same. */
function withoutRepeats(preference: PreferenceAnswers, simple: SimplePayload): PreferenceAnswers {
  const isSame = days(preference.dates) === days(simple.availability);
  const isSameOrigin =
    preference.originCountryIso2 === simple.originCountryIso2 && preference.originAirport === simple.originAirport;
  return {
    ...preference,
    ...(isSame ? { dates: [] } : {}),
    ...(isSameOrigin ? { originCountryIso2: null, originAirport: null } : {}),
  };
}

function preferenceWords(answers: PreferenceAnswers): string[] {
  const { preferences: words } = en;
  const hints = [
    answers.originCountryIso2 && from(answers.originCountryIso2, answers.originAirport),
    answers.dates.length > 0 && `can go ${days(answers.dates)}`,
    answers.datesToAvoid.length > 0 && `not on ${days(answers.datesToAvoid)}`,
    answers.totalDays === null
      ? answers.durationBucket && words.bucket[answers.durationBucket]
      : `${answers.totalDays} ${answers.totalDays === 1 ? 'day' : 'days'}`,
    answers.travelPurposes.length > 0 && `going for: ${list(answers.travelPurposes.map((one) => words.purpose[one]))}`,
    answers.travelStyles.length > 0 && `likes: ${list(answers.travelStyles.map((one) => words.style[one]))}`,
    answers.preferredDestinationType &&
      `kind of place: ${words.destination[placeKinds[answers.preferredDestinationType]]}`,
    answers.activityLevel !== null && `how active: ${answers.activityLevel} of 10`,
    answers.scheduleStyle && `plans: ${words.schedule[answers.scheduleStyle]}`,
    answers.foodStyle && `food: ${words.food[answers.foodStyle]}`,
    answers.travelExperience && `has travelled: ${words.experience[answers.travelExperience]}`,
  ].filter((one) => typeof one === 'string');
  return [
    ...(hints.length > 0 ? [hints.join('; ')] : []),
    ...moneyWords(answers),
    ...(answers.bucketList ? [`bucket list: “${answers.bucketList}”`] : []),
    ...(answers.tripWishlist ? [`wishes: “${answers.tripWishlist}”`] : []),
  ];
}

function moneyWords({ flightBudget, accommodationBudget, dailyBudget, budgetPrivate }: PreferenceAnswers): string[] {
  const amounts = [
    flightBudget !== null && `flight up to ${manwon(flightBudget)}`,
    accommodationBudget !== null && `a night up to ${manwon(accommodationBudget)}`,
    dailyBudget !== null && `about ${manwon(dailyBudget)} a day`,
  ].filter((one) => typeof one === 'string');
  return amounts.length > 0 ? [`${list(amounts)}${budgetPrivate ? ' (private)' : ''}`] : [];
}
