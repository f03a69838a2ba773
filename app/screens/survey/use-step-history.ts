import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { steps, type Step } from '#shared/survey/draft.ts';

/** What an entry of the browser's history says of the survey. */
interface StepEntry {
  surveyStep: Step;
  /** The step of the entry before this one; absent where that entry is another page. */
  before?: Step;
  /** How many of the entries before this one are steps of the same visit. */
  depth: number;
}

/**
 * One entry of the browser's history per step, so that the browser's Back leads to the step before. The address stays
 * the same: a link to a step would mean nothing on another device.
 *
 * @param lead is told of the step that Back or Forward has led to
 * @returns goes back to the entry with which the survey was opened: for when its answer is sent
 */
export function useStepHistory(step: Step, lead: (to: Step) => void): () => void {
  const navigate = useNavigate();
  const place = useLocation();
  const type = useNavigationType();
  /** The present entry; the router tells of a new one only with a later render. */
  const at = useRef<StepEntry>(undefined);
  const followed = useRef(step);

  const put = (next: StepEntry, how: 'push' | 'replace') => {
    const { pathname, search, hash } = place;
    at.current = next;
    void navigate({ pathname, search, hash }, { state: next, replace: how === 'replace' });
  };
  const onEntry = useEffectEvent(() => {
    const entry = readEntry(place.state);
    if (!entry) put(at.current ?? { surveyStep: step, depth: 0 }, 'replace');
    else if (type === NavigationType.Pop) {
      at.current = entry;
      if (entry.surveyStep !== step) lead(entry.surveyStep);
    }
  });
  const onStep = useEffectEvent(() => {
    const hasChanged = followed.current !== step;
    followed.current = step;
    const from = at.current;
    if (!hasChanged || !from || from.surveyStep === step) return;
    if (from.before === step) void navigate(-1);
    else put({ surveyStep: step, before: from.surveyStep, depth: from.depth + 1 }, 'push');
  });
  useEffect(() => {
    onEntry();
  }, [place.key]);
  useEffect(() => {
    onStep();
  }, [step]);

  return () => {
    const { depth = 0 } = at.current ?? {};
    if (depth > 0) void navigate(-depth);
  };
}

function readEntry(state: unknown): StepEntry | undefined {
  const entry = state as Partial<StepEntry> | null;
  return steps.some((one) => one === entry?.surveyStep) ? (entry as StepEntry) : undefined;
}
