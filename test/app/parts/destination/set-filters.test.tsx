import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useDestinationAddress } from '#app/parts/destination/address.ts';

afterEach(cleanup);

const opened = (path: string) =>
  renderHook(() => ({ ...useDestinationAddress(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result;

it('two filters that are set before the page is drawn again are both kept', () => {
  const address = opened('/explore?origin=JP');
  act(() => {
    const { setFilter } = address.current;
    setFilter('mainType', 'ski');
    setFilter('range', 'intl_short');
  });
  expect(address.current.filters).toMatchObject({ origin: 'JP', mainType: 'ski', range: 'intl_short' });
});

it('a filter goes on from what the page shows, whatever another page has set before', () => {
  const first = opened('/explore');
  act(() => first.current.setFilter('mainType', 'ski'));
  cleanup();
  const second = opened('/explore?origin=JP');
  act(() => second.current.setFilter('range', 'domestic'));
  expect(second.current.filters).toMatchObject({ origin: 'JP', mainType: 'golf', range: 'domestic' });
  act(() => second.current.setFilter('mainType', 'scuba'));
  expect(second.current.search).toBe('?origin=JP&range=domestic&mainType=scuba');
});
