import { createStore, type Store } from '#app/kernel/store.ts';

export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

/** The toast that is shown now. For the host only. */
export const toastStore: Store<Toast | null> = createStore<Toast | null>(null);

let made = 0;

/** Shows one sentence for a while, with an action (undo) if there is one. It replaces the previous toast. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  made += 1;
  toastStore.set({ ...toast, id: made });
}

/** Removes the toast; with an id only if it is still shown. */
export function hideToast(id?: number): void {
  if (id === undefined || toastStore.get()?.id === id) toastStore.set(null);
}
