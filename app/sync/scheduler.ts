/** When a group talks to the server. A pure state machine: every state takes every event. */
export type SchedulerState =
  | { kind: 'idle' }
  /** `isGivenUp`: the request hung, was aborted, and goes again as soon as it has ended. */
  | { kind: 'sending'; attempt: number; isDirty: boolean; isGivenUp: boolean }
  | { kind: 'waiting'; attempt: number }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

export type SchedulerEvent =
  /** Something is new here or there: a write, a head that differs, a poll. */
  | { kind: 'nudge' }
  /** A reason to try at once whatever the back-off says: socket connect, online, visible, the user. `isStuck`: a request has long been in the air. */
  | { kind: 'wake'; isStuck: boolean }
  | { kind: 'due' }
  /** The exchange was applied; `again`: it asks for another one at once. */
  | { kind: 'settled'; again: boolean }
  | { kind: 'failed'; afterMs?: number }
  /** Another tab is at it. */
  | { kind: 'busy' }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

export type SchedulerEffect =
  { kind: 'send' } | { kind: 'timer'; delayMs: number } | { kind: 'stopTimer' } | { kind: 'abort' };

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;
const busyRetryMs = 1_000;

/** Rule P13: 1 s doubling to 60 s, with full jitter. @param chance 0 <= chance < 1 */
export function retryDelayMs(attempt: number, randomFraction: number): number {
  return Math.round(randomFraction * Math.min(lastRetryMs, firstRetryMs * 2 ** attempt));
}

export function step(
  state: SchedulerState,
  event: SchedulerEvent,
  randomFraction: number,
): { state: SchedulerState; effects: SchedulerEffect[] } {
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'nudge':
      switch (state.kind) {
        case 'idle':
          return send(0);
        case 'sending':
          return { state: { ...state, isDirty: true }, effects: [] };
        case 'waiting':
          return stay;
        case 'paused':
          return stay;
      }
      break;
    case 'wake':
      switch (state.kind) {
        case 'idle':
          return send(0);
        case 'sending': {
          const givesUp = event.isStuck && !state.isGivenUp;
          return {
            state: { ...state, attempt: 0, isDirty: true, isGivenUp: state.isGivenUp || givesUp },
            effects: givesUp ? [{ kind: 'abort' }] : [],
          };
        }
        case 'waiting':
          return { state: sending(0), effects: [{ kind: 'stopTimer' }, { kind: 'send' }] };
        case 'paused':
          return state.why === 'gone' ? stay : send(0);
      }
      break;
    case 'due':
      return state.kind === 'waiting' ? send(state.attempt) : stay;
    case 'settled':
      if (state.kind !== 'sending') return stay;
      return event.again || state.isDirty ? send(0) : { state: { kind: 'idle' }, effects: [] };
    case 'failed':
      if (state.kind !== 'sending') return stay;
      if (state.isGivenUp) return send(0);
      return {
        state: { kind: 'waiting', attempt: state.attempt + 1 },
        effects: [
          { kind: 'timer', delayMs: Math.max(event.afterMs ?? 0, retryDelayMs(state.attempt, randomFraction)) },
        ],
      };
    case 'busy':
      if (state.kind !== 'sending') return stay;
      return {
        state: { kind: 'waiting', attempt: state.attempt },
        effects: [{ kind: 'timer', delayMs: Math.round(busyRetryMs * (0.5 + randomFraction / 2)) }],
      };
    case 'paused':
      return {
        state: { kind: 'paused', why: event.why },
        effects: state.kind === 'waiting' ? [{ kind: 'stopTimer' }] : [],
      };
  }
}

const sending = (attempt: number): SchedulerState => ({ kind: 'sending', attempt, isDirty: false, isGivenUp: false });

function send(attempt: number): { state: SchedulerState; effects: SchedulerEffect[] } {
  return { state: sending(attempt), effects: [{ kind: 'send' }] };
}
