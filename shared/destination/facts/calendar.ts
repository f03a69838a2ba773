import type { Facts } from './read.ts';
import type { Advice } from './schema.ts';

/**
 * What the origin's ministry advises of a country, or of a city of it where that has a level of its own; null where the
 * editors have not read it, which is not the same as no advice.
 */
export function adviceFor(facts: Facts, originIso2: string, iso2: string, cityId?: string): Advice | null {
  const all = facts.advice.get(originIso2);
  return all?.get(cityId ?? '') ?? all?.get(iso2) ?? null;
}

/** From this level on a ministry asks people not to go, or to think again. */
export const isSevere = (advice: Advice | null): advice is Advice => advice !== null && advice.level >= 3;

/** Whether a reading is more than 90 days old on a day (both year-month-day), so that the page has to say so. */
export function isAdviceOld(readOn: string, today: string): boolean {
  return Date.parse(`${today}T00:00Z`) - Date.parse(`${readOn}T00:00Z`) > 90 * 86_400_000;
}
