import { removeMember, restoreMember } from '#app/local/group/organizer.ts';
import { castPlaceVote } from '#app/local/group/votes.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { deviceBehind, entryStillWaiting } from './invariants/convergence.ts';
import { checkEnd } from './invariants/end-checks.ts';
import { InvariantViolation } from './invariants/invariant-violation.ts';
import { activeSession, closeSockets, type Pass } from './returning.ts';
import { watchKnownGroups } from './world/pages.ts';
import { Tab } from './world/tab.ts';
import type { World } from './world/world.ts';

/** Nobody else votes for these in a run, so that they tell what became of this member's votes. */
const [before, during] = ['removed/before', 'removed/during'];

/**
 * A device votes without a network, and its member is removed. It hears so, votes are refused, and the organizer brings
 * the member back: in half of the runs while the device shows the group, in the others while its pages are closed. The
 * votes are then made once, by themselves (P14, S1).
 */
export async function bringBackRemoved(world: World, random: SeededRandom, pass: Pass): Promise<void> {
  const { devices, server, scenario } = world;
  const { host, groupId } = scenario;
  const [organizer] = host.tabs;
  if (!organizer || !host.group(groupId) || server.tables.isDeleted(groupId) || !random.hits(0.5)) return;
  const missing = () => entryStillWaiting(devices, server.tables, groupId) ?? deviceBehind(devices, server, groupId);
  for (const page of devices.flatMap((one) => one.tabs)) watchKnownGroups(page);
  await pass(missing);
  const hosts = new Set(host.sessions().map((one) => one.memberId));
  const away = devices.find((one) => {
    const found = one === host ? undefined : activeSession(world, one);
    return found && !hosts.has(found.session.memberId);
  });
  const found = away && activeSession(world, away);
  if (!away || !found) return;
  const { session, tab } = found;
  away.isOffline = true;
  closeSockets(away.tabs);
  await world.waitFor(castPlaceVote(tab.local, session, before));
  await world.waitFor(removeMember(organizer.local, groupId, session.memberId));
  const waitsOfHost = () => entryStillWaiting([host], server.tables, groupId);
  await pass(waitsOfHost);
  // Made before the device knows: it is refused like the first one, by a later request or by the same.
  if (random.hits(0.5)) away.isOffline = false;
  await world.waitFor(castPlaceVote(tab.local, session, during));
  away.isOffline = false;
  for (const page of away.tabs) page.wake();
  await pass(missing);
  // Only where nobody is logged in since is the removed member asked about (P14).
  const sessions = away.sessions().filter((one) => one.groupId === groupId);
  if (sessions.some((one) => one.state === 'active') || sessions.every((one) => one.why !== 'removed')) return;
  const isShown = random.hits(0.5);
  if (!isShown) for (const page of [...away.tabs]) page.crash();
  await world.time.settle();
  await world.waitFor(restoreMember(organizer.local, groupId, session.memberId));
  await pass(waitsOfHost);
  if (!isShown) (await world.waitFor(Tab.open(away, world.tabWorld))).watch([groupId]);
  const counts = (vote: string) =>
    server.record.rowsNow(groupId)?.has(`placeVote/${vote}:${session.memberId}`) === true;
  const lost = () => [before, during].find((vote) => !counts(vote));
  await pass(() => lost() ?? missing());
  const vote = lost();
  if (vote)
    throw new InvariantViolation(
      'S1',
      `${away.label}: the vote ${vote} was refused while its member was removed, and is not made now`,
    );
  await checkEnd(devices, server, groupId);
  world.count(isShown ? 'brought back before an open page' : 'brought back before a page opens');
}
