/** Registers the service worker where there is one; everything works without. Filled in with the update prompt. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => { void navigator.serviceWorker.register('/service-worker.js', { scope: '/' }); });
}
