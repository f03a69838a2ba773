import { settleRun } from './ending.ts';
import {
  drawSwarm,
  type FewFaults,
  injectFault,
  injectFaultsOfBeginning,
  type FaultName,
} from './faults/all-faults.ts';
import { checkOneScreen, checkWorld } from './invariants/check-world.ts';
import { installLightPlatform, uninstallLightPlatform } from './world/light-platform.ts';
import { personActs } from './world/pages.ts';
import { SimulatedTime, startTime } from './world/time.ts';
import { World } from './world/world.ts';

export interface RunOptions {
  seed: number;
  steps: number;
  deviceCount: number;
  /** Faults that do not occur: for finding the smallest run that still fails. */
  without?: readonly FaultName[];
  few?: FewFaults | undefined;
  /** Gets a line for everything that occurs. */
  log?: (line: string) => void;
}

/** How often each thing occurred, so that a run that tests nothing is noticed. */
export type Counters = Record<string, number>;

/** One simulation run. The same options give the same run. @throws InvariantViolation */
export async function runSimulation(options: RunOptions): Promise<Counters> {
  const { seed, deviceCount, without = [], log } = options;
  const counters: Counters = {};
  const time = new SimulatedTime(startTime);
  time.install();
  installLightPlatform(log !== undefined);
  let world: World | undefined;
  try {
    world = await World.open({
      seed,
      deviceCount,
      time,
      without,
      log: log ?? (() => undefined),
      count: (what) => {
        counters[what] = (counters[what] ?? 0) + 1;
      },
    });
    world.swarm = drawSwarm(seed, world.random, options.few);
    await world.begin();
    await injectFaultsOfBeginning(world);
    checkWorld(world);
    for (let index = 0; index < options.steps; index += 1) {
      await step(world, index);
      checkWorld(world);
    }
    await settleRun(world, seed);
    return counters;
  } finally {
    await world?.close();
    uninstallLightPlatform();
    time.uninstall();
  }
}

/** Every so many steps a screen is compared with the stored rows. */
const screenCheckPeriod = 8;

/**
 * One step: a person does something (30 %), a fault is injected (10 %), or what is under way goes on to the next
 * occurrence.
 */
async function step(world: World, index: number): Promise<void> {
  const { random, strangeAnswers, time } = world;
  const draw = random.next();
  if (draw < 0.3) {
    onePersonActs(world);
    if (random.hits(0.15)) interleaveTimer(world);
  } else if (draw < 0.4) {
    await injectFault(world);
  } else {
    await passToNextOccurrence(world);
    if (random.hits(0.1)) {
      strangeAnswers.reset();
      strangeAnswers.isCrowded = true;
      interleaveTimer(world);
    }
    await time.settle();
    strangeAnswers.isCrowded = false;
    strangeAnswers.check();
  }
  await time.settle();
  strangeAnswers.reset();
  if (index % screenCheckPeriod === 0) await checkOneScreen(world);
}

function onePersonActs(world: World): void {
  const tab = world.pickTab();
  if (!tab) return;
  world.time.nowMs += world.random.below(2_000);
  world.log(`${tab.device.label}: a person acts`);
  personActs(world, tab);
}

/** The next timer goes off in the middle of this step's tasks, so that what is done meets what arrives. */
function interleaveTimer({ random, time }: World): void {
  time.after(1 + random.below(25), () => {
    time.goOn();
  });
}

/** Lets timers go off until something occurs; those that only tick are passed, up to 20. */
async function passToNextOccurrence(world: World): Promise<void> {
  const { time, strangeAnswers } = world;
  for (let ticks = 0; ticks < 20; ticks += 1) {
    const before = world.occurrences;
    strangeAnswers.reset();
    if (!time.goOn()) return;
    if (world.occurrences !== before) return;
    await time.settle();
    if (world.occurrences !== before) return;
  }
}
