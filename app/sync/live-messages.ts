import {
  exchangeResponse,
  type ExchangeResponse,
  type Head,
  type Patch,
  type Subscribe,
  type Unsubscribe,
} from '#shared/protocol/sync.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { sessionsToAskAbout } from '#app/local/outbox/actor-policy.ts';
import { currentSession } from '#app/local/group/groups.ts';
import { applyPatch } from './confirmed-rows.ts';
import type { SyncEngine } from './engine.ts';
import { buildRequest } from './request.ts';
import { endsRejection } from './resubmit.ts';
import { applyResponse } from './response.ts';

export interface LiveMessagesOptions {
  db: LocalDb;
  engine: Pick<SyncEngine, 'event' | 'watchedGroups'>;
  now: () => number;
}

/** Groups of one subscription. */
const mostGroups = 20;

/**
 * The messages of the socket: makes the content of `subscribe`, and handles what the server sends. Rows are applied;
 * missing versions make the engine ask.
 */
export class LiveMessages {
  constructor(private readonly options: LiveMessagesOptions) {}

  /** The content of `subscribe`: every watched group with its cursor and the session's secret. */
  async subscriptionRequest(): Promise<Subscribe['groups']> {
    const { db, engine } = this.options;
    const archived = new Set(
      (await db.groups.filter((one) => one.archived === 'removed').toArray()).map((one) => one.groupId),
    );
    return Promise.all(
      engine
        .watchedGroups()
        .filter((one) => !archived.has(one))
        .slice(0, mostGroups)
        .map(async (groupId) => {
          const { request } = await buildRequest(db, groupId);
          const session = await currentSession(db, groupId);
          return {
            groupId,
            cursor: request.cursor,
            ...(session ? { token: session.secret } : {}),
            ...(request.shareUrl === undefined ? {} : { shareUrl: request.shareUrl }),
          };
        }),
    );
  }

  /**
   * The answers to `subscribe`. Those that carry rows are applied like an exchange's response; the others cause an
   * exchange.
   * @returns whether this tab now gets the patches of every group. It does not for a session that has ended, a member
   * who was removed, or a group that the server does not know.
   */
  async subscribed(
    subscription: Subscribe['groups'],
    answers: readonly { groupId: string; answer: unknown }[],
  ): Promise<boolean> {
    const { db, engine, now } = this.options;
    let hearsAll = subscription.length >= Math.min(mostGroups, engine.watchedGroups().length);
    for (const { groupId, answer } of answers) {
      const asked = subscription.find((one) => one.groupId === groupId);
      const parsed = exchangeResponse.safeParse(answer);
      if (asked && parsed.success && carriesRows(parsed.data)) {
        const request = { proto: 1 as const, groupId, cursor: asked.cursor, tokens: [], mutations: [] };
        const applied = await applyResponse(db, { request, sessions: [], isPartial: false }, parsed.data, {
          sentMs: 0,
          receivedMs: now(),
        });
        if (applied.kind === 'settled' && applied.again) engine.event(groupId, { kind: 'nudge' });
      } else {
        engine.event(groupId, { kind: 'nudge' });
        hearsAll &&= parsed.success && (parsed.data.kind === 'lost' || parsed.data.kind === 'gone');
      }
    }
    return hearsAll;
  }

  async patched(patch: Patch): Promise<void> {
    const { db, engine } = this.options;
    const advance = await applyPatch(db, patch);
    const asks = advance === 'gap' || (advance === 'moved' && (await endsRejection(db, patch)));
    if (asks) engine.event(patch.groupId, { kind: 'nudge' });
  }

  /**
   * Detects that the last patch was lost (invariant L3). A device that hears of a group without a session of its own,
   * as an organizer's does whose member was removed, is not polled: the head is its time to ask whether the member is
   * back (rule P14).
   */
  async headed({ groupId, version, nonce }: Head): Promise<void> {
    const { db, engine, now } = this.options;
    const stored = await db.cursors.get(groupId);
    const isBehind = stored?.version !== version || stored.nonce !== nonce;
    if (isBehind || sessionsToAskAbout(await db.sessions.where({ groupId }).toArray(), now()).length > 0)
      engine.event(groupId, { kind: 'nudge' });
  }

  unsubscribed(unsubscribe: Unsubscribe): void {
    // Only the response to an exchange changes state; it carries the reason.
    this.options.engine.event(unsubscribe.groupId, { kind: 'nudge' });
  }
}

const carriesRows = (answer: ExchangeResponse): boolean => answer.kind === 'delta' || answer.kind === 'reset';
