import { type Wish, wishes } from '#shared/destination/wishes.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';

export type StrengthWord = 'great' | 'strong' | 'some';

export interface CityStrength {
  wish: Wish;
  /** 4 to 10. */
  value: number;
  word: StrengthWord;
}

const most = 6;
/** Below, nobody would travel there for it. */
const fewest = 4;

/** What a city is best at, best first, at most six; nothing for an imported city. */
export function cityStrengths({ facts }: ScoredCore, cityId: string): CityStrength[] {
  const known = facts.cities.get(cityId);
  if (known === undefined) return [];
  return wishes
    .map((wish) => ({ wish, value: known.wishes[wish], word: wordOf(known.wishes[wish]) }))
    .filter(({ value }) => value >= fewest)
    .sort((a, b) => b.value - a.value)
    .slice(0, most);
}

function wordOf(value: number): StrengthWord {
  if (value >= 9) return 'great';
  return value >= 7 ? 'strong' : 'some';
}
