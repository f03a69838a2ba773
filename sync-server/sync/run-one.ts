import type { InputOf, IntentName } from '#shared/contract/intents.ts';
import { intents } from '#shared/contract/intents.ts';
import { proto, type ExchangeRequest, type Mutation } from '#shared/contract/sync.ts';
import { isRefusalCode, Refusal } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Services } from '#server/http/call.ts';

/**
 * A REST write is the queued intent of its kind, run at once: one handler, one set of rules.
 * @throws Refusal with the intent's own code.
 */
export async function runOne<N extends IntentName>(
  services: Services,
  groupId: string,
  name: N,
  input: InputOf<N>,
  by: { session?: string; organizerToken?: string } = {},
): Promise<void> {
  const mutation: Mutation = {
    mid: newId(services.now(), services.random),
    name,
    ver: intents[name].ver,
    input,
    // Made now, by somebody who waits for the answer: it comes after whatever is there (rule P6), whatever the clock does.
    stamp: Number.MAX_SAFE_INTEGER,
    as: by.session ? 0 : by.organizerToken ? 'organizer' : 'link',
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
  if (answer.kind === 'forbidden') throw new Refusal(answer.why === 'removed' ? 'member_removed' : answer.why === 'revoked' ? 'session_revoked' : 'not_authenticated');
  if (answer.kind === 'gone') throw new Refusal('group_gone');
  const code = answer.kind === 'lost' ? undefined : answer.results[0]?.code;
  if (code === 'applied' || code === 'superseded') return;
  if (code !== undefined && isRefusalCode(code)) throw new Refusal(code);
  throw new Refusal(answer.kind === 'unknown' ? 'group_not_found' : 'server_error');
}
