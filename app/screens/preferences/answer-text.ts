import { readDays } from '#shared/preference/duration.ts';
import { rangesOf, type PreferenceDraft } from '#shared/preference/draft.ts';
import { readManwon } from '#shared/preference/manwon-text.ts';
import type { QuestionName } from '#shared/preference/questions.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { countryName } from '#app/text/country-name.ts';
import { formatList, formatRange } from '#app/text/formats.ts';
import { formatExactManwon } from '#app/text/group-money.ts';
import type { Translate } from '#app/text/text.ts';
import { destinationKey } from './options-text.ts';

/** What was answered, in words; empty where the question is open. */
export function answerText(t: Translate, language: Language, draft: PreferenceDraft, question: QuestionName): string {
  switch (question) {
    case 'dates':
    case 'datesToAvoid':
      return rangesOf(draft[question])
        .map((range) => formatRange(language, range))
        .join('\n');
    case 'duration': {
      const days = readDays(draft.totalDays);
      if (days.kind === 'days') return t('survey.dates.days', { count: days.days });
      return draft.durationBucket ? t(`preferences.bucket.${draft.durationBucket}`) : '';
    }
    case 'origin': {
      if (!draft.originCountryIso2) return draft.originAirport;
      const country = countryName(language, draft.originCountryIso2);
      return draft.originAirport ? t('survey.soFar.from', { country, airport: draft.originAirport }) : country;
    }
    case 'flightBudget':
    case 'accommodationBudget':
    case 'dailyBudget': {
      const read = readManwon(draft[question]);
      return read.kind === 'manwon' ? formatExactManwon(language, read.manwon) : draft[question];
    }
    case 'travelPurposes':
      return formatList(
        language,
        draft.travelPurposes.map((one) => t(`preferences.purpose.${one}`)),
      );
    case 'travelStyles':
      return formatList(
        language,
        draft.travelStyles.map((one) => t(`preferences.style.${one}`)),
      );
    case 'preferredDestinationType':
      return draft.preferredDestinationType
        ? t(`preferences.destination.${destinationKey[draft.preferredDestinationType]}`)
        : '';
    case 'activityLevel':
      return draft.activityLevel === null ? '' : `${draft.activityLevel}/10`;
    case 'scheduleStyle':
      return draft.scheduleStyle ? t(`preferences.schedule.${draft.scheduleStyle}`) : '';
    case 'foodStyle':
      return draft.foodStyle ? t(`preferences.food.${draft.foodStyle}`) : '';
    case 'travelExperience':
      return draft.travelExperience ? t(`preferences.experience.${draft.travelExperience}`) : '';
    case 'wishes':
      return [draft.bucketList, draft.tripWishlist]
        .map((one) => one.trim())
        .filter(Boolean)
        .join('\n');
  }
}
