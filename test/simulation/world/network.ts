import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import type { Origin } from '../invariants/exchange-checks.ts';
import type { NetworkPorts } from './network-ports.ts';
import { PendingRequest } from './pending-request.ts';
import type { HttpAnswer, KillPoint } from './server.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { Connection, Wire } from './sockets.ts';
import { strangeAnswers } from './strange-answers.ts';
import type { Tab } from './tab.ts';

const brokenAnswer: HttpAnswer = {
  status: 500,
  body: JSON.stringify({ error: 'server_error', code: 'server_error' }),
};

/** Carries requests and socket messages: late, twice or not at all; reliably when `isPerfect`. */
export class Network {
  isPerfect = false;
  /** Groups whose exchanges always fail: others must not suffer (invariant S13). */
  readonly broken = new Set<string>();
  /** Set: the next request is the server process's last. */
  kill: KillPoint | undefined;
  /** Devices to which the next patch is lost. */
  readonly losesPatch = new Set<SimulatedDevice>();
  /** Devices that do not hear the next answer. */
  readonly losesAnswer = new Set<SimulatedDevice>();
  /** How many requests pages have given up. */
  givenUp = 0;
  private waiting: (() => void)[] = [];

  constructor(readonly ports: NetworkPorts) {}

  /** One request: it arrives, or not, or twice; so does its answer. */
  fetch(tab: Tab, init: RequestInit | undefined): Promise<Response> {
    const request = JSON.parse(init?.body as string) as ExchangeRequest;
    const origins = originsOf(tab.device, request);
    this.ports.count('request');
    return new Promise<Response>((resolve, reject) => {
      const pending = new PendingRequest(this, tab, resolve, reject);
      init?.signal?.addEventListener('abort', () => {
        pending.abort();
      });
      this.send(pending, request, origins);
    });
  }

  private send(pending: PendingRequest, request: ExchangeRequest, origins: ReadonlyMap<string, Origin>): void {
    const { random, count } = this.ports;
    const { tab } = pending;
    if (tab.device.isOffline) {
      pending.fail('offline', 1);
      return;
    }
    if (this.broken.has(request.groupId)) {
      pending.answer(brokenAnswer, 20, true);
      return;
    }
    const draw = this.isPerfect ? 1 : random.next();
    if (draw < 0.04) count('request lost');
    else if (draw < 0.08) pending.fail('connection refused', this.delay());
    else if (draw < 0.13) this.answerStrangely(pending);
    else this.arrive(pending, request, origins, draw < 0.135);
  }

  private answerStrangely(pending: PendingRequest): void {
    const strange = this.ports.random.pick(strangeAnswers);
    if (!strange) return;
    this.ports.count(strange.what);
    pending.answer(strange.answer, this.delay(), true);
  }

  /** @param isOld the request is one of an older client */
  private arrive(
    pending: PendingRequest,
    request: ExchangeRequest,
    origins: ReadonlyMap<string, Origin>,
    isOld: boolean,
  ): void {
    const { random, count } = this.ports;
    const { tab } = pending;
    if (isOld) count('older client');
    const sent = isOld ? { ...request, proto: 0 } : request;
    this.reachServer(tab, sent, origins, this.delay(), (answer) => {
      this.carryAnswer(pending, answer, isOld);
    });
    if (this.isPerfect || isOld) return;
    const copies = random.next();
    if (copies >= 0.06) return;
    count('request twice');
    // A retry of some proxy, or a copy that the network had kept: up to two minutes later.
    this.reachServer(tab, request, origins, copies < 0.03 ? this.delay() : random.below(120_000), () => undefined);
  }

  private carryAnswer(pending: PendingRequest, answer: HttpAnswer | undefined, isOld: boolean): void {
    const { random, count } = this.ports;
    if (answer === undefined) {
      pending.fail('server died', 5);
      return;
    }
    const draw = this.isPerfect ? 1 : random.next();
    if (draw < 0.06 || this.losesAnswer.delete(pending.tab.device)) {
      count('answer lost');
      return;
    }
    if (draw < 0.09) count('answer late');
    pending.answer(answer, draw < 0.09 ? 15_000 + random.below(30_000) : this.delay(), isOld);
  }

  /** How the messages of sockets travel. */
  wire(deviceOf: (connection: Connection) => SimulatedDevice | undefined): Pick<Wire, 'carry' | 'onEmit'> {
    const { time, count } = this.ports;
    return {
      onEmit: () => undefined,
      carry: (connection, direction, event, deliver) => {
        const device = deviceOf(connection);
        if (event === 'patch' && device && this.losesPatch.delete(device)) {
          count('patch lost');
          return;
        }
        if (!this.isPerfect && (connection.isMute || device?.isSilentlyCutOff || device?.isOffline)) {
          count('socket message lost');
          return;
        }
        const arrivesAtMs = Math.max(
          connection.arrivesAtMs[direction],
          time.nowMs + (this.isPerfect ? 5 : this.delay()),
        );
        connection.arrivesAtMs[direction] = arrivesAtMs;
        time.timer(arrivesAtMs - time.nowMs, () => {
          this.deliverMessage(connection, device, direction, event, deliver);
        });
      },
    };
  }

  private deliverMessage(
    connection: Connection,
    device: SimulatedDevice | undefined,
    direction: 'up' | 'down',
    event: string,
    deliver: () => void,
  ): void {
    const { count, random } = this.ports;
    if (!connection.isOpen) {
      if (event === 'patch') count('patch lost');
      return;
    }
    count(`socket ${event}`);
    if (event === 'subscribe' && direction === 'up' && !this.isPerfect && random.hits(0.3))
      this.beforeNextRequest(deliver);
    else if (direction === 'up') deliver();
    else device?.tabs.find((tab) => tab.socket.present === connection)?.runInPage(deliver);
  }

  /** A `subscribe` that reaches the server together with an exchange: their steps interleave (invariant S8). */
  private beforeNextRequest(deliver: () => void): void {
    this.waiting.push(deliver);
    this.ports.time.timer(3_000, () => {
      if (!this.waiting.includes(deliver)) return;
      this.waiting = this.waiting.filter((one) => one !== deliver);
      deliver();
    });
  }

  private reachServer(
    tab: Tab,
    sent: unknown,
    origins: ReadonlyMap<string, Origin>,
    delayMs: number,
    then: (answer: HttpAnswer | undefined) => void,
  ): void {
    const { time, random, count, onServerDeath, onError } = this.ports;
    time.timer(delayMs, () => {
      if (tab.device.isSilentlyCutOff && !this.isPerfect) {
        count('request lost');
        return;
      }
      const { kill } = this;
      this.kill = undefined;
      const ahead = this.waiting.splice(0);
      for (const deliver of ahead) deliver();
      const server = this.ports.server();
      const wasDown = server.isDown;
      const answered =
        ahead.length === 0
          ? server.answer(sent, origins, kill)
          : promiseTurns(random.below(mostTurnsAhead)).then(() => server.answer(sent, origins, kill));
      answered.then((answer) => {
        if (!wasDown && server.isDown) {
          count(`server killed: ${kill?.at ?? ''}`);
          onServerDeath();
        }
        then(answer);
      }, onError);
    });
  }

  private delay(): number {
    if (this.isPerfect) return 20;
    const { random } = this.ports;
    const draw = random.next();
    return 10 + random.below(draw < 0.8 ? 300 : draw < 0.97 ? 4_000 : 60_000);
  }
}

/** Which outbox entries a request carries: read when it is made. */
function originsOf(device: SimulatedDevice, request: ExchangeRequest): Map<string, Origin> {
  const mutationIds = new Set(request.mutations.map((one) => one.mutationId));
  const origins = new Map<string, Origin>();
  for (const { mutationId, actor, order, groupId } of device.outbox())
    if (mutationIds.has(mutationId))
      origins.set(mutationId, { queue: `${device.label} ${device.generation} ${groupId} ${actor}`, order });
  return origins;
}

/**
 * How far a `subscribe` is ahead of the exchange that it interleaves with: about as many promises as it takes to be
 * answered.
 */
const mostTurnsAhead = 600;

async function promiseTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
