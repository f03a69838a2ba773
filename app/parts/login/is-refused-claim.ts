import type { OutboxEntry } from '#app/local/device/db.ts';

const codes: Record<string, readonly (string | undefined)[]> = {
  claimMember: ['pin_required', 'pin_missing', 'pin_wrong', 'too_many_requests'],
  joinGroup: ['pin_missing', 'too_many_requests'],
};

/** A claim or a join that was rejected because of a PIN. */
export const isRefusedClaim = (entry: OutboxEntry): boolean => codes[entry.name]?.includes(entry.code) ?? false;
