import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the section that the address names, and again when its link is pressed again. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}
