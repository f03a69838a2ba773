import type { Language } from '#shared/kernel/languages.ts';
import type { Band, MemberWay } from '#shared/recommendation/candidate-facts.ts';
import { type MonthMean, rainyMm } from '#shared/recommendation/month-mean.ts';
import { toldHours } from '#app/parts/destination/words.ts';
import type { Translate } from '#app/text/text.ts';
import { distanceFor, formatHours } from '#app/text/units.ts';

/** From the least to the most of several figures; there is at least one. */
export const bandOf = (figures: readonly number[]): Band => ({ from: Math.min(...figures), to: Math.max(...figures) });

type Hours = Pick<MemberWay, 'hours' | 'doorHours'>;

/** Whether everybody flies to every one of these candidates: only then can their flights be held against each other. */
export const areFlown = (candidates: readonly { facts: { ways: readonly Hours[] } }[]): boolean =>
  candidates.every(({ facts }) => facts.ways.every(({ hours }) => hours > 0));

/** In the air, or from door to door. There is at least one way. */
export const wayBand = (ways: readonly Hours[], isFlown: boolean): Band =>
  bandOf(ways.map(({ hours, doorHours }) => (isFlown ? toldHours(hours) : doorHours)));

/** `2.5~5시간`, to the half hour: an estimate is no more exact than that. */
export function formatHourBand(t: Translate, language: Language, hours: Band): string {
  const [from, to] = [toHalf(hours.from), toHalf(hours.to)];
  if (from === to) return formatHours(language, to);
  return t('recommendations.journey.between', {
    from: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(from),
    to: formatHours(language, to),
  });
}

const toHalf = (hours: number): number => Math.round(hours * 2) / 2;

export type Sky = 'dry' | 'showers' | 'wet' | 'littleSnow' | 'someSnow' | 'muchSnow';

/** Degrees by day up to which what falls in a month is snow for the most part. */
const snowy = 3;

/**
 * A month's rain in words: below 60 mm it rains on few days, from `rainyMm` on many. Of snow, less water falls on as
 * many days.
 */
export function skyOf({ rainMm, degrees }: Pick<MonthMean, 'rainMm' | 'degrees'>): Sky {
  if (degrees <= snowy) return rainMm < 30 ? 'littleSnow' : rainMm < 90 ? 'someSnow' : 'muchSnow';
  if (rainMm < 60) return 'dry';
  return rainMm < rainyMm ? 'showers' : 'wet';
}

/** `4.8`, from ten on whole: kilometres, or miles where the reader counts in them. */
export function formatKm(language: Language, km: number): string {
  const distance = distanceFor(language, km);
  return new Intl.NumberFormat(language, { maximumFractionDigits: distance < 10 ? 1 : 0 }).format(distance);
}
