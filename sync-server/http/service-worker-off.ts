import type { RequestHandler } from 'express';

/**
 * A worker that replaces the present one at once, deletes what it kept of the app, and takes itself off. Caches of
 * others at this origin stay. It touches neither IndexedDB nor localStorage, where drafts and what waits to be sent
 * are, and reloads no page.
 */
const script = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const { scope } = self.registration;
    const own = new URL(scope).pathname.slice(1) + 'moyeo-';
    for (const name of await caches.keys())
      if (name.startsWith(own) || name.endsWith('-' + scope)) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

/**
 * The kill switch (SERVICE_WORKER=off): for a worker that has gone out with a mistake, which no new build would get
 * past.
 */
export const withoutServiceWorker: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
};
