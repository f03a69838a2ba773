import { liveQuery, type Subscription } from 'dexie';
import { OutdatedCode, type LocalDb } from '#app/local/device/db.ts';
import { sessionsToAskAbout } from '#app/local/outbox/actor-policy.ts';
import type { Connection } from '#app/local/outbox/connection.ts';
import { exchangeOnce, type Outcome, type Post } from './exchange.ts';
import { step, type SchedulerState, type SchedulerEvent } from './scheduler.ts';
import { Sweep } from './sweep.ts';
import { busyLimitMs, type SyncPorts } from './ports.ts';

export interface EngineOptions {
  db: LocalDb;
  ports: SyncPorts;
  post: Post;
  report: (change: Partial<Connection>) => void;
}

interface Running {
  state: SchedulerState;
  stopTimer: () => void;
  /** The request in flight: since when, and how to end it. */
  sentAtMs: number;
  abort: () => void;
  /** Since when another tab has held the lock, as far as this one knows. */
  busySinceMs: number | undefined;
}

/** While the socket is down, watched groups are asked every 5 s (the specification's shortest polling interval). */
export const pollMs = 5_000;
/**
 * A wake aborts a request that is older than this and sends it again at once: the network may be dropping every packet.
 */
export const stuckMs = 3_000;
/** A request that has no answer after this long is shown as "no connection", though it may still succeed. */
export const slowMs = 4_000;

/** Runs the sync of one tab: one scheduler per group decides when to send (`scheduler.ts`), `exchange.ts` sends. */
export class SyncEngine {
  private readonly schedulers = new Map<string, Running>();
  private watched = new Set<string>();
  private subscription: Subscription | undefined;
  private stopPolling: () => void = () => undefined;
  private isLive = false;
  private isStopped = false;
  private inFlight = 0;
  private readonly sweep: Sweep;

  constructor(private readonly options: EngineOptions) {
    this.sweep = new Sweep(options.db, options.ports, {
      isFree: (groupId) => {
        const { state } = this.running(groupId);
        return state.kind === 'idle' || (state.kind === 'paused' && state.why === 'gone');
      },
      ask: (groupId) => {
        this.event(groupId, { kind: 'wake', isStuck: false });
      },
    });
  }

  start(): void {
    const { db } = this.options;
    // Wakes every group with pending writes whenever the outbox changes, in whichever tab.
    this.subscription = liveQuery(async () => {
      const pending = await db.outbox.where('state').equals('pending').toArray();
      return [...new Set(pending.map((one) => one.groupId))];
    }).subscribe({
      next: (groupIds) => {
        for (const groupId of groupIds) this.event(groupId, { kind: 'wake', isStuck: false });
      },
      error: (error: unknown) => {
        this.options.ports.report(error);
      },
    });
    this.sweep.start();
    this.poll();
    // A group that was called gone may have come back, and a member who was removed (rule P14).
    Promise.all([db.groups.filter((one) => one.archived === 'gone').primaryKeys(), this.groupsOfRemoved()])
      .then((groupIds) => {
        for (const groupId of groupIds.flat()) this.event(groupId, { kind: 'wake', isStuck: false });
      })
      .catch(this.options.ports.report);
  }

  stop(): void {
    this.isStopped = true;
    this.subscription?.unsubscribe();
    this.sweep.stop();
    this.stopPolling();
    for (const running of this.schedulers.values()) {
      running.stopTimer();
      running.abort();
    }
  }

  /** Which groups a screen of this tab shows. */
  watch(groupIds: readonly string[]): void {
    const fresh = groupIds.filter((one) => !this.watched.has(one));
    this.watched = new Set(groupIds);
    for (const groupId of fresh) this.event(groupId, { kind: 'wake', isStuck: false });
  }

  /** The server may be reachable again: network, visibility, the user's "send now". */
  async wake(): Promise<void> {
    const pending = await this.options.db.outbox.where('state').equals('pending').toArray();
    const nowMs = this.options.ports.now();
    const groupIds = [...pending.map((one) => one.groupId), ...(await this.groupsOfRemoved())];
    for (const groupId of new Set([...this.watched, ...groupIds])) {
      const sentAtMs = this.schedulers.get(groupId)?.sentAtMs ?? nowMs;
      this.event(groupId, { kind: 'wake', isStuck: nowMs - sentAtMs > stuckMs });
    }
  }

  private async groupsOfRemoved(): Promise<string[]> {
    const { db, ports } = this.options;
    return sessionsToAskAbout(await db.sessions.toArray(), ports.now()).map((one) => one.groupId);
  }

  setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.options.report(isLive ? { isLive, reach: 'online' } : { isLive });
  }

  /** Those that a screen of this tab shows, in the order in which it named them. */
  watchedGroups(): string[] {
    return [...this.watched];
  }

  /** Whether no request is in flight or due in this tab; for tests. */
  isQuiet(): boolean {
    return [...this.schedulers.values()].every(({ state }) => state.kind === 'idle' || state.kind === 'paused');
  }

  event(groupId: string, event: SchedulerEvent): void {
    if (this.isStopped) return;
    const running = this.running(groupId);
    const { state, effects } = step(running.state, event, this.options.ports.randomFraction());
    running.state = state;
    for (const effect of effects) {
      switch (effect.kind) {
        case 'send':
          void this.send(groupId, running);
          break;
        case 'timer':
          running.stopTimer = this.options.ports.timer(effect.delayMs, () => {
            this.event(groupId, { kind: 'due' });
          });
          break;
        case 'stopTimer':
          running.stopTimer();
          break;
        case 'abort':
          running.abort();
          break;
      }
    }
  }

  private running(groupId: string): Running {
    const known = this.schedulers.get(groupId);
    if (known) return known;
    const running: Running = {
      state: { kind: 'idle' },
      stopTimer: () => undefined,
      sentAtMs: 0,
      abort: () => undefined,
      busySinceMs: undefined,
    };
    this.schedulers.set(groupId, running);
    return running;
  }

  private async send(groupId: string, running: Running): Promise<void> {
    const { ports, report } = this.options;
    running.sentAtMs = ports.now();
    this.inFlight += 1;
    report({ sending: this.inFlight });
    const stopSlow = ports.timer(slowMs, () => {
      report({ reach: 'offline' });
    });
    const outcome = await this.exchange(groupId, running);
    stopSlow();
    this.inFlight -= 1;
    report({ sending: this.inFlight });
    if (outcome.kind === 'failed') report({ reach: outcome.reach });
    else if (outcome.kind !== 'busy') report({ reach: 'online' });
    if (outcome.kind === 'paused' && outcome.why === 'upgrade') report({ isOutdated: true });
    this.event(groupId, outcome);
    if (running.state.kind !== 'sending') this.sweep.ended(groupId);
  }

  /** One exchange under the group's lock. Never rejects. */
  private async exchange(groupId: string, running: Running): Promise<Outcome | { kind: 'busy' }> {
    const { db, ports, post } = this.options;
    const abort = new AbortController();
    running.abort = () => {
      abort.abort();
    };
    const act = () => exchangeOnce(db, groupId, post, ports, abort);
    try {
      const outcome = await ports.lock(`moyeo-sync-${groupId}`, act);
      if (outcome !== 'busy') {
        running.busySinceMs = undefined;
        return outcome;
      }
      running.busySinceMs ??= ports.now();
      // A tab that is frozen keeps it: until it is free again, this one does without (rule P17).
      return ports.now() - running.busySinceMs > busyLimitMs ? await act() : { kind: 'busy' };
    } catch (error) {
      if (error instanceof OutdatedCode) return { kind: 'paused', why: 'upgrade' };
      // The storage failed. The outbox is unchanged, so the same request is sent later.
      ports.report(error);
      return { kind: 'failed', reach: 'online' };
    }
  }

  private poll(): void {
    this.stopPolling = this.options.ports.timer(pollMs, () => {
      if (!this.isLive) for (const groupId of this.watched) this.event(groupId, { kind: 'nudge' });
      this.poll();
    });
  }
}
