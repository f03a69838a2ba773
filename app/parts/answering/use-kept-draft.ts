import { useEffect, useRef, useState } from 'react';
import { useDevice } from '#app/local/device/device.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import {
  clearDraft,
  forgetMirror,
  readKept,
  saveDraft,
  watchDraft,
  type Kept as Stored,
} from '#app/local/answers/drafts.ts';

export type KeptState<T> = { kind: 'loading' } | { kind: 'none' } | { kind: 'open'; draft: T };

export interface Kept<T> {
  state: KeptState<T>;
  /** False while this device does not store what is typed (disk full, private mode). */
  isKept: boolean;
  /** Makes `change` on what is there now, or on `start`, and keeps it. */
  act: (start: T, change: (draft: T) => T) => void;
  /** Goes on with this draft; one that was open keeps its base. */
  open: (draft: T) => void;
  /** The same, made on what is saved now. */
  reopen: (draft: T) => void;
  /** The mutation id of the row that the form was opened on, `null` for none (rule P7). */
  base: () => string | null;
  /** Deletes the draft. */
  drop: () => void;
  /** The draft has become a queued write, which deleted it in the same transaction. */
  forget: () => void;
}

/**
 * Something that is being filled in: every change is kept on this device as it is made, and found again after a reload
 * or a crash. A change on another page of this browser comes at once: neither page sends what the other has made old.
 * @param parse reads what an older build may have kept; the same function at every render.
 * @param present the mutation id of the row that is saved now, if it is an answer that is being filled in
 */
export function useKeptDraft<T>(
  key: string,
  parse: (kept: unknown) => T | undefined,
  present: string | null = null,
): Kept<T> {
  const device = useDevice();
  const [state, setState] = useState<KeptState<T>>({ kind: 'loading' });
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<T | undefined>(undefined);
  const base = useRef<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (stored: Stored | undefined) => {
      if (!isCurrent) return;
      const draft = parse(stored?.value);
      latest.current = draft;
      base.current = stored?.base ?? null;
      setState(draft === undefined ? { kind: 'none' } : { kind: 'open', draft });
    };
    const read = () => {
      void tryWrite(device, (on) => readKept(on, key)).then((result) => {
        show(result.kind === 'written' ? result.value : undefined);
        if (result.kind === 'failed') setIsKept(false);
      });
    };
    read();
    const stop = watchDraft(key, read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [device, key, parse]);

  const open = (draft: T) => {
    if (latest.current === undefined) base.current = present;
    latest.current = draft;
    setState({ kind: 'open', draft });
    void tryWrite(device, (on) => saveDraft(on, key, draft, base.current)).then(({ kind }) => {
      setIsKept(kind === 'written');
    });
  };
  const leave = () => {
    latest.current = undefined;
    setState({ kind: 'none' });
  };
  return {
    state,
    isKept,
    open,
    reopen: (draft) => {
      latest.current = undefined;
      open(draft);
    },
    base: () => (latest.current === undefined ? present : base.current),
    act: (start, change) => {
      open(change(latest.current ?? start));
    },
    drop: () => {
      leave();
      void tryWrite(device, (on) => clearDraft(on, key)).then(({ kind }) => {
        if (kind === 'failed') setIsKept(false);
      });
    },
    forget: () => {
      leave();
      forgetMirror(key);
    },
  };
}
