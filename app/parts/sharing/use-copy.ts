import { useEffect, useState } from 'react';
import { timing } from '#app/kernel/timing.ts';
import { copyText } from './copy-text.ts';

/** The outcome of copying; "copied" lasts 2 s. */
export function useCopy(text: string): { outcome: 'none' | 'copied' | 'failed'; copy: () => Promise<boolean> } {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => {
      setOutcome('none');
    }, timing.copiedMs);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome, round]);
  const copy = async () => {
    const worked = await copyText(text);
    setOutcome(worked ? 'copied' : 'failed');
    setRound((before) => before + 1);
    return worked;
  };
  return { outcome, copy };
}
