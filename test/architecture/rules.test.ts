import { describe, expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

/** Ids that RULES.md defines: P = protocol, S = safety, L = liveness. */
const rules = [...read('shared/protocol/RULES.md').matchAll(/\*\*([PSL]\d+)\*\*/g)].map(([, id = '']) => id);

/**
 * Titles of tests and of groups of tests, whatever their quotes. Files that are no tests have none that count, and the
 * simulation's checks count for nothing here: they judge whatever a seed brings, so that nobody can tell from one of
 * them whether its case ever occurs. Each rule has an example, which says what it holds.
 */
const titles = tracked('test/**/*.test.ts', 'test/**/*.test.tsx', 'test/**/*.spec.ts')
  .flatMap((path) => [
    ...read(path).matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g),
  ])
  .map(([, , title = '']) => title);

/** Ids that a text names. Both ends of a range as well: `S1-S15`. */
const namedIn = (text: string): string[] => [...text.matchAll(/\b[PSL]\d+\b/g)].map(([id]) => id);

/** Ids that a title cites. A range cites none of its rules: who proves fifteen at once names none of them. */
const citedBy = (title: string): string[] => namedIn(title.replace(/\b([PSL])\d+\s*[-–]\s*\1?\d+\b/g, ''));

describe('the rules of sync', () => {
  const cited = new Set(titles.flatMap(citedBy));

  test('have each an id of their own', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('are each cited by the title of a test, by their own ids and not in a range', () => {
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
    expect(citedBy('P11, L4: what is before and behind')).toEqual(['P11', 'L4']);
    expect(citedBy('S1-S15, L1-L5 in runs 1 to 9, S2')).toEqual(['S2']);
  });

  test('are all defined: no title, comment or document cites an id that is not there', () => {
    const files = tracked('app/**/*.ts', 'shared/**/*.ts', 'sync-server/**/*.ts', 'docs/sync.md');
    const inComments = files.flatMap((path) =>
      [...read(path).matchAll(/\(rules? ([PSL0-9, and]+)\)/g)].flatMap(([, list = '']) => namedIn(list)),
    );
    expect(inComments.length).toBeGreaterThan(0);
    expect([...new Set([...titles.flatMap(namedIn), ...inComments])].filter((id) => !rules.includes(id))).toEqual([]);
  });
});
