import type { MonthWeather } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import type { VoteType } from '#shared/vote/schema.ts';

/** What the season is read from. */
export type Seasonal = Pick<City, 'climate' | 'coords' | 'skiMonths' | 'strengths'>;

/** Nothing of what was asked exists in these months. */
const none = 0.05;

/** Degrees C by day at which it is quite pleasant, and how far off it is half as good. */
type Comfort = readonly [from: number, to: number, colder: number, hotter: number];
const outdoors: Comfort = [16, 27, 11, 7];
const byTheSea: Comfort = [27, 33, 5, 6];
const onFoot: Comfort = [12, 25, 10, 7];
/** What somebody asked of the warmth. */
export type Want = 'beach' | 'cool' | 'warm' | 'winter';
const inWinter: Comfort = [-10, 27, 8, 7];
/**
 * Of the mean of day and night: a cool night makes a warm day bearable and a warm place a cool one, and water is as
 * warm as both.
 */
const meanComfort: Readonly<Record<Exclude<Want, 'winter'>, Comfort>> = {
  beach: [25, 30, 4, 6],
  cool: [6, 19, 8, 4],
  warm: [24, 30, 5, 7],
};
const comfortOf: Readonly<Partial<Record<VoteType, Comfort>>> = {
  relax: [21, 32, 14, 6],
  scuba: byTheSea,
  golf: [16, 29, 8, 7],
  fishing: [12, 31, 10, 8],
  activity: onFoot,
  adventure: onFoot,
  nature: onFoot,
};

/**
 * How the months of the trip suit a type of trip at a city, 0..1: the mean over the months of warmth times rain times
 * storms. Where nobody skis, no month is one for skiing. `want`: what the trip's warmth must be, where somebody asked
 * for the sea, or wrote of cool or warm places.
 */
export function seasonFit(
  city: Seasonal,
  weather: readonly MonthWeather[] | undefined,
  months: readonly number[],
  type: VoteType,
  want?: Want,
): number | undefined {
  if (months.length === 0) return undefined;
  let sum = 0;
  for (const month of months) sum += monthFit(city, weather, month, type, want);
  return sum / months.length;
}

function monthFit(
  city: Seasonal,
  year: readonly MonthWeather[] | undefined,
  month: number,
  type: VoteType,
  want: Want | undefined,
): number {
  if (type === 'ski') return city.strengths.ski > 0 && hasMonth(skiMonths(city), month) ? 1 : none;
  const weather = year?.[month - 1];
  const isInWater = type === 'scuba' || want === 'beach';
  const { good, wet, hot, storm } = seasons[city.climate];
  const stormy = hasMonth(storm, month) ? (isInWater ? 0.65 : 0.75) : 1;
  if (weather === undefined) {
    if (hasMonth(wet, month)) return 0.5 * stormy;
    return (hasMonth(hot, month) ? 0.6 : hasMonth(good, month) ? 1 : 0.75) * stormy;
  }
  const warmth =
    want === undefined || want === 'winter'
      ? warmthFit(weather.day, want ? inWinter : (comfortOf[type] ?? outdoors))
      : warmthFit((weather.day + weather.night) / 2, meanComfort[want]);
  const rain = type === 'scuba' ? rainUnderWater(weather, year) : weather.rain;
  return Math.max(none, warmth * rainFit(rain, isInWater ? 330 : 500) * stormy);
}

/** 1 in between, then falling evenly to nothing at twice the distance at which it is half as good. */
function warmthFit(degrees: number, [from, to, colder, hotter]: Comfort): number {
  if (degrees < from) return Math.max(none, 1 - (from - degrees) / (2 * colder));
  return degrees > to ? Math.max(none, 1 - (degrees - to) / (2 * hotter)) : 1;
}

/** 1 up to 90 mm a month, then falling evenly by one over so many mm more; never below .4. */
const rainFit = (mm: number, over: number): number => Math.max(0.4, Math.min(1, 1 - (mm - 90) / over));

/** Nobody minds rain under water: what is more than in the driest month tells the season of a rough and cloudy sea. */
export const rainUnderWater = ({ rain }: MonthWeather, year: readonly MonthWeather[] = []): number =>
  rain - Math.min(rain, ...year.map((month) => month.rain));

/**
 * What happens in or beside the sea, 0..1: how warm it must be by the mean of day and night, and how little it may
 * rain.
 */
export function seaFit({ day, night, rain }: MonthWeather): number {
  return warmthFit((day + night) / 2, [25, 31, 4, 5]) * rainFit(rain, 330);
}

/** Boats on lakes and rivers, 0..1, by the warmth of the day; 1 where nothing is known of it. */
export const riverFit = (month: MonthWeather | undefined): number =>
  month === undefined ? 1 : warmthFit(month.day, [18, 33, 6, 7]);
