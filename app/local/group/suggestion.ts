import { clearDraft, draftKey, readDraft } from '#app/local/answers/drafts.ts';
import type { Device } from '#app/local/device/device.ts';

/**
 * A place that somebody without a group wants to suggest: it waits on this device, as a draft, for the group that is
 * made next.
 */
export interface Suggestion {
  destinationId: string;
  /** As its reader saw it. */
  name: string;
  /** What the member says with it; empty: nothing. */
  note: string;
}

export const dropSuggestion = (device: Device): Promise<void> => clearDraft(device, draftKey.suggestion);

export async function readSuggestion(device: Device): Promise<Suggestion | undefined> {
  const kept = await readDraft(device, draftKey.suggestion);
  const { destinationId, name, note } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<
    Record<keyof Suggestion, unknown>
  >;
  if (typeof destinationId !== 'string' || typeof name !== 'string' || typeof note !== 'string') return undefined;
  return { destinationId, name, note };
}
