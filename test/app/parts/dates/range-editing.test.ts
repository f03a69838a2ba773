import { describe, expect, it } from 'vitest';
import { fieldsReason, isFull, waitsForEnd } from '#app/parts/dates/range-editing.ts';
import { limits } from '#shared/kernel/limits.ts';

const june = { start: '2026-06-01', end: '2026-06-07' };
const half = (start: string, end: string) => ({ ranges: [], half: { start, end } });

describe('ranges of days being chosen', () => {
  it('are full at the limit', () => {
    const full = { ranges: Array.from({ length: limits.dateRanges }, () => june), half: half('', '').half };
    expect(isFull(full)).toBe(true);
    expect(isFull({ ...full, ranges: full.ranges.slice(1) })).toBe(false);
  });

  it('wait for a last day once they have a first one', () => {
    expect([half('', ''), half('2026-06-01', ''), half('2026-06-01', '2026-06-02')].map(waitsForEnd)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('what is said at the two fields', () => {
  const said = (
    picked: ReturnType<typeof half>,
    wasAdded = false,
    reasons: Parameters<typeof fieldsReason>[0]['reasons'] = [],
  ) => fieldsReason({ picked, reasons, today: '2026-05-20' }, wasAdded);

  it('is nothing about a missing day before somebody wanted to add the range or to go on', () => {
    expect(said(half('', ''))).toBeUndefined();
    expect(said(half('2026-06-01', ''))).toBeUndefined();
    expect(said(half('2026-06-01', ''), true)).toBe('range_end_missing');
    expect(said(half('2026-06-01', ''), false, ['range_end_missing'])).toBe('range_end_missing');
  });

  it('is at once that the ends are in the wrong order', () => {
    expect(said(half('2026-06-07', '2026-06-01'))).toBe('range_order');
  });

  it('is at once that a day has passed, but not while its year is being typed', () => {
    expect(said(half('2026-05-10', '2026-05-12'))).toBe('range_passed');
    expect(said(half('2026-05-19', ''))).toBe('range_passed');
    expect(said(half('', '2026-05-19'))).toBe('range_passed');
    expect(said(half('2026-05-20', '2026-05-20'))).toBeUndefined();
    expect(said(half('0202-06-01', ''))).toBeUndefined();
    expect(said(half('0202-06-01', ''), true)).toBe('range_passed');
  });

  it('is not that no range was chosen: that is said at the list', () => {
    expect(said(half('', ''), false, ['range_missing'])).toBeUndefined();
  });
});
