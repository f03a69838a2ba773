import type { MonthWeather } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { goodMonths, hasMonth, seasons } from '#shared/destination/season.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import type { TripType } from '#shared/travel/options.ts';

/** One month at a city. */
export interface CityMonth {
  /** 1 to 12. */
  month: number;
  /** Undefined where the catalogue holds no figures: an imported city. */
  weather: MonthWeather | undefined;
  /** The editors' judgement (`goodMonths`). */
  isGood: boolean;
  /** By its figures (`wetMm`), where there are any; else by the climate. */
  isWet: boolean;
}

/** So much rain in a month makes it a rainy one. */
const wetMm = 150;

/** January to December at a city. */
export function cityMonths({ facts }: ScoredCore, city: City, mainType: TripType): CityMonth[] {
  const weather = facts.weather.get(city.id);
  const good = goodMonths(city, mainType);
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    weather: weather?.[index],
    isGood: hasMonth(good, index + 1),
    isWet: weather ? (weather[index]?.rain ?? 0) >= wetMm : hasMonth(seasons[city.climate].wet, index + 1),
  }));
}
