import type { MapView } from '#shared/map/view.ts';

/** What each map page showed when it came to rest, by its entry in the history: Back leads to it again. */
const kept = new Map<string | number, MapView>();

/** The router's key of the entry that is shown; the one that the app was opened by has only its place. */
function entry(): string | number | undefined {
  const { key, idx } = (history.state ?? {}) as { key?: string; idx?: number };
  return key ?? idx;
}

export function keptView(): MapView | undefined {
  const here = entry();
  return here === undefined ? undefined : kept.get(here);
}

export function keepView(view: MapView): void {
  const here = entry();
  if (here !== undefined) kept.set(here, view);
}
