import type { SimulatedDevice } from '../world/simulated-device.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** Errors that a page may report when its storage or its network fails; anything else is a mistake of the code. */
const expected =
  /DatabaseClosed|AbortError|QuotaExceeded|operation has timed out|newer version of the app|Database has been closed|TransactionInactive|InvalidState/;

export const isExpectedError = (error: unknown): boolean => expected.test(String(error));

/** S14: pages report no other errors. */
export function checkPageErrors(device: SimulatedDevice): void {
  for (const tab of device.tabs)
    for (const problem of tab.problems.splice(0))
      if (!isExpectedError(problem))
        throw new InvariantViolation('S14', `${device.label} met an error: ${String(problem)}`);
}
