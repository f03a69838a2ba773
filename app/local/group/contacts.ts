import { useEffect, useState } from 'react';
import { listContacts } from '#shared/organizer/endpoints.ts';
import { useDevice } from '#app/local/device/device.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { organizerToken } from './organizer.ts';

const fetchTimeoutMs = 8_000;

/** Members' e-mail addresses by member, asked of the server and kept nowhere; none where it cannot be reached. */
export function useContacts(groupId: string): ReadonlyMap<string, string> {
  const device = useDevice();
  const [contacts, setContacts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      const bearer = await organizerToken(device, groupId);
      if (bearer === undefined || stop.signal.aborted) return;
      const found = await call(listContacts, {
        params: { ref: groupId },
        bearer,
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(fetchTimeoutMs)]),
      });
      setContacts(new Map(found.map(({ memberId, email }) => [memberId, email])));
    };
    // Without them the page is whole: they are an addition for who is connected.
    ask().catch((error: unknown) => {
      if (!(error instanceof Unreachable) && !(error instanceof CallError)) reportError(error);
    });
    return () => {
      stop.abort();
    };
  }, [device, groupId]);
  return contacts;
}
