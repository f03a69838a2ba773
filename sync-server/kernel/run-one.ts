import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { proto, type ExchangeRequest, type Mutation } from '#shared/protocol/sync.ts';
import { isErrorCode, DomainError } from '#shared/kernel/errors.ts';
import { newId } from '#shared/kernel/ids.ts';
import type { Services } from '#server/kernel/handler.ts';

/**
 * Made now, by somebody who waits for the answer: it comes after whatever is there (rule P6), whatever the clock does.
 * Nobody repeats it.
 */
export const calledTimestamp = Number.MAX_SAFE_INTEGER;

/**
 * A REST write is the queued mutation of its kind, run at once: one handler, one set of rules.
 * @throws DomainError with the mutation's own code.
 */
export async function runOne<N extends MutationName>(
  services: Services,
  groupId: string,
  name: N,
  input: InputOf<N>,
  by: { session?: string; organizerToken?: string } = {},
): Promise<void> {
  const mutation: Mutation = {
    mutationId: newId(services.now(), services.random),
    name,
    ver: mutationDefinitions[name].ver,
    input,
    timestamp: calledTimestamp,
    actor: by.session ? 0 : by.organizerToken ? 'organizer' : 'link',
  };
  const request: ExchangeRequest = {
    proto,
    groupId,
    cursor: null,
    tokens: by.session ? [by.session] : [],
    ...(by.organizerToken ? { organizerToken: by.organizerToken } : {}),
    mutations: [mutation],
  };
  const answer = await services.exchange(request, { resultsOnly: true });
  if (answer.kind === 'forbidden')
    throw new DomainError(
      answer.why === 'removed' ? 'member_removed' : answer.why === 'revoked' ? 'session_revoked' : 'not_authenticated',
    );
  if (answer.kind === 'gone') throw new DomainError('group_gone');
  const code = answer.kind === 'lost' ? undefined : answer.results[0]?.code;
  if (code === 'applied' || code === 'superseded') return;
  if (code !== undefined && isErrorCode(code)) throw new DomainError(code);
  throw new DomainError(answer.kind === 'unknown' ? 'group_not_found' : 'server_error');
}
