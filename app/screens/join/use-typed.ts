import { useEffect, useState } from 'react';
import type { TypedMember } from '#shared/member/form.ts';

const nothing: TypedMember = { name: '', email: '' };
/** After the last letter: browsers take only so many changes of the history in a time. */
const pauseMs = 400;

/** What is typed on the join page. It outlives that the page is loaded again, as when another language is chosen. */
export function useTyped(): [TypedMember, (typed: TypedMember) => void] {
  const [typed, setTyped] = useState(() => (history.state as { typed?: TypedMember } | null)?.typed ?? nothing);
  useEffect(() => {
    if (typed === nothing) return;
    const timer = setTimeout(() => {
      history.replaceState({ ...(history.state as object | null), typed }, '');
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return [typed, setTyped];
}
