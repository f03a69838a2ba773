import { useEffect, useState } from 'react';
import { CallError, Unreachable } from '#app/net/call.ts';
import { pushServer } from './push-server.ts';

/** `unknown` while it has not been asked, or cannot be reached. */
export type PushServerState = 'tells' | 'silent' | 'unknown';

let state: PushServerState = 'unknown';

/** Whether this server sends notifications at all. Asked until it has answered, then not again on this page. */
export function usePushServer(): PushServerState {
  const [known, setKnown] = useState(state);
  useEffect(() => {
    if (state !== 'unknown') return;
    let isWanted = true;
    void askServer().then((answer) => {
      state = answer;
      if (isWanted) setKnown(answer);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return known;
}

async function askServer(): Promise<PushServerState> {
  try {
    await pushServer.publicKey();
    return 'tells';
  } catch (error) {
    if (error instanceof CallError) return error.status === 404 ? 'silent' : 'unknown';
    if (error instanceof Unreachable) return 'unknown';
    throw error;
  }
}
