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
import type { SeededRandom } from '#test/builders/seeded-random.ts';
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

function drawFault({ mayRestore, random, swarm }: World): Fault | undefined {
  if (mayRestore && random.hits(restoreProbability) && swarm?.has(restore.name) !== false) return restore;
  return random.pick(swarm ? faults.filter(({ name }) => swarm.has(name)) : faults);
}

/** Up to this seed every run draws from all faults; beyond it every second run draws from a swarm. */
const lastSeedOfAll = 500;

/** How many kinds of faults a run has, and which are among them. */
export interface FewFaults {
  kinds: number;
  with: readonly FaultName[];
}

/**
 * Swarm testing (Groce et al., 2012): a run that has only some kinds of faults has more of each, and of their
 * combinations, than one that has all.
 * @param few so many kinds in every run, instead
 * @returns the names of this run's faults; nothing: all of them
 */
export function drawSwarm(seed: number, random: SeededRandom, few?: FewFaults): ReadonlySet<FaultName> | undefined {
  if (few) return drawFew(random, few);
  if (seed <= lastSeedOfAll || seed % 2 === 0) return undefined;
  const some = faultNames.filter(() => random.hits(0.4));
  return some.length > 0 ? new Set(some) : undefined;
}

function drawFew(random: SeededRandom, few: FewFaults): ReadonlySet<FaultName> {
  const chosen = new Set(few.with);
  while (chosen.size < Math.min(few.kinds, faultNames.length)) {
    const name = random.pick(faultNames);
    if (name !== undefined) chosen.add(name);
  }
  return chosen;
}

/** Every two kinds of faults that occurred in one run. @param counters of that run */
export function pairsIn(counters: Readonly<Record<string, number>>): string[] {
  const seen = faultNames.filter((name) => counters[name]);
  return seen.flatMap((one, index) => seen.slice(index + 1).map((other) => `${one} + ${other}`));
}

export const allPairs: readonly string[] = pairsIn(Object.fromEntries(faultNames.map((name) => [name, 1])));

const brokenGroupProbability = 0.6;

/** Faults that are there from the beginning of a run. */
export async function injectFaultsOfBeginning(world: World): Promise<void> {
  const [host] = world.devices;
  if (!host || world.sideGroup === undefined || world.isWithout(brokenGroup.name)) return;
  if (!world.random.hits(brokenGroupProbability)) return;
  await brokenGroup.inject(world, { device: host, tab: undefined });
  world.count(brokenGroup.name);
}
