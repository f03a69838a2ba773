import { intents, type InputOf, type IntentName } from '#shared/contract/intents.ts';
import type { Mutation } from '#shared/contract/sync.ts';
import { newId, newSecret, newShareUrl } from '#shared/ids.ts';
import { Chance } from '#test/worlds/chance.ts';

const chance = new Chance(20_260_302);

/** Ids and secrets as a device makes them; no two are alike. */
export const anId = (): string => newId(Date.UTC(2026, 2, 2), chance.bytes);
export const aSecret = (): string => newSecret(chance.bytes);
export const aShareUrl = (): string => newShareUrl(chance.bytes);

/** A queued write. Its stamp is 1 unless told: older than any clock. */
export const aMutation = <N extends IntentName>(name: N, input: NoInfer<InputOf<N>>, over: Partial<Mutation> = {}): Mutation => ({
  mid: anId(),
  name,
  ver: intents[name].ver,
  input,
  stamp: 1,
  as: 0,
  ...over,
});
