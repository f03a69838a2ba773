import { createStore, useStore } from '#app/kernel/store.ts';

/** Chromium's offer to install: it comes once, early, and is kept here until the install card asks for it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const kept = createStore<InstallPrompt | undefined>(undefined);

if (typeof addEventListener === 'function') {
  addEventListener('beforeinstallprompt', (event) => {
    // No bar of the browser's own on landing: the card comes after the first success.
    event.preventDefault();
    kept.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => {
    kept.set(undefined);
  });
}

export const useCanInstall = (): boolean => useStore(kept) !== undefined;

/** Opens the browser's own question. It may be asked once. @returns whether the answer was yes. */
export async function install(): Promise<boolean> {
  const prompt = kept.get();
  if (!prompt) return false;
  kept.set(undefined);
  return (await prompt.prompt()).outcome === 'accepted';
}

/** Whether the page already runs as an installed app. */
export function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}
