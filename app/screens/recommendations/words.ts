import type { Language } from '#shared/kernel/languages.ts';
import type { Reason } from '#shared/recommendation/explain.ts';
import { topicName } from '#app/parts/destination/reason-words.ts';
import type { Translate } from '#app/text/text.ts';
import type { Chosen } from './place-choice.ts';

/**
 * "5 of 6 asked for food, and Fukuoka is good for it."
 * @param counted how many the group counts, to see whether all of them are meant
 */
export function reasonText(t: Translate, language: Language, reason: Reason, counted: number, place: string): string {
  const { feature, headCount: count, of } = reason;
  if (feature === 'budget')
    return of >= counted ? t('recommendations.reason.budget') : t('recommendations.reason.budgetSome', { count: of });
  if (feature === 'wishes' && count === 0)
    return t('recommendations.reason.wishesOfGroup', { what: topicName(t, language, reason), place });
  // Who told nothing of it is not one of "everyone".
  const all = Math.max(of, counted);
  const who =
    all === 1
      ? t('recommendations.who.one')
      : count === all
        ? t('recommendations.who.all', { count })
        : t('recommendations.who.some', { count, of: all });
  return t(`recommendations.reason.${feature}`, { count, who, what: topicName(t, language, reason), place });
}

/** `문화`, or `관광` while its second choice is open. */
export function choiceName(t: Translate, choice: Chosen): string {
  return 'kind' in choice
    ? t(`recommendations.types.kind.${choice.kind}`)
    : t(`recommendations.types.name.${choice.type}`);
}
