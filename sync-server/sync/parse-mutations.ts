import type { ErrorCode } from '#shared/kernel/errors.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest, Mutation } from '#shared/protocol/sync.ts';
import { isOrganizerSecret } from '#server/access/organizer-secrets.ts';
import { hashSecret, readSessions } from '#server/access/sessions.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { ExchangePorts, ParsedMutation, PreparedWork } from './batch.ts';
import { maxAttempts, storedResults, unopenedAttempts } from './mutation-log.ts';
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
  if (parsed.success) return { mutation, definition, hooks: mutationHooks[name], input: parsed.data };
  return mutation.ver > definition.ver ? 'upgrade_required' : 'invalid_input';
}

/** The mutation that opens the request's group: only the first one may. */
export function openingMutation({ groupId, mutations: [first] }: ExchangeRequest): ParsedMutation | undefined {
  const parsed = first && parseAnyVersion(first);
  if (parsed === undefined || typeof parsed === 'string' || !parsed.definition.opensGroup) return undefined;
  return parsed.definition.target(parsed.input, undefined, groupId)?.id === groupId ? parsed : undefined;
}

/** A request may ask for scrypt this often. */
const slowComputationsPerRequest = 4;

/** Runs `prepare` of the hooks, before the transaction. */
export async function prepareMutations(
  ports: ExchangePorts,
  request: ExchangeRequest,
  parsed: readonly (ParsedMutation | ErrorCode)[],
): Promise<PreparedWork> {
  const { db, now, slowWork } = ports;
  const { groupId } = request;
  const prepared = new Map<string, unknown>();
  let computations = 0;
  const takeSlowComputation = () => {
    computations += 1;
    if (computations > slowComputationsPerRequest) return false;
    slowWork?.spend(groupId);
    return true;
  };
  for (const [index, one] of parsed.entries()) {
    if (typeof one === 'string' || !one.hooks.prepare || (one.definition.opensGroup && index > 0)) continue;
    const hasRight = () => mayAct(ports, request, parsed, one);
    const work = await one.hooks.prepare({ db, groupId, input: one.input, at: now(), hasRight, takeSlowComputation });
    if (work !== undefined) prepared.set(one.mutation.mutationId, work);
  }
  return prepared;
}

/**
 * Whether the mutation could take effect, as far as that is known before the transaction: nothing slow is done for a
 * stranger.
 */
async function mayAct(
  { db, groupCode }: ExchangePorts,
  request: ExchangeRequest,
  parsed: readonly (ParsedMutation | ErrorCode)[],
  one: ParsedMutation,
): Promise<boolean> {
  const { groupId } = request;
  const { mutation, definition } = one;
  const head = await readHead(db, groupId);
  const opening = openingMutation(request);
  if (head ? head.deletedAt !== null || definition.opensGroup : !opening) return false;
  if ((await storedResults(db, groupId, [mutation.mutationId])).size > 0) return false;
  if (definition.opensGroup && one.hooks.refuseOpening?.(one.input, groupCode)) return false;
  if (definition.opensGroup) return (await unopenedAttempts(db, groupId, mutation.mutationId)) < maxAttempts;
  if (mutation.actor === 'organizer')
    return head !== undefined && isOrganizerSecret(db, groupId, head.organizerHash, request.organizerToken);
  const token = typeof mutation.actor === 'number' ? request.tokens[mutation.actor] : undefined;
  if (token === undefined) return false;
  const session = (await readSessions(db, groupId, [hashSecret(token)])).get(hashSecret(token));
  if (session) return session.state === 'active';
  return parsed.some(
    (other) => typeof other !== 'string' && other.definition.bindsSession && other.mutation.actor === mutation.actor,
  );
}
