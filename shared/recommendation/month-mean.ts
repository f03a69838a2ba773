import type { City } from '#shared/destination/schema.ts';
import type { GroupProfile } from './group-profile.ts';

/** About: the mean of the trip's first month, degrees C by day and mm of rain. */
export interface MonthMean {
  month: number;
  degrees: number;
  rainMm: number;
}

/** Of the trip's first month; nothing where either is unknown. */
export function monthMeanAt({ core, trip }: Pick<GroupProfile, 'core' | 'trip'>, city: City): MonthMean | undefined {
  const [month] = trip.months;
  const mean = month === undefined ? undefined : core.facts.weather.get(city.id)?.[month - 1];
  return month === undefined || !mean ? undefined : { month, degrees: Math.round(mean.day), rainMm: mean.rain };
}

/** Of a month: great cold, much rain, or heat. */
export type BadWeather = 'cold' | 'rain' | 'heat';

/** Degrees by day. */
const [cold, hot] = [6, 32];
/** From so many mm on it rains on many days of a month. */
export const rainyMm = 150;

/** What makes it a bad month outdoors. */
export function badWeather({ degrees, rainMm }: MonthMean): BadWeather | undefined {
  if (degrees <= cold) return 'cold';
  if (rainMm >= rainyMm) return 'rain';
  return degrees >= hot ? 'heat' : undefined;
}
