import { describe, expect, it } from 'vitest';
import { mayPleaseEach } from '#app/screens/recommendations/may-please-each.ts';

describe('"something for everyone" is said', () => {
  it('where as many faces smile as there are people', () => {
    expect(mayPleaseEach([{ fit: ['good', 'fair'] }, { fit: ['good', 'poor'] }])).toBe(true);
  });

  it('not where fewer do: somebody would look in vain', () => {
    expect(mayPleaseEach([{ fit: ['good', 'fair', 'poor'] }, { fit: ['good', 'poor', 'poor'] }])).toBe(false);
    expect(mayPleaseEach([{ fit: ['fair', 'poor', 'poor'] }, { fit: ['poor', 'poor', 'poor'] }])).toBe(false);
  });

  it('not of one person', () => {
    expect(mayPleaseEach([{ fit: ['good'] }, { fit: ['good'] }])).toBe(false);
    expect(mayPleaseEach([])).toBe(false);
  });
});
