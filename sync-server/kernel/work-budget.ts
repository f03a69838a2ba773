import { DomainError } from '#shared/kernel/errors.ts';
import { Budgets } from './budgets.ts';
import { callers, type Caller } from './caller.ts';

/**
 * What one address may do in a minute, by exchange, REST call and socket together: phones behind one carrier share an
 * address, so these are generous. Who writes with a live session or the organiser's secret has budgets apart from those
 * of strangers behind the same address. Requests themselves are limited in `sync-server/http/limits.ts`.
 */
const budgets = {
  mutations: { perMinute: 1_200 },
  /** Of mutations, as JSON. */
  bytes: { perMinute: 8 * 1024 * 1024 },
  /** Groups that are opened. */
  opened: { perMinute: 40 },
  /** Names that are put on a list, joined under or claimed. */
  named: { perMinute: 60 },
  /** Mutations that were refused: each leaves a result behind. */
  refused: { perMinute: 300 },
  /** What private calls and subscriptions answer, and what is read to decide on a write, in bytes of JSON. */
  answered: { perMinute: 64 * 1024 * 1024 },
  /** Pictures of link previews that nobody had asked for before. */
  drawn: { perMinute: 30 },
  /** What is not there, for one address and secret: who guesses does not lock out a family behind the same address. */
  missed: { perMinute: 120 },
  /** And for the whole address. */
  missedByAll: { perMinute: 1_200 },
};
type Name = keyof typeof budgets;

/** The costs of one exchange. */
export type Cost = Partial<Record<'mutations' | 'bytes' | 'opened' | 'named', number>>;

/** Who writes. `known`: with a live session of the group, or as its organiser. */
export type Writer = 'known' | 'stranger';

/** What the callers of one process may spend. Calls that come from no request (the operator's) are free. */
export class WorkBudget {
  private readonly budgets: Budgets<Name> | undefined;

  /** `isLimited`: false for load tests. */
  constructor(now: () => number, isLimited: boolean) {
    this.budgets = isLimited ? new Budgets(budgets, now) : undefined;
  }

  /**
   * @throws DomainError too_many_requests; then nothing has been done. A cost beyond the whole budget takes all of it.
   */
  spend(cost: Cost, by: Writer): void {
    const address = callers.getStore()?.address;
    if (!this.budgets || address === undefined) return;
    const key = `${address} ${by}`;
    if (!this.budgets.hasLeft('refused', key)) throw new DomainError('too_many_requests');
    for (const [name, amount] of Object.entries(cost) as [keyof Cost, number][])
      if (amount > 0 && !this.budgets.spend(name, key, Math.min(amount, budgets[name].perMinute)))
        throw new DomainError('too_many_requests');
  }

  refused(count: number, by: Writer): void {
    const address = callers.getStore()?.address;
    if (address === undefined) return;
    for (let one = 0; one < count; one += 1) this.budgets?.spend('refused', `${address} ${by}`);
  }

  /** Before something large may be read. @throws DomainError too_many_requests */
  checkAnswers(): void {
    const caller = callers.getStore();
    if (caller && !this.mayAnswer(caller.address)) throw new DomainError('too_many_requests');
  }

  mayAnswer(address: string): boolean {
    return !this.budgets || this.budgets.hasLeft('answered', address);
  }

  /** For the caller, whatever they are answered. */
  read(bytes: number): void {
    const caller = callers.getStore();
    if (caller) this.answered(caller.address, bytes);
  }

  answered(address: string, bytes: number): void {
    this.budgets?.take('answered', address, bytes);
  }

  /** Before a picture is drawn for the caller. @throws DomainError too_many_requests */
  draw({ address }: Caller): void {
    if (this.budgets?.spend('drawn', address) === false) throw new DomainError('too_many_requests');
  }

  /** Before anything is looked up for the caller. @throws DomainError too_many_requests */
  checkMisses(caller: Caller | undefined = callers.getStore()): void {
    if (caller && !this.mayMiss(caller)) throw new DomainError('too_many_requests');
  }

  mayMiss(caller: Caller): boolean {
    return (
      !this.budgets ||
      (this.budgets.hasLeft('missed', keyOf(caller)) && this.budgets.hasLeft('missedByAll', caller.address))
    );
  }

  /** The caller asked for a group, member or page that is not there. */
  missed(caller: Caller | undefined = callers.getStore()): void {
    if (!caller) return;
    this.budgets?.spend('missed', keyOf(caller));
    this.budgets?.spend('missedByAll', caller.address);
  }
}

const keyOf = ({ address, tokenHash }: Caller): string => `${address} ${tokenHash ?? ''}`;
