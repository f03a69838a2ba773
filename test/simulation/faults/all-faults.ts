import { airplaneMode } from './airplane-mode.ts';
import { backup } from './backup.ts';
import { brokenGroup } from './broken-group.ts';
import { clockJump } from './clock-jump.ts';
import { crashDuringWrite } from './crash-during-write.ts';
import { dataLoss } from './data-loss.ts';
import { newerCode } from './newer-code.ts';
import { pageCrash } from './page-crash.ts';
import { pageFreeze } from './page-freeze.ts';
import { patchLost } from './patch-lost.ts';
import { poisonedMutation } from './poisoned-mutation.ts';
import { quotaExceeded } from './quota-exceeded.ts';
import { restore } from './restore.ts';
import { secondTab } from './second-tab.ts';
import { serverKill } from './server-kill.ts';
import { silentOutage } from './silent-outage.ts';
import { socketClosed } from './socket-closed.ts';
import { socketMute } from './socket-mute.ts';
import { storageCloned } from './storage-cloned.ts';
import { storageCopied } from './storage-copied.ts';
import { storageRolledBack } from './storage-rolled-back.ts';
import { storageWiped } from './storage-wiped.ts';
import { transactionAborted } from './transaction-aborted.ts';
import { wake } from './wake.ts';
import type { Fault } from './fault.ts';
import type { World } from '../world/world.ts';

/** In the order in which they are drawn: a new fault changes the runs of all seeds. */
export const faults: readonly Fault[] = [
  pageCrash,
  pageFreeze,
  secondTab,
  clockJump,
  silentOutage,
  airplaneMode,
  socketClosed,
  socketMute,
  patchLost,
  quotaExceeded,
  transactionAborted,
  crashDuringWrite,
  serverKill,
  backup,
  restore,
  dataLoss,
  newerCode,
  storageWiped,
  storageCopied,
  storageRolledBack,
  storageCloned,
  poisonedMutation,
  wake,
  brokenGroup,
];

export type FaultName = string;
export const faultNames: readonly FaultName[] = faults.map((one) => one.name);

/** Draws a fault and a device and injects it, if it may happen there now. */
export async function injectFault(world: World): Promise<void> {
  const { random, devices } = world;
  const fault = drawFault(world);
  const device = random.pick(devices);
  if (!fault || !device || world.isWithout(fault.name)) return;
  const target = { device, tab: random.pick(device.tabs) };
  if (!fault.mayBeDrawn(world, target) || !(await fault.inject(world, target))) return;
  world.count(fault.name);
  world.log(`${device.label}: ${fault.name}`);
}

/** In runs with restores these come more often than the others, because they change most. */
const restoreProbability = 0.15;

function drawFault({ mayRestore, random }: World): Fault | undefined {
  return mayRestore && random.hits(restoreProbability) ? restore : random.pick(faults);
}

const brokenGroupProbability = 0.6;

/** Faults that are there from the beginning of a run. */
export async function injectFaultsOfBeginning(world: World): Promise<void> {
  const [host] = world.devices;
  if (!host || world.sideGroup === undefined || world.isWithout(brokenGroup.name)) return;
  if (!world.random.hits(brokenGroupProbability)) return;
  await brokenGroup.inject(world, { device: host, tab: undefined });
  world.count(brokenGroup.name);
}
