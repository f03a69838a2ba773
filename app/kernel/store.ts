import { useSyncExternalStore } from 'react';

/** One value that lives outside React and whose changes can be observed. */
export interface Store<T> {
  get: () => T;
  /** Notifies the listeners unless the value is the same (`Object.is`). */
  set: (value: T) => void;
  /** @returns how to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The store's value; the component renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get, store.get);
