import type { VoteType } from '#shared/vote/schema.ts';
import type { Traveller } from './traveller.ts';
import type { Wish } from './wish.ts';

/** So many members ask for it, and so many of them themselves, not their group's description; sorted by key. */
export type Heads<K> = readonly (readonly [key: K, heads: { all: number; own: number }])[];
/** What members ask for: the same whatever the destination. */
export interface AskedHeads {
  types: Heads<VoteType>;
  wishes: Heads<Wish>;
}

export const askedHeads = (travellers: readonly Traveller[]): AskedHeads => ({
  // "Something else" is what its own words ask for: no destination is good or weak for it.
  types: headsOf(travellers, ({ types }) =>
    types.flatMap(({ type }) => (type === 'other' ? [] : [{ key: type, isOwn: true }])),
  ),
  wishes: headsOf(travellers, (one) =>
    one.asked.map(({ wish, isOfGroup }) => ({ key: wish, isOwn: isOfGroup === undefined })),
  ),
});

function headsOf<K extends VoteType | Wish>(
  travellers: readonly Traveller[],
  keysOf: (traveller: Traveller) => readonly { key: K; isOwn: boolean }[],
): Heads<K> {
  const heads = new Map<K, { all: number; own: number }>();
  for (const traveller of travellers)
    for (const { key, isOwn } of keysOf(traveller)) {
      const { all, own } = heads.get(key) ?? { all: 0, own: 0 };
      heads.set(key, { all: all + 1, own: own + (isOwn ? 1 : 0) });
    }
  return [...heads].sort(byKey);
}

export const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
