import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { listOwnSessions } from '#shared/member/endpoints.ts';
import { call } from '#app/net/call.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { addToOutbox, enqueue, writtenBy } from '#app/local/outbox/queue.ts';
import { endSession } from './members.ts';

export type OwnSession = OutputOf<typeof listOwnSessions>[number];

/** Where a member is logged in; only the server knows. */
export type OwnSessions = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; sessions: OwnSession[] };

const fetchTimeoutMs = 8_000;

export function useOwnSessions({ groupId, secret }: StoredSession): OwnSessions {
  const [state, setState] = useState<OwnSessions>({ kind: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    call(listOwnSessions, {
      params: { ref: groupId },
      bearer: secret,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(fetchTimeoutMs)]),
    }).then(
      (sessions) => {
        setState({ kind: 'ready', sessions });
      },
      () => {
        if (!stop.signal.aborted) setState({ kind: 'failed' });
      },
    );
    return () => {
      stop.abort();
    };
  }, [groupId, secret]);
  return state;
}

/**
 * Logs the session's member out elsewhere. @param sessionId one session, as the server names it; left out: all others
 */
export function endSessions(device: Device, session: StoredSession, sessionId?: string): Promise<string> {
  return enqueue(device, {
    ...writtenBy(session),
    name: 'endSessions',
    input: sessionId === undefined ? {} : { sessionId },
  });
}

/** Logs out here and wherever else the member is logged in. */
export async function logOutEverywhere(device: Device, session: StoredSession): Promise<void> {
  const { db } = device;
  await db.write([db.sessions, db.outbox, db.rows], async () => {
    await addToOutbox(device, {
      ...writtenBy(session),
      name: 'endSessions',
      input: {},
    });
    await endSession(device, session);
  });
}
