import {
  deletePushSubscription,
  deletePushSubscriptions,
  getPushKey,
  putPushSubscription,
} from '#shared/push/endpoints.ts';
import { call } from '#app/net/call.ts';
import type { PushServer } from './push-ports.ts';

export const pushServer: PushServer = {
  publicKey: async () => (await call(getPushKey, {})).publicKey,
  async put({ groupId, memberId, secret }, subscribed, { language, timeZone }) {
    const input = { memberId, ...subscribed, language, timeZone };
    await call(putPushSubscription, { params: { ref: groupId }, bearer: secret, input });
  },
  async remove({ groupId, secret }, endpoint) {
    await call(deletePushSubscription, { params: { ref: groupId }, bearer: secret, input: { endpoint } });
  },
  async removeAll({ endpoint, keys: { auth } }) {
    await call(deletePushSubscriptions, { input: { endpoint, keys: { auth } } });
  },
};
