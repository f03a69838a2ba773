import { useCallback, useSyncExternalStore } from 'react';

/** The least width of the layout for wide screens; the media queries of the style sheets name the same. */
const wide = '60rem';

/**
 * Whether the screen is wide: a strip then holds more days in a row.
 * @param from the least width, where the layout of a part changes elsewhere
 */
export function useIsWide(from = wide): boolean {
  const query = `(min-width: ${from})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
