import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { bytesOf } from './message-size.ts';

type Reset = Extract<ExchangeResponse, { kind: 'reset' }>;

export interface ResetCopy {
  answer: Reset;
  /** Of the answer as JSON. */
  bytes: number;
}

/** All resets together, in bytes of JSON. */
const keptBytes = 8 * 1024 * 1024;

/**
 * Resets (all rows of a group at its present version), each read and measured once for all sockets that ask. Those
 * asked for last are kept.
 */
export class ResetCopies {
  private readonly byGroup = new Map<string, ResetCopy>();
  private total = 0;

  find(groupId: string, at: { version: number; nonce: string }): ResetCopy | undefined {
    const found = this.byGroup.get(groupId);
    if (found?.answer.version !== at.version || found.answer.nonce !== at.nonce) return undefined;
    this.byGroup.delete(groupId);
    this.byGroup.set(groupId, found);
    return found;
  }

  keep(groupId: string, answer: Reset): ResetCopy {
    const copy = { answer, bytes: bytesOf(answer) };
    this.drop(groupId);
    this.byGroup.set(groupId, copy);
    this.total += copy.bytes;
    for (const oldest of this.byGroup.keys()) {
      if (this.total <= keptBytes) break;
      this.drop(oldest);
    }
    return copy;
  }

  private drop(groupId: string): void {
    this.total -= this.byGroup.get(groupId)?.bytes ?? 0;
    this.byGroup.delete(groupId);
  }
}
