import { abortAWrite } from './abort-a-write.ts';
import { always, type Fault } from './fault.ts';

/** The browser aborts a write transaction. */
export const transactionAborted: Fault = {
  name: 'transaction aborted',
  mayBeDrawn: always,
  inject: (world) => abortAWrite(world, 'AbortError'),
};
