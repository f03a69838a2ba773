import type { Fault } from './fault.ts';

/** The browser freezes a page for 20 s to 140 s: it keeps its locks and does nothing. */
export const pageFreeze: Fault = {
  name: 'page freeze',
  mayBeDrawn: (_world, { tab }) => tab !== undefined && !tab.isFrozen,
  inject: ({ time, random }, { tab }) => {
    if (!tab) return false;
    tab.isFrozen = true;
    time.timer(20_000 + random.below(120_000), () => {
      if (tab.isAlive) tab.thaw();
    });
    return true;
  },
};
