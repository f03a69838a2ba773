/// <reference lib="webworker" />
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { call } from '#app/net/call.ts';
import { LocalDb } from '#app/local/db.ts';
import { backgroundSyncTag, skipWaitingMessage } from '#app/local/background-sync.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import { browserPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';

declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// The shell and its chunks, exactly as built together. Answers of /api are private and never cached.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /\.[a-z0-9]{1,8}$/i] }));

// Pictures and the manifest: kept as they are seen.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && (/^\/(covers|icons|screenshots)\//.test(url.pathname) || request.destination === 'manifest'),
  new StaleWhileRevalidate({ cacheName: `${cacheNames.prefix}-pictures` }),
);

// The first visit is controlled at once, so that it already works offline; an update waits for the user's word.
clientsClaim();
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === skipWaitingMessage) void self.skipWaiting();
});

// Background Sync (Chromium): the same exchange as in a page, when the network is back and no page may be open.
self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === backgroundSyncTag) event.waitUntil(flushAll(new LocalDb(), browserPorts, postExchange(call)));
}) as EventListener);
