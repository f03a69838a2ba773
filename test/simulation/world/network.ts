import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import { errorStatus, type ErrorCode } from '#shared/kernel/errors.ts';
import type { SeededRandom } from '#test/worlds/seeded-random.ts';
import type { SimulatedDevice, Tab } from './simulated-device.ts';
import type { HttpAnswer, KillPoint, Origin, SimulatedServer } from './server.ts';
import type { Connection, Wire } from './sockets.ts';
import type { SimulatedTime } from './time.ts';

/** Answers that do not come from our server, or not from the exchange. */
const strangeAnswers: { what: string; answer: HttpAnswer }[] = [
  { what: 'captive portal', answer: { status: 200, body: '<html>Welcome to the hotel</html>' } },
  { what: 'empty 200', answer: { status: 200, body: '' } },
  { what: "someone else's JSON", answer: { status: 200, body: '{"kind":"delta","results":[]}' } },
  { what: 'proxy 401', answer: { status: 401, body: 'Unauthorized' } },
  { what: 'proxy 403', answer: { status: 403, body: '<html>Forbidden</html>' } },
  { what: 'proxy 410', answer: { status: 410, body: 'Gone' } },
  { what: 'proxy 413', answer: { status: 413, body: 'Request Entity Too Large' } },
  { what: 'proxy 429', answer: { status: 429, body: 'Slow down' } },
  { what: 'proxy 502', answer: { status: 502, body: '<html>Bad Gateway</html>' } },
  ...(
    [
      'not_authenticated',
      'not_organizer',
      'group_gone',
      'body_too_large',
      'too_many_requests',
      'server_error',
      'unavailable',
      'storage_full',
      'upgrade_required',
    ] satisfies ErrorCode[]
  ).map((code) => ({
    what: `refused ${errorStatus[code]} ${code}`,
    answer: { status: errorStatus[code], body: JSON.stringify({ error: code, code }) },
  })),
];
export const strangeAnswerNames = strangeAnswers.map((one) => one.what);

/** What can go wrong on the way; nothing does when `isPerfect`. */
export class Network {
  isPerfect = false;
  /** Groups whose exchanges always fail: others must not suffer (invariant S13). */
  readonly broken = new Set<string>();
  /** A request that is to be the server process's last. */
  kill: KillPoint | undefined;
  /** Phones to which the next patch is lost. */
  readonly losesPatch = new Set<SimulatedDevice>();
  private waiting: (() => void)[] = [];

  constructor(
    private readonly time: SimulatedTime,
    private readonly random: SeededRandom,
    private readonly server: () => SimulatedServer,
    private readonly count: (what: string) => void,
    private readonly onHeard: (device: SimulatedDevice, body: string) => void,
    private readonly onInvalid: (device: SimulatedDevice, deliver: () => void) => void,
    private readonly onCrash: () => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** One request: it arrives, or not, or twice; so does its answer. */
  fetch(tab: Tab, init: RequestInit | undefined): Promise<Response> {
    const request = JSON.parse(init?.body as string) as ExchangeRequest;
    const origins = originsOf(tab.device, request);
    const signal = init?.signal;
    this.count('request');
    return new Promise<Response>((resolve, reject) => {
      let isOver = false;
      const end = (act: () => void) => {
        if (isOver) return;
        isOver = true;
        act();
      };
      signal?.addEventListener('abort', () => {
        if (!isOver) this.count('request given up');
        end(() => {
          reject(new Error('aborted'));
        });
      });
      const fail = (what: string, delayMs: number) => {
        this.count(what);
        this.time.timer(delayMs, () => {
          tab.awake(() => {
            end(() => {
              reject(new Error(what));
            });
          });
        });
      };
      const answerWith = (answer: HttpAnswer, delayMs: number, isStrange: boolean) => {
        this.time.timer(delayMs, () => {
          if (tab.device.isCutOff && !this.isPerfect) return;
          if (!tab.isAlive || isOver) {
            this.count('answer too late');
            return;
          }
          const deliver = () => {
            tab.awake(() => {
              end(() => {
                if (!isStrange && answer.status === 200) this.onHeard(tab.device, answer.body);
                resolve(toResponse(answer));
              });
            });
          };

          if (isStrange) this.onInvalid(tab.device, deliver);
          else deliver();
        });
      };

      if (tab.device.isOffline) {
        fail('offline', 1);
        return;
      }
      if (this.broken.has(request.groupId)) {
        answerWith({ status: 500, body: JSON.stringify({ error: 'server_error', code: 'server_error' }) }, 20, true);
        return;
      }
      const draw = this.isPerfect ? 1 : this.random.next();
      if (draw < 0.04) {
        this.count('request lost');
        return;
      }
      if (draw < 0.08) {
        fail('connection refused', this.delay());
        return;
      }
      if (draw < 0.13) {
        const strange = this.random.pick(strangeAnswers);
        if (strange) {
          this.count(strange.what);
          answerWith(strange.answer, this.delay(), true);
        }
        return;
      }
      const isOld = draw < 0.135;
      if (isOld) this.count('older client');
      const sent = isOld ? { ...request, proto: 0 } : request;
      this.arrive(tab, sent, origins, this.delay(), (answer) => {
        if (answer === undefined) {
          fail('server died', 5);
          return;
        }
        const way = this.isPerfect ? 1 : this.random.next();
        if (way < 0.06) {
          this.count('answer lost');
          return;
        }
        if (way < 0.09) this.count('answer late');
        answerWith(answer, way < 0.09 ? 15_000 + this.random.below(30_000) : this.delay(), isOld);
      });
      if (this.isPerfect || isOld) return;
      const copies = this.random.next();
      if (copies < 0.06) {
        this.count('request twice');
        // A retry of some proxy, or a copy that a network had kept: up to minutes later.
        this.arrive(tab, request, origins, copies < 0.03 ? this.delay() : this.random.below(120_000), () => undefined);
      }
    });
  }

  /** How sockets' messages travel. */
  wire(deviceOf: (connection: Connection) => SimulatedDevice | undefined): Pick<Wire, 'carry' | 'onEmit'> {
    return {
      onEmit: () => undefined,
      carry: (connection, direction, event, deliver) => {
        const device = deviceOf(connection);
        if (event === 'patch' && device && this.losesPatch.delete(device)) {
          this.count('patch lost');
          return;
        }
        if (!this.isPerfect && (connection.isMute || device?.isCutOff || device?.isOffline)) {
          this.count('message into the void');
          return;
        }
        const arrivesAtMs = Math.max(
          connection.arrivesAtMs[direction],
          this.time.nowMs + (this.isPerfect ? 5 : this.delay()),
        );
        connection.arrivesAtMs[direction] = arrivesAtMs;
        this.time.timer(arrivesAtMs - this.time.nowMs, () => {
          if (!connection.isOpen) {
            if (event === 'patch') this.count('patch lost');
            return;
          }
          this.count(`socket ${event}`);
          if (event === 'subscribe' && direction === 'up' && !this.isPerfect && this.random.hits(0.3))
            this.beforeNextRequest(deliver);
          else if (direction === 'up') deliver();
          else device?.tabs.find((tab) => tab.socket.present === connection)?.awake(deliver);
        });
      },
    };
  }

  /** A subscribe that reaches the server together with somebody's exchange: their steps interleave (invariant S8). */
  private beforeNextRequest(deliver: () => void): void {
    this.waiting.push(deliver);
    this.time.timer(3_000, () => {
      if (!this.waiting.includes(deliver)) return;
      this.waiting = this.waiting.filter((one) => one !== deliver);
      deliver();
    });
  }

  private arrive(
    tab: Tab,
    sent: unknown,
    origins: ReadonlyMap<string, Origin>,
    delayMs: number,
    then: (answer: HttpAnswer | undefined) => void,
  ): void {
    this.time.timer(delayMs, () => {
      if (tab.device.isCutOff && !this.isPerfect) {
        this.count('request lost');
        return;
      }
      const { kill } = this;
      this.kill = undefined;
      for (const deliver of this.waiting.splice(0)) deliver();
      const server = this.server();
      const wasDown = server.isDown;
      server.answer(sent, origins, kill).then(
        (answer) => {
          if (!wasDown && server.isDown) {
            this.count(`server killed: ${kill?.at ?? ''}`);
            this.onCrash();
          }
          then(answer);
        },
        (error: unknown) => {
          this.onError(error);
        },
      );
    });
  }

  private delay(): number {
    if (this.isPerfect) return 20;
    const draw = this.random.next();
    return 10 + this.random.below(draw < 0.8 ? 300 : draw < 0.97 ? 4_000 : 60_000);
  }
}

/** Which entries of which lane a request carries: read when it was made. */
function originsOf(device: SimulatedDevice, request: ExchangeRequest): Map<string, Origin> {
  const mutationIds = new Set(request.mutations.map((one) => one.mutationId));
  const origins = new Map<string, Origin>();
  for (const { mutationId, actor, order, groupId } of device.outbox())
    if (mutationIds.has(mutationId))
      origins.set(mutationId, { queue: `${device.label} ${device.generation} ${groupId} ${actor}`, order });
  return origins;
}

function toResponse({ status, body }: HttpAnswer): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    text: () => Promise.resolve(body),
  } as unknown as Response;
}
