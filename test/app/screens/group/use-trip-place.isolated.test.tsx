import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { DeviceContext } from '#app/local/device/device.ts';
import { useTripPlace } from '#app/screens/group/use-trip-place.ts';
import { show } from '#test/builders/shown-group.tsx';
import { speak } from '#test/builders/spoken.ts';

const useCatalogue = vi.hoisted(() => vi.fn());
vi.mock('#app/local/catalogue/catalogue.ts', () => ({ useCatalogue }));
beforeAll(() => speak('en'));
afterEach(cleanup);

test.each([
  ['loading', 'japan/nara', true],
  ['failed', 'japan/nara', false],
  ['loading', undefined, false],
])('while the catalogue is %s, of the place %s is said whether it is on its way', (kind, id, isComing) => {
  useCatalogue.mockReturnValue({ kind });
  const { device } = show(null);
  const wrapper = ({ children }: { children: ReactNode }) => <DeviceContext value={device}>{children}</DeviceContext>;
  const { result } = renderHook(() => useTripPlace({ view: new GroupReplica() }, id, null), { wrapper });
  expect(result.current).toEqual({ place: undefined, isComing });
});
