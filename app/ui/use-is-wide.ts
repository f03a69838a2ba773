import { useSyncExternalStore } from 'react';

/** Where the layout changes (visual README, section 5). */
const wide = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
}

/** Whether the screen is wide: a strip then holds more days in a row. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
