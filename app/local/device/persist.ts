/** Asks the browser, once per page, not to evict this site's storage. Called after the first saved answer. */
let asked: Promise<boolean> | undefined;
export function keepStorage(): Promise<boolean> {
  asked ??= askToKeep();
  return asked;
}

/** The same at the person's request: the browser is asked again. */
export async function askToKeep(): Promise<boolean> {
  if (typeof navigator === 'undefined' || !('storage' in navigator) || typeof navigator.storage.persist !== 'function')
    return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}

export interface StorageState {
  isPersisted: boolean;
  /** Bytes, as the browser estimates them. */
  usage: number | undefined;
}

export async function storageState(): Promise<StorageState> {
  if (typeof navigator === 'undefined' || !('storage' in navigator)) return { isPersisted: false, usage: undefined };
  const [isPersisted, estimate] = await Promise.all([
    navigator.storage.persisted?.() ?? false,
    navigator.storage.estimate?.(),
  ]);
  return { isPersisted, usage: estimate?.usage };
}
