import { endpoint } from '#shared/kernel/endpoint.ts';
import { memberId } from '#shared/kernel/fields.ts';
import { languages } from '#shared/kernel/languages.ts';
import { z } from '#shared/kernel/z.ts';

/** As the browser gives it, in base64url. */
const key = z.string().check(z.maxLength(120), z.regex(/^[\w-]+=*$/));
/** Where the browser's push service takes messages for it. */
const pushEndpoint = z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\/\S+$/));
/** 204: there is nothing to say. */
const nothing = z.undefined();

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push-key',
  topic: 'push',
  requiredRole: 'anyone',
  summary: 'The public key that notifications of this server are signed with.',
  output: z.object({ publicKey: z.string() }),
});

export const putPushSubscription = endpoint({
  method: 'PUT',
  path: '/api/groups/{ref}/push-subscription',
  topic: 'push',
  requiredRole: 'member',
  summary: 'Tell this member on this device when there is something to decide.',
  input: z.strictObject({
    memberId,
    endpoint: pushEndpoint,
    keys: z.strictObject({ p256dh: key, auth: key }),
    language: z.enum(languages),
    timeZone: z.string().check(z.maxLength(64), z.regex(/^[\w+/-]+$/)),
  }),
  output: nothing,
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/groups/{ref}/push-subscription',
  topic: 'push',
  requiredRole: 'member',
  summary: 'Tell this device nothing more of this group.',
  input: z.strictObject({ endpoint: pushEndpoint }),
  output: nothing,
});

export const deletePushSubscriptions = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions',
  topic: 'push',
  requiredRole: 'anyone',
  summary: 'Tell this device nothing more of any group. The subscription itself is the right.',
  input: z.strictObject({ endpoint: pushEndpoint, keys: z.strictObject({ auth: key }) }),
  output: nothing,
});
