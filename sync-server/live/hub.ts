import type { Knex } from 'knex';
import type { Log } from '#server/kernel/log.ts';
import type { Commit } from '#server/sync/report.ts';
import type { ChangeFeed } from './change-feed.ts';
import { Publisher } from './publisher.ts';
import { Rooms, type Io } from './rooms.ts';
import type { SocketLimits } from './socket-limits.ts';
import { Subscriptions } from './subscription.ts';

/**
 * Live delivery in one server process: sockets subscribe to groups and get what is committed there. Nothing is
 * acknowledged here.
 */
export class LiveHub {
  private readonly rooms: Rooms;
  private readonly publisher: Publisher;

  /** `onPatch` is given the seconds from a commit to the moment its patch leaves. */
  constructor(
    io: Io,
    db: Knex,
    log: Log,
    random: () => number,
    changeFeed?: ChangeFeed,
    onPatch?: (seconds: number) => void,
    limits?: SocketLimits,
  ) {
    this.rooms = new Rooms(io);
    this.publisher = new Publisher({ rooms: this.rooms, db, log, random, changeFeed, onPatch });
    const onSubscribed = this.publisher.subscribed.bind(this.publisher);
    new Subscriptions({ io, rooms: this.rooms, db, log, onSubscribed, limits });
  }

  /** Whether a commit of the group is still to be sent. */
  isWaiting(groupId: string): boolean {
    return this.publisher.isWaiting(groupId);
  }

  /** After the commit, never before. */
  committed(commit: Commit): void {
    this.publisher.committed(commit);
  }

  watchedGroups(): string[] {
    return this.rooms.watchedGroups();
  }

  stop(): void {
    this.publisher.stop();
  }
}
