import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryDelayMs, step, type SchedulerState, type SchedulerEvent } from '#app/sync/scheduler.ts';

const states: SchedulerState[] = [
  { kind: 'idle' },
  { kind: 'sending', attempt: 2, isDirty: false, isGivenUp: false },
  { kind: 'sending', attempt: 2, isDirty: true, isGivenUp: false },
  { kind: 'sending', attempt: 0, isDirty: true, isGivenUp: true },
  { kind: 'waiting', attempt: 3 },
  { kind: 'paused', why: 'upgrade' },
  { kind: 'paused', why: 'gone' },
];

/** Every state x every event: `next state | effects`. */
const table: Record<string, string[]> = {
  //                       idle                       sending                                 sending, dirty                          sending, given up                       waiting                               paused upgrade             paused gone
  nudge: [
    'sending 0 | send',
    'sending 2 dirty |',
    'sending 2 dirty |',
    'sending 0 dirty given up |',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  wake: [
    'sending 0 | send',
    'sending 0 dirty |',
    'sending 0 dirty |',
    'sending 0 dirty given up |',
    'sending 0 | stopTimer send',
    'sending 0 | send',
    'sending 0 | send',
  ],
  'wake stuck': [
    'sending 0 | send',
    'sending 0 dirty given up | abort',
    'sending 0 dirty given up | abort',
    'sending 0 dirty given up |',
    'sending 0 | stopTimer send',
    'sending 0 | send',
    'sending 0 | send',
  ],
  due: [
    'idle |',
    'sending 2 |',
    'sending 2 dirty |',
    'sending 0 dirty given up |',
    'sending 3 | send',
    'paused upgrade |',
    'paused gone |',
  ],
  settled: [
    'idle |',
    'idle |',
    'sending 0 | send',
    'sending 0 | send',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  'settled again': [
    'idle |',
    'sending 0 | send',
    'sending 0 | send',
    'sending 0 | send',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  'settled again unchanged': [
    'idle |',
    'sending 3 | send',
    'sending 3 | send',
    'sending 1 | send',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  failed: [
    'idle |',
    'waiting 3 | timer 2000',
    'waiting 3 | timer 2000',
    'sending 0 | send',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  busy: [
    'idle |',
    'waiting 2 | timer 750',
    'waiting 2 | timer 750',
    'waiting 0 | timer 750',
    'waiting 3 |',
    'paused upgrade |',
    'paused gone |',
  ],
  'paused upgrade': [
    'paused upgrade |',
    'paused upgrade |',
    'paused upgrade |',
    'paused upgrade |',
    'paused upgrade | stopTimer',
    'paused upgrade |',
    'paused upgrade |',
  ],
  'paused gone': [
    'paused gone |',
    'paused gone |',
    'paused gone |',
    'paused gone |',
    'paused gone | stopTimer',
    'paused gone |',
    'paused gone |',
  ],
};

function eventOf(name: string): SchedulerEvent {
  const [kind, extra, more] = name.split(' ');
  if (kind === 'wake') return { kind, isStuck: extra === 'stuck' };
  if (kind === 'settled') return { kind, again: extra === 'again', isUnchanged: more === 'unchanged' };
  if (kind === 'paused') return { kind, why: extra as 'upgrade' | 'gone' };
  return { kind } as SchedulerEvent;
}

function show(state: SchedulerState): string {
  switch (state.kind) {
    case 'idle':
      return 'idle';
    case 'sending':
      return `sending ${state.attempt}${state.isDirty ? ' dirty' : ''}${state.isGivenUp ? ' given up' : ''}`;
    case 'waiting':
      return `waiting ${state.attempt}`;
    case 'paused':
      return `paused ${state.why}`;
  }
}

describe('P13: when the next exchange of a group is due', () => {
  for (const [name, wanted] of Object.entries(table)) {
    states.forEach((state, index) => {
      test(`${show(state)} + ${name} -> ${wanted[index]}`, () => {
        const { state: next, effects } = step(state, eventOf(name), 0.5);
        const said = effects.map((one) => (one.kind === 'timer' ? `timer ${one.delayMs}` : one.kind));
        expect(`${show(next)} | ${said.join(' ')}`.trim()).toBe(wanted[index]);
        expect(said).not.toContain(undefined);
      });
    });
  }

  test('retries wait 1 s doubling to 60 s, with full jitter', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 0.999999, noNaN: true }), (attempt, chance) => {
        const delay = retryDelayMs(attempt, chance);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(60_000, 1_000 * 2 ** attempt));
      }),
    );
    expect(retryDelayMs(0, 0.999999)).toBe(1_000);
    expect(retryDelayMs(20, 0.999999)).toBe(60_000);
  });

  test('answers that ask for another request and change nothing are followed at once three times, then after 1 s doubling', () => {
    let state: SchedulerState = { kind: 'sending', attempt: 0, isDirty: false, isGivenUp: false };
    const waits: (number | 'at once')[] = [];
    for (let answer = 0; answer < 6; answer += 1) {
      const after = step(state, { kind: 'settled', again: true, isUnchanged: true }, 0.5);
      const timer = after.effects.find((one) => one.kind === 'timer');
      waits.push(timer ? timer.delayMs : 'at once');
      state = timer ? step(after.state, { kind: 'due' }, 0.5).state : after.state;
    }
    expect(waits).toEqual(['at once', 'at once', 'at once', 500, 1_000, 2_000]);
    expect(step(state, { kind: 'settled', again: true }, 0.5).state).toMatchObject({ kind: 'sending', attempt: 0 });
  });

  test('whatever happens, a state that is sending has exactly one request under way', () => {
    const events = Object.keys(table).map(eventOf);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (sequence) => {
        let state: SchedulerState = { kind: 'idle' };
        let underWay = 0;
        for (const event of sequence) {
          const isAnswer =
            event.kind === 'settled' || event.kind === 'failed' || event.kind === 'busy' || event.kind === 'paused';
          // A response comes only to a request, and a timer fires only in a waiting state.
          if (isAnswer && underWay === 0) continue;
          if (event.kind === 'due' && state.kind !== 'waiting') continue;
          if (isAnswer) underWay -= 1;
          const next = step(state, event, 0.5);
          state = next.state;
          underWay += next.effects.filter((one) => one.kind === 'send').length;
          expect(underWay).toBe(state.kind === 'sending' ? 1 : 0);
        }
      }),
    );
  });
});
