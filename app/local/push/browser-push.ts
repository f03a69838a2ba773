import { Unreachable } from '#app/net/call.ts';
import type { PushBrowser, Subscribed } from './push-ports.ts';

/** @param registration that of the service worker which gets the messages */
export function browserPush(registration: () => Promise<ServiceWorkerRegistration>): PushBrowser {
  const present = async () => (await registration()).pushManager.getSubscription();
  return {
    isOffline: () => !navigator.onLine,
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async current() {
      return readSubscription(await present());
    },
    subscribe: (publicKey) =>
      orUnreachable(async () => {
        const known = await present();
        if (known && keyOf(known) === publicKey) return read(known);
        // The server has another key than before: the old subscription is worth nothing to it.
        await known?.unsubscribe();
        const { pushManager } = await registration();
        return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
      }),
    unsubscribe: () =>
      orUnreachable(async () => {
        await (await present())?.unsubscribe();
      }),
  };
}

/** `undefined` also for one without keys, which is of no use to the server. */
export function readSubscription(subscription: PushSubscription | null): Subscribed | undefined {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription?.toJSON() ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined;
}

function read(subscription: PushSubscription): Subscribed {
  const found = readSubscription(subscription);
  if (!found) throw new Unreachable(new Error('The browser gave a subscription without keys.'));
  return found;
}

/** base64url, without padding */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string | undefined {
  if (!applicationServerKey) return undefined;
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A browser that cannot reach its push service, or has none, says so by a DOMException. */
async function orUnreachable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof DOMException) throw new Unreachable(error);
    throw error;
  }
}
