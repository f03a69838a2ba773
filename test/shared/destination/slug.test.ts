import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOf } from '#shared/destination/level.ts';
import { isSlug, reservedSlugs, slugOf } from '#shared/destination/reserved-slugs.ts';

test.each([
  ['Côte d’Azur', 'cote-dazur'],
  ['St. Paul’s', 'st-pauls'],
  ['Bath & Wells', 'bath-and-wells'],
  ['Đà Nẵng', 'a-nang'],
  ['N Seoul Tower', 'n-seoul-tower'],
])('%s suggests %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a suggested slug is a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), (name) => {
      const slug = slugOf(name);
      expect(slug === '' || slug.length > 60 || reservedSlugs.includes(slug) || isSlug(slug)).toBe(true);
    }),
  );
});

test('reserved words, capitals and loose hyphens are rejected', () => {
  expect([...reservedSlugs, 'Seoul', '-a', 'a-', 'a--b', '', 'ä', 'a'.repeat(61)].filter(isSlug)).toEqual([]);
});

test('level follows population; where nobody was counted it is a village', () => {
  expect([null, 9_999, 10_000, 99_999, 100_000].map(levelOf)).toEqual(['village', 'village', 'town', 'town', 'city']);
});
