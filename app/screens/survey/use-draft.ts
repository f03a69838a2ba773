import { useEffect, useRef, useState } from 'react';
import { useDevice } from '#app/local/device.ts';
import { clearDraft, draftKey, forgetMirror, readDraft, saveDraft } from '#app/local/drafts.ts';
import { emptyDraft, parseDraft, type SurveyDraft } from '#shared/survey/draft.ts';
import { move, type Move } from '#shared/survey/steps.ts';

export type DraftState = { kind: 'loading' } | { kind: 'none' } | { kind: 'open'; draft: SurveyDraft };

interface KeptDraft {
  state: DraftState;
  /** False while this device does not keep what is typed (no room, private mode). */
  isKept: boolean;
  act: (does: Move) => void;
  open: (draft: SurveyDraft) => void;
  /** Throws what was typed away. */
  drop: () => void;
  /** The draft has become a queued write, which took it off this device. */
  forget: () => void;
}

/** The survey being filled in: every change is kept on this device as it is made, and found again after a reload or a crash. */
export function useDraft(groupId: string, memberId: string): KeptDraft {
  const device = useDevice();
  const key = draftKey.survey(groupId, memberId);
  const [state, setState] = useState<DraftState>({ kind: 'loading' });
  const [isKept, setIsKept] = useState(true);
  const latest = useRef<SurveyDraft | undefined>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const show = (stored: unknown) => {
      if (!isCurrent) return;
      const draft = parseDraft(stored);
      latest.current = draft;
      setState(draft ? { kind: 'open', draft } : { kind: 'none' });
    };
    readDraft(device, key).then(show, () => {
      show(undefined);
      setIsKept(false);
    });
    return () => { isCurrent = false; };
  }, [device, key]);

  const open = (draft: SurveyDraft) => {
    latest.current = draft;
    setState({ kind: 'open', draft });
    saveDraft(device, key, draft).then(() => setIsKept(true), () => setIsKept(false));
  };
  const leave = () => {
    latest.current = undefined;
    setState({ kind: 'none' });
  };
  return {
    state,
    isKept,
    open,
    act: (does) => { open(move(latest.current ?? emptyDraft(), does)); },
    drop: () => {
      leave();
      clearDraft(device, key).catch(() => setIsKept(false));
    },
    forget: () => {
      leave();
      forgetMirror(key);
    },
  };
}
