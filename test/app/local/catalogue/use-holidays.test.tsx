import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHolidays, useHolidayTable } from '#app/local/catalogue/holidays.ts';

test('public holidays of an origin with a table have names by day; one without a table has none', async () => {
  const known = renderHook(() => useHolidays('KR', 'en'));
  expect(known.result.current).toBeUndefined();
  await waitFor(() => {
    expect(known.result.current?.size).toBeGreaterThan(20);
  });
  const other = renderHook(() => [useHolidays('BT', 'en'), useHolidayTable('BT')] as const);
  expect(other.result.current).toEqual([new Map(), undefined]);
});
