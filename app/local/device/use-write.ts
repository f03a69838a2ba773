import { useCallback, useRef, useState } from 'react';
import { CallError, Unreachable } from '#app/net/call.ts';
import { isStorageFailure, OutdatedCode } from './db.ts';
import { useDevice, type Device } from './device.ts';

/** What became of one local write. `failed`: nothing was written. */
export type WriteResult<T> = { kind: 'written'; value: T } | { kind: 'failed'; error: unknown };

export interface LocalWrite {
  /** Runs a write. It never rejects, so a caller may drop the result. Several may run at the same time. */
  run: <T>(act: (device: Device) => Promise<T>) => Promise<WriteResult<T>>;
  /** The same for a form: does nothing and returns `undefined` while another write of this hook is running. */
  runAlone: <T>(act: (device: Device) => Promise<T>) => Promise<WriteResult<T> | undefined>;
  isWriting: boolean;
  /** Why the last write failed; `undefined` once another one has started. */
  error: unknown;
}

/** The one way for a component to write to this device: `tryWrite`, and whether it is under way and why it failed. */
export function useWrite(): LocalWrite {
  const device = useDevice();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<unknown>();
  // The state above is one render late: two presses within one frame must not create two groups.
  const runningNow = useRef(0);
  const run = useCallback(
    async <T>(act: (device: Device) => Promise<T>): Promise<WriteResult<T>> => {
      runningNow.current += 1;
      setRunning(runningNow.current);
      setError(undefined);
      const result = await tryWrite(device, act);
      if (result.kind === 'failed') setError(result.error);
      runningNow.current -= 1;
      setRunning(runningNow.current);
      return result;
    },
    [device],
  );
  const runAlone = useCallback(
    <T>(act: (device: Device) => Promise<T>) => (runningNow.current > 0 ? Promise.resolve(undefined) : run(act)),
    [run],
  );
  return { run, runAlone, isWriting: running > 0, error };
}

/**
 * A write that may fail, and never rejects. A failure is never silent: the app's notice "Saving on this device fails"
 * appears, unless the server answered with an error or was not reached (`CallError`, `Unreachable`: the caller shows
 * its own sentence) or this code is too old (`OutdatedCode`: the update prompt is already shown). Screens call it
 * through `useWrite`; by itself it is for what no component waits for: a draft that is kept at every letter and read
 * when a form opens, what is noted in passing (news and changes that were read), what follows a write that has
 * succeeded already.
 */
export async function tryWrite<T>(device: Device, act: (device: Device) => Promise<T>): Promise<WriteResult<T>> {
  try {
    return { kind: 'written', value: await act(device) };
  } catch (error) {
    if (!(error instanceof CallError || error instanceof Unreachable || error instanceof OutdatedCode)) {
      // `LocalDb.write` has already reported a failure of its transaction, but not a failure of a read before it.
      device.db.onStorage(false);
      // A storage failure is foreseen. Anything else is a mistake in this code.
      if (!isStorageFailure(error)) reportError(error);
    }
    return { kind: 'failed', error };
  }
}
