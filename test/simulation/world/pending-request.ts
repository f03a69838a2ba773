import type { NetworkPorts } from './network-ports.ts';
import type { HttpAnswer } from './server.ts';
import type { Tab } from './tab.ts';

/** What a request needs of the network that carries it. */
interface Carrier {
  readonly ports: NetworkPorts;
  readonly isPerfect: boolean;
  /** How many requests pages have given up. */
  givenUp: number;
}

/**
 * A request that waits for its answer in a page. It ends once: by an answer, by a network error, or because the page
 * gives it up.
 */
export class PendingRequest {
  private isOver = false;

  constructor(
    private readonly network: Carrier,
    readonly tab: Tab,
    private readonly resolve: (response: Response) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  /** Some runtimes never say that a request has ended whose connection had broken. */
  abort(): void {
    const { count } = this.network.ports;
    this.network.givenUp += 1;
    const isUnheard = this.network.givenUp % 3 === 0;
    if (!this.isOver) count(isUnheard ? 'giving up unheard' : 'request given up');
    this.end(() => {
      if (!isUnheard) this.reject(new Error('aborted'));
    });
  }

  fail(what: string, delayMs: number): void {
    const { count, time } = this.network.ports;
    count(what);
    time.timer(delayMs, () => {
      this.tab.runInPage(() => {
        this.end(() => {
          this.reject(new Error(what));
        });
      });
    });
  }

  /** @param isStrange the answer is not a response of the exchange */
  answer(answer: HttpAnswer, delayMs: number, isStrange: boolean): void {
    const { tab, network } = this;
    const { time, count, onHeard, onInvalid } = network.ports;
    const deliver = () => {
      tab.runInPage(() => {
        this.end(() => {
          if (!isStrange && answer.status === 200) onHeard(tab.device, answer.body);
          this.resolve(toResponse(answer));
        });
      });
    };
    time.timer(delayMs, () => {
      if (tab.device.isSilentlyCutOff && !network.isPerfect) return;
      if (!tab.isAlive || this.isOver) count('answer too late');
      else if (isStrange) onInvalid(tab.device, deliver);
      else deliver();
    });
  }

  private end(act: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    act();
  }
}

function toResponse({ status, body }: HttpAnswer): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    text: () => Promise.resolve(body),
  } as unknown as Response;
}
