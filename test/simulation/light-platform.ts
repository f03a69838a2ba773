import { plainClone } from './plain-clone.ts';

const native = {
  structuredClone: globalThis.structuredClone,
  queueMicrotask: globalThis.queueMicrotask,
};
const settled = Promise.resolve();
const then = settled.then.bind(settled);
const traceLimit = Error.stackTraceLimit;

/**
 * What Node offers, without what it costs and no story needs: clones of anything, a context for each microtask, a stack for each
 * exception. Nothing comes in another order.
 */
export function installLightPlatform(hasStacks: boolean): void {
  Object.assign(globalThis, { structuredClone: plainClone, queueMicrotask: (act: () => void) => { void then(act); } });
  if (!hasStacks) Error.stackTraceLimit = 0;
}

export function uninstallLightPlatform(): void {
  Object.assign(globalThis, native);
  Error.stackTraceLimit = traceLimit;
}
