import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line says that is written while a request is answered. */
export interface RequestContext {
  requestId: string;
  /** Of a `traceparent` header: the trace that the request belongs to. */
  traceId?: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** @returns the trace of a W3C `traceparent` header; nothing for anything else. */
export function traceIdOf(header: string | undefined): string | undefined {
  const id = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/.exec(header ?? '')?.[1];
  return id && /[^0]/.test(id) ? id : undefined;
}
