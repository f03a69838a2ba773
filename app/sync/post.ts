import { postSync } from '#shared/protocol/system-endpoints.ts';
import type { call as callType } from '#app/net/call.ts';
import type { Post } from './exchange.ts';

/** Browsers let a page that is being closed finish requests with bodies of up to 64 KiB. */
const keepaliveBytes = 60_000;

/** The exchange over HTTP. */
export function postExchange(call: typeof callType): Post {
  return (request, signal) => {
    const isLeaving =
      typeof document !== 'undefined' &&
      document.visibilityState === 'hidden' &&
      new TextEncoder().encode(JSON.stringify(request)).length < keepaliveBytes;
    return call(postSync, { input: request, signal, keepalive: isLeaving });
  };
}
