import type { StoredGroup } from '#app/local/device/db.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { updateGroup } from '#app/local/group/organizer.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { entryStillWaiting } from './invariants/convergence.ts';
import { checkEnd } from './invariants/end-checks.ts';
import { InvariantViolation } from './invariants/invariant-violation.ts';
import type { Pass } from './returning.ts';
import { Tab } from './world/tab.ts';
import type { World } from './world/world.ts';

const form = { description: '', createdBy: 'Ara', creatorEmail: 'ara@example.com', surveyType: 'default' as const };

/**
 * The server is put back to before the last writes of three groups. One page of their device shows one of them and, in
 * half of the runs, dies as soon as it knows of the restore; a page that shows nothing follows. All three have their
 * writes again (S9, P20).
 */
export async function restoreUnseenGroups(world: World, random: SeededRandom, pass: Pass): Promise<void> {
  const { devices, server, scenario } = world;
  const { host } = scenario;
  const [tab] = host.tabs;
  if (!tab || !random.hits(0.3)) return;
  const groupIds: string[] = [];
  for (const name of ['첫째', '둘째', '셋째'])
    groupIds.push((await world.waitFor(createGroup(tab.local, { ...form, name }))).groupId);
  const waiting = () => first(groupIds, (groupId) => entryStillWaiting([host], server.tables, groupId));
  await pass(waiting);
  const backup = server.backup();
  for (const groupId of groupIds) await world.waitFor(updateGroup(tab.local, groupId, { description: '다시' }));
  // Marks of an earlier restore tell nothing of this one.
  const isMarked = () =>
    host.storage.read<StoredGroup>('groups').some((one) => groupIds.includes(one.groupId) && one.unasked !== undefined);
  await pass(() => waiting() ?? (isMarked() ? 'an answer about a marked group' : undefined));
  for (const page of [...host.tabs]) page.crash();
  await world.time.settle();
  await server.restore(backup);
  server.start();
  const page = await world.waitFor(Tab.open(host, world.tabWorld));
  page.watch(groupIds.slice(0, 1));
  if (random.hits(0.5)) {
    await pass(() => (isMarked() ? undefined : 'an answer that tells of the restore'));
    page.crash();
    await world.time.settle();
    await world.waitFor(Tab.open(host, world.tabWorld));
  }
  const lost = () =>
    first(
      host.outbox().filter((one) => groupIds.includes(one.groupId)),
      ({ name, mutationId }) =>
        server.record.present.accepted.has(mutationId)
          ? undefined
          : `${name} ${mutationId} of a group that nobody opened`,
    );
  await pass(() => lost() ?? waiting());
  const missing = lost();
  if (missing)
    throw new InvariantViolation(
      'S9',
      `${host.label}: ${missing} was in effect before the restore, and is not any more`,
    );
  for (const groupId of groupIds) await checkEnd(devices, server, groupId);
  world.count('unseen groups offered again');
}

function first<T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
