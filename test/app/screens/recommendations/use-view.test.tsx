import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useView } from '#app/screens/recommendations/use-view.ts';
import { atAddress } from '#test/builders/at-address.tsx';

afterEach(cleanup);

it('candidates that are chosen before the page is drawn again are all compared', () => {
  const page = atAddress('/?country=japan', useView);
  act(() => {
    const { compare } = page.current;
    for (const id of ['japan/naha', 'vietnam/ha-long', 'hong-kong/hong-kong']) compare((now) => [...now, id]);
  });
  expect(page.current.compared).toEqual(['japan/naha', 'vietnam/ha-long', 'hong-kong/hong-kong']);
  expect(page.current.search).toBe('?country=japan&c=japan.naha%2Cvietnam.ha-long%2Chong-kong.hong-kong');
  act(() => page.current.compare((now) => now.slice(1)));
  expect(page.current.compared).toEqual(['vietnam/ha-long', 'hong-kong/hong-kong']);
});
