/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { call } from '#app/net/call.ts';
import { LocalDb } from '#app/local/db.ts';
import { backgroundSyncTag } from '#app/local/background-sync.ts';
import { countryOfPlacesFile, picturesCache, placesCache } from '#app/local/kept-files.ts';
import { keepTextMessage, skipWaitingMessage } from '#app/local/service-worker-messages.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import { browserPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';

declare const self: ServiceWorkerGlobalScope;

const textCache = 'moyeo-text';
/** `assets/text/ko-survey-1a2b3c.js` */
const languageOf = (url: string): string | undefined => /assets\/text\/(\w\w)-/.exec(url)?.[1];

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// The shell and its chunks, exactly as built together. Answers of /api are private and never cached.
// Texts are in the manifest too, but only the reader's languages are kept (`keepText`).
const built = self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry));
const texts = built.map((entry) => entry.url).filter((url) => url.startsWith('assets/text/'));
precacheAndRoute(built.filter((entry) => !texts.includes(entry.url)));
cleanupOutdatedCaches();
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/text/'), new CacheFirst({ cacheName: textCache }));
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/, /\.[a-z0-9]{1,8}$/i] }));

// A country's places: kept once seen. Their names change with what is in them, so what is here is right.
registerRoute(({ url, sameOrigin }) => sameOrigin && countryOfPlacesFile(url.pathname) !== undefined, new CacheFirst({ cacheName: placesCache }));

// Pictures and the manifest: kept as they are seen.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && (/^\/(covers|icons|screenshots)\//.test(url.pathname) || request.destination === 'manifest'),
  new StaleWhileRevalidate({ cacheName: picturesCache }),
);

// The first visit is controlled at once, so that it already works offline; an update waits for the user's word.
clientsClaim();
self.addEventListener('message', (event) => {
  const message = event.data as { type?: string; language?: string } | null;
  if (message?.type === skipWaitingMessage) void self.skipWaiting();
  if (message?.type === keepTextMessage && message.language) event.waitUntil(keepText(new Set([message.language])));
});

/** Keeps all texts of these languages, whichever of them are not here yet. */
async function keepText(languages: ReadonlySet<string | undefined>): Promise<void> {
  const cache = await caches.open(textCache);
  const have = new Set((await cache.keys()).map((request) => new URL(request.url).pathname.slice(1)));
  await cache.addAll(texts.filter((url) => languages.has(languageOf(url)) && !have.has(url)).map((url) => `/${url}`));
}

// An update is whole before it takes over: it brings the texts of the languages that are read here.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (!(await caches.has(textCache))) return;
      const cached = await (await caches.open(textCache)).keys();
      await keepText(new Set(cached.map((request) => languageOf(request.url))));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(textCache);
      for (const request of await cache.keys()) if (!texts.includes(new URL(request.url).pathname.slice(1))) await cache.delete(request);
    })(),
  );
});

// Background Sync (Chromium): the same exchange as in a page, when the network is back and no page may be open.
self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === backgroundSyncTag) event.waitUntil(flushAll(new LocalDb(), browserPorts, postExchange(call)));
}) as EventListener);
