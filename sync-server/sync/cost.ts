import { bindsSession, flagsOf } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { Cost } from '#server/kernel/work-budget.ts';

/** What a request costs its address, whether it came as an exchange or as a call. */
export function costOf({ mutations }: ExchangeRequest): Cost {
  if (mutations.length === 0) return {};
  return {
    mutations: mutations.length,
    bytes: bytesOfMutations(mutations),
    opened: mutations.filter((one) => flagsOf(one.name).opensGroup).length,
    named: mutations.filter((one) => bindsSession(one.name) || flagsOf(one.name).listsName).length,
  };
}

export const bytesOfMutations = (mutations: ExchangeRequest['mutations']): number =>
  Buffer.byteLength(JSON.stringify(mutations));
