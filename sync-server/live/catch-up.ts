import type { Knex } from 'knex';
import type { ExchangeResponse, Patch } from '#shared/protocol/sync.ts';
import { presentShareUrl } from '#server/access/closed-groups.ts';
import { isOrganizerSecretHash } from '#server/access/organizer-secrets.ts';
import { readSessions, type SessionState } from '#server/access/sessions.ts';
import { reading } from '#server/kernel/db.ts';
import { readHead, type GroupHead } from '#server/kernel/group-head.ts';
import type { Log } from '#server/kernel/log.ts';
import { snapshot } from '#server/sync/report.ts';
import type { Point, Rooms, Watch } from './rooms.ts';

interface Reading {
  /** The group changed again since the reading began. */
  isStale: boolean;
  timer?: NodeJS.Timeout;
}

interface Found {
  head: GroupHead;
  sessions: Map<string, SessionState>;
  /** Of the hashes without a session those that are an organiser's. */
  organizers: Set<string>;
  news: ExchangeResponse | undefined;
  /** Of a closed group: who watches without a session has to have this link. */
  onlyLink: string | undefined;
}

export interface CatchUpPorts {
  rooms: Rooms;
  db: Knex;
  log: Log;
  /** At most one reading of a group in this many milliseconds. */
  windowMs: number;
  /**
   * Drops what waits to be sent to the group, for it is about to be read. @returns the last point that was published.
   */
  beginReading: (groupId: string) => Point | undefined;
  publish: (patch: Patch) => void;
}

/** With several processes: reads and publishes what another process has committed (rule P12). */
export class CatchUp {
  private readonly underWay = new Map<string, Reading>();

  constructor(private readonly ports: CatchUpPorts) {}

  isUnderWay(groupId: string): boolean {
    return this.underWay.has(groupId);
  }

  /** `since`: where to read from when nothing has been published to this group yet. */
  request(groupId: string, since?: Point): void {
    const { rooms, log, windowMs, beginReading } = this.ports;
    if (!rooms.isWatched(groupId)) return;
    const underWay = this.underWay.get(groupId);
    if (underWay) {
      underWay.isStale = true;
      return;
    }
    const state: Reading = { isStale: false };
    this.underWay.set(groupId, state);
    this.readAndPublish(groupId, beginReading(groupId) ?? since, state)
      .catch((error: unknown) => {
        log.error({ err: error }, 'reading what another process wrote');
      })
      .finally(() => {
        state.timer = setTimeout(() => {
          this.underWay.delete(groupId);
          if (state.isStale) this.request(groupId);
        }, windowMs);
      });
  }

  stop(): void {
    for (const { timer } of this.underWay.values()) clearTimeout(timer);
  }

  /** Every socket's right is checked in the snapshot that the rows come from (invariant S10). */
  private async readAndPublish(groupId: string, since: Point | undefined, state: Reading): Promise<void> {
    const { rooms, publish } = this.ports;
    const hashes = new Set(rooms.watchers(groupId).flatMap(({ watch }) => watch.tokenHash ?? []));
    const found = await this.read(groupId, since, [...hashes]);
    if (!found) {
      rooms.close(groupId);
      return;
    }
    const { head, news } = found;
    for (const { socket, watch } of rooms.watchers(groupId)) {
      const why = whyEnded(watch, found);
      if (why) rooms.unsubscribe(socket, groupId, why);
    }
    if (rooms.watchers(groupId).some(({ watch }) => watch.tokenHash !== undefined && !hashes.has(watch.tokenHash))) {
      // A socket came in meanwhile, whose right this snapshot does not know.
      state.isStale = true;
      return;
    }
    if (news?.kind !== 'delta') rooms.sendHead(groupId, [head.version, head.nonce]);
    else if (news.chain.length > 1) publish({ groupId, chain: news.chain, rows: news.rows, gone: news.gone });
  }

  /** One snapshot; nothing when the group has ended. */
  private read(groupId: string, since: Point | undefined, hashes: string[]): Promise<Found | undefined> {
    const { db } = this.ports;
    return db.transaction(async (trx) => {
      const head = await readHead(trx, groupId);
      if (!head || head.deletedAt !== null) return undefined;
      const cursor = since && { version: since[0], nonce: since[1] };
      const sessions = await readSessions(trx, groupId, hashes);
      const organizers = new Set<string>();
      for (const hash of hashes)
        if (!sessions.has(hash) && (await isOrganizerSecretHash(trx, groupId, head.organizerHash, hash)))
          organizers.add(hash);
      return {
        head,
        sessions,
        organizers,
        onlyLink: head.isClosed ? ((await presentShareUrl(trx, groupId)) ?? '') : undefined,
        news: cursor && (await snapshot(trx, groupId, cursor, head, [])),
      };
    }, reading(db));
  }
}

/**
 * Why this socket may get no more patches of the group; nothing when it may. An unknown secret is that of a session
 * whose join has not arrived yet.
 */
function whyEnded(
  { tokenHash, shareUrl, isOrganizer }: Watch,
  { sessions, organizers, onlyLink }: Found,
): 'removed' | 'revoked' | 'closed' | undefined {
  const session = tokenHash === undefined ? undefined : sessions.get(tokenHash);
  if (session) return session.state === 'active' ? undefined : session.state;
  if (tokenHash !== undefined && organizers.has(tokenHash)) return undefined;
  if (isOrganizer) return 'revoked';
  return onlyLink !== undefined && shareUrl !== onlyLink ? 'closed' : undefined;
}
