import { useEffect, useState } from 'react';
import type { Lives } from '#shared/recommendation/read-names.ts';
import { loadTopics } from '#app/text/text.ts';
import { laterOptional } from '#app/ui/later.tsx';

const HeardList = laterOptional(() =>
  Promise.all([import('./heard-list.tsx'), loadTopics(['heard', 'explore', 'fit'])]).then(([m]) => m.HeardList),
);

/** So long nothing was typed. */
const pauseMs = 700;
/** Shorter texts say nothing yet. */
const leastLetters = 2;

/** Of a group nobody knows where it lives. */
const nowhere: Lives = {};

interface HeardBackProps {
  text: string;
  lives?: Lives;
  /** The list of a whole life, of which only wishes and names count. */
  isDream?: boolean;
  /** A group's description, which need not say anything that counts. */
  isOfGroup?: boolean;
}

/** What recommendations take from a free text, below its field: read after a pause in typing. */
export function HeardBack({ text, lives = nowhere, isDream = false, isOfGroup = false }: HeardBackProps) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  if (settled.trim().length < leastLetters) return null;
  return <HeardList text={settled} lives={lives} isDream={isDream} isOfGroup={isOfGroup} />;
}
