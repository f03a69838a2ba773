import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideActor,
  inherit,
  isJoining,
  waitsForJoin,
  type ActorAttempt,
  type ActorDecision,
  type SessionStatus,
} from '#app/local/outbox/actor-policy.ts';
import type { StoredSession } from '#app/local/device/db.ts';

type Session = Pick<StoredSession, 'state' | 'why'> | undefined;

const sessions: Record<SessionStatus, Session[]> = {
  missing: [undefined],
  active: [{ state: 'active' }],
  leaving: [{ state: 'leaving' }],
  ended: [
    { state: 'ended', why: 'revoked' },
    { state: 'ended', why: 'nosession' },
  ],
  removed: [{ state: 'ended', why: 'removed' }],
};
const statuses = ['missing', 'active', 'leaving', 'ended', 'removed'] as const;

/** Attempt and mutation -> what is decided for each status of the session, in the order of `statuses`. */
const table: [ActorAttempt, string, [ActorDecision, ActorDecision, ActorDecision, ActorDecision, ActorDecision]][] = [
  ['enqueue', 'castDateVote', ['session_revoked', 'allow', 'session_revoked', 'allow', 'member_removed']],
  ['enqueue', 'joinGroup', ['session_revoked', 'allow', 'allow', 'allow', 'allow']],
  ['enqueue', 'claimMember', ['session_revoked', 'allow', 'allow', 'allow', 'allow']],
  ['enqueue', 'logout', ['allow', 'allow', 'allow', 'allow', 'allow']],
  ['send', 'castDateVote', ['wait', 'allow', 'allow', 'wait', 'wait']],
  ['send', 'joinGroup', ['wait', 'allow', 'allow', 'wait', 'wait']],
  ['send', 'logout', ['wait', 'allow', 'allow', 'wait', 'wait']],
  ['resubmitApplied', 'castDateVote', ['wait', 'allow', 'allow', 'allow', 'wait']],
  ['resubmitApplied', 'joinGroup', ['wait', 'allow', 'allow', 'allow', 'wait']],
  ['resubmitApplied', 'logout', ['wait', 'wait', 'wait', 'wait', 'wait']],
  ['resubmitRejected', 'castDateVote', ['wait', 'allow', 'allow', 'wait', 'wait']],
  ['resubmitRejected', 'joinGroup', ['wait', 'allow', 'allow', 'wait', 'wait']],
  ['resubmitRejected', 'logout', ['wait', 'allow', 'allow', 'wait', 'wait']],
];

describe('whether this device may act with the session of an entry', () => {
  test.each(
    table.flatMap(([attempt, name, row]) =>
      statuses.flatMap((status, index) =>
        sessions[status].map((session) => ({ attempt, name, status, session, decision: row[index] })),
      ),
    ),
  )('$attempt $name with a session that is $status: $decision', ({ attempt, name, session, decision }) => {
    expect(decideActor(attempt, { actor: 'session', name }, session)).toBe(decision);
  });

  test('the share link and the organizer need no session, whatever the attempt and the mutation', () => {
    const attempts = [...new Set(table.map(([attempt]) => attempt))];
    const names = [...new Set(table.map(([, name]) => name))];
    for (const attempt of attempts)
      for (const name of names)
        for (const actor of ['link', 'organizer'])
          for (const session of Object.values(sessions).flat())
            expect(decideActor(attempt, { actor, name }, session)).toBe('allow');
  });

  test('a mutation of a newer build is an ordinary one', () => {
    expect(decideActor('enqueue', { actor: 'session', name: 'castTimeVote' }, { state: 'leaving' })).toBe(
      'session_revoked',
    );
  });
});

describe('a join', () => {
  test('is under way for a session whose join or claim is among the entries', () => {
    expect(isJoining([{ actor: 'a', name: 'joinGroup' }], 'a')).toBe(true);
    expect(isJoining([{ actor: 'a', name: 'claimMember' }], 'a')).toBe(true);
    expect(isJoining([{ actor: 'b', name: 'joinGroup' }], 'a')).toBe(false);
    expect(isJoining([{ actor: 'a', name: 'castDateVote' }], 'a')).toBe(false);
  });

  test.each([
    ['of the same session', { order: 2, actor: 'a', memberId: 'm' }, true],
    ['of the same member under another session', { order: 2, actor: 'b', memberId: 'm' }, true],
    ['of another member under another session', { order: 2, actor: 'b', memberId: 'n' }, false],
    ['of the link', { order: 2, actor: 'link' }, false],
    ['that is the join itself', { order: 1, actor: 'a', memberId: 'm' }, false],
  ])('is waited for by an entry %s: %3$s', (_what, entry, waits) => {
    expect(waitsForJoin(entry, { order: 1, actor: 'a', memberId: 'm' })).toBe(waits);
  });
});

describe('a member who logs in again', () => {
  const entry = { actor: 'old', memberId: 'm', name: 'castDateVote', state: 'pending' as const };
  const ended = { state: 'ended' as const, why: 'removed' as const };

  test.each([
    ['pending, session ended', entry, ended, 'requeue'],
    ['pending, session missing', entry, undefined, 'requeue'],
    ['pending, session leaving', entry, { state: 'leaving' as const }, 'keep'],
    ['pending, session active', entry, { state: 'active' as const }, 'keep'],
    ['of another member', { ...entry, memberId: 'n' }, ended, 'keep'],
    ['done', { ...entry, state: 'done' as const, code: 'applied' }, ended, 'keep'],
    [
      'rejected for want of a session',
      { ...entry, state: 'rejected' as const, code: 'session_revoked' },
      ended,
      'requeue',
    ],
    ['rejected by the server', { ...entry, state: 'rejected' as const, code: 'member_removed' }, ended, 'reassign'],
    ['a join', { ...entry, name: 'joinGroup' }, ended, 'keep'],
    ['a log-out', { ...entry, name: 'logout' }, ended, 'keep'],
  ])('inherits an entry that is %s: %4$s', (_what, one, session, expected) => {
    expect(inherit(one, session, 'm')).toBe(expected);
  });

  test('never inherits what the own session of another member made', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(sessions).flat()),
        fc.constantFrom('pending' as const, 'rejected' as const, 'done' as const),
        fc.constantFrom('castDateVote', 'joinGroup', 'logout'),
        (session, state, name) => inherit({ ...entry, name, state }, session, 'somebody else') === 'keep',
      ),
    );
  });
});
