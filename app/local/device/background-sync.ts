/** The tag that the page registers while writes are pending, and that the service worker's `sync` event carries. */
export const backgroundSyncTag = 'moyeo-outbox';

/** Missing in some browsers and in TypeScript's DOM types. */
interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/** Whether the service worker can send when the network is back, without the app being open. */
export const hasBackgroundSync = (): boolean =>
  typeof ServiceWorkerRegistration !== 'undefined' && 'sync' in ServiceWorkerRegistration.prototype;

/**
 * Asks the browser to wake the service worker once there is a network. Some settings and private windows forbid it:
 * pending writes are then sent when the app is opened.
 */
export async function requestBackgroundSync(): Promise<void> {
  if (!hasBackgroundSync() || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const manager = (registration as unknown as { sync?: SyncManager } | undefined)?.sync;
  await manager?.register(backgroundSyncTag).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
  });
}
