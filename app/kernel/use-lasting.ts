import { useEffect, useState } from 'react';

/** True once `isSo` has been true for so many milliseconds, and until it is not. */
export function useLasting(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  if (!isSo && lasts) setLasts(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => {
      setLasts(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [isSo, ms]);
  return isSo && lasts;
}
