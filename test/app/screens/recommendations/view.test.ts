import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { mostCompared, readView, views, withView } from '#app/screens/recommendations/view.ts';

const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const cityId = fc.tuple(slug, slug).map(([country, city]) => `${country}/${city}`);

describe('the view and what is compared are kept in the address', () => {
  test('what is written is read again, whatever else stands there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...views),
        fc.uniqueArray(cityId, { maxLength: mostCompared }),
        slug,
        (view, compared, country) => {
          const query = withView(new URLSearchParams({ preview: '1', country }), { view, compared });
          expect(readView(query)).toEqual({ view, compared });
          expect([query.get('preview'), query.get('country')]).toEqual(['1', country]);
        },
      ),
    );
  });

  test('the deck without a choice has a plain address', () => {
    const query = new URLSearchParams('view=compare&c=japan.beppu');
    expect(withView(query, { view: 'deck', compared: [] }).toString()).toBe('');
  });

  test('a fifth, and a second time the same, are left out; an unknown view is the deck', () => {
    expect(readView(new URLSearchParams('view=table&c=a.b,a.b,a.c,a.d,a.e,a.f'))).toEqual({
      view: 'deck',
      compared: ['a/b', 'a/c', 'a/d', 'a/e'],
    });
  });
});
