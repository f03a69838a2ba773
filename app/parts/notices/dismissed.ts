import { useState } from 'react';
import { own } from '#app/kernel/base.ts';

const prefix = own('moyeo-dismissed:');

/**
 * Whether a hint was dismissed on this device, and a function that dismisses it. Without storage this lasts until the
 * page is closed.
 */
export function useDismissed(hint: string): [boolean, () => void] {
  const [isDismissed, setDismissed] = useState(() => read(hint));
  return [
    isDismissed,
    () => {
      setDismissed(true);
      write(hint);
    },
  ];
}

const inMemory = new Set<string>();

function read(hint: string): boolean {
  if (inMemory.has(hint)) return true;
  try {
    return localStorage.getItem(prefix + hint) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function write(hint: string): void {
  inMemory.add(hint);
  try {
    localStorage.setItem(prefix + hint, '1');
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
