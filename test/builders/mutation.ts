import { mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import type { Mutation } from '#shared/protocol/sync.ts';
import { newId, newSecret, newShareUrl } from '#shared/kernel/ids.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const random = new SeededRandom(20_260_302);

/** Ids and secrets as a device makes them; no two are alike. */
export const anId = (): string => newId(Date.UTC(2026, 2, 2), random.bytes);
export const aSecret = (): string => newSecret(random.bytes);
export const aShareUrl = (): string => newShareUrl(random.bytes);

/** A queued write. Its timestamp is 1 unless told: older than any clock. */
export const aMutation = <N extends MutationName>(
  name: N,
  input: NoInfer<InputOf<N>>,
  over: Partial<Mutation> = {},
): Mutation => ({
  mutationId: anId(),
  name,
  ver: mutationDefinitions[name].ver,
  input,
  timestamp: 1,
  actor: 0,
  ...over,
});

/** Somebody who has the link puts a name on the list. */
export const anAddition = (name: string, email?: string): Mutation =>
  aMutation('addMember', { memberId: anId(), name, email }, { actor: 'link' });
