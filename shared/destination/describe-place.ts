import type { Language } from '#shared/kernel/languages.ts';
import type { Place } from './schema.ts';

type Described = Pick<Place, 'descriptionKo' | 'descriptionEn' | 'descriptionJa' | 'descriptionZh'>;

/** Places are described in Korean, English, Japanese and Chinese: the reader's own, or English; imported rows may have English only. */
export function describePlace(language: Language, place: Described): { text: string; lang: 'ko' | 'en' | 'ja' | 'zh' } {
  if (language === 'ko' && place.descriptionKo !== '') return { text: place.descriptionKo, lang: 'ko' };
  if (language === 'ja' && place.descriptionJa) return { text: place.descriptionJa, lang: 'ja' };
  if (language === 'zh' && place.descriptionZh) return { text: place.descriptionZh, lang: 'zh' };
  return { text: place.descriptionEn, lang: 'en' };
}
