/** What the sync pill says. `none`: nothing to say. */
export type PillState =
  | { kind: 'none' }
  | { kind: 'refused'; count: number }
  | { kind: 'sending'; count: number }
  | { kind: 'waiting'; count: number; until: 'soon' | 'server' | 'online' | 'opened' }
  | { kind: 'saved' };

export interface PillFacts {
  pending: number;
  rejected: number;
  /** Exchanges under way. */
  sending: number;
  isOffline: boolean;
  /** The server was reached and failed. */
  isFailing: boolean;
  /** The browser can send by Background Sync when the network returns. */
  hasBackgroundSync: boolean;
  /** The last waiting write has just been sent. */
  wasJustSaved: boolean;
}

/** Rejected writes come first and stay until they are settled; then pending ones; "saved" only for a moment. */
export function pillState({
  pending,
  rejected,
  sending,
  isOffline,
  isFailing,
  hasBackgroundSync,
  wasJustSaved,
}: PillFacts): PillState {
  if (rejected > 0) return { kind: 'refused', count: rejected };
  if (pending > 0 && sending > 0 && !isOffline) return { kind: 'sending', count: pending };
  if (pending > 0) return { kind: 'waiting', count: pending, until: waitsFor(isOffline, isFailing, hasBackgroundSync) };
  return wasJustSaved ? { kind: 'saved' } : { kind: 'none' };
}

function waitsFor(isOffline: boolean, isFailing: boolean, hasBackgroundSync: boolean) {
  if (isOffline) return hasBackgroundSync ? 'online' : 'opened';
  return isFailing ? 'server' : 'soon';
}
