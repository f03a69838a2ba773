import { deleteGroup, updateGroup } from '#app/local/group/organizer.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { bringBackRemoved } from './brought-back.ts';
import { checkWorld } from './invariants/check-world.ts';
import { deviceBehind, deviceWithDeletedGroup, entryStillWaiting } from './invariants/convergence.ts';
import { checkEnd } from './invariants/end-checks.ts';
import { InvariantViolation } from './invariants/invariant-violation.ts';
import { isShutOut } from './invariants/shut-out.ts';
import { returnAfterCompaction } from './returning.ts';
import { restoreUnseenGroups } from './unseen.ts';
import { openPresentLink } from './world/people.ts';
import { openTab, reloadWithNewCode, watchKnownGroups } from './world/pages.ts';
import type { SimulatedDevice } from './world/simulated-device.ts';
import type { Tab } from './world/tab.ts';
import type { World } from './world/world.ts';

/**
 * After the last step everything works again; by then every queue must be sent and every device must have everything.
 */
const settleWithinMs = 150_000;
/** The server's period of `head` messages with its jitter (30 s + 25 %), and the time that an exchange takes. */
const headPeriodMs = 38_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The end of a run: faults stop, everything drains, the end state is checked, and in some runs one more scenario is
 * played.
 */
export async function settleRun(world: World, seed: number): Promise<void> {
  const { scenario, server, random, network, sideGroup } = world;
  await stopFaults(world);
  await passUntil(world, settleWithinMs, () => notSettled(world, scenario.groupId));
  await checkEnd(world.devices, server, scenario.groupId);
  await letEverybodyIn(world);
  if (random.hits(0.25)) await loseLastPatch(world);
  if (sideGroup !== undefined) {
    // Its failures have not held the other group up; without them it settles too (invariant S13).
    if (network.broken.delete(sideGroup)) world.count('group repaired');
    await passUntil(world, settleWithinMs, () => notSettled(world, sideGroup));
    await checkEnd(world.devices, server, sideGroup);
  }
  if (random.hits(0.15)) await deleteTheGroup(world);
  if (random.hits(0.1)) await waitForAMonth(world);
  await crashDuringPatches(world, new SeededRandom(seed + 4_000_003));
  const pass = (missing: () => string | undefined) => passUntil(world, settleWithinMs, missing);
  await returnAfterCompaction(world, new SeededRandom(seed + 5_000_011), pass);
  await restoreUnseenGroups(world, new SeededRandom(seed + 6_000_011), pass);
  await bringBackRemoved(world, new SeededRandom(seed + 7_000_003), pass);
}

const notSettled = ({ devices, server }: World, groupId: string): string | undefined =>
  entryStillWaiting(devices, server.tables, groupId) ?? deviceBehind(devices, server, groupId);

async function stopFaults(world: World): Promise<void> {
  const { time, network, server, devices } = world;
  world.log('the faults stop');
  network.isPerfect = true;
  network.kill = undefined;
  network.losesPatch.clear();
  server.poison = undefined;
  if (server.isDown) server.start();
  for (const device of devices) {
    device.isSilentlyCutOff = false;
    device.isOffline = false;
    if (world.outdated.has(device)) reloadWithNewCode(world, device);
    for (const tab of device.tabs) {
      tab.thaw();
      tab.socket.present?.close('transport close');
    }
  }
  await time.settle();
  for (const device of devices) {
    if (device.tabs.length === 0) await openTab(world, device);
    for (const tab of device.tabs) {
      tab.isOutdated = false;
      watchKnownGroups(tab);
      tab.wake();
    }
  }
}

/** Time passes, checked at every timer, until nothing is missing; for `mostMs` at most. */
async function passUntil(world: World, mostMs: number, missing: () => string | undefined): Promise<void> {
  const { time } = world;
  const until = time.nowMs + mostMs;
  while (missing() !== undefined && (time.next() ?? Infinity) <= until) {
    updateOutdatedTabs(world);
    time.goOn();
    await time.settle();
    checkWorld(world);
  }
}

/** A page that learns only now that it is too old, by an answer that was on its way, gets the new code too. */
function updateOutdatedTabs({ devices }: World): void {
  for (const tab of devices.flatMap((device) => device.tabs)) {
    if (!tab.isOutdated) continue;
    tab.isOutdated = false;
    tab.wake();
  }
}

/** Whoever a new link has shut out opens it: then all that waited there is sent, and every device has everything. */
async function letEverybodyIn(world: World): Promise<void> {
  const { devices, server, scenario } = world;
  const { groupId } = scenario;
  const outside = devices.filter((one) => one.group(groupId) && isShutOut(one, server.tables, groupId));
  if (outside.length === 0) return;
  world.count('shut out');
  for (const [tab] of outside.map((one) => one.tabs)) if (tab) await world.waitFor(openPresentLink(scenario, tab));
  await passUntil(world, settleWithinMs, () => notSettled(world, groupId));
  await checkEnd(devices, server, groupId);
  world.count('let in by the new link');
}

/** L3: when the last patch is lost, the device has it within one period of heads, without anybody asking. */
async function loseLastPatch(world: World): Promise<void> {
  const { devices, network, scenario, server, random, time } = world;
  const { host, groupId } = scenario;
  const [tab] = host.tabs;
  const other = random.pick(devices.filter((one) => one !== host && one.group(groupId)));
  if (!tab || !other || !host.group(groupId)) return;
  // The sockets are connected and have subscribed.
  await passUntil(world, 30_000, () =>
    devices.every((device) => device.tabs.every((one) => one.socket.connected)) ? undefined : 'not connected',
  );
  for (let index = 0; index < 30; index += 1) {
    time.goOn();
    await time.settle();
  }
  network.losesPatch.add(other);
  await world.waitFor(updateGroup(tab.local, groupId, { name: `여행 ${100 + random.below(900)}` }));
  await passUntil(world, 5_000, () => entryStillWaiting([host], server.tables, groupId));
  const behind = () => deviceBehind(devices, server, groupId);
  await passUntil(world, headPeriodMs, behind);
  const missing = behind();
  if (missing) throw new InvariantViolation('L3', missing);
  world.count('last patch lost');
}

/** L1 for a group that its organizer deletes. */
async function deleteTheGroup(world: World): Promise<void> {
  const { scenario, devices } = world;
  const { host, groupId } = scenario;
  const [tab] = host.tabs;
  if (!tab || !host.group(groupId)) return;
  await world.waitFor(deleteGroup(tab.local, groupId));
  await passUntil(world, settleWithinMs, () => deviceWithDeletedGroup(devices, groupId));
  const left = deviceWithDeletedGroup(devices, groupId);
  if (left) throw new InvariantViolation('L1', left);
  world.count('group deleted');
}

/** L5: writes that were done more than a month ago are forgotten. */
async function waitForAMonth(world: World): Promise<void> {
  const [device] = world.devices;
  if (!device) return;
  for (const tab of [...device.tabs]) tab.crash();
  await world.time.settle();
  const done = () => device.outbox().filter((one) => one.state === 'done');
  for (const { mutationId } of done()) device.discarded.add(mutationId);
  device.skewMs += 40 * dayMs;
  await openTab(world, device);
  if (done().length > 0)
    throw new InvariantViolation('L5', `${device.label} keeps ${done().length} done writes of more than a month ago`);
  world.count('a month later');
}

/** S5: a page that dies while it stores a patch leaves nothing half written. */
async function crashDuringPatches(world: World, random: SeededRandom): Promise<void> {
  const { devices, scenario, server } = world;
  const { host, groupId } = scenario;
  const isReader = (one: SimulatedDevice) =>
    one !== host && one.group(groupId) !== undefined && one.group(groupId)?.archived === undefined;
  const reader = devices.find(isReader);
  if (!reader || server.tables.isDeleted(groupId) || !random.hits(0.3)) return;
  for (let turn = 0; turn < 6; turn += 1) {
    const [tab] = host.tabs;
    if (!tab || reader.tabs.length === 0) return;
    const change = { name: `여행 ${turn}`, description: `${random.below(99)}` };
    await world.waitFor(updateGroup(tab.local, groupId, change));
    await crashWhileStoring(world, reader, random);
  }
}

async function crashWhileStoring(world: World, device: SimulatedDevice, random: SeededRandom): Promise<void> {
  const { time } = world;
  const [tab] = device.tabs;
  if (!tab) return;
  for (let event = 0; event < 12 && tab.isAlive; event += 1) {
    dieInAWrite(world, tab, random);
    time.goOn();
    await time.settle();
    checkWorld(world);
  }
  if (!tab.isAlive) world.count('died while storing a patch');
  if (device.tabs.length === 0) await openTab(world, device);
}

/** So many tasks after the first record of a write at most; within so many tasks at most. */
const tasksOfAWrite = 12;
const tasksUntilWrite = 60;

/** The page dies within some tasks of the first record that it stores from now on. */
function dieInAWrite({ time }: World, tab: Tab, random: SeededRandom): void {
  const { storage } = tab.device;
  const before = storage.writes;
  const tasks = 1 + random.below(tasksOfAWrite);
  let left = tasksUntilWrite;
  const watch = () => {
    left -= 1;
    if (storage.writes === before && left > 0) time.after(1, watch);
    else if (storage.writes !== before)
      time.after(tasks, () => {
        if (tab.isAlive) tab.crash();
      });
  };
  time.after(1, watch);
}
