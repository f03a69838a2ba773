import { createGroup } from '#app/local/group/groups.ts';
import { noteAnswer } from '../invariants/heard-answers.ts';
import { isExpectedError } from '../invariants/page-errors.ts';
import { StrangeAnswerCheck } from '../invariants/strange-answer-check.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { Network } from './network.ts';
import { customQuestions } from './answers.ts';
import type { Scenario } from './scenario.ts';
import { SimulatedServer, type Backup } from './server.ts';
import { SimulatedDevice } from './simulated-device.ts';
import { Tab, type TabWorld } from './tab.ts';
import { startTime, type SimulatedTime } from './time.ts';

export interface WorldOptions {
  seed: number;
  deviceCount: number;
  time: SimulatedTime;
  /** Called with everything that occurs, by name. */
  count: (what: string) => void;
  log: (line: string) => void;
  /** Faults that do not occur in this run. */
  without: readonly string[];
}

/** Everything of one run: devices, people, network and server, under one simulated time and one seed. */
export class World {
  readonly random: SeededRandom;
  readonly time: SimulatedTime;
  readonly devices: SimulatedDevice[] = [];
  readonly network: Network;
  readonly strangeAnswers = new StrangeAnswerCheck();
  server!: SimulatedServer;
  scenario!: Scenario;
  /** A second group of the first device, in some runs. */
  sideGroup: string | undefined;
  backup: Backup | undefined;
  /** Copies of storages, for `storage rolled back`. */
  readonly copies = new Map<SimulatedDevice, Map<string, unknown[]>>();
  /** Devices whose database newer code has opened -> their number of writes then: old code may not write any more. */
  readonly outdated = new Map<SimulatedDevice, number>();
  /** Whether backups are restored in this run. */
  readonly mayRestore: boolean;
  /** The faults that this run draws from; nothing: all of them. */
  swarm: ReadonlySet<string> | undefined;
  /** The first error that nobody could be given. */
  failure: Error | undefined;
  /** Rises with everything that occurs. */
  occurrences = 0;
  readonly tabWorld: TabWorld;

  private constructor(private readonly options: WorldOptions) {
    this.time = options.time;
    this.random = new SeededRandom(options.seed);
    this.mayRestore = this.random.hits(0.3);
    this.network = new Network({
      time: this.time,
      random: new SeededRandom(options.seed + 1_000_003),
      server: () => this.server,
      count: this.count,
      onHeard: (device, body) => {
        noteAnswer(this.server.record, device, body, this.scenario.groupId);
      },
      onInvalid: (device, deliver) => {
        this.strangeAnswers.deliver(device, deliver);
      },
      onServerDeath: () => {
        this.restartServer();
      },
      onError: (error) => {
        this.fail(error);
      },
    });
    this.tabWorld = {
      time: this.time,
      count: this.count,
      fetch: (tab, init) => this.network.fetch(tab, init),
      reach: (device) =>
        this.server.isDown || device.isOffline || device.isSilentlyCutOff ? undefined : this.server.io,
    };
  }

  static async open(options: WorldOptions): Promise<World> {
    const world = new World(options);
    const { seed, time } = options;
    const wire = world.network.wire((connection) =>
      world.devices.find((device) => device.tabs.some((tab) => tab.socket === connection.client)),
    );
    world.server = await SimulatedServer.open({
      time,
      random: new SeededRandom(seed + 2_000_003),
      wire,
      count: world.count,
    });
    world.addDevices();
    return world;
  }

  readonly count = (what: string): void => {
    this.occurrences += 1;
    this.options.count(what);
    this.log(`  ${what}`);
  };

  log(what: string): void {
    this.options.log(`${((this.time.nowMs - startTime) / 1000).toFixed(3).padStart(9)} s  ${what}`);
  }

  /** Opens a page on every device; the first device makes the group, and in some runs a second one. */
  async begin(): Promise<void> {
    const { random, server } = this;
    for (const device of this.devices) await this.waitFor(Tab.open(device, this.tabWorld));
    const [host] = this.devices;
    const tab = host?.tabs[0];
    if (!host || !tab) throw new Error('a run needs a device with a page');
    const isCustom = random.hits(0.25);
    const form = {
      name: '봄 여행',
      description: '',
      createdBy: 'Ara',
      creatorEmail: 'ara@example.com',
      surveyType: isCustom ? ('custom' as const) : ('default' as const),
      ...(isCustom ? { customQuestions } : {}),
    };
    const { groupId, name } = await this.waitFor(createGroup(tab.local, form));
    this.scenario = {
      random,
      count: this.count,
      groupId,
      groupName: name,
      isCustom,
      // scrypt is slow: PINs in some runs only.
      hasPins: random.hits(0.04),
      host,
      presentLink: () => server.tables.presentLink(groupId),
    };
    if (random.hits(0.3))
      this.sideGroup = (await this.waitFor(createGroup(tab.local, { ...form, name: '다른 여행' }))).groupId;
    this.backup = server.backup();
  }

  get groupIds(): string[] {
    return [this.scenario.groupId, ...(this.sideGroup ? [this.sideGroup] : [])];
  }

  isWithout(fault: string): boolean {
    return this.options.without.includes(fault);
  }

  /** A page that is neither frozen nor outdated. */
  pickTab(): Tab | undefined {
    const tabs = this.devices
      .flatMap((device) => device.tabs)
      .filter((tab) => !tab.isFrozen && !this.outdated.has(tab.device));
    return this.random.pick(tabs);
  }

  /** Lets everything go on until a promise has settled. */
  async waitFor<T>(promise: Promise<T>): Promise<T> {
    let outcome: { value: T } | { error: unknown } | undefined;
    promise.then(
      (value) => {
        outcome = { value };
      },
      (error: unknown) => {
        outcome = { error };
      },
    );
    await this.time.settle();
    if (!outcome) throw new Error('something waits for ever');
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** What a person does may fail because the storage or the page fails, and for no other reason. */
  watchForErrors(tab: Tab, doing: Promise<unknown>): void {
    doing.catch((error: unknown) => {
      if (tab.isAlive && !isExpectedError(error)) this.fail(error);
    });
  }

  fail(error: unknown): void {
    this.failure ??= error instanceof Error ? error : new Error(String(error));
  }

  restartServer(): void {
    this.time.timer(500 + this.random.below(10_000), () => {
      if (this.server.isDown) this.server.start();
    });
  }

  async close(): Promise<void> {
    for (const device of this.devices) for (const tab of [...device.tabs]) tab.crash();
    await this.time.settle();
    for (const device of this.devices) device.storage.forget();
    await this.server.close();
  }

  private addDevices(): void {
    const { seed, deviceCount, time } = this.options;
    for (let index = 0; index < deviceCount; index += 1) {
      this.devices.push(
        new SimulatedDevice({
          label: `device-${index}-of-${seed}`,
          random: new SeededRandom(seed * 16 + index + 3_000_017),
          time,
          skewMs: this.random.pick([0, 0, -3_600_000, 7_200_000]) ?? 0,
          hasLocks: this.random.hits(0.8),
        }),
      );
    }
  }
}
