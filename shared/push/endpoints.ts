import { endpoint } from '#shared/kernel/endpoint.ts';
import { z } from '#shared/kernel/z.ts';

/** As the browser gives it, in base64url. */
const key = z.string();
/** 204: there is nothing to say. */
const nothing = z.undefined();

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push-key',
  topic: 'push',
  requiredRole: 'anyone',
  summary: 'The public key that notifications of this server are signed with.',
  output: z.object({ publicKey: key }),
});

export const putPushSubscription = endpoint({
  method: 'PUT',
  path: '/api/groups/{groupId}/push-subscription',
  topic: 'push',
  requiredRole: 'member',
  summary: 'Tell this member on this device when there is something to decide.',
  input: z.strictObject({
    memberId: z.string(),
    endpoint: z.string(),
    keys: z.strictObject({ p256dh: key, auth: key }),
    language: z.string(),
    timeZone: z.string(),
  }),
  output: nothing,
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/groups/{groupId}/push-subscription',
  topic: 'push',
  requiredRole: 'member',
  summary: 'Tell this device nothing more of this group.',
  input: z.strictObject({ endpoint: z.string() }),
  output: nothing,
});

export const deletePushSubscriptions = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions',
  topic: 'push',
  requiredRole: 'anyone',
  summary: 'Tell this device nothing more of any group. The subscription itself is the right.',
  input: z.strictObject({ endpoint: z.string(), keys: z.strictObject({ auth: key }) }),
  output: nothing,
});
