import type { StoredSession } from '#app/local/device/db.ts';
import type { PushPorts, PushWords, Subscribed } from '#app/local/push/push-ports.ts';
import { CallError, Unreachable } from '#app/net/call.ts';

export const koreanWords: PushWords = {
  language: 'ko',
  timeZone: 'Asia/Seoul',
  unread: { title: '모여', body: '모임에 새 소식이 있어요.' },
};

/** A browser and a server without a network between them. The server knows what the contract lets it know. */
export class FakePush implements PushPorts {
  isDown = false;
  answer: NotificationPermission = 'granted';
  key = 'key-1';
  /** What the server keeps: groups by endpoint, each with what it was told. */
  readonly known = new Map<string, Map<string, { memberId: string; words: PushWords }>>();
  /** Logins that the server does not take any more. */
  readonly ended = new Set<string>();
  readonly said: string[] = [];
  private present: { key: string; subscribed: Subscribed } | undefined;
  private made = 0;
  private granted: NotificationPermission = 'default';

  readonly browser: PushPorts['browser'] = {
    isOffline: () => this.isDown,
    permission: () => this.granted,
    ask: () => {
      this.said.push('ask');
      this.granted = this.answer;
      return Promise.resolve(this.answer);
    },
    current: () => Promise.resolve(this.present?.subscribed),
    subscribe: (key) => {
      if (this.present?.key !== key) this.present = { key, subscribed: this.subscribed() };
      return Promise.resolve(this.present.subscribed);
    },
    unsubscribe: () => {
      this.present = undefined;
      return Promise.resolve();
    },
  };

  readonly server: PushPorts['server'] = {
    publicKey: () => this.reach(() => this.key),
    put: (session, { endpoint }, words) =>
      this.reach(() => {
        this.check(session);
        const groups = this.known.get(endpoint) ?? new Map<string, { memberId: string; words: PushWords }>();
        this.known.set(endpoint, groups.set(session.groupId, { memberId: session.memberId, words }));
      }),
    remove: (session, endpoint) =>
      this.reach(() => {
        this.check(session);
        this.known.get(endpoint)?.delete(session.groupId);
      }),
    removeAll: ({ endpoint }) =>
      this.reach(() => {
        this.known.delete(endpoint);
      }),
  };

  /** Every group that the server tells this device of, by whatever subscription. */
  get told(): string[] {
    return [...this.known.values()].flatMap((groups) => [...groups.keys()]).sort();
  }

  /** The browser makes a new subscription by itself. @returns the old one */
  renew(): Subscribed | undefined {
    const old = this.present?.subscribed;
    this.present = undefined;
    return old;
  }

  /** In the browser's settings. */
  set(permission: NotificationPermission): void {
    this.granted = permission;
  }

  private subscribed(): Subscribed {
    this.made += 1;
    return { endpoint: `https://push.example/${this.made}`, keys: { p256dh: 'p', auth: `a${this.made}` } };
  }

  private check({ id }: StoredSession): void {
    if (this.ended.has(id)) throw new CallError(401, 'session_revoked', '');
  }

  private reach<T>(act: () => T): Promise<T> {
    if (this.isDown) return Promise.reject(new Unreachable());
    return Promise.resolve().then(act);
  }
}
