import type { ExchangeResponse, Patch } from '#shared/protocol/sync.ts';
import type { ServerRecord } from '../world/server-record.ts';
import type { ServerTables } from '../world/server-tables.ts';
import type { ServerSocket } from '../world/sockets.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** What a socket has been sent of one group. */
interface Sent {
  /** The latest version up to which nothing is missing; -1 until its subscription has been answered. */
  version: number;
  /** The patches that came before that answer. */
  chains: [number, string][][];
}

type Answers = readonly { groupId: string; answer: ExchangeResponse }[];

/** S8: what a socket is sent of a group leaves no version out. S10: a session that has ended is sent nothing. */
export class PatchChecks {
  /** The first violation: the hub catches exceptions and closes the connection, so this is kept for the run to find. */
  violation: InvariantViolation | undefined;
  private readonly sent = new Map<ServerSocket, Map<string, Sent>>();

  constructor(
    private readonly tables: ServerTables,
    private readonly record: ServerRecord,
    private readonly isPatchWaiting: (groupId: string) => boolean,
  ) {}

  published(socket: ServerSocket, patch: Patch): void {
    const { groupId, chain } = patch;
    const watch = socket.data.watches.get(groupId);
    if (watch?.tokenHash && this.tables.isEnded(groupId, watch.tokenHash))
      throw this.violated('S10', 'a patch went to a session that had ended');
    this.checkMayRead(socket, groupId);
    const groups = this.groupsOf(socket);
    const sent = groups.get(groupId);
    const [first] = chain;
    const tip = chain.at(-1);
    if (!sent || !first || !tip) {
      groups.set(groupId, { version: -1, chains: [chain] });
      return;
    }
    if (sent.version < 0) sent.chains.push(chain);
    else if (first[0] > sent.version)
      throw this.violated('S8', `a socket that knew version ${sent.version} was sent a patch from ${first[0]}`);
    else sent.version = Math.max(sent.version, tip[0]);
  }

  /** The answer to a `subscribe` leaves the server: from here on every version has to reach the socket. */
  subscribed(socket: ServerSocket, answers: Answers): void {
    const groups = this.groupsOf(socket);
    for (const { groupId, answer } of answers) {
      const tip =
        answer.kind === 'delta' ? answer.chain.at(-1)?.[0] : answer.kind === 'reset' ? answer.version : undefined;
      if (tip === undefined) {
        groups.delete(groupId);
        continue;
      }
      let version = Math.max(tip, groups.get(groupId)?.version ?? 0);
      for (const chain of groups.get(groupId)?.chains ?? [])
        if ((chain[0]?.[0] ?? Infinity) <= version) version = Math.max(version, chain.at(-1)?.[0] ?? 0);
      this.checkMayRead(socket, groupId);
      this.checkNothingMissing(socket, groupId, version);
      groups.set(groupId, { version, chains: [] });
    }
  }

  unsubscribed(socket: ServerSocket, groupId: string): void {
    this.sent.get(socket)?.delete(groupId);
  }

  forgetSockets(): void {
    this.sent.clear();
  }

  /** Founding decision 27. Not for a socket that has been put out since its answer was read. */
  private checkMayRead(socket: ServerSocket, groupId: string): void {
    const watch = socket.data.watches.get(groupId);
    const hashes = watch?.tokenHash === undefined ? [] : [watch.tokenHash];
    if (watch && !this.tables.isOpenTo(groupId, { hashes, shareUrl: watch.shareUrl }))
      throw this.violated('S10', 'a socket that may not read a closed group was sent its rows');
  }

  private checkNothingMissing(socket: ServerSocket, groupId: string, version: number): void {
    const head = this.record.headOf(groupId)?.split('/')[1]?.split(':')[0];
    if (head === undefined || !socket.data.watches.has(groupId) || version >= Number(head)) return;
    if (!this.isPatchWaiting(groupId))
      throw this.violated(
        'S8',
        `subscribe was answered up to version ${version}; the group is at ${head}, and no patch is waiting`,
      );
  }

  private groupsOf(socket: ServerSocket): Map<string, Sent> {
    const groups = this.sent.get(socket) ?? new Map<string, Sent>();
    this.sent.set(socket, groups);
    return groups;
  }

  private violated(id: string, what: string): InvariantViolation {
    this.violation ??= new InvariantViolation(id, what);
    return this.violation;
  }
}
