/** The most that a budget may be, in whole units of its currency (`simplePayload`). */
export const amountMaximum = 2_000_000_000;

export type TypedAmount =
  | { kind: 'empty' }
  | { kind: 'amount'; amount: number }
  | { kind: 'unreadable' }
  | { kind: 'too_large' };

/**
 * What somebody typed as an amount, in whole units: digits, also in groups of three (`600,000`, `600.000`, `600 000`),
 * in full-width digits, or counted in ten thousands (`60만`, `60万`). Anything else, a fraction included, is rejected.
 */
export function readAmount(typed: string): TypedAmount {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const [, head = '', tenThousands] = /^([\d.,'’ ]+?)\s*([만万萬]?)$/u.exec(text) ?? [];
  const isGrouped = /^\d{1,3}([.,'’ ])\d{3}(\1\d{3})*$/u.test(head);
  if (!isGrouped && !/^\d+$/.test(head)) return { kind: 'unreadable' };
  const amount = Number(head.replace(/\D/g, '')) * (tenThousands ? 10_000 : 1);
  return amount > amountMaximum ? { kind: 'too_large' } : { kind: 'amount', amount };
}
