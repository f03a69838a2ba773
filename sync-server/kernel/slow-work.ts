import { DomainError } from '#shared/kernel/errors.ts';
import { Budgets } from './budgets.ts';
import { currentCaller } from './request-context.ts';

/** Computations of scrypt: each takes 32 MiB and a thread for some 60 ms. */
const budgets = { address: { perMinute: 30 }, group: { perMinute: 30 } };

/** What a process may spend on scrypt for one address and for one group. */
export class SlowWork {
  private readonly budgets: Budgets<keyof typeof budgets> | undefined;

  /** `isLimited`: false for load tests. */
  constructor(now: () => number, isLimited: boolean) {
    this.budgets = isLimited ? new Budgets(budgets, now) : undefined;
  }

  /** @throws DomainError too_many_requests */
  spend(groupId: string): void {
    if (!this.budgets) return;
    const address = currentCaller()?.address ?? '';
    if (!this.budgets.spend('address', address) || !this.budgets.spend('group', groupId))
      throw new DomainError('too_many_requests');
  }
}
