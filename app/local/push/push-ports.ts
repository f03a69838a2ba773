import type { StoredSession } from '#app/local/device/db.ts';

/** This browser's subscription, as the server keeps it. */
export interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * In which words and at which hours the server tells this device; `unread` stands in for a message that cannot be read.
 */
export interface PushWords {
  language: string;
  timeZone: string;
  unread: { title: string; body: string };
}

/** What the browser does. `subscribe` and `unsubscribe` throw Unreachable when the browser could not. */
export interface PushBrowser {
  isOffline: () => boolean;
  permission: () => NotificationPermission;
  /** The browser's own question, unless it has been answered before. */
  ask: () => Promise<NotificationPermission>;
  current: () => Promise<Subscribed | undefined>;
  /** The present subscription, or a new one if there is none with this key. @param publicKey base64url */
  subscribe: (publicKey: string) => Promise<Subscribed>;
  unsubscribe: () => Promise<void>;
}

/** What the server does. Every call throws CallError and Unreachable. */
export interface PushServer {
  publicKey: () => Promise<string>;
  put: (session: StoredSession, subscribed: Subscribed, words: PushWords) => Promise<void>;
  remove: (session: StoredSession, endpoint: string) => Promise<void>;
  /** Of every group of this device. */
  removeAll: (subscribed: Subscribed) => Promise<void>;
}

export interface PushPorts {
  browser: PushBrowser;
  server: PushServer;
}
