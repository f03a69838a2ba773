import { castDateVote, withdrawDateVote } from '#app/local/group/votes.ts';
import { compactHistories } from '#server/sync/compact.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';
import { checkEnd } from './invariants/end-checks.ts';
import { deviceBehind, entryStillWaiting } from './invariants/convergence.ts';
import { isShutOut } from './invariants/shut-out.ts';
import { dates } from './world/answers.ts';
import type { SimulatedDevice } from './world/simulated-device.ts';
import type { Tab } from './world/tab.ts';
import type { World } from './world/world.ts';

/** Lets time pass until nothing is missing. */
export type Pass = (missing: () => string | undefined) => Promise<void>;

const dayMs = 24 * 60 * 60 * 1000;
/** Longer than the server keeps results (90 days). */
const awayMs = 91 * dayMs;
/** Points of the history that stay: with few of them the device's cursor is lost, with many it is known. */
const keptSteps = [0, 256];

/**
 * A device sends a vote, hears no answer, and is offline for 91 days. Meanwhile another member withdraws a vote, and
 * the server forgets results, points and tombstones. When the device is back its vote has been made once, and all
 * devices have the same (S1, S2, S5, L1, L2).
 */
export async function returnAfterCompaction(world: World, random: SeededRandom, pass: Pass): Promise<void> {
  const { devices, server, scenario, time } = world;
  const { groupId } = scenario;
  if (server.tables.isDeleted(groupId) || !random.hits(0.5)) return;
  const missing = () => entryStillWaiting(devices, server.tables, groupId) ?? deviceBehind(devices, server, groupId);
  await pass(missing);
  const [away, other] = devices.filter((one) => activeSession(world, one));
  const date = random.pick(dates);
  if (!away || !other || date === undefined) return;
  await vote(world, other, date, castDateVote);
  await pass(missing);
  await voteWithoutAnswer(world, away, date, pass);
  await vote(world, other, date, withdrawDateVote);
  await pass(() => entryStillWaiting([other], server.tables, groupId));
  // What was done a month ago is forgotten on the devices.
  for (const device of devices)
    for (const entry of device.outbox()) if (entry.state === 'done') device.discarded.add(entry.mutationId);
  time.nowMs += awayMs;
  await world.waitFor(compactHistories(server.db, time.nowMs, random.pick(keptSteps)));
  away.isOffline = false;
  for (const tab of away.tabs) tab.wake();
  await pass(missing);
  await checkEnd(devices, server, groupId);
  world.count('back after the compaction');
}

/** The session in whose name a device of the group can vote now, and a page to do it in. */
export function activeSession({ scenario, server }: World, device: SimulatedDevice) {
  const { groupId } = scenario;
  const group = device.group(groupId);
  const session = device.sessions().find((one) => one.groupId === groupId && one.state === 'active');
  const [tab] = device.tabs;
  if (!group || group.archived !== undefined || !session || !tab || isShutOut(device, server.tables, groupId))
    return undefined;
  return { session, tab };
}

async function vote(world: World, device: SimulatedDevice, date: string, act: typeof castDateVote): Promise<void> {
  const found = activeSession(world, device);
  if (found) await world.waitFor(act(found.tab.local, found.session, date));
}

/** The server takes the vote; the device does not hear of it, and goes offline. */
async function voteWithoutAnswer(world: World, device: SimulatedDevice, date: string, pass: Pass): Promise<void> {
  const { network, server } = world;
  const known = new Set(device.outbox().map((one) => one.mutationId));
  network.losesAnswer.add(device);
  await vote(world, device, date, castDateVote);
  const made = device.outbox().filter((one) => !known.has(one.mutationId));
  await pass(() => (made.some((one) => !server.record.present.stored.has(one.mutationId)) ? 'the vote' : undefined));
  device.isOffline = true;
  closeSockets(device.tabs);
  await pass(() => (network.losesAnswer.has(device) ? 'its answer' : undefined));
}

export function closeSockets(tabs: readonly Tab[]): void {
  for (const tab of tabs) tab.socket.present?.close('transport close');
}
