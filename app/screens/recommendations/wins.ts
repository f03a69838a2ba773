import type { Card } from '#shared/recommendation/cards.ts';
import { isMeasured, type Candidate } from './candidate.ts';

/** What a candidate can be the best at. */
export const wins = ['near', 'cheap', 'warm'] as const;
export type Win = (typeof wins)[number];

/** The figures of a column; unknown is absent. */
export interface Figures {
  id: string;
  /** From door to door, mean over the group. */
  hours?: number | undefined;
  /** The middle of the band, ten thousand won. */
  total?: number | undefined;
  /** Degrees C by day. */
  degrees?: number | undefined;
}

/** Whoever leads by less than this is not called the best. */
const lead = 0.1;

export function figuresOf({ city, facts: { ways, total, weather } }: Pick<Candidate, 'city' | 'facts'>): Figures {
  return {
    id: city.id,
    hours: ways.length > 0 ? ways.reduce((sum, { doorHours }) => sum + doorHours, 0) / ways.length : undefined,
    total: total && (total.from + total.to) / 2,
    degrees: weather?.degrees,
  };
}

/** The column that leads each row, where one does by a tenth or more and every column has a figure. */
export function winners(columns: readonly Figures[]): Partial<Record<Win, string>> {
  return {
    ...winner('near', columns, ({ hours }) => hours, least),
    ...winner('cheap', columns, ({ total }) => total, least),
    ...winner('warm', columns, ({ degrees }) => degrees, most),
  };
}

type Leads = (first: number, second: number) => boolean;
const least: Leads = (first, second) => second > 0 && (second - first) / second >= lead;
const most: Leads = (first, second) => first > 0 && (first - second) / first >= lead;

function winner(
  win: Win,
  columns: readonly Figures[],
  of: (column: Figures) => number | undefined,
  leads: Leads,
): Partial<Record<Win, string>> {
  for (const one of columns) {
    const figure = of(one);
    const others = columns.filter((other) => other !== one);
    if (figure === undefined || others.length === 0) continue;
    const isBest = others.every((other) => {
      const second = of(other);
      return second !== undefined && leads(figure, second);
    });
    if (isBest) return { [win]: one.id };
  }
  return {};
}

/** Points out of ten. */
const fitLead = 1;

/** The column that suits the group best, where it does so clearly; for columns that win nothing else. */
export function bestFit<T extends { card: Pick<Card, 'score' | 'fit'> }>(columns: readonly T[]): T | undefined {
  if (!columns.every(({ card }) => isMeasured(card))) return undefined;
  const [first, second] = [...columns].sort((a, b) => b.card.score - a.card.score);
  return first && second && first.card.score - second.card.score >= fitLead ? first : undefined;
}

/** What each column wins, in the columns' order; who wins nothing is left out. */
export function winsByColumn(
  columns: readonly Figures[],
  best: Partial<Record<Win, string>>,
): { id: string; won: readonly Win[] }[] {
  return columns
    .map(({ id }) => ({ id, won: wins.filter((win) => best[win] === id) }))
    .filter(({ won }) => won.length > 0);
}

type Together = Win | 'near-cheap' | 'near-warm' | 'cheap-warm' | 'all';

/** The name of the sentence for what one column wins. */
export const togetherOf = (won: readonly Win[]): Together =>
  won.length === wins.length ? 'all' : (won.join('-') as Together);
