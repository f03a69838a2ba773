import { abortAWrite } from './abort-a-write.ts';
import { always, type Fault } from './fault.ts';

/** The disk is full: a write transaction fails with `QuotaExceededError`. */
export const quotaExceeded: Fault = {
  name: 'quota exceeded',
  mayBeDrawn: always,
  inject: (world) => abortAWrite(world, 'QuotaExceededError'),
};
