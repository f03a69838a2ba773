import type { Language } from '#shared/kernel/languages.ts';

/** Who makes the request that is being answered: what budgets are kept by. */
export interface Caller {
  /** One IPv6 network counts as one address. */
  address: string;
  /** The secret that the request was sent with, hashed; what is sent without one shares a budget per address. */
  tokenHash: string | undefined;
  /** Browser and system in two words, empty where they are not known. */
  device: string;
  language: Language;
}
