/** A sum that is spent and comes back evenly. */
export interface Budget {
  /** What may be spent at once, and comes back within a minute. */
  perMinute: number;
}

interface Account {
  left: number;
  at: number;
}

const minuteMs = 60_000;
/** Accounts that are full again are forgotten when there are more than this. */
const keptAccounts = 20_000;

/** Budgets of one process, by name and key. A key that has spent nothing for a minute costs no memory. */
export class Budgets<Name extends string> {
  private readonly accounts = new Map<string, Account>();

  constructor(
    private readonly budgets: Record<Name, Budget>,
    private readonly now: () => number,
  ) {}

  /** Whether the whole cost was there; then it is spent. */
  spend(name: Name, key: string, cost = 1): boolean {
    const account = this.account(name, key);
    if (account.left < cost) return false;
    account.left -= cost;
    return true;
  }

  /** Spends what has been used already: more than was left is paid back before anything is left again. */
  take(name: Name, key: string, cost: number): void {
    this.account(name, key).left -= cost;
  }

  /** Whether anything is left, without spending. */
  hasLeft(name: Name, key: string): boolean {
    return this.account(name, key).left >= 1;
  }

  private account(name: Name, key: string): Account {
    const { perMinute } = this.budgets[name];
    const now = this.now();
    const id = `${name} ${key}`;
    const before = this.accounts.get(id);
    // A clock that is set back takes nothing.
    const passedMs = before ? Math.max(0, now - before.at) : 0;
    const left = before ? Math.min(perMinute, before.left + (passedMs * perMinute) / minuteMs) : perMinute;
    const account = { left, at: now };
    this.accounts.delete(id);
    this.accounts.set(id, account);
    if (this.accounts.size > keptAccounts) this.forgetFull(now);
    return account;
  }

  /** The oldest first: they are full again after a minute. */
  private forgetFull(now: number): void {
    for (const [id, { at }] of this.accounts) {
      if (now - at < minuteMs && this.accounts.size <= keptAccounts * 2) return;
      this.accounts.delete(id);
    }
  }
}
