import { describe, expect, test } from 'vitest';
import { readSpot, searchOf, spotAt, type Spot } from '#app/screens/recommendations/spot.ts';

const spots: Spot[] = [
  { at: 'countries' },
  { at: 'cities', country: 'japan' },
  { at: 'types', country: 'japan', city: 'niseko' },
  { at: 'types', country: 'japan', city: 'niseko', open: 'leisure' },
  { at: 'places', country: 'japan', city: 'niseko', choice: { type: 'ski' } },
  { at: 'places', country: 'japan', city: 'niseko', choice: { type: 'general', kind: 'culture' } },
  { at: 'places', country: 'japan', city: 'niseko', choice: { type: 'leisure', kind: 'activity' } },
];
const read = (search: string) => readSpot(new URLSearchParams(search));

describe('the place in the drill-down is kept in the address', () => {
  test('every spot is found again by its address, in a preview too', () => {
    for (const spot of spots) {
      expect(read(searchOf(spot, false))).toEqual(spot);
      expect(read(searchOf(spot, true))).toEqual(spot);
      expect(new URLSearchParams(searchOf(spot, true)).has('preview')).toBe(true);
    }
    expect(searchOf({ at: 'countries' }, false)).toBe('');
  });

  test('going back to a stage clears what was chosen after it', () => {
    const deep = spots[5];
    if (!deep) throw new Error('there is one');
    expect(searchOf(spotAt(deep, 'types'), false)).toBe('?country=japan&city=niseko');
    expect(searchOf(spotAt(deep, 'cities'), false)).toBe('?country=japan');
    expect(searchOf(spotAt(deep, 'countries'), false)).toBe('');
    expect(spotAt(deep, 'places')).toEqual(deep);
    expect(spotAt({ at: 'cities', country: 'japan' }, 'places')).toEqual({ at: 'cities', country: 'japan' });
  });

  test('sightseeing and leisure ask for a kind of their own; the others do not', () => {
    const under = '?country=japan&city=niseko';
    expect(read(`${under}&type=general`)).toEqual({ at: 'types', country: 'japan', city: 'niseko', open: 'general' });
    expect(read(`${under}&type=general&kind=dining`)).toEqual({
      at: 'types',
      country: 'japan',
      city: 'niseko',
      open: 'general',
    });
    expect(read(`${under}&type=leisure`)).toEqual({ at: 'types', country: 'japan', city: 'niseko', open: 'leisure' });
    expect(read(`${under}&type=leisure&kind=dining`)).toEqual({
      at: 'places',
      country: 'japan',
      city: 'niseko',
      choice: { type: 'leisure', kind: 'dining' },
    });
    expect(read(`${under}&type=golf&kind=dining`)).toEqual({
      at: 'places',
      country: 'japan',
      city: 'niseko',
      choice: { type: 'golf' },
    });
    expect(read(`${under}&type=swimming`)).toEqual({ at: 'types', country: 'japan', city: 'niseko' });
    expect(read('?city=niseko&type=ski')).toEqual({ at: 'countries' });
  });
});
