import { rankCities } from './cities.ts';
import { rankCountries } from './countries.ts';
import { type Change, groupPanel } from './group-panel.ts';
import type { Panel } from './panel.ts';
import type { Question, Stages } from './recommend.ts';

/** "With 10 more each, Okinawa would be first." */
export interface Turn {
  kind: 'one-day-more' | 'one-day-less' | 'ten-more' | 'one-range-wider';
  /** The new first. */
  id: string;
}

/** In this order; `ten-more` is 100,000 won more for everyone. */
const changes: readonly { kind: Turn['kind']; change: Change }[] = [
  { kind: 'one-day-more', change: { days: 1 } },
  { kind: 'one-day-less', change: { days: -1 } },
  { kind: 'ten-more', change: { ceilingManwon: 10 } },
  { kind: 'one-range-wider', change: { slack: 1 } },
];

/**
 * The first change that puts something else in first place; `undefined` if none does. Up to four more rankings, so it is asked for by
 * itself, after the cards are drawn.
 */
export function whatWouldChange({ rows, core, day, stage }: Question<'countries'> | Question<'cities'>): Turn | undefined {
  const firstWith = (change: Change) => first(groupPanel(rows, core, day, change), stage);
  const now = firstWith({});
  for (const { kind, change } of changes) {
    const id = firstWith(change);
    if (id !== undefined && id !== now) return { kind, id };
  }
  return undefined;
}

function first(panel: Panel, stage: Stages['countries'] | Stages['cities']): string | undefined {
  if (stage.at === 'countries') return rankCountries(panel, rankCities(panel))[0]?.id;
  const { countryId } = stage;
  const pool = panel.core.cities.filter((city) => countryId === undefined || city.countryId === countryId);
  return rankCities(panel, pool).cities[0]?.id;
}
