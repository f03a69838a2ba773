export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

let current: Toast | null = null;
let made = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows one sentence for a while, with an action (take it back) if there is one. It takes the place of the one before. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  made += 1;
  set({ ...toast, id: made });
}

/** Takes the toast away; with an id only if it is still that one. */
export function hideToast(id?: number): void {
  if (id === undefined || current?.id === id) set(null);
}

/** For the host only. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => current,
};
