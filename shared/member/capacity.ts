import { limits } from '#shared/kernel/limits.ts';
import type { Row } from '#shared/kernel/rows.ts';

/**
 * Whether a group takes no more of these. Names that nobody has come in under yet are counted apart: anybody with the
 * link can put them on the list, and they must not keep people out.
 */
export const isFull = (present: readonly Row<'member'>[], as: 'member' | 'listed'): boolean =>
  present.filter((one) => one.data.claimed === (as === 'member')).length >=
  (as === 'member' ? limits.members : limits.listedNames);
