import { useSyncExternalStore } from 'react';

/** Chromium's offer to install: it comes once, early, and is kept here until the install card asks for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function keep(prompt: InstallPrompt | undefined): void {
  kept = prompt;
  for (const listener of listeners) listener();
}

if (typeof addEventListener === 'function') {
  addEventListener('beforeinstallprompt', (event) => {
    // No bar of the browser's own on landing: the card comes after the first success.
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => {
    keep(undefined);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useCanInstall(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept !== undefined,
    () => false,
  );
}

/** Opens the browser's own question. It may be asked once. @returns whether the answer was yes. */
export async function install(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  keep(undefined);
  return (await prompt.prompt()).outcome === 'accepted';
}

/** Whether the page already runs as an installed app. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}
