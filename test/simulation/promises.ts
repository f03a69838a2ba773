import { bindsSession } from '#shared/contract/intents.ts';
import { beats } from '#shared/contract/rows.ts';
import { readView } from '#app/local/outbox.ts';
import { canonical, type SimulatedServer } from './server.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** A promise of RULES.md that did not hold, by its id. */
export class BrokenPromise extends Error {
  constructor(id: string, what: string) {
    super(`${id}: ${what}`);
    this.name = 'BrokenPromise';
  }
}

/** Checked after every step. */
export async function checkDevice(one: SimulatedDevice, server: SimulatedServer, groupId: string): Promise<void> {
  const entries = await one.db.outbox.toArray();
  const byMid = new Map(entries.map((entry) => [entry.mid, entry]));

  for (const mid of one.queued.keys()) {
    if (!byMid.has(mid) && !one.discarded.has(mid)) throw new BrokenPromise('S1', `${one.label} lost ${mid} (${one.queued.get(mid)?.name})`);
  }
  for (const entry of entries) {
    const answered = server.everAnswered.get(entry.mid);
    if (entry.state === 'done' && entry.name !== 'logout' && !(answered?.has('applied') || answered?.has('superseded'))) {
      throw new BrokenPromise('S3', `${one.label} believes that ${entry.name} ${entry.mid} was taken, and the server never said so`);
    }
    if (entry.state === 'parked' && !one.parkedAt.has(entry.mid)) one.parkedAt.set(entry.mid, server.restores);
    if (entry.state === 'parked' && !answered?.has(entry.code ?? '') && !['member_removed', 'group_gone'].includes(entry.code ?? '')) {
      throw new BrokenPromise('S3', `${one.label} parked ${entry.mid} with ${entry.code}, which the server never said`);
    }
  }

  const cursor = await one.db.cursors.get(groupId);
  if (cursor && !cursor.lost) {
    const rows = canonical(await one.db.rows.where('groupId').equals(groupId).toArray());
    const truth = server.history.get(`${cursor.version}:${cursor.nonce}`);
    if (truth === undefined) throw new BrokenPromise('S5', `${one.label} stands at a point that never was: ${cursor.version}`);
    if (rows !== truth) throw new BrokenPromise('S5', `${one.label} at version ${cursor.version} holds\n${rows}\nbut the group was\n${truth}`);
  }

  // S6: from the queue to the refusal, one's own last save is what one sees, unless a later one is there.
  const view = await readView(one.db, groupId);
  const pending = entries.filter((entry) => entry.groupId === groupId && entry.state === 'pending').sort((a, b) => a.order - b.order);
  for (const entry of pending) {
    if (entry.name !== 'saveSimpleResponse' || !entry.memberId || !view.get('member', entry.memberId)) continue;
    const row = view.get('simpleResponse', entry.memberId);
    if (!row || (row.mid !== entry.mid && !beats(row, entry))) throw new BrokenPromise('S6', `${one.label} does not see its own ${entry.mid}`);
  }
  // S11: an answer stands under the member whose session made it.
  for (const row of await one.db.rows.where('groupId').equals(groupId).toArray()) {
    const made = one.queued.get(row.mid);
    if (row.kind === 'simpleResponse' && made?.memberId !== undefined && made.memberId !== row.id) throw new BrokenPromise('S11', `${row.mid} of ${made.memberId} stands under ${row.id}`);
  }
}

/** Checked at the end, after the network has healed and every queue has had its turn. */
export async function checkEnd(devices: readonly SimulatedDevice[], server: SimulatedServer, groupId: string): Promise<void> {
  if (server.problems.length > 0) throw new BrokenPromise('S2', server.problems.join('\n'));
  const truth = await server.rowsNow(groupId);
  for (const one of devices) {
    const rows = canonical(await one.db.rows.where('groupId').equals(groupId).toArray());
    const cursor = await one.db.cursors.get(groupId);
    // A device whose name was taken out hears nothing more (promise S10); what it holds is some earlier moment.
    const isOut = (await one.db.groups.get(groupId))?.archived === 'removed';
    if (cursor && !isOut && rows !== truth) throw new BrokenPromise('L2', `${one.label} holds\n${rows}\nbut the group is\n${truth}`);
    const entries = await one.db.outbox.where('groupId').equals(groupId).toArray();
    const stopped = new Set(entries.filter((entry) => entry.state === 'parked' && bindsSession(entry.name)).map((entry) => entry.identity));
    const sessions = new Map((await one.db.sessions.toArray()).map((session) => [session.id, session]));
    for (const entry of entries) {
      if (entry.state === 'pending') {
        const session = sessions.get(entry.identity);
        const isPaused = stopped.has(entry.identity) || (entry.identity !== 'link' && session?.state === 'ended');
        if (!isPaused) throw new BrokenPromise('L1', `${one.label} still waits with ${entry.name} ${entry.mid}`);
      }
      // Not covered: a server restored after the refusal, and a late copy of the request that it refused (docs/sync.md).
      if (entry.state === 'parked' && server.accepted.has(entry.mid) && one.parkedAt.get(entry.mid) === server.restores) throw new BrokenPromise('S1', `${entry.mid} is parked and in effect`);
    }
  }
  // S1, S2: every save that is in effect is in exactly one place, and the row that stands is one of them.
  const accepted = server.accepted;
  for (const line of truth.split('\n').filter((one) => one.startsWith('["simpleResponse"'))) {
    const [, , , , mid] = JSON.parse(line) as [string, string, number, number, string];
    if (!accepted.has(mid)) throw new BrokenPromise('S2', `the answer ${mid} stands although it was never taken`);
  }
}

/** After the organiser has deleted the group: every device that knows it has archived it, and nothing waits for it any more. */
export async function checkGone(devices: readonly SimulatedDevice[], groupId: string): Promise<void> {
  for (const one of devices) {
    const known = await one.db.groups.get(groupId);
    if (!known || known.archived === 'removed') continue;
    if (known.archived !== 'gone') throw new BrokenPromise('S10', `${one.label} does not know that the group is gone`);
    const waits = await one.db.outbox.where('[groupId+state]').equals([groupId, 'pending']).count();
    if (waits > 0) throw new BrokenPromise('L1', `${one.label} still waits for a group that is gone`);
  }
}
