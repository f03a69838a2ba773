import { plainClone } from './plain-clone.ts';

/** As much of an `AbortSignal` as Dexie and the exchange ask for. */
class LightSignal {
  aborted = false;
  private listeners: (() => void)[] = [];

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.push(listener);
  }

  fire(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of this.listeners.splice(0)) listener();
  }
}

class LightAbortController {
  readonly signal = new LightSignal();

  abort(): void {
    this.signal.fire();
  }
}

const native = {
  structuredClone: globalThis.structuredClone,
  queueMicrotask: globalThis.queueMicrotask,
  AbortController: globalThis.AbortController,
};
const settled = Promise.resolve();
const then = settled.then.bind(settled);
const queueMicrotask = (act: () => void): void => {
  void then(act);
};
const traceLimit = Error.stackTraceLimit;

/**
 * Replacements for what Node offers, without what is slow and no run needs: clones of anything, a context for each
 * microtask, an event and an exception for each signal, a stack for each exception. Nothing comes in another order.
 */
export function installLightPlatform(hasStacks: boolean): void {
  Object.assign(globalThis, { structuredClone: plainClone, queueMicrotask, AbortController: LightAbortController });
  if (!hasStacks) Error.stackTraceLimit = 0;
}

export function uninstallLightPlatform(): void {
  Object.assign(globalThis, native);
  Error.stackTraceLimit = traceLimit;
}
