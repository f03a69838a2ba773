import './no-broadcast.ts';
import type { StoredGroup } from '#app/local/device/db.ts';
import { codeEpoch } from '#app/local/device/db.ts';
import type { ExchangeResponse } from '#shared/protocol/sync.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { deleteGroup, updateGroup } from '#app/local/group/organizer.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { Chance } from '#test/worlds/chance.ts';
import { BrokenPromise } from './broken-promise.ts';
import { installLightPlatform, uninstallLightPlatform } from './light-platform.ts';
import { Network } from './network.ts';
import { act, customQuestions, type Scene } from './people.ts';
import { Phone, Tab, type Surroundings } from './phone.ts';
import { checkEnd, checkGone, checkPhone, foldAnew, laggard, requiredRole, stuck, viewTexts } from './promises.ts';
import { difference, SimulatedServer, type Backup } from './server.ts';
import { SimulatedTime } from './time.ts';

export interface StoryOptions {
  steps: number;
  devices: number;
  /** Misfortunes that do not happen: for finding the smallest story that still breaks. */
  without?: readonly Misfortune[];
  /** Hears of every step. */
  log?: (line: string) => void;
}

/** What occurred, so that a run that tests nothing is seen. */
export type Counters = Record<string, number>;

export const misfortunes = [
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
export type Misfortune = (typeof misfortunes)[number];

/** Problems that a page may meet and report when storage or network fail under it; anything else is a mistake. */
const expected =
  /DatabaseClosed|AbortError|QuotaExceeded|operation has timed out|newer version of the app|Database has been closed|TransactionInactive|InvalidState/;

/** One seed, one story: phones, people and faults drawn by chance; every promise checked after every step. @throws BrokenPromise */
export async function tellStory(seed: number, options: StoryOptions): Promise<Counters> {
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
  private readonly chance: Chance;
  private readonly phones: Phone[] = [];
  private readonly network: Network;
  private readonly world: Surroundings;
  private server!: SimulatedServer;
  private scene!: Scene;
  private sideGroup: string | undefined;
  private backup: Backup | undefined;
  private readonly mayRestore: boolean;
  private broken: Error | undefined;
  private noticed = 0;
  private invalid: { phone: Phone; writes: number } | undefined;
  /** Two things go on at once in this step. */
  private isCrowded = false;
  /** Phones whose database newer code has opened: nothing may be written until it is this code's again. */
  private readonly outdated = new Map<Phone, number>();
  private copies = new Map<Phone, Map<string, unknown[]>>();

  constructor(
    private readonly seed: number,
    private readonly options: StoryOptions,
    private readonly time: SimulatedTime,
    private readonly tally: (what: string) => void,
  ) {
    this.chance = new Chance(seed);
    this.mayRestore = this.chance.hits(0.3);
    this.network = new Network(
      time,
      new Chance(seed + 1_000_003),
      () => this.server,
      this.count,
      (phone, body) => {
        this.heard(phone, body);
      },
      (phone, deliver) => {
        this.deliverInvalid(phone, deliver);
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
      reach: (phone) => (this.server.isDown || phone.isOffline || phone.isCutOff ? undefined : this.server.io),
    };
  }

  private readonly count = (what: string): void => {
    this.noticed += 1;
    this.tally(what);
    this.log(`  ${what}`);
  };

  async open(): Promise<void> {
    const { chance } = this;
    const wire = this.network.wire((connection) =>
      this.phones.find((phone) => phone.tabs.some((tab) => tab.socket === connection.client)),
    );
    this.server = await SimulatedServer.open(this.time, new Chance(this.seed + 2_000_003), wire, this.count);
    for (let index = 0; index < this.options.devices; index += 1) {
      this.phones.push(
        new Phone(
          `phone-${index}-of-${this.seed}`,
          new Chance(this.seed * 16 + index + 3_000_017),
          this.time,
          chance.pick([0, 0, -3_600_000, 7_200_000]) ?? 0,
          chance.hits(0.8),
        ),
      );
    }
  }

  async tell(): Promise<void> {
    const { chance } = this;
    const [host] = this.phones;
    if (!host) throw new Error('a story needs a phone');
    for (const phone of this.phones) await this.wait(Tab.open(phone, this.world));
    const isCustom = chance.hits(0.25);
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
    const made = await this.wait(createGroup(tab.device, form));
    this.scene = {
      chance,
      count: this.count,
      groupId: made.groupId,
      shareUrl: made.shareUrl,
      groupName: made.name,
      isCustom,
      // scrypt is slow: PINs in some stories only.
      hasPins: chance.hits(0.04),
      host,
      canBeFound: () => this.server.hasGroup(made.groupId),
    };
    if (chance.hits(0.3)) {
      this.sideGroup = (await this.wait(createGroup(tab.device, { ...form, name: '다른 여행' }))).groupId;
      if (!this.isWithout('broken group') && chance.hits(0.6)) {
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
    for (const phone of this.phones) for (const tab of [...phone.tabs]) tab.crash();
    await this.time.settle();
    for (const phone of this.phones) phone.storage.forget();
    await this.server.close();
  }

  private isWithout(misfortune: Misfortune): boolean {
    return this.options.without?.includes(misfortune) ?? false;
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
    const groupIds = [this.scene.groupId, ...(this.sideGroup ? [this.sideGroup] : [])];
    for (const phone of this.phones) {
      const writes = this.outdated.get(phone);
      if (writes !== undefined && phone.storage.writes !== writes)
        throw new BrokenPromise('S12', `${phone.label}: old code wrote to a newer database`);
      checkPhone(phone, this.phones, this.server, groupIds);
      for (const tab of phone.tabs) for (const problem of tab.problems.splice(0)) this.judgeProblem(phone, problem);
    }
  }

  private fail(error: unknown): void {
    this.broken ??= error instanceof Error ? error : new Error(String(error));
  }

  private judgeProblem(phone: Phone, problem: unknown): void {
    if (expected.test(String(problem))) return;
    throw new BrokenPromise('S14', `${phone.label} met an error: ${String(problem)}`);
  }

  /** One thing happens: somebody does something, or misfortune strikes, or what was under way goes on. */
  private async step(index: number): Promise<void> {
    const { chance } = this;
    const dice = chance.next();
    if (dice < 0.3) {
      this.person();
      // Two things at once now and then: what is done meets what arrives.
      if (chance.hits(0.15))
        this.time.after(1 + chance.below(25), () => {
          this.time.goOn();
        });
    } else if (dice < 0.4) {
      await this.misfortune();
    } else {
      await this.goOn();
      if (chance.hits(0.1)) {
        this.invalid = undefined;
        this.isCrowded = true;
        this.time.after(1 + chance.below(25), () => {
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
    const tabs = this.phones
      .flatMap((phone) => phone.tabs)
      .filter((tab) => !tab.isFrozen && !this.outdated.has(tab.phone));
    return this.chance.pick(tabs);
  }

  private person(): void {
    const tab = this.somebody();
    if (!tab) return;
    this.time.nowMs += this.chance.below(2_000);
    this.log(`${tab.phone.label}: a person acts`);
    this.run(
      tab,
      act(this.scene, tab).then(() => {
        this.watch(tab);
      }),
    );
  }

  private watch(tab: Tab): void {
    if (!tab.isAlive) return;
    const known = tab.phone.storage.read<StoredGroup>('groups').map((one) => one.groupId);
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
    const { groupId } = this.scene;
    const view = await this.wait(readView(tab.db, groupId)).catch((error: unknown) => {
      if (tab.isAlive && !expected.test(String(error))) throw error;
      return undefined;
    });
    if (!view) return;
    const wrong = difference(viewTexts(view), viewTexts(foldAnew(tab.phone, groupId)));
    if (wrong) throw new BrokenPromise('S7', `${tab.phone.label} shows something else than it holds: ${wrong}`);
  }

  private async misfortune(): Promise<void> {
    const { chance } = this;
    // A backup put back changes most.
    const what = this.mayRestore && chance.hits(0.15) ? 'restore' : (chance.pick(misfortunes) ?? 'crash');
    const phone = chance.pick(this.phones);
    if (!phone || this.isWithout(what)) return;
    const tab = chance.pick(phone.tabs);
    const done = await this.strike(what, phone, tab);
    if (!done) return;
    this.count(what);
    this.log(`${phone.label}: ${what}`);
  }

  /** @returns whether it happened. */
  private async strike(what: Misfortune, phone: Phone, tab: Tab | undefined): Promise<boolean> {
    const { chance, time, server } = this;
    switch (what) {
      case 'crash':
        if (!tab || this.outdated.has(phone)) return false;
        tab.crash();
        await time.settle();
        if (phone.tabs.length === 0) await this.openTab(phone);
        return true;
      case 'crash in a write': {
        const actor = this.somebody();
        if (!actor) return false;
        this.run(
          actor,
          act(this.scene, actor).then(() => {
            this.watch(actor);
          }),
        );
        time.after(1 + chance.below(40), () => {
          if (actor.isAlive) actor.crash();
        });
        await time.settle();
        if (actor.phone.tabs.length === 0) await this.openTab(actor.phone);
        return true;
      }
      case 'freeze':
        if (!tab || tab.isFrozen) return false;
        tab.isFrozen = true;
        time.timer(20_000 + chance.below(120_000), () => {
          if (tab.isAlive) tab.thaw();
        });
        return true;
      case 'second tab':
        if (phone.tabs.length >= 3 || this.outdated.has(phone)) return false;
        await this.openTab(phone);
        return true;
      case 'clock jump':
        phone.skewMs += chance.below(7_200_000) - 3_600_000;
        return true;
      case 'cut off':
        phone.isCutOff = true;
        time.timer(5_000 + chance.below(60_000), () => {
          phone.isCutOff = false;
        });
        return true;
      case 'aeroplane':
        phone.isOffline = true;
        for (const one of phone.tabs) one.socket.present?.close('transport close');
        time.timer(5_000 + chance.below(120_000), () => {
          phone.isOffline = false;
          for (const one of phone.tabs)
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
        this.network.losesPatch.add(phone);
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
        this.run(actor, act(this.scene, actor));
        time.after(2 + chance.below(20), () => {
          hit = actor.phone.storage.abortAWrite(what === 'quota' ? 'QuotaExceededError' : 'AbortError');
        });
        await time.settle();
        return hit;
      }
      case 'kill': {
        if (server.isDown) return false;
        const dice = chance.next();
        this.network.kill =
          dice < 0.4
            ? { at: 'statement', statement: chance.below(30) }
            : dice < 0.7
              ? { at: 'committed' }
              : { at: 'told' };
        return true;
      }
      case 'backup':
        if (server.isDown) return false;
        this.backup = server.backup();
        return true;
      case 'restore':
      case 'nothing left':
        if (!this.mayRestore || server.isDown || !this.backup) return false;
        if (what === 'nothing left' && !chance.hits(0.3)) return false;
        await server.restore(what === 'restore' ? this.backup : server.nothing());
        if (what === 'nothing left') this.backup = server.nothing();
        this.restart();
        return true;
      case 'newer code': {
        if (this.outdated.has(phone) || phone.tabs.length === 0 || phone.storage.read('meta').length === 0)
          return false;
        await this.setEpoch(phone, codeEpoch + 1);
        this.outdated.set(phone, phone.storage.writes);
        time.timer(2_000 + chance.below(20_000), () => {
          if (this.outdated.has(phone)) this.modern(phone);
        });
        return true;
      }
      case 'poison': {
        const waiting = this.phones
          .flatMap((one) => one.outbox())
          .filter(
            (one) =>
              one.state === 'pending' &&
              one.actor !== 'link' &&
              !server.stored.has(one.mutationId) &&
              /Vote|rate/.test(one.name),
          );
        server.poison ??= chance.pick(waiting)?.mutationId;
        return server.poison !== undefined;
      }
      case 'wiped':
        if (phone === this.scene.host || !chance.hits(0.3)) return false;
        await this.replaceStorage(phone, undefined);
        return true;
      case 'copied':
        this.copies.set(phone, phone.storage.copy());
        return true;
      case 'rolled back': {
        const copy = this.copies.get(phone);
        if (!copy || !chance.hits(0.3)) return false;
        await this.replaceStorage(phone, copy);
        return true;
      }
      case 'cloned': {
        const other = chance.pick(this.phones.filter((one) => one !== phone && one !== this.scene.host));
        if (!other || !chance.hits(0.3)) return false;
        for (const [taken, at] of phone.takenAt) other.takenAt.set(taken, at);
        await this.replaceStorage(other, phone.storage.copy());
        return true;
      }
      case 'broken group':
        return false;
    }
  }

  private async openTab(phone: Phone): Promise<void> {
    // The storage may fail under a page that loads; then it is loaded again at the next opportunity.
    await this.wait(Tab.open(phone, this.world)).then(
      (tab) => {
        this.watch(tab);
      },
      (error: unknown) => {
        for (const tab of [...phone.tabs]) tab.crash();
        if (!expected.test(String(error))) throw error;
      },
    );
  }

  /** The storage is another one now: what was only there is gone, as the person knows. */
  private async replaceStorage(phone: Phone, copy: Map<string, unknown[]> | undefined): Promise<void> {
    for (const tab of [...phone.tabs]) tab.crash();
    await this.time.settle();
    this.outdated.delete(phone);
    await this.wait(phone.storage.replace(copy));
    if (copy) await this.setEpoch(phone, codeEpoch);
    phone.queued.clear();
    phone.promised.clear();
    phone.checkedWrites = -1;
    phone.lives += 1;
    await this.openTab(phone);
  }

  /** As newer code does when it opens the database in another tab. */
  private async setEpoch(phone: Phone, epoch: number): Promise<void> {
    const db = phone.storage.connect();
    await this.wait(
      db.meta.put({ key: 'codeEpoch', value: epoch }).then(() => {
        db.close();
      }),
    );
  }

  /** The phone's pages are loaded anew, with code that fits. */
  private modern(phone: Phone): void {
    this.outdated.delete(phone);
    for (const tab of [...phone.tabs]) tab.crash();
    const db = phone.storage.connect();
    db.meta
      .put({ key: 'codeEpoch', value: codeEpoch })
      .then(async () => {
        db.close();
        this.watch(await Tab.open(phone, this.world));
      })
      // The storage may be replaced, and the page die, while it loads.
      .catch((error: unknown) => {
        if (!expected.test(String(error))) this.fail(error);
      });
  }

  private restart(): void {
    this.time.timer(500 + this.chance.below(10_000), () => {
      if (this.server.isDown) this.server.start();
    });
  }

  /** S14: what is not a valid answer changes nothing on the phone. Judged when nothing else went on in that step. */
  private deliverInvalid(phone: Phone, deliver: () => void): void {
    if (!this.isCrowded) this.invalid = { phone, writes: phone.storage.writes };
    deliver();
  }

  /** A page hears an answer. */
  private heard(phone: Phone, body: string): void {
    const answer = JSON.parse(body) as ExchangeResponse;
    if ('results' in answer)
      for (const { mutationId, code } of answer.results) this.server.heard.add(`${mutationId} ${code}`);
    // A session that has ended is told its results, and no rows.
    if ('results' in answer && !('rows' in answer))
      for (const { mutationId } of answer.results) this.server.toldWithoutRows.add(mutationId);
    if (answer.kind !== 'lost') return;
    if (phone.healedAt !== this.server.restores) phone.mustHeal.clear();
    phone.healedAt = this.server.restores;
    for (const mutationId of requiredRole(phone, this.scene.groupId)) phone.mustHeal.add(mutationId);
  }

  private judgeInvalid(): void {
    const { invalid } = this;
    if (invalid && invalid.phone.storage.writes !== invalid.writes)
      throw new BrokenPromise('S14', `${invalid.phone.label} wrote to its storage over an answer that was none`);
  }

  /** The network heals: everybody gets to say and hear everything, by what the engine does of itself. */
  private async end(): Promise<void> {
    const { time, network, server, scene, phones } = this;
    this.log('the network heals');
    network.isPerfect = true;
    network.kill = undefined;
    network.losesPatch.clear();
    server.poison = undefined;
    if (server.isDown) server.start();
    for (const phone of phones) {
      phone.isCutOff = false;
      phone.isOffline = false;
      if (this.outdated.has(phone)) this.modern(phone);
      for (const tab of phone.tabs) {
        tab.thaw();
        tab.socket.present?.close('transport close');
      }
    }
    await time.settle();
    for (const phone of phones) {
      if (phone.tabs.length === 0) await this.openTab(phone);
      for (const tab of phone.tabs) {
        tab.isOutdated = false;
        this.watch(tab);
        tab.wake();
      }
    }
    const isDone = () => stuck(phones, scene.groupId) ?? laggard(phones, server, scene.groupId);
    await this.pass(150_000, isDone);
    await checkEnd(phones, server, scene.groupId);
    if (this.chance.hits(0.25)) await this.loseTheLastPatch();
    if (this.sideGroup) {
      // Its trouble has not held the other group; without the trouble it comes to rest too (invariant S13).
      if (network.broken.delete(this.sideGroup)) this.count('group mended');
      const side = this.sideGroup;
      await this.pass(150_000, () => stuck(phones, side) ?? laggard(phones, server, side));
      await checkEnd(phones, server, side);
    }
    if (this.chance.hits(0.15)) await this.endGroup();
    if (this.chance.hits(0.1)) await this.aMonthLater();
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
    const { phones, network, scene, server, chance } = this;
    const [tab] = scene.host.tabs;
    const other = chance.pick(phones.filter((one) => one !== scene.host && one.group(scene.groupId)));
    if (!tab || !other || !scene.host.group(scene.groupId)) return;
    // Sockets are up and have said subscribe.
    await this.pass(30_000, () =>
      phones.every((phone) => phone.tabs.every((one) => one.socket.connected)) ? undefined : 'not connected',
    );
    for (let index = 0; index < 30; index += 1) {
      this.time.goOn();
      await this.time.settle();
    }
    network.losesPatch.add(other);
    await this.wait(updateGroup(tab.device, scene.groupId, { name: `여행 ${100 + chance.below(900)}` }));
    await this.pass(5_000, () => stuck([scene.host], scene.groupId));
    await this.pass(headPeriodMs, () => laggard(phones, server, scene.groupId));
    const behind = laggard(phones, server, scene.groupId);
    if (behind) throw new BrokenPromise('L3', behind);
    this.count('last patch lost');
  }

  /** A page that learns only now that it is too old, by an answer that was on its way, gets the update too. */
  private update(): void {
    for (const tab of this.phones.flatMap((phone) => phone.tabs)) {
      if (!tab.isOutdated) continue;
      tab.isOutdated = false;
      tab.wake();
    }
  }

  private async endGroup(): Promise<void> {
    const { scene, phones } = this;
    const [tab] = scene.host.tabs;
    if (!tab || !scene.host.group(scene.groupId)) return;
    await this.wait(deleteGroup(tab.device, scene.groupId));
    await this.pass(150_000, () => checkGone(phones, scene.groupId));
    const left = checkGone(phones, scene.groupId);
    if (left) throw new BrokenPromise('L1', left);
    this.count('group deleted');
  }

  /** S5: a page that dies while it writes down what it heard leaves nothing half written. */
  private async dieOverNews(): Promise<void> {
    const { phones, scene, time, server } = this;
    const fate = new Chance(this.seed + 4_000_003);
    const other = phones.find(
      (one) => one !== scene.host && one.group(scene.groupId) && one.group(scene.groupId)?.archived === undefined,
    );
    if (!other || server.isDeleted(scene.groupId) || !fate.hits(0.3)) return;
    for (let turn = 0; turn < 6; turn += 1) {
      const [tab] = scene.host.tabs;
      const [reader] = other.tabs;
      if (!tab || !reader) return;
      await this.wait(
        updateGroup(tab.device, scene.groupId, { name: `여행 ${turn}`, description: `${fate.below(99)}` }),
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
    const [phone] = this.phones;
    if (!phone) return;
    for (const tab of [...phone.tabs]) tab.crash();
    await this.time.settle();
    const before = phone.outbox().filter((one) => one.state === 'done');
    for (const { mutationId } of before) phone.discarded.add(mutationId);
    phone.skewMs += 40 * 24 * 60 * 60 * 1000;
    await this.openTab(phone);
    const left = phone.outbox().filter((one) => one.state === 'done');
    if (left.length > 0)
      throw new BrokenPromise('L5', `${phone.label} keeps ${left.length} finished writes of more than a month ago`);
    this.count('a month later');
  }
}

/** The hub's, with its jitter (30 s + 25 %), and the time that an exchange takes. */
const headPeriodMs = 38_000;
