import type { Knex } from 'knex';
import type { Core } from '#shared/destination/core/read-core.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { readSessions } from '#server/access/sessions.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { Log } from '#server/kernel/log.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import type { PushColumns } from '#server/kernel/tables.ts';
import type { Mails } from './mails.ts';
import { look } from './occasions.ts';
import type { Deliver } from './push-service.ts';
import { afterQuietHours } from './quiet-hours.ts';
import * as store from './store.ts';
import { sentenceOf } from './words.ts';

/** A process that has claimed a message and says nothing for so long has died. */
const leaseMs = 60_000;
const atOnce = 20;
/** After so many tries a message is given up: by then it is old. */
const mostTries = 6;
const firstWaitMs = 60_000;
/** So old a message is no news: the server did not run, or was put back to a time before it was sent. */
const oldMs = 2 * 24 * 60 * 60 * 1000;
/** What a decision makes needless. */
const overtaken = ['answered', 'deadline', 'reminded', 'next'];
/** From a change to the look at it: what changes together is looked at once. */
const settleMs = 1_000;
/** Between looks for what is due. */
const periodMs = 15_000;

export interface PushPorts {
  db: Knex;
  log: Log;
  now: () => number;
  liveRows: (groupId: string) => Promise<Row[]>;
  core: Core;
  deliver: Deliver;
  /** Nothing where no mails are sent. */
  mails?: Mails | undefined;
  /** Counts what becomes of mails. */
  onMail?: ((outcome: 'sent' | 'retried' | 'given_up') => void) | undefined;
}

/**
 * Tells devices of groups what has happened there. What is told is computed from the group's rows, not from the write
 * that changed them: a process that dies in between loses nothing, and what was told is remembered, so that several
 * processes tell it once.
 */
export class Pushes {
  private readonly changed = new Set<string>();
  private isRunning = false;
  private settling: NodeJS.Timeout | undefined;
  private period: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly ports: PushPorts) {}

  /** Looks at what changed while no process ran, and from then on at what is due. */
  start(): void {
    this.isRunning = true;
    this.again(async () => {
      const { db, mails } = this.ports;
      const groupIds = [...(await store.changedGroups(db)), ...((await mails?.unseenGroups()) ?? [])];
      for (const groupId of groupIds) this.changed.add(groupId);
      await this.lookAtChanged();
    });
    this.period = setInterval(() => {
      this.again(() => this.lookAtChanged());
    }, periodMs);
    this.period.unref();
  }

  /** Waits for what is under way. The database may be closed meanwhile: the next start finds what is left. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.settling);
    clearInterval(this.period);
    await this.last;
  }

  /** A group has changed; called after the commit. */
  noticed(groupId: string): void {
    if (!this.isRunning) return;
    this.changed.add(groupId);
    this.settling ??= setTimeout(() => {
      this.settling = undefined;
      this.again(() => this.lookAtChanged());
    }, settleMs).unref();
  }

  /** Looks at the groups in which something is due without a change, and sends what is due. */
  async sendDue(): Promise<void> {
    const { db, now } = this.ports;
    for (const groupId of await store.groupsToLookAt(db, now())) await this.lookApart(groupId);
    for (let due = await store.duePushes(db, now(), atOnce); due.length > 0;) {
      for (const push of due) await this.send(push);
      due = due.length < atOnce ? [] : await store.duePushes(db, now(), atOnce);
    }
  }

  /** What is to be told of this group and was not told yet waits to be sent. */
  async lookAt(groupId: string): Promise<void> {
    const { db, now, liveRows, core, mails } = this.ports;
    if (!(await store.isWatched(db, groupId)) && !(await mails?.hasContacts(groupId))) return;
    const head = await readHead(db, groupId);
    if (!head || head.deletedAt !== null) return;
    const rows = new GroupReplica(await liveRows(groupId));
    const at = now();
    const { occasions, lookAt } = look(rows, groupId, at);
    const title = rows.get('group', groupId)?.data.name ?? '';
    await this.endClosed(groupId);
    await db.transaction(async (trx) => {
      const ids = occasions.map(({ id }) => id);
      const fresh = await store.markTold(trx, groupId, ids, at);
      const subscriptions = fresh.length === 0 ? [] : await store.subscriptionsOf(trx, groupId);
      const news = occasions.filter(({ id }) => fresh.includes(id));
      for (const occasion of news) {
        if (occasion.kind === 'decided' || occasion.kind === 'changed') await store.drop(trx, groupId, overtaken);
        for (const one of subscriptions.filter(({ member_id }) => occasion.isFor(member_id)))
          await store.enqueue(trx, {
            group_id: groupId,
            channel: 'push',
            recipient: one.endpoint_hash,
            kind: occasion.kind,
            title,
            body: sentenceOf(occasion, one.language, core),
            due_at: afterQuietHours(at, one.time_zone),
            made_at: at,
          });
      }
      const isNearDeadline = news.some(({ kind }) => kind === 'deadline');
      await mails?.enqueue(trx, { groupId, rows, isNearDeadline, at });
      await store.seen(trx, groupId, head.version, lookAt);
    });
  }

  /** A group stays on the list until it was looked at. */
  private async lookAtChanged(): Promise<void> {
    for (const groupId of [...this.changed]) {
      if (!this.isRunning) return;
      this.changed.delete(groupId);
      await this.lookApart(groupId).catch((error: unknown) => {
        this.changed.add(groupId);
        throw error;
      });
    }
    if (this.isRunning) await this.sendDue();
  }

  /**
   * What is wrong with one group holds up no other (invariant S13).
   * @throws when the storage is at fault, which is everybody's
   */
  private async lookApart(groupId: string): Promise<void> {
    await this.lookAt(groupId).catch((error: unknown) => {
      if (storageFailure(error)) throw error;
      this.ports.log.error({ err: error }, 'push: a group could not be looked at');
    });
  }

  /** Who has logged out, was removed or has not been here for long is told nothing more. */
  private async endClosed(groupId: string): Promise<void> {
    const { db } = this.ports;
    const subscriptions = await store.subscriptionsOf(db, groupId);
    const hashes = [...new Set(subscriptions.map(({ token_hash }) => token_hash))];
    const sessions = await readSessions(db, groupId, hashes);
    for (const one of subscriptions)
      if (sessions.get(one.token_hash)?.state !== 'active') await store.unsubscribe(db, groupId, one.endpoint_hash);
  }

  private async send(message: PushColumns): Promise<void> {
    const { db, now } = this.ports;
    const until = now() + leaseMs;
    if (!(await store.claim(db, message, until))) return;
    const outcome = now() - message.made_at > oldMs ? 'ended' : await this.sendApart(message);
    if (outcome === 'ended' || message.tries + 1 >= mostTries) await store.settle(db, message, until);
    else await store.tryAgain(db, message, until, now() + firstWaitMs * 4 ** message.tries);
  }

  /** The same for one message. */
  private async sendApart(message: PushColumns): Promise<'ended' | 'failed'> {
    const sending = message.channel === 'mail' ? this.sendMail(message) : this.sendPush(message);
    return sending.catch((error: unknown) => {
      if (storageFailure(error)) throw error;
      this.ports.log.error({ err: error }, 'push: a message could not be sent');
      return 'failed';
    });
  }

  private async sendMail(message: PushColumns): Promise<'ended' | 'failed'> {
    const { mails, onMail } = this.ports;
    // Queued while mails were set up: what they say is old by the time they are again.
    if (!mails) return 'ended';
    const outcome = await mails.send(message);
    if (outcome === 'sent') onMail?.('sent');
    if (outcome === 'refused' || (outcome === 'failed' && message.tries + 1 >= mostTries)) onMail?.('given_up');
    else if (outcome === 'failed') onMail?.('retried');
    return outcome === 'failed' ? 'failed' : 'ended';
  }

  private async sendPush(push: PushColumns): Promise<'ended' | 'failed'> {
    const { db, deliver, log } = this.ports;
    const to = await store.subscriptionOf(db, push);
    const session = to && (await readSessions(db, push.group_id, [to.token_hash])).get(to.token_hash);
    if (!to || session?.state !== 'active') return 'ended';
    const { group_id, kind, title, body } = push;
    const payload = JSON.stringify({ title, body, url: `/group/${group_id}`, tag: `${group_id}:${kind}` });
    const delivered = await deliver(to, payload).catch((error: unknown) => {
      log.warn({ err: error }, 'a push service could not be reached');
      return 'failed' as const;
    });
    if (delivered === 'gone') await store.unsubscribeEverywhere(db, push.recipient);
    if (delivered === 'sent') await store.dropMail(db, group_id, to.member_id, kind);
    return delivered === 'failed' ? 'failed' : 'ended';
  }

  /** One after the other; what fails is logged, and the next look finds it again. */
  private again(work: () => Promise<void>): void {
    this.last = this.last.then(work).catch((error: unknown) => {
      if (this.isRunning) this.ports.log.error({ err: error }, 'push');
    });
  }
}
