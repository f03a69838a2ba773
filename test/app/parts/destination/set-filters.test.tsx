import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { atAddress } from '#test/builders/at-address.tsx';

afterEach(cleanup);

it('two filters that are set before the page is drawn again are both kept', () => {
  const address = atAddress('/explore?origin=JP', useDestinationAddress);
  act(() => {
    const { setFilter } = address.current;
    setFilter('mainType', 'ski');
    setFilter('range', 'intl_short');
  });
  expect(address.current.filters).toMatchObject({ origin: 'JP', mainType: 'ski', range: 'intl_short' });
});

it('a filter goes on from what the page shows, whatever another page has set before', () => {
  const first = atAddress('/explore', useDestinationAddress);
  act(() => first.current.setFilter('mainType', 'ski'));
  cleanup();
  const second = atAddress('/explore?origin=JP', useDestinationAddress);
  act(() => second.current.setFilter('range', 'domestic'));
  expect(second.current.filters).toMatchObject({ origin: 'JP', mainType: 'golf', range: 'domestic' });
  act(() => second.current.setFilter('mainType', 'scuba'));
  expect(second.current.search).toBe('?origin=JP&range=domestic&mainType=scuba');
});
