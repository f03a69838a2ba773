import { answerTo } from '#shared/custom-survey/answers.ts';
import { activityBand } from '#shared/statistics/averages.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { CustomAnswers, Question } from '#shared/custom-survey/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { countryName } from '#app/text/country-name.ts';
import { formatRange } from '#app/text/formats.ts';
import { formatExactManwon } from '#app/text/group-money.ts';
import type { TextKey, Translate } from '#app/text/text.ts';
import { budgetText } from './money-words.ts';
import { bandKey, destinationKey, durationKey } from './option-words.ts';

/** One question and its answer in words; no texts: it was left open. */
export interface AnswerLine {
  label: string;
  texts: string[];
}

/** How days are written; a spreadsheet wants another form than a sentence. */
type WriteRange = (range: DateRange) => string;

export function simpleLines(
  t: Translate,
  language: Language,
  payload: SimplePayload,
  days: WriteRange = (range) => formatRange(language, range),
): AnswerLine[] {
  const { mainType, subcats, otherDescription } = payload;
  const detail =
    mainType === 'other'
      ? [otherDescription ?? '']
      : subcats.map((chip) => t(`survey.chips.${mainType}.${chip}` as TextKey));
  return [
    { label: t('answers.question.dates'), texts: payload.availability.map(days) },
    ...(payload.availabilityIfNeedBe
      ? [{ label: t('answers.question.ifNeedBe'), texts: payload.availabilityIfNeedBe.map(days) }]
      : []),
    {
      label: t('answers.question.origin'),
      texts: [originText(t, language, payload.originCountryIso2, payload.originAirport)],
    },
    {
      label: t('answers.question.distance'),
      texts: [`${t(`survey.range.${payload.range}`)} · ${t(`survey.rangeText.${payload.range}`)}`],
    },
    { label: t('answers.question.budget'), texts: [budgetText(t, language, payload) ?? []].flat() },
    { label: t('answers.question.type'), texts: [t(`survey.types.${mainType}`)] },
    ...(detail.length > 0 ? [{ label: t('answers.question.detail'), texts: [detail.join(' · ')] }] : []),
  ];
}

export function preferenceLines(
  t: Translate,
  language: Language,
  one: PreferenceAnswers,
  days: WriteRange = (range) => formatRange(language, range),
): AnswerLine[] {
  const some = <T>(value: T | null, words: (value: T) => string) => (value === null ? [] : [words(value)]);
  const money = (manwon: number | null) =>
    manwon === null
      ? one.budgetPrivate
        ? [t('survey.budget.private.word')]
        : []
      : [formatExactManwon(language, manwon)];
  const list = (words: readonly string[]) => (words.length > 0 ? [words.join(' · ')] : []);
  return [
    { label: t('answers.question.dates'), texts: one.dates.map(days) },
    { label: t('answers.question.avoid'), texts: one.datesToAvoid.map(days) },
    { label: t('answers.question.duration'), texts: some(one.durationBucket, (bucket) => t(durationKey(bucket))) },
    { label: t('answers.question.totalDays'), texts: some(one.totalDays, (count) => t('group.dates.days', { count })) },
    {
      label: t('answers.question.origin'),
      texts: some(one.originCountryIso2, (country) => originText(t, language, country, one.originAirport)),
    },
    { label: t('answers.question.flight'), texts: money(one.flightBudget) },
    { label: t('answers.question.accommodation'), texts: money(one.accommodationBudget) },
    { label: t('answers.question.daily'), texts: money(one.dailyBudget) },
    {
      label: t('answers.question.purposes'),
      texts: list(one.travelPurposes.map((purpose) => t(`answers.purpose.${purpose}`))),
    },
    { label: t('answers.question.styles'), texts: list(one.travelStyles.map((style) => t(`answers.style.${style}`))) },
    {
      label: t('answers.question.destination'),
      texts: some(one.preferredDestinationType, (type) => t(destinationKey(type))),
    },
    {
      label: t('answers.question.activity'),
      texts: some(one.activityLevel, (level) =>
        t('answers.activity.level', { level, band: t(bandKey(activityBand(level))) }),
      ),
    },
    {
      label: t('answers.question.schedule'),
      texts: some(one.scheduleStyle, (style) => t(`answers.schedule.${style}`)),
    },
    { label: t('answers.question.food'), texts: some(one.foodStyle, (style) => t(`answers.food.${style}`)) },
    {
      label: t('answers.question.experience'),
      texts: some(one.travelExperience, (experience) => t(`answers.experience.${experience}`)),
    },
    { label: t('answers.question.bucket'), texts: list([one.bucketList.trim()].filter(Boolean)) },
    { label: t('answers.question.wishes'), texts: list([one.tripWishlist.trim()].filter(Boolean)) },
  ];
}

export function customLines(questions: readonly Question[], answers: CustomAnswers): AnswerLine[] {
  return [...questions]
    .sort((a, b) => a.order - b.order)
    .map(({ id, question }) => ({ label: question, texts: [answerTo(answers, id) ?? ''].filter(Boolean) }));
}

function originText(t: Translate, language: Language, country: string, airport: string | null): string {
  const name = countryName(language, country);
  return airport ? t('survey.soFar.from', { country: name, airport }) : name;
}
