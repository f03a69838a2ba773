import { DomainError } from '#shared/kernel/errors.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { requireGroupId, requireSession } from '#server/access/guards.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { look } from './occasions.ts';
import { hashOfEndpoint, readPushKeys, subscribe, unsubscribe, unsubscribeEverywhere } from './store.ts';

export const getPushKey: Handler<'getPushKey'> = async ({ services }) => ({
  publicKey: (await readPushKeys(services.db)).publicKey,
});

/** What the group could be told already is not told to whoever comes now. */
export const putPushSubscription: Handler<'putPushSubscription'> = async ({ services, params, input, bearer }) => {
  const { db, now } = services;
  const groupId = await requireGroupId(services, params.ref);
  const { memberId, token } = await requireSession(services, groupId, bearer);
  if (input.memberId !== memberId) throw new DomainError('invalid_input', ['memberId']);
  if (!services.isPushService(input.endpoint)) throw new DomainError('invalid_input', ['endpoint']);
  services.budget.spend({ mutations: 1 }, 'known');
  const head = await readHead(db, groupId);
  if (!head) throw new DomainError('group_not_found');
  const { occasions, lookAt } = look(new GroupReplica(await services.liveRows(groupId)), groupId, now());
  const { endpoint, keys, language, timeZone } = input;
  await subscribe(
    db,
    {
      group_id: groupId,
      endpoint_hash: hashOfEndpoint(endpoint),
      endpoint,
      ...keys,
      member_id: memberId,
      token_hash: hashSecret(token),
      language,
      time_zone: timeZone,
      made_at: now(),
    },
    { version: head.version, lookAt, eventIds: occasions.map(({ id }) => id) },
  );
};

export const deletePushSubscription: Handler<'deletePushSubscription'> = async ({
  services,
  params,
  input,
  bearer,
}) => {
  const groupId = await requireGroupId(services, params.ref);
  await requireSession(services, groupId, bearer);
  await unsubscribe(services.db, groupId, hashOfEndpoint(input.endpoint));
};

export const deletePushSubscriptions: Handler<'deletePushSubscriptions'> = async ({ services, input }) => {
  await unsubscribeEverywhere(services.db, hashOfEndpoint(input.endpoint), input.keys.auth);
};
