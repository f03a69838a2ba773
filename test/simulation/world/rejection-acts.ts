import { findMemberByName } from '#app/local/group/members.ts';
import { dismissEndedSession } from '#app/local/group/sessions.ts';
import { claimAgain, claimInsteadOfJoining, joinUnderAnotherName } from '#app/local/group/settle-join.ts';
import { discardRejected } from '#app/local/outbox/queue.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { InvariantViolation } from '../invariants/invariant-violation.ts';
import { pins } from './answers.ts';
import type { Scenario } from './scenario.ts';
import type { Tab } from './tab.ts';

/** A person decides what becomes of a rejected write or an ended session. */
export async function resolveRejected(
  { random, count, hasPins, groupId }: Scenario,
  { local, device }: Tab,
): Promise<void> {
  const ended = random.pick(device.sessions().filter((one) => one.state === 'ended'));
  if (ended && random.hits(0.3)) {
    await dismissEndedSession(local, ended.id);
    count('ended session dismissed');
    return;
  }
  const entry = random.pick(device.outbox().filter((one) => one.state === 'rejected' && one.groupId === groupId));
  if (!entry) return;
  count(`settled ${entry.code}`);
  const before = new Set(device.outbox().map((one) => one.mutationId));
  const name = (entry.input as { name?: string }).name;
  const other = entry.name === 'joinGroup' && name ? await findMemberByName(local, groupId, name) : undefined;
  if (entry.name === 'claimMember' && hasPins && random.hits(0.5))
    await claimAgain(local, entry.mutationId, random.pick(pins) ?? '1234');
  else if (entry.name === 'joinGroup' && random.hits(0.4))
    await joinUnderAnotherName(local, entry.mutationId, `${name ?? 'Ara'} ${random.below(20)}`);
  else if (other && random.hits(0.5))
    await claimInsteadOfJoining(local, entry.mutationId, { id: other.id, name: other.data.name });
  else if (random.hits(0.5)) {
    await retryRejected(local, entry.mutationId);
    // Rule P6: with its old mutation id the server would only repeat its result.
    if (device.outbox().some((one) => one.mutationId === entry.mutationId && one.state === 'pending'))
      throw new InvariantViolation(
        'S3',
        `${entry.name} ${entry.mutationId} is sent again with the mutation id that was rejected`,
      );
  } else await discardRejected(local, entry.mutationId);
  const after = new Set(device.outbox().map((one) => one.mutationId));
  for (const mutationId of before) if (!after.has(mutationId)) device.discarded.add(mutationId);
}
