/** What the page asks the browser for while writes wait, and what the service worker listens to. */
export const backgroundSyncTag = 'moyeo-outbox';

/** Not in every browser, and so not in every library of types. */
interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Whether the browser sends by itself when the network is back, without the app being open. */
export const hasBackgroundSync = (): boolean =>
  typeof ServiceWorkerRegistration !== 'undefined' && 'sync' in ServiceWorkerRegistration.prototype;

/** Asks the browser to wake the service worker once there is a network. Refused in private windows and by some settings: then the app sends when it is opened. */
export async function requestBackgroundSync(): Promise<void> {
  if (!hasBackgroundSync() || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = (registration as unknown as { sync?: SyncManager } | undefined)?.sync;
  await manager?.register(backgroundSyncTag).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
  });
}
