/** When the next exchange of a group is due. A pure state machine: every state takes every event. */
export type SchedulerState =
  | { kind: 'idle' }
  /**
   * `isDirty`: something has changed since, so another request follows. `isGivenUp`: the request hung and was aborted;
   * it is sent again at once.
   */
  | Sending
  /** Until the retry timer fires. */
  | { kind: 'waiting'; attempt: number }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

interface Sending {
  kind: 'sending';
  attempt: number;
  isDirty: boolean;
  isGivenUp: boolean;
}

export type SchedulerEvent =
  /** Something is new on this device or on the server: a write, a head that differs, a poll. */
  | { kind: 'nudge' }
  /**
   * A reason to try at once, whatever the back-off: socket connect, online, visible, the user. `isStuck`: the request
   * in flight is overdue.
   */
  | { kind: 'wake'; isStuck: boolean }
  /** The timer has fired. */
  | { kind: 'due' }
  /** The exchange was applied; `again`: it asks for another one. `isUnchanged`: that would ask the same again. */
  | { kind: 'settled'; again: boolean; isUnchanged?: boolean }
  /** `afterMs`: the next attempt must not be sooner. */
  | { kind: 'failed'; afterMs?: number }
  /** Another tab holds the group's lock. */
  | { kind: 'busy' }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

export type SchedulerEffect =
  | { kind: 'send' }
  | { kind: 'timer'; delayMs: number }
  | { kind: 'stopTimer' }
  | { kind: 'abort' };

export interface SchedulerStep {
  state: SchedulerState;
  effects: SchedulerEffect[];
}

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;
const busyRetryMs = 1_000;
/**
 * So many answers that change nothing are followed by another request at once: normally the next one changes something;
 * only a faulty server goes on like this.
 */
const repeatsAtOnce = 3;

/** Rule P13: 1 s doubling to 60 s, with full jitter. @param randomFraction 0 <= randomFraction < 1 */
export function retryDelayMs(attempt: number, randomFraction: number): number {
  return Math.round(randomFraction * Math.min(lastRetryMs, firstRetryMs * 2 ** attempt));
}

/** @param randomFraction 0 <= randomFraction < 1 */
export function step(state: SchedulerState, event: SchedulerEvent, randomFraction: number): SchedulerStep {
  switch (event.kind) {
    case 'nudge':
      return onNudge(state);
    case 'wake':
      return onWake(state, event.isStuck);
    case 'due':
      return state.kind === 'waiting' ? send(state.attempt) : stay(state);
    case 'settled':
      if (state.kind !== 'sending') return stay(state);
      if (event.again && event.isUnchanged) return onUnchanged(state, randomFraction);
      return event.again || state.isDirty ? send(0) : { state: { kind: 'idle' }, effects: [] };
    case 'failed':
      return state.kind === 'sending' ? onFailed(state, event.afterMs ?? 0, randomFraction) : stay(state);
    case 'busy':
      if (state.kind !== 'sending') return stay(state);
      // Half to all of the delay: tabs that found the lock taken do not come back at the same moment.
      return wait(state.attempt, Math.round(busyRetryMs * (0.5 + randomFraction / 2)));
    case 'paused':
      return {
        state: { kind: 'paused', why: event.why },
        effects: state.kind === 'waiting' ? [{ kind: 'stopTimer' }] : [],
      };
  }
}

function onNudge(state: SchedulerState): SchedulerStep {
  switch (state.kind) {
    case 'idle':
      return send(0);
    case 'sending':
      return stay({ ...state, isDirty: true });
    case 'waiting':
    case 'paused':
      return stay(state);
  }
}

function onWake(state: SchedulerState, isStuck: boolean): SchedulerStep {
  switch (state.kind) {
    case 'idle':
      return send(0);
    case 'sending': {
      const givesUp = isStuck && !state.isGivenUp;
      return {
        state: { ...state, attempt: 0, isDirty: true, isGivenUp: state.isGivenUp || givesUp },
        effects: givesUp ? [{ kind: 'abort' }] : [],
      };
    }
    case 'waiting':
      return { state: sending(0), effects: [{ kind: 'stopTimer' }, { kind: 'send' }] };
    case 'paused':
      return send(0);
  }
}

function onFailed(state: Sending, afterMs: number, randomFraction: number): SchedulerStep {
  if (state.isGivenUp) return send(0);
  return wait(state.attempt + 1, Math.max(afterMs, retryDelayMs(state.attempt, randomFraction)));
}

function onUnchanged({ attempt }: Sending, randomFraction: number): SchedulerStep {
  if (attempt < repeatsAtOnce) return send(attempt + 1);
  return wait(attempt + 1, retryDelayMs(attempt - repeatsAtOnce, randomFraction));
}

const stay = (state: SchedulerState): SchedulerStep => ({ state, effects: [] });

const sending = (attempt: number): Sending => ({ kind: 'sending', attempt, isDirty: false, isGivenUp: false });

const send = (attempt: number): SchedulerStep => ({ state: sending(attempt), effects: [{ kind: 'send' }] });

const wait = (attempt: number, delayMs: number): SchedulerStep => ({
  state: { kind: 'waiting', attempt },
  effects: [{ kind: 'timer', delayMs }],
});
