import './world/no-broadcast.ts';
import type { StoredGroup } from '#app/local/device/db.ts';
import { codeEpoch } from '#app/local/device/db.ts';
import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { deleteGroup, updateGroup } from '#app/local/group/organizer.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { SeededRandom } from '#test/worlds/seeded-random.ts';
import { InvariantViolation } from './invariants/invariant-violation.ts';
import { installLightPlatform, uninstallLightPlatform } from './world/light-platform.ts';
import { Network } from './world/network.ts';
import { act, customQuestions, type Scenario } from './world/people.ts';
import { SimulatedDevice, Tab, type Surroundings } from './world/simulated-device.ts';
import { checkEnd, checkGone, checkPhone, rebaseFromScratch, deviceBehind, ownStandingWrites, entryStillWaiting, viewTexts } from './invariants/promises.ts';
import { difference, SimulatedServer, type Backup } from './world/server.ts';
import { SimulatedTime } from './world/time.ts';

export interface RunOptions {
  steps: number;
  deviceCount: number;
  /** Misfortunes that do not happen: for finding the smallest story that still breaks. */
  without?: readonly FaultName[];
  /** Hears of every step. */
  log?: (line: string) => void;
}

/** What occurred, so that a run that tests nothing is seen. */
export type Counters = Record<string, number>;

export const faultNames = [
  'crash',
  'freeze',
  'second tab',
  'clock jump',
  'cut off',
  'aeroplane',
  'socket down',
  'socket mute',
  'patch lost',
  'quota',
  'abort',
  'crash in a write',
  'kill',
  'backup',
  'restore',
  'nothing left',
  'newer code',
  'wiped',
  'copied',
  'rolled back',
  'cloned',
  'poison',
  'wake',
  'broken group',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Problems that a page may meet and report when storage or network fail under it; anything else is a mistake. */
const expected =
  /DatabaseClosed|AbortError|QuotaExceeded|operation has timed out|newer version of the app|Database has been closed|TransactionInactive|InvalidState/;

/** One seed, one story: phones, people and faults drawn by chance; every promise checked after every step. @throws BrokenPromise */
export async function runSimulation(seed: number, options: RunOptions): Promise<Counters> {
  const counters: Counters = {};
  const count = (what: string) => {
    counters[what] = (counters[what] ?? 0) + 1;
  };
  const time = new SimulatedTime(Date.UTC(2026, 10, 20, 9));
  const story = new Story(seed, options, time, count);
  time.install();
  installLightPlatform(options.log !== undefined);
  try {
    await story.open();
    await story.tell();
    return counters;
  } finally {
    await story.close();
    uninstallLightPlatform();
    time.uninstall();
  }
}

class Story {
  private readonly random: SeededRandom;
  private readonly devices: SimulatedDevice[] = [];
  private readonly network: Network;
  private readonly world: Surroundings;
  private server!: SimulatedServer;
  private scenario!: Scenario;
  private sideGroup: string | undefined;
  private backup: Backup | undefined;
  private readonly mayRestore: boolean;
  private broken: Error | undefined;
  private noticed = 0;
  private invalid: { device: SimulatedDevice; writes: number } | undefined;
  /** Two things go on at once in this step. */
  private isCrowded = false;
  /** Phones whose database newer code has opened: nothing may be written until it is this code's again. */
  private readonly outdated = new Map<SimulatedDevice, number>();
  private copies = new Map<SimulatedDevice, Map<string, unknown[]>>();

  constructor(
    private readonly seed: number,
    private readonly options: RunOptions,
    private readonly time: SimulatedTime,
    private readonly tally: (what: string) => void,
  ) {
    this.random = new SeededRandom(seed);
    this.mayRestore = this.random.hits(0.3);
    this.network = new Network(
      time,
      new SeededRandom(seed + 1_000_003),
      () => this.server,
      this.count,
      (device, body) => {
        this.heard(device, body);
      },
      (device, deliver) => {
        this.deliverInvalid(device, deliver);
      },
      () => {
        this.restart();
      },
      (error) => {
        this.fail(error);
      },
    );
    this.world = {
      time,
      count: this.count,
      fetch: (tab, init) => this.network.fetch(tab, init),
      reach: (device) => (this.server.isDown || device.isOffline || device.isCutOff ? undefined : this.server.io),
    };
  }

  private readonly count = (what: string): void => {
    this.noticed += 1;
    this.tally(what);
    this.log(`  ${what}`);
  };

  async open(): Promise<void> {
    const { random } = this;
    const wire = this.network.wire((connection) =>
      this.devices.find((device) => device.tabs.some((tab) => tab.socket === connection.client)),
    );
    this.server = await SimulatedServer.open(this.time, new SeededRandom(this.seed + 2_000_003), wire, this.count);
    for (let index = 0; index < this.options.deviceCount; index += 1) {
      this.devices.push(
        new SimulatedDevice(
          `phone-${index}-of-${this.seed}`,
          new SeededRandom(this.seed * 16 + index + 3_000_017),
          this.time,
          random.pick([0, 0, -3_600_000, 7_200_000]) ?? 0,
          random.hits(0.8),
        ),
      );
    }
  }

  async tell(): Promise<void> {
    const { random } = this;
    const [host] = this.devices;
    if (!host) throw new Error('a story needs a phone');
    for (const device of this.devices) await this.wait(Tab.open(device, this.world));
    const isCustom = random.hits(0.25);
    const form = {
      name: '봄 여행',
      description: '',
      createdBy: 'Ara',
      creatorEmail: 'ara@example.com',
      surveyType: isCustom ? ('custom' as const) : ('default' as const),
      ...(isCustom ? { customQuestions } : {}),
    };
    const [tab] = host.tabs;
    if (!tab) throw new Error('a phone needs a page');
    const made = await this.wait(createGroup(tab.local, form));
    this.scenario = {
      random,
      count: this.count,
      groupId: made.groupId,
      shareUrl: made.shareUrl,
      groupName: made.name,
      isCustom,
      // scrypt is slow: PINs in some stories only.
      hasPins: random.hits(0.04),
      host,
      canBeFound: () => this.server.hasGroup(made.groupId),
    };
    if (random.hits(0.3)) {
      this.sideGroup = (await this.wait(createGroup(tab.local, { ...form, name: '다른 여행' }))).groupId;
      if (!this.isWithout('broken group') && random.hits(0.6)) {
        this.network.broken.add(this.sideGroup);
        this.count('broken group');
      }
    }
    this.backup = this.server.backup();
    this.check();
    for (let index = 0; index < this.options.steps; index += 1) {
      await this.step(index);
      this.check();
    }
    await this.end();
  }

  async close(): Promise<void> {
    for (const device of this.devices) for (const tab of [...device.tabs]) tab.crash();
    await this.time.settle();
    for (const device of this.devices) device.storage.forget();
    await this.server.close();
  }

  private isWithout(injectFault: FaultName): boolean {
    return this.options.without?.includes(injectFault) ?? false;
  }

  /** Lets everything go on until a promise has settled. */
  private async wait<T>(promise: Promise<T>): Promise<T> {
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

  private log(what: string): void {
    this.options.log?.(`${((this.time.nowMs - Date.UTC(2026, 10, 20, 9)) / 1000).toFixed(3).padStart(9)} s  ${what}`);
  }

  private check(): void {
    if (this.broken) throw this.broken;
    if (this.server.broken) throw this.server.broken;
    const groupIds = [this.scenario.groupId, ...(this.sideGroup ? [this.sideGroup] : [])];
    for (const device of this.devices) {
      const writes = this.outdated.get(device);
      if (writes !== undefined && device.storage.writes !== writes)
        throw new InvariantViolation('S12', `${device.label}: old code wrote to a newer database`);
      checkPhone(device, this.devices, this.server, groupIds);
      for (const tab of device.tabs) for (const problem of tab.problems.splice(0)) this.judgeProblem(device, problem);
    }
  }

  private fail(error: unknown): void {
    this.broken ??= error instanceof Error ? error : new Error(String(error));
  }

  private judgeProblem(device: SimulatedDevice, problem: unknown): void {
    if (expected.test(String(problem))) return;
    throw new InvariantViolation('S14', `${device.label} met an error: ${String(problem)}`);
  }

  /** One thing happens: somebody does something, or misfortune strikes, or what was under way goes on. */
  private async step(index: number): Promise<void> {
    const { random } = this;
    const draw = random.next();
    if (draw < 0.3) {
      this.person();
      // Two things at once now and then: what is done meets what arrives.
      if (random.hits(0.15))
        this.time.after(1 + random.below(25), () => {
          this.time.goOn();
        });
    } else if (draw < 0.4) {
      await this.injectFault();
    } else {
      await this.goOn();
      if (random.hits(0.1)) {
        this.invalid = undefined;
        this.isCrowded = true;
        this.time.after(1 + random.below(25), () => {
          this.time.goOn();
        });
      }
      await this.time.settle();
      this.isCrowded = false;
      this.judgeInvalid();
    }
    await this.time.settle();
    this.invalid = undefined;
    if (index % 8 === 0) await this.compareView();
  }

  /** On to the next thing that somebody notices: timers that only tick are passed. */
  private async goOn(): Promise<void> {
    for (let ticks = 0; ticks < 20; ticks += 1) {
      const before = this.noticed;
      this.invalid = undefined;
      if (!this.time.goOn()) return;
      if (this.noticed !== before) return;
      await this.time.settle();
      if (this.noticed !== before) return;
    }
  }

  private somebody(): Tab | undefined {
    const tabs = this.devices
      .flatMap((device) => device.tabs)
      .filter((tab) => !tab.isFrozen && !this.outdated.has(tab.device));
    return this.random.pick(tabs);
  }

  private person(): void {
    const tab = this.somebody();
    if (!tab) return;
    this.time.nowMs += this.random.below(2_000);
    this.log(`${tab.device.label}: a person acts`);
    this.run(
      tab,
      act(this.scenario, tab).then(() => {
        this.watch(tab);
      }),
    );
  }

  private watch(tab: Tab): void {
    if (!tab.isAlive) return;
    const known = tab.device.storage.read<StoredGroup>('groups').map((one) => one.groupId);
    tab.watch(known);
  }

  /** What somebody does may fail with the storage or the page under it, and in no other way. */
  private run(tab: Tab, doing: Promise<unknown>): void {
    doing.catch((error: unknown) => {
      if (tab.isAlive && !expected.test(String(error))) this.fail(error);
    });
  }

  /** S7: what a screen reads is what folding from scratch gives. */
  private async compareView(): Promise<void> {
    const tab = this.somebody();
    if (!tab) return;
    const { groupId } = this.scenario;
    const view = await this.wait(readView(tab.db, groupId)).catch((error: unknown) => {
      if (tab.isAlive && !expected.test(String(error))) throw error;
      return undefined;
    });
    if (!view) return;
    const wrong = difference(viewTexts(view), viewTexts(rebaseFromScratch(tab.device, groupId)));
    if (wrong) throw new InvariantViolation('S7', `${tab.device.label} shows something else than it holds: ${wrong}`);
  }

  private async injectFault(): Promise<void> {
    const { random } = this;
    // A backup put back changes most.
    const what = this.mayRestore && random.hits(0.15) ? 'restore' : (random.pick(faultNames) ?? 'crash');
    const device = random.pick(this.devices);
    if (!device || this.isWithout(what)) return;
    const tab = random.pick(device.tabs);
    const done = await this.inject(what, device, tab);
    if (!done) return;
    this.count(what);
    this.log(`${device.label}: ${what}`);
  }

  /** @returns whether it happened. */
  private async inject(what: FaultName, device: SimulatedDevice, tab: Tab | undefined): Promise<boolean> {
    const { random, time, server } = this;
    switch (what) {
      case 'crash':
        if (!tab || this.outdated.has(device)) return false;
        tab.crash();
        await time.settle();
        if (device.tabs.length === 0) await this.openTab(device);
        return true;
      case 'crash in a write': {
        const actor = this.somebody();
        if (!actor) return false;
        this.run(
          actor,
          act(this.scenario, actor).then(() => {
            this.watch(actor);
          }),
        );
        time.after(1 + random.below(40), () => {
          if (actor.isAlive) actor.crash();
        });
        await time.settle();
        if (actor.device.tabs.length === 0) await this.openTab(actor.device);
        return true;
      }
      case 'freeze':
        if (!tab || tab.isFrozen) return false;
        tab.isFrozen = true;
        time.timer(20_000 + random.below(120_000), () => {
          if (tab.isAlive) tab.thaw();
        });
        return true;
      case 'second tab':
        if (device.tabs.length >= 3 || this.outdated.has(device)) return false;
        await this.openTab(device);
        return true;
      case 'clock jump':
        device.skewMs += random.below(7_200_000) - 3_600_000;
        return true;
      case 'cut off':
        device.isCutOff = true;
        time.timer(5_000 + random.below(60_000), () => {
          device.isCutOff = false;
        });
        return true;
      case 'aeroplane':
        device.isOffline = true;
        for (const one of device.tabs) one.socket.present?.close('transport close');
        time.timer(5_000 + random.below(120_000), () => {
          device.isOffline = false;
          for (const one of device.tabs)
            one.awake(() => {
              one.wake();
            });
        });
        return true;
      case 'socket down':
        if (!tab?.socket.present) return false;
        tab.socket.present.close('transport close');
        return true;
      case 'socket mute':
        if (!tab?.socket.present) return false;
        tab.socket.present.isMute = true;
        return true;
      case 'patch lost':
        this.network.losesPatch.add(device);
        return true;
      case 'wake':
        if (!tab) return false;
        tab.awake(() => {
          tab.wake();
        });
        return true;
      case 'quota':
      case 'abort': {
        const actor = this.somebody();
        if (!actor) return false;
        let hit = false;
        this.run(actor, act(this.scenario, actor));
        time.after(2 + random.below(20), () => {
          hit = actor.device.storage.abortAWrite(what === 'quota' ? 'QuotaExceededError' : 'AbortError');
        });
        await time.settle();
        return hit;
      }
      case 'kill': {
        if (server.isDown) return false;
        const draw = random.next();
        this.network.kill =
          draw < 0.4
            ? { at: 'statement', statement: random.below(30) }
            : draw < 0.7
              ? { at: 'committed' }
              : { at: 'published' };
        return true;
      }
      case 'backup':
        if (server.isDown) return false;
        this.backup = server.backup();
        return true;
      case 'restore':
      case 'nothing left':
        if (!this.mayRestore || server.isDown || !this.backup) return false;
        if (what === 'nothing left' && !random.hits(0.3)) return false;
        await server.restore(what === 'restore' ? this.backup : server.nothing());
        if (what === 'nothing left') this.backup = server.nothing();
        this.restart();
        return true;
      case 'newer code': {
        if (this.outdated.has(device) || device.tabs.length === 0 || device.storage.read('meta').length === 0)
          return false;
        await this.setEpoch(device, codeEpoch + 1);
        this.outdated.set(device, device.storage.writes);
        time.timer(2_000 + random.below(20_000), () => {
          if (this.outdated.has(device)) this.modern(device);
        });
        return true;
      }
      case 'poison': {
        const waiting = this.devices
          .flatMap((one) => one.outbox())
          .filter(
            (one) =>
              one.state === 'pending' &&
              one.actor !== 'link' &&
              !server.stored.has(one.mutationId) &&
              /Vote|rate/.test(one.name),
          );
        server.poison ??= random.pick(waiting)?.mutationId;
        return server.poison !== undefined;
      }
      case 'wiped':
        if (device === this.scenario.host || !random.hits(0.3)) return false;
        await this.replaceStorage(device, undefined);
        return true;
      case 'copied':
        this.copies.set(device, device.storage.copy());
        return true;
      case 'rolled back': {
        const copy = this.copies.get(device);
        if (!copy || !random.hits(0.3)) return false;
        await this.replaceStorage(device, copy);
        return true;
      }
      case 'cloned': {
        const other = random.pick(this.devices.filter((one) => one !== device && one !== this.scenario.host));
        if (!other || !random.hits(0.3)) return false;
        for (const [taken, at] of device.acceptedAt) other.acceptedAt.set(taken, at);
        await this.replaceStorage(other, device.storage.copy());
        return true;
      }
      case 'broken group':
        return false;
    }
  }

  private async openTab(device: SimulatedDevice): Promise<void> {
    // The storage may fail under a page that loads; then it is loaded again at the next opportunity.
    await this.wait(Tab.open(device, this.world)).then(
      (tab) => {
        this.watch(tab);
      },
      (error: unknown) => {
        for (const tab of [...device.tabs]) tab.crash();
        if (!expected.test(String(error))) throw error;
      },
    );
  }

  /** The storage is another one now: what was only there is gone, as the person knows. */
  private async replaceStorage(device: SimulatedDevice, copy: Map<string, unknown[]> | undefined): Promise<void> {
    for (const tab of [...device.tabs]) tab.crash();
    await this.time.settle();
    this.outdated.delete(device);
    await this.wait(device.storage.replace(copy));
    if (copy) await this.setEpoch(device, codeEpoch);
    device.queued.clear();
    device.reportedKept.clear();
    device.checkedWrites = -1;
    device.generation += 1;
    await this.openTab(device);
  }

  /** As newer code does when it opens the database in another tab. */
  private async setEpoch(device: SimulatedDevice, epoch: number): Promise<void> {
    const db = device.storage.connect();
    await this.wait(
      db.meta.put({ key: 'codeEpoch', value: epoch }).then(() => {
        db.close();
      }),
    );
  }

  /** The phone's pages are loaded anew, with code that fits. */
  private modern(device: SimulatedDevice): void {
    this.outdated.delete(device);
    for (const tab of [...device.tabs]) tab.crash();
    const db = device.storage.connect();
    db.meta
      .put({ key: 'codeEpoch', value: codeEpoch })
      .then(async () => {
        db.close();
        this.watch(await Tab.open(device, this.world));
      })
      // The storage may be replaced, and the page die, while it loads.
      .catch((error: unknown) => {
        if (!expected.test(String(error))) this.fail(error);
      });
  }

  private restart(): void {
    this.time.timer(500 + this.random.below(10_000), () => {
      if (this.server.isDown) this.server.start();
    });
  }

  /** S14: what is not a valid answer changes nothing on the phone. Judged when nothing else went on in that step. */
  private deliverInvalid(device: SimulatedDevice, deliver: () => void): void {
    if (!this.isCrowded) this.invalid = { device, writes: device.storage.writes };
    deliver();
  }

  /** A page hears an answer. */
  private heard(device: SimulatedDevice, body: string): void {
    const answer = JSON.parse(body) as ExchangeResponse;
    if ('results' in answer)
      for (const { mutationId, code } of answer.results) this.server.heard.add(`${mutationId} ${code}`);
    // A session that has ended is told its results, and no rows.
    if ('results' in answer && !('rows' in answer))
      for (const { mutationId } of answer.results) this.server.reportedWithoutRows.add(mutationId);
    if (answer.kind !== 'lost') return;
    if (device.heardOfRestore !== this.server.restores) device.mustResubmit.clear();
    device.heardOfRestore = this.server.restores;
    for (const mutationId of ownStandingWrites(device, this.scenario.groupId)) device.mustResubmit.add(mutationId);
  }

  private judgeInvalid(): void {
    const { invalid } = this;
    if (invalid && invalid.device.storage.writes !== invalid.writes)
      throw new InvariantViolation('S14', `${invalid.device.label} wrote to its storage over an answer that was none`);
  }

  /** The network heals: everybody gets to say and hear everything, by what the engine does of itself. */
  private async end(): Promise<void> {
    const { time, network, server, scenario, devices } = this;
    this.log('the network heals');
    network.isPerfect = true;
    network.kill = undefined;
    network.losesPatch.clear();
    server.poison = undefined;
    if (server.isDown) server.start();
    for (const device of devices) {
      device.isCutOff = false;
      device.isOffline = false;
      if (this.outdated.has(device)) this.modern(device);
      for (const tab of device.tabs) {
        tab.thaw();
        tab.socket.present?.close('transport close');
      }
    }
    await time.settle();
    for (const device of devices) {
      if (device.tabs.length === 0) await this.openTab(device);
      for (const tab of device.tabs) {
        tab.isOutdated = false;
        this.watch(tab);
        tab.wake();
      }
    }
    const isDone = () => entryStillWaiting(devices, scenario.groupId) ?? deviceBehind(devices, server, scenario.groupId);
    await this.pass(150_000, isDone);
    await checkEnd(devices, server, scenario.groupId);
    if (this.random.hits(0.25)) await this.loseTheLastPatch();
    if (this.sideGroup) {
      // Its trouble has not held the other group; without the trouble it comes to rest too (invariant S13).
      if (network.broken.delete(this.sideGroup)) this.count('group mended');
      const side = this.sideGroup;
      await this.pass(150_000, () => entryStillWaiting(devices, side) ?? deviceBehind(devices, server, side));
      await checkEnd(devices, server, side);
    }
    if (this.random.hits(0.15)) await this.endGroup();
    if (this.random.hits(0.1)) await this.aMonthLater();
    await this.dieOverNews();
  }

  /** Time passes, step by step and checked, until something is so; not longer than told. */
  private async pass(mostMs: number, missing: () => string | undefined): Promise<void> {
    const until = this.time.nowMs + mostMs;
    while (missing() !== undefined && (this.time.next() ?? Infinity) <= until) {
      this.update();
      this.time.goOn();
      await this.time.settle();
      this.check();
    }
  }

  /** L3: a lost last patch heals within one head period, without anybody asking. */
  private async loseTheLastPatch(): Promise<void> {
    const { devices, network, scenario, server, random } = this;
    const [tab] = scenario.host.tabs;
    const other = random.pick(devices.filter((one) => one !== scenario.host && one.group(scenario.groupId)));
    if (!tab || !other || !scenario.host.group(scenario.groupId)) return;
    // Sockets are up and have said subscribe.
    await this.pass(30_000, () =>
      devices.every((device) => device.tabs.every((one) => one.socket.connected)) ? undefined : 'not connected',
    );
    for (let index = 0; index < 30; index += 1) {
      this.time.goOn();
      await this.time.settle();
    }
    network.losesPatch.add(other);
    await this.wait(updateGroup(tab.local, scenario.groupId, { name: `여행 ${100 + random.below(900)}` }));
    await this.pass(5_000, () => entryStillWaiting([scenario.host], scenario.groupId));
    await this.pass(headPeriodMs, () => deviceBehind(devices, server, scenario.groupId));
    const behind = deviceBehind(devices, server, scenario.groupId);
    if (behind) throw new InvariantViolation('L3', behind);
    this.count('last patch lost');
  }

  /** A page that learns only now that it is too old, by an answer that was on its way, gets the update too. */
  private update(): void {
    for (const tab of this.devices.flatMap((device) => device.tabs)) {
      if (!tab.isOutdated) continue;
      tab.isOutdated = false;
      tab.wake();
    }
  }

  private async endGroup(): Promise<void> {
    const { scenario, devices } = this;
    const [tab] = scenario.host.tabs;
    if (!tab || !scenario.host.group(scenario.groupId)) return;
    await this.wait(deleteGroup(tab.local, scenario.groupId));
    await this.pass(150_000, () => checkGone(devices, scenario.groupId));
    const left = checkGone(devices, scenario.groupId);
    if (left) throw new InvariantViolation('L1', left);
    this.count('group deleted');
  }

  /** S5: a page that dies while it writes down what it heard leaves nothing half written. */
  private async dieOverNews(): Promise<void> {
    const { devices, scenario, time, server } = this;
    const fate = new SeededRandom(this.seed + 4_000_003);
    const other = devices.find(
      (one) => one !== scenario.host && one.group(scenario.groupId) && one.group(scenario.groupId)?.archived === undefined,
    );
    if (!other || server.isDeleted(scenario.groupId) || !fate.hits(0.3)) return;
    for (let turn = 0; turn < 6; turn += 1) {
      const [tab] = scenario.host.tabs;
      const [reader] = other.tabs;
      if (!tab || !reader) return;
      await this.wait(
        updateGroup(tab.local, scenario.groupId, { name: `여행 ${turn}`, description: `${fate.below(99)}` }),
      );
      for (let event = 0; event < 12 && reader.isAlive; event += 1) {
        const before = other.storage.writes;
        time.after(1 + fate.below(12), () => {
          if (other.storage.writes !== before && reader.isAlive) reader.crash();
        });
        time.goOn();
        await time.settle();
        this.check();
      }
      if (!reader.isAlive) this.count('died over news');
      if (other.tabs.length === 0) await this.openTab(other);
    }
  }

  /** L5: what has long been done is forgotten. */
  private async aMonthLater(): Promise<void> {
    const [device] = this.devices;
    if (!device) return;
    for (const tab of [...device.tabs]) tab.crash();
    await this.time.settle();
    const before = device.outbox().filter((one) => one.state === 'done');
    for (const { mutationId } of before) device.discarded.add(mutationId);
    device.skewMs += 40 * 24 * 60 * 60 * 1000;
    await this.openTab(device);
    const left = device.outbox().filter((one) => one.state === 'done');
    if (left.length > 0)
      throw new InvariantViolation('L5', `${device.label} keeps ${left.length} finished writes of more than a month ago`);
    this.count('a month later');
  }
}

/** The hub's, with its jitter (30 s + 25 %), and the time that an exchange takes. */
const headPeriodMs = 38_000;
