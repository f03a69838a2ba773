import { monthOf } from '#shared/calendar/civil-date.ts';
import type { City } from '#shared/destination/schema.ts';
import { monthBoundWishes, type Wish } from '#shared/destination/wishes.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import { citiesFor, type ShelfName, type ShelfTitle, type ShelvedCity } from './shelves.ts';
import type { Theme } from './theme-words.ts';

/** From where, and when: the month that was chosen, else the one for which shelves stand. */
export interface ThemeQuestion {
  origin: OriginCountry;
  chosen: number | null;
  usual: number;
}

/** Sentences of shelves that are true at any distance. */
type TitleAnywhere = Extract<ShelfTitle, 'hotSpringsFar' | 'beachFar' | 'snow' | 'easyOnBudget'>;

/** The best cities for a theme, under the sentence of a shelf or the label of the wish. */
export interface BestCities {
  title: { shelf: TitleAnywhere } | { wish: Wish };
  cities: readonly ShelvedCity[];
}

/** What explore has a shelf for, and its sentence where nothing is said of the distance. */
const shelfOf: Readonly<Partial<Record<Theme, readonly [ShelfName, TitleAnywhere]>>> = {
  'hot-spring': ['hotSprings', 'hotSpringsFar'],
  beach: ['nearBeach', 'beachFar'],
  ski: ['snow', 'snow'],
  cheap: ['easyOnBudget', 'easyOnBudget'],
};

/** Best first; undefined where there are none. */
export function bestFor(
  core: ScoredCore,
  theme: Theme,
  { origin, chosen, usual }: ThemeQuestion,
): BestCities | undefined {
  const question = { origin, month: chosen ?? usual };
  const [shelf, title] = shelfOf[theme] ?? [];
  const shelved = shelf ? citiesFor(core, shelf, question) : [];
  if (title && shelved.length > 0) return { title: { shelf: title }, cities: shelved };
  if (theme === 'cheap') return undefined;
  const isThen = ({ id }: City) => chosen !== null && isThereIn(core, theme, id, chosen);
  const then = monthBoundWishes.includes(theme) ? citiesFor(core, theme, question, isThen) : [];
  const cities = then.length > 0 ? then : citiesFor(core, theme, question);
  return cities.length > 0 ? { title: { wish: theme }, cities } : undefined;
}

/** Whether the calendar has days of the wish in the month, in any of its years. */
const isThereIn = ({ facts }: ScoredCore, wish: Wish, cityId: string, month: number): boolean =>
  facts.calendar.some(
    (row) =>
      row.wish === wish &&
      row.cityIds.includes(cityId) &&
      row.windows.some(({ from, to }) => {
        const [first, last] = [monthOf(from), monthOf(to)];
        return first <= last ? month >= first && month <= last : month >= first || month <= last;
      }),
  );
