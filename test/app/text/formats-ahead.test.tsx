import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pause } from '#app/kernel/in-pieces.ts';
import { formatsOfPlaces, formatsOfTrip, useFormatsAhead } from '#app/text/formats-ahead.ts';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('fr'));
afterEach(cleanup);

/** Longer than one list takes. */
const pauses = async (count = 6) => {
  for (let one = 0; one < count; one += 1) await pause();
};

test('each format is used once in the language of the page, after the drawing and in a task of its own', async () => {
  const order: string[] = [];
  const uses = ['day', 'money'].map((name) => (language: string) => {
    order.push(`${name} ${language}`);
    return name;
  });
  const { rerender } = renderHook(() => {
    useFormatsAhead(uses);
  });
  order.push('drawn');
  rerender();
  await pause();
  order.push('another task');
  await pauses();
  expect(order).toEqual(['drawn', 'day fr', 'another task', 'money fr']);
});

test('nothing is read for a screen that was left', async () => {
  const use = vi.fn(() => '');
  const uses = [use, use, use];
  const { unmount } = renderHook(() => {
    useFormatsAhead(uses);
  });
  await pause();
  expect(use).toHaveBeenCalledTimes(1);
  unmount();
  await pauses();
  expect(use).toHaveBeenCalledTimes(1);
});

test('the lists say a day and a number as the reader writes them', () => {
  expect(formatsOfPlaces.map((use) => use('fr'))).toEqual(['1,0', '1er janv.']);
  expect(formatsOfTrip.map((use) => use('ko'))).toEqual(['1월 1일', '1월 1일 (금)', '80만\u00a0원']);
});
