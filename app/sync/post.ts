import type { call as callType } from '#app/net/call.ts';
import type { Post } from './exchange.ts';

const timeoutMs = 20_000;
/** Browsers let a page that is going away finish requests of up to 64 KiB. */
const keepaliveBytes = 60_000;

/** The exchange over HTTP. A request that hangs (hotel Wi-Fi) is given up and tried again; the server remembers what it did. */
export function postExchange(call: typeof callType): Post {
  return (request) => {
    const isLeaving = typeof document !== 'undefined' && document.visibilityState === 'hidden' && JSON.stringify(request).length < keepaliveBytes;
    return call('postSync', { input: request, signal: AbortSignal.timeout(timeoutMs), keepalive: isLeaving });
  };
}
