/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { call } from '#app/net/call.ts';
import { isPage } from '#shared/kernel/routes.ts';
import { base, inBase, own, pathIn } from '#app/kernel/base.ts';
import { boundReads } from '#app/kernel/bounded-reads.ts';
import { fewAtOnce } from '#app/kernel/few-at-once.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { backgroundSyncTag } from '#app/local/device/background-sync.ts';
import {
  placesFileOf,
  isPhotoAddress,
  isScene,
  keepNewest,
  mostPhotos,
  mostScenes,
  picturesCache,
  placesCache,
} from '#app/local/catalogue/kept-files.ts';
import { keepTextMessage, skipWaitingMessage, stopKeepingMessage } from '#app/local/device/service-worker-messages.ts';
import { browserPush, readSubscription } from '#app/local/push/browser-push.ts';
import { onNotificationClick, onPush, type NotifyPorts } from '#app/local/push/on-push.ts';
import { pushServer } from '#app/local/push/push-server.ts';
import { readPushTold } from '#app/local/push/push-told.ts';
import { tellPushAgain } from '#app/local/push/push.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import { refusedForRemoval, welcomeBack } from '#app/sync/brought-back.ts';
import { browserPorts } from '#app/sync/ports.ts';
import { postExchange } from '#app/sync/post.ts';

/** `shellMark`: of a page that says something of its instance (`sync-server/http/instance-shell.ts`). */
declare const self: ServiceWorkerGlobalScope & { shellMark?: string };

const laterCache = own('moyeo-later');
/**
 * A browser has six connections to a server of HTTP/1.1. What is fetched ahead leaves most of them to the page and its
 * queue, also when the network swallows everything.
 */
const filesAtOnce = 2;
/** `assets/text/ko-survey-1a2b3c.json` */
const languageOf = (url: string): string | undefined => /assets\/text\/(\w\w)-/.exec(url)?.[1];

/** No file holds a connection for longer than this. @param own the signal of now that ends it earlier */
const endedBy = (own?: () => AbortSignal) => ({
  requestWillFetch: ({ request }: { request: Request }) =>
    Promise.resolve(new Request(request, { signal: within(fileTimeoutMs, own?.()) })),
});
const inTime = endedBy();

interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// From the first request on. An installation reads the caches themselves: what it is told to be there it does not
// store.
self.addEventListener(
  'fetch',
  () => {
    boundReads(self.caches);
  },
  { once: true },
);

// Two steps, so that installing is quick: first the shell and the survey; then, in the background, the other screens
// and the texts of the user's languages (`keepLater`). Answers of /api are private and never cached.
const built = self.__WB_MANIFEST
  .map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry))
  .map(({ url, revision }) => ({
    url,
    revision: url === 'index.html' ? `${revision}${self.shellMark ?? ''}` : revision,
  }));
const later = built.map((entry) => entry.url).filter((url) => /^assets\/(text|later)\//.test(url));
addPlugins([inTime]);
precacheAndRoute(built.filter((entry) => !later.includes(entry.url)));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/(text|later)\//.test(pathIn(url.pathname)),
  new CacheFirst({ cacheName: laterCache, plugins: [inTime] }),
);

const shell = createHandlerBoundToURL(inBase('/index.html'));
registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && !/^\/(api\/|healthz$|readyz$)|\.[a-z0-9]{1,8}$/i.test(pathIn(url.pathname)),
  async (asked) => {
    if (isPage(pathIn(asked.url.pathname))) return shell(asked);
    // It may be another app below a path of this host. Where nobody answers, the shell says that there is no such page.
    const other = await fetch(asked.request, { signal: within(fileTimeoutMs) }).catch(() => undefined);
    return other && other.status < 500 ? other : shell(asked);
  },
);

// A country's places: cached at first use. File names contain a hash of the content, so a cached file is never
// outdated.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && placesFileOf(url.pathname) !== undefined,
  new CacheFirst({ cacheName: placesCache, plugins: [inTime] }),
);

/** Ends the pictures that are under way, when the page that shows them is about to be loaded anew. */
let stopPictures = new AbortController();

/** Who looks at many destinations keeps the pictures of the last ones. */
const bounded = {
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
    const cache = await caches.open(cacheName);
    await keepNewest(cache, isScene, mostScenes);
    await keepNewest(cache, isPhotoAddress, mostPhotos);
  },
};

// Pictures, the files of the map and the manifest: cached at first use.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    (/^\/(covers|maps|photos|icons|screenshots)\//.test(pathIn(url.pathname)) || request.destination === 'manifest'),
  new StaleWhileRevalidate({ cacheName: picturesCache, plugins: [endedBy(() => stopPictures.signal), bounded] }),
);

// The first visit is controlled at once, so that it already works offline; an update waits for the user's consent.
clientsClaim();
self.addEventListener('message', (event) => {
  const message = event.data as { type?: string; language?: string } | null;
  if (message?.type === skipWaitingMessage) void self.skipWaiting();
  if (message?.type === keepTextMessage && message.language) event.waitUntil(keepNext(message.language));
  if (message?.type !== stopKeepingMessage) return;
  stopKeeping();
  stopPictures.abort();
  stopPictures = new AbortController();
});

/** Ends what `keepNext` fetches and has still to fetch. */
let stop = new AbortController();
function stopKeeping(): void {
  stop.abort();
  stop = new AbortController();
  asked = new Set();
}
// A newer worker takes over only when this one has no event under way: a file that hangs would hold it back, and with
// it the kill switch.
self.registration.addEventListener('updatefound', stopKeeping);

/** One language after the other, in the order of the messages. */
let keeping: Promise<void> = Promise.resolve();
/** Not begun yet. A page asks again each time it is looked at. */
let asked = new Set<string>();
function keepNext(language: string): Promise<void> {
  if (asked.has(language)) return keeping;
  asked.add(language);
  const [{ signal }, mine] = [stop, asked];
  const keep = () => {
    mine.delete(language);
    return keepLater(new Set([language]), signal);
  };
  keeping = keeping.then(keep, keep);
  return keeping;
}

/**
 * Caches the later screens and all texts of these languages that are not cached yet; what has been kept stays when
 * another file fails.
 */
async function keepLater(languages: ReadonlySet<string | undefined>, signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(laterCache);
  const have = new Set((await cache.keys()).map((request) => new URL(request.url).pathname.slice(base.length)));
  const wanted = later.filter((url) => languageOf(url) === undefined || languages.has(languageOf(url)));
  const missing = wanted.filter((url) => !have.has(url));
  await fewAtOnce(missing, filesAtOnce, (url) =>
    cache.add(new Request(base + url, { signal: within(fileTimeoutMs, signal) })),
  );
}

// An update is complete before it is activated: it also caches the later screens and the texts of the languages that
// are in use here.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      if (!(await caches.has(laterCache))) return;
      const cached = await (await caches.open(laterCache)).keys();
      await keepLater(new Set(cached.flatMap((request) => languageOf(request.url) ?? [])));
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(laterCache);
      for (const request of await cache.keys())
        if (!later.includes(new URL(request.url).pathname.slice(base.length))) await cache.delete(request);
    })(),
  );
});

const syncPorts = { ...browserPorts, broughtBack: () => Promise.resolve({ refusedForRemoval, welcomeBack }) };

// Background Sync (Chromium): the same exchange as in a page, when the network is back and no page may be open.
self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === backgroundSyncTag) event.waitUntil(flushAll(new LocalDb(), syncPorts, postExchange(call)));
}) as EventListener);

const notify: NotifyPorts = {
  home: self.registration.scope,
  windows: async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map((client) => ({
      url: client.url,
      isVisible: client.visibilityState === 'visible',
      post: (message) => {
        client.postMessage(message);
      },
      focus: () => client.focus(),
      navigate: (path) => client.navigate(inBase(path)),
    })),
  open: (path) => self.clients.openWindow(inBase(path)),
  show: ({ title, body, tag, url }) => {
    // One message per event: a newer one of the same group takes the place of the last, and is heard.
    const options: NotificationOptions & { renotify: boolean } = {
      body,
      tag,
      renotify: true,
      icon: inBase('/icons/icon-192.png'),
      badge: inBase('/icons/badge-96.png'),
      data: { url },
    };
    return self.registration.showNotification(title, options);
  },
  namesOf: async (groupId) => {
    const stored = await new LocalDb().groups.get(groupId);
    return stored ? [stored.shareUrl] : [];
  },
  unread: async () => (await readPushTold(new LocalDb()))?.unread,
  mustShow: async () => {
    const subscription = await self.registration.pushManager.getSubscription();
    return subscription !== null && new URL(subscription.endpoint).hostname.endsWith('.push.apple.com');
  },
};

self.addEventListener('push', (event) => {
  event.waitUntil(onPush(event.data?.text(), notify));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(onNotificationClick((event.notification.data as { url?: unknown } | null)?.url, notify));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const db = new LocalDb();
      const told = await readPushTold(db);
      const ports = { browser: browserPush(() => Promise.resolve(self.registration)), server: pushServer };
      if (told) await tellPushAgain(db, ports, told, readSubscription(event.oldSubscription));
    })(),
  );
});
