import { activityBand } from '#shared/dashboard/averages.ts';
import type { CustomAnswers, Question } from '#shared/custom-survey/schema.ts';
import type { Language } from '#shared/languages.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { countryName, formatManwon, formatRange } from '#app/text/formats.ts';
import type { TextKey, Translate } from '#app/text/text.ts';
import { budgetText } from './money-words.ts';
import { bandKey, destinationKey, durationKey } from './option-words.ts';

/** One question and its answer in words; no texts: it was left open. */
export interface AnswerLine {
  label: string;
  texts: string[];
}

export function simpleLines(t: Translate, language: Language, payload: SimplePayload): AnswerLine[] {
  const { mainType, subcats, otherDescription } = payload;
  const detail = mainType === 'other' ? [otherDescription ?? ''] : subcats.map((chip) => t(`survey.chips.${mainType}.${chip}` as TextKey));
  return [
    { label: t('summary.answer.dates'), texts: payload.availability.map((range) => formatRange(language, range)) },
    { label: t('summary.answer.origin'), texts: [originText(t, language, payload.originCountryIso2, payload.originAirport)] },
    { label: t('summary.answer.distance'), texts: [`${t(`survey.range.${payload.range}`)} · ${t(`survey.rangeText.${payload.range}`)}`] },
    { label: t('summary.answer.budget'), texts: [budgetText(t, language, payload)] },
    { label: t('summary.answer.type'), texts: [t(`survey.types.${mainType}`)] },
    ...(detail.length > 0 ? [{ label: t('summary.answer.detail'), texts: [detail.join(' · ')] }] : []),
  ];
}

export function preferenceLines(t: Translate, language: Language, one: PreferenceAnswers): AnswerLine[] {
  const some = <T>(value: T | null, words: (value: T) => string) => (value === null ? [] : [words(value)]);
  const money = (manwon: number) => formatManwon(language, manwon);
  const list = (words: readonly string[]) => (words.length > 0 ? [words.join(' · ')] : []);
  return [
    { label: t('summary.answer.dates'), texts: one.dates.map((range) => formatRange(language, range)) },
    { label: t('summary.answer.avoid'), texts: one.datesToAvoid.map((range) => formatRange(language, range)) },
    { label: t('summary.answer.duration'), texts: some(one.durationBucket, (bucket) => t(durationKey(bucket))) },
    { label: t('summary.answer.totalDays'), texts: some(one.totalDays, (count) => t('summary.days', { count })) },
    { label: t('summary.answer.origin'), texts: some(one.originCountryIso2, (country) => originText(t, language, country, one.originAirport)) },
    { label: t('summary.answer.flight'), texts: some(one.flightBudget, money) },
    { label: t('summary.answer.accommodation'), texts: some(one.accommodationBudget, money) },
    { label: t('summary.answer.daily'), texts: some(one.dailyBudget, money) },
    { label: t('summary.answer.purposes'), texts: list(one.travelPurposes.map((purpose) => t(`summary.words.purpose.${purpose}`))) },
    { label: t('summary.answer.styles'), texts: list(one.travelStyles.map((style) => t(`summary.words.style.${style}`))) },
    { label: t('summary.answer.destination'), texts: some(one.preferredDestinationType, (type) => t(destinationKey(type))) },
    { label: t('summary.answer.activity'), texts: some(one.activityLevel, (level) => t('summary.activity.level', { level, band: t(bandKey(activityBand(level))) })) },
    { label: t('summary.answer.schedule'), texts: some(one.scheduleStyle, (style) => t(`summary.words.schedule.${style}`)) },
    { label: t('summary.answer.food'), texts: some(one.foodStyle, (style) => t(`summary.words.food.${style}`)) },
    { label: t('summary.answer.experience'), texts: some(one.travelExperience, (experience) => t(`summary.words.experience.${experience}`)) },
    { label: t('summary.answer.bucket'), texts: list([one.bucketList.trim()].filter(Boolean)) },
    { label: t('summary.answer.wishes'), texts: list([one.tripWishlist.trim()].filter(Boolean)) },
  ];
}

export function customLines(questions: readonly Question[], answers: CustomAnswers): AnswerLine[] {
  return [...questions]
    .sort((a, b) => a.order - b.order)
    .map(({ id, question }) => ({ label: question, texts: [answers[id]?.trim() ?? ''].filter(Boolean) }));
}

function originText(t: Translate, language: Language, country: string, airport: string | null): string {
  const name = countryName(language, country);
  return airport ? t('survey.soFar.from', { country: name, airport }) : name;
}
