import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHolidays, useHolidayTable } from '#app/local/catalogue/holidays.ts';

test('public holidays of an origin with a table have names by day; one without a table has none', async () => {
  // Files of a worker share what was loaded: one that no other test asks for.
  const known = renderHook(() => useHolidays('VN', 'en'));
  expect(known.result.current).toBeUndefined();
  await waitFor(() => {
    expect(known.result.current?.size).toBeGreaterThan(10);
  });
  const other = renderHook(() => [useHolidays('BT', 'en'), useHolidayTable('BT')] as const);
  expect(other.result.current).toEqual([new Map(), undefined]);
});
