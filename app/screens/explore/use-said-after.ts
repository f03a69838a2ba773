import { useEffect, useState } from 'react';

/** A text that is told to screen readers once it has stayed the same for so many milliseconds. */
export function useSaidAfter(text: string, ms: number): string {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const later = setTimeout(() => {
      setSaid(text);
    }, ms);
    return () => {
      clearTimeout(later);
    };
  }, [text, ms]);
  return said;
}
