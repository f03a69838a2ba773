/** When a group talks to the server. A pure state machine: every state takes every event. */
export type Lane =
  | { kind: 'idle' }
  /** `isGivenUp`: the request hung, was aborted, and goes again as soon as it has ended. */
  | { kind: 'sending'; attempt: number; isDirty: boolean; isGivenUp: boolean }
  | { kind: 'waiting'; attempt: number }
  | { kind: 'paused'; why: 'upgrade' | 'gone' };

export type LaneEvent =
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

export type LaneEffect = { kind: 'send' } | { kind: 'timer'; delayMs: number } | { kind: 'stopTimer' } | { kind: 'abort' };

const firstRetryMs = 1_000;
const lastRetryMs = 60_000;
const busyRetryMs = 1_000;

/** Rule P13: 1 s doubling to 60 s, with full jitter. @param chance 0 <= chance < 1 */
export function retryDelayMs(attempt: number, chance: number): number {
  return Math.round(chance * Math.min(lastRetryMs, firstRetryMs * 2 ** attempt));
}

export function step(lane: Lane, event: LaneEvent, chance: number): { lane: Lane; effects: LaneEffect[] } {
  const stay = { lane, effects: [] };
  switch (event.kind) {
    case 'nudge':
      switch (lane.kind) {
        case 'idle': return send(0);
        case 'sending': return { lane: { ...lane, isDirty: true }, effects: [] };
        case 'waiting': return stay;
        case 'paused': return stay;
      }
      break;
    case 'wake':
      switch (lane.kind) {
        case 'idle': return send(0);
        case 'sending': {
          const givesUp = event.isStuck && !lane.isGivenUp;
          return { lane: { ...lane, attempt: 0, isDirty: true, isGivenUp: lane.isGivenUp || givesUp }, effects: givesUp ? [{ kind: 'abort' }] : [] };
        }
        case 'waiting': return { lane: sending(0), effects: [{ kind: 'stopTimer' }, { kind: 'send' }] };
        case 'paused': return lane.why === 'gone' ? stay : send(0);
      }
      break;
    case 'due':
      return lane.kind === 'waiting' ? send(lane.attempt) : stay;
    case 'settled':
      if (lane.kind !== 'sending') return stay;
      return event.again || lane.isDirty ? send(0) : { lane: { kind: 'idle' }, effects: [] };
    case 'failed':
      if (lane.kind !== 'sending') return stay;
      if (lane.isGivenUp) return send(0);
      return {
        lane: { kind: 'waiting', attempt: lane.attempt + 1 },
        effects: [{ kind: 'timer', delayMs: Math.max(event.afterMs ?? 0, retryDelayMs(lane.attempt, chance)) }],
      };
    case 'busy':
      if (lane.kind !== 'sending') return stay;
      return { lane: { kind: 'waiting', attempt: lane.attempt }, effects: [{ kind: 'timer', delayMs: Math.round(busyRetryMs * (0.5 + chance / 2)) }] };
    case 'paused':
      return { lane: { kind: 'paused', why: event.why }, effects: lane.kind === 'waiting' ? [{ kind: 'stopTimer' }] : [] };
  }
}

const sending = (attempt: number): Lane => ({ kind: 'sending', attempt, isDirty: false, isGivenUp: false });

function send(attempt: number): { lane: Lane; effects: LaneEffect[] } {
  return { lane: sending(attempt), effects: [{ kind: 'send' }] };
}
