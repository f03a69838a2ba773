import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** What a hook says on a page with this address, and the address's query as it is by then. */
export const atAddress = <T extends object>(path: string, useHook: () => T): { current: T & { search: string } } =>
  renderHook(() => ({ ...useHook(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result;
