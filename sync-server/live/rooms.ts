import type { Server, Socket } from 'socket.io';
import type { ClientToServer, EncodedPatch, ServerToClient } from '#shared/protocol/sync.ts';
import type { Commit } from '#server/sync/report.ts';
import { unsentBytes } from './message-size.ts';

export interface Watch {
  tokenHash: string | undefined;
  shareUrl: string | undefined;
  memberId: string | undefined;
  /** Without a session, by an organiser's secret. */
  isOrganizer: boolean;
}
interface SocketData {
  /** Groups that this socket watches, and as whom. */
  watches: Map<string, Watch>;
  /** Groups asked for and messages sent in this period. */
  events: number;
  /** The `subscribe` that is being answered, with those that wait for it. */
  subscribing: { count: number; last: Promise<void> };
}
export type Io = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
export type Client = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

/** A point of a group's history. */
export type Point = [version: number, nonce: string];

/** A socket whose unsent bytes grow past this is closed; it comes back with `subscribe` (rule P18). */
const bufferBytes = 1024 * 1024;

/** Which socket watches which group. A group's room is the set of its sockets. */
export class Rooms {
  constructor(private readonly io: Io) {}

  /** `listener` is called when the last socket of a group has left. */
  onEmpty(listener: (groupId: string) => void): void {
    this.io.sockets.adapter.on('delete-room', (name: string) => {
      listener(groupOf(name));
    });
  }

  async join(socket: Client, groupId: string, watch: Watch): Promise<void> {
    socket.data.watches.set(groupId, watch);
    await socket.join(room(groupId));
  }

  async leave(socket: Client, groupId: string): Promise<void> {
    socket.data.watches.delete(groupId);
    await socket.leave(room(groupId));
  }

  isWatched(groupId: string): boolean {
    return this.io.sockets.adapter.rooms.has(room(groupId));
  }

  watchedGroups(): string[] {
    return [...this.io.sockets.adapter.rooms.keys()].filter((name) => name.startsWith(roomPrefix)).map(groupOf);
  }

  watchers(groupId: string): { socket: Client; watch: Watch }[] {
    return [...(this.io.sockets.adapter.rooms.get(room(groupId)) ?? [])].flatMap((id) => {
      const socket = this.io.sockets.sockets.get(id);
      const watch = socket?.data.watches.get(groupId);
      return socket && watch ? [{ socket, watch }] : [];
    });
  }

  sendPatch(patch: EncodedPatch): void {
    this.io.to(room(patch.groupId)).emit('patch', patch);
  }

  sendHead(groupId: string, [version, nonce]: Point): void {
    this.io.to(room(groupId)).emit('head', { groupId, version, nonce });
  }

  closeSlowSockets(groupId: string): void {
    for (const id of this.io.sockets.adapter.rooms.get(room(groupId)) ?? []) {
      const socket = this.io.sockets.sockets.get(id);
      if (socket && unsentBytes(socket) > bufferBytes) socket.disconnect(true);
    }
  }

  /** Sessions that ended leave the room before the patch about it goes out (invariant S10). */
  evict({ groupId, ended }: Commit): void {
    if (ended.group) {
      this.close(groupId);
      return;
    }
    if (ended.link) {
      for (const { socket, watch } of this.watchers(groupId))
        if (watch.memberId === undefined) this.unsubscribe(socket, groupId, 'closed');
    }
    if (ended.organizers) {
      for (const { socket, watch } of this.watchers(groupId))
        if (watch.isOrganizer) this.unsubscribe(socket, groupId, 'revoked');
    }
    if (ended.memberIds.length === 0 && ended.tokenHashes.length === 0) return;
    for (const { socket, watch } of this.watchers(groupId)) {
      const isRemoved = watch.memberId !== undefined && ended.memberIds.includes(watch.memberId);
      const isRevoked = watch.tokenHash !== undefined && ended.tokenHashes.includes(watch.tokenHash);
      if (isRemoved || isRevoked) this.unsubscribe(socket, groupId, isRemoved ? 'removed' : 'revoked');
    }
  }

  unsubscribe(socket: Client, groupId: string, why: 'removed' | 'revoked' | 'closed'): void {
    void this.leave(socket, groupId);
    socket.emit('unsubscribe', { groupId, why });
  }

  /** The group itself has ended: every socket gets `unsubscribe` and leaves. */
  close(groupId: string): void {
    this.io.to(room(groupId)).emit('unsubscribe', { groupId, why: 'gone' });
    this.io.in(room(groupId)).socketsLeave(room(groupId));
  }
}

const roomPrefix = 'group:';
const room = (groupId: string): string => `${roomPrefix}${groupId}`;
const groupOf = (roomName: string): string => roomName.slice(roomPrefix.length);
