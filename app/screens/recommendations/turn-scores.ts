import { rankCities } from '#shared/recommendation/cities.ts';
import { rankCountries } from '#shared/recommendation/countries.ts';
import { groupPanel, type Change } from '#shared/recommendation/group-panel.ts';
import { shown } from '#shared/recommendation/group-score.ts';
import type { Question } from '#shared/recommendation/recommend.ts';
import type { Turn } from '#shared/recommendation/what-would-change.ts';

const changes: Record<Turn['kind'], Change> = {
  'one-day-more': { days: 1 },
  'one-day-less': { days: -1 },
  'ten-more': { ceilingManwon: 10 },
  'one-range-wider': { slack: 1 },
};

/** The countries' scores out of ten if that were changed, by id. */
export function scoresAfter({ rows, core, day }: Pick<Question, 'rows' | 'core' | 'day'>, kind: Turn['kind']): Map<string, number> {
  const panel = groupPanel(rows, core, day, changes[kind]);
  return new Map(rankCountries(panel, rankCities(panel)).map(({ id, score }) => [id, shown(score)]));
}
