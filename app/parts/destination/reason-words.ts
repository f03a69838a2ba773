import type { Language } from '#shared/kernel/languages.ts';
import type { DestinationType } from '#shared/preference/options.ts';
import type { TradeOff } from '#shared/recommendation/explain.ts';
import type { Lack } from '#shared/recommendation/facts.ts';
import type { TextKey, Translate } from '#app/text/text.ts';
import { wishKey } from '#shared/recommendation/wish.ts';

const destinations = {
  대도시: 'city',
  자연: 'nature',
  역사문화: 'history',
  이국적: 'exotic',
} as const satisfies Record<DestinationType, string>;
const withCapitals: readonly Language[] = ['en', 'es', 'fr'];

/** "But golf may fall short for 2." Never a number beside a budget. */
export function tradeOffText(t: Translate, language: Language, tradeOff: TradeOff): string {
  if (tradeOff.feature === 'budget') return t('fit.tradeOff.budget');
  if (tradeOff.feature === 'wishes' && tradeOff.headCount === 0)
    return t('fit.tradeOff.wishesOfGroup', { what: topicName(t, language, tradeOff) });
  return t(`fit.tradeOff.${sentenceOf(tradeOff)}`, {
    count: tradeOff.headCount ?? 0,
    what: topicName(t, language, tradeOff),
  });
}

function sentenceOf(tradeOff: Exclude<TradeOff, { feature: 'budget' }>) {
  if (tradeOff.feature === 'unmet') return `unmet.${tradeOff.key}` as const;
  if (tradeOff.because) return `weather.${tradeOff.because}` as const;
  if (tradeOff.isFar) return 'far';
  if (tradeOff.isNear) return 'near';
  if (tradeOff.isSlow) return 'slow';
  return tradeOff.feature === 'wishes' && tradeOff.isUnwanted ? 'unwanted' : tradeOff.feature;
}

/** The word in the middle of a sentence. */
export function topicName(t: Translate, language: Language, topic: Lack): string {
  const key = topicKey(topic);
  const word = key ? t(key) : '';
  // A proper name (Open Water) keeps its capitals.
  const isName = /\s\p{Lu}/u.test(word);
  return withCapitals.includes(language) && !isName ? word.charAt(0).toLocaleLowerCase(language) + word.slice(1) : word;
}

function topicKey(topic: Lack): TextKey | undefined {
  switch (topic.feature) {
    case 'tripType':
      return `fit.trips.${topic.key}`;
    case 'wishes':
      return wishKey(topic.key);
    case 'destinationType':
      return `answers.destination.${destinations[topic.key]}`;
    default:
      return undefined;
  }
}
