import webPush from 'web-push';
import type { PushSubscriptionColumns } from '#server/kernel/tables.ts';
import type { PushKeys } from './store.ts';

/** Browsers' push services. A client names the address that this server then writes to: no other host is written to. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
];
/** Seconds that the push service keeps a message for a device that is off. */
const keptSeconds = 2 * 24 * 60 * 60;
const answerMs = 10_000;

/** @param own origins that the operator adds, like https://push.example */
export function isPushService(endpoint: string, own: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (own.includes(origin)) return true;
  return protocol === 'https:' && port === '' && username === '' && services.some((one) => one.test(hostname));
}

/** `gone`: the browser has given the subscription up. */
export type Delivery = 'sent' | 'gone' | 'failed';
export type Deliver = (to: PushSubscriptionColumns, payload: string) => Promise<Delivery>;

/**
 * Encrypts for the device alone (RFC 8291) and signs for the push service (RFC 8292).
 * @param subject who is answerable for this server, an https: or mailto: address
 */
export function delivery(keys: PushKeys, subject: string): Deliver {
  return async ({ endpoint, p256dh, auth }, payload) => {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: keptSeconds,
      urgency: 'normal',
    });
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return 'gone';
    return answer.ok ? 'sent' : 'failed';
  };
}
