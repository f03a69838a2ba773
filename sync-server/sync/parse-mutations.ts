import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest, Mutation } from '#shared/protocol/sync.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';
import type { ExchangePorts, ParsedMutation, PreparedWork } from './batch.ts';
import { mutationHooks } from './mutation-hooks.ts';

export function parseMutation(mutation: Mutation): ParsedMutation | ErrorCode {
  const parsed = parseAnyVersion(mutation);
  return typeof parsed !== 'string' && mutation.ver > parsed.definition.ver ? 'upgrade_required' : parsed;
}

function parseAnyVersion(mutation: Mutation): ParsedMutation | ErrorCode {
  const { name } = mutation;
  if (!isMutationName(name)) return 'upgrade_required';
  const definition = mutationDefinitions[name] as MutationDefinition<unknown>;
  const parsed = definition.input.safeParse(mutation.input);
  if (parsed.success)
    return { mutation, definition, hooks: mutationHooks[name] as MutationHooks<unknown>, input: parsed.data };
  return mutation.ver > definition.ver ? 'upgrade_required' : 'invalid_input';
}

/** The mutation that opens the request's group: only the first one may. */
export function openingMutation({ groupId, mutations: [first] }: ExchangeRequest): ParsedMutation | undefined {
  const parsed = first && parseAnyVersion(first);
  if (parsed === undefined || typeof parsed === 'string' || !parsed.definition.opensGroup) return undefined;
  return parsed.definition.target(parsed.input, undefined, groupId)?.id === groupId ? parsed : undefined;
}

/** A request may ask for scrypt this often, besides the password of the group that it opens. */
const slowComputationsPerRequest = 4;

/** Runs `prepare` of the hooks, before the transaction. */
export async function prepareMutations(
  { db }: ExchangePorts,
  groupId: string,
  parsed: readonly (ParsedMutation | ErrorCode)[],
  at: number,
): Promise<PreparedWork> {
  const prepared = new Map<string, unknown>();
  let computations = 0;
  const takeSlowComputation = () => {
    computations += 1;
    return computations <= slowComputationsPerRequest;
  };
  for (const [index, one] of parsed.entries()) {
    if (typeof one === 'string' || !one.hooks.prepare || (one.definition.opensGroup && index > 0)) continue;
    const work = await one.hooks.prepare({ db, groupId, input: one.input, at, takeSlowComputation });
    if (work !== undefined) prepared.set(one.mutation.mutationId, work);
  }
  return prepared;
}
