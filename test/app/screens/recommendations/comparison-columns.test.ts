import { expect, test } from 'vitest';
import { languages, type Language } from '#shared/kernel/languages.ts';
import type { Candidate } from '#app/screens/recommendations/candidate.ts';
import { comparisonTitle } from '#app/screens/recommendations/comparison-columns.ts';
import type { Translate } from '#app/text/text.ts';
import { texts } from '#test/builders/texts.ts';

const sayIn =
  (language: Language): Translate =>
  (key) =>
    String(key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts[language]));

const column = (id: string, hours: number, degrees: number, score: number) =>
  ({
    city: { id },
    name: id,
    card: { score, fit: ['good'] },
    facts: { ways: [{ doorHours: hours }], total: undefined, weather: { month: 1, degrees, rainMm: 0 } },
  }) as unknown as Candidate;

test('a title of one sentence has no stop at its end in any language; of two each has its own', () => {
  for (const language of languages) {
    const title = (...columns: Candidate[]) => comparisonTitle(sayIn(language), language, columns);
    const stops = (text: string) => text.match(/[.。]/gu)?.length ?? 0;
    const near = column('a', 2, 10, 7);
    expect(stops(title(near, column('b', 4, 10, 7))), language).toBe(0);
    expect(stops(title(near, column('b', 2, 10, 5))), language).toBe(0);
    expect(stops(title(near)), language).toBe(0);
    expect(stops(title(near, column('b', 4, 20, 7))), language).toBe(2);
  }
});
