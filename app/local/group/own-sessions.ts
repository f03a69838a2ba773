import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/kernel/endpoint.ts';
import { listOwnSessions } from '#shared/member/endpoints.ts';
import { call } from '#app/net/call.ts';
import type { StoredSession } from '#app/local/device/db.ts';

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
