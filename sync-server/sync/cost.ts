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

/** Of the lists that were weighed: a request's is weighed before it is run, and again for what its group holds. */
const weights = new WeakMap<readonly ExchangeRequest['mutations'][number][], number>();

/** As JSON. */
export function bytesOfMutations(mutations: readonly ExchangeRequest['mutations'][number][]): number {
  const known = weights.get(mutations);
  if (known !== undefined) return known;
  const bytes = Buffer.byteLength(JSON.stringify(mutations));
  weights.set(mutations, bytes);
  return bytes;
}
