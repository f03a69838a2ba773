import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

/** What is known of the request that is being answered. One store for all of it: each costs something at every await. */
export interface RequestContext {
  /** What every log line says that is written meanwhile. */
  logged?: {
    requestId: string;
    /** Of a `traceparent` header: the trace that the request belongs to. */
    traceId?: string;
  };
  /** Once it has been read who makes it. */
  caller?: Caller;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Who makes the request; nobody for what comes from no request. */
export const currentCaller = (): Caller | undefined => requestContext.getStore()?.caller;

/** @returns the trace of a W3C `traceparent` header; nothing for anything else. */
export function traceIdOf(header: string | undefined): string | undefined {
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(header ?? '')?.[1];
  return id && /[^0]/.test(id) ? id : undefined;
}
