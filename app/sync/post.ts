import type { call as callType } from '#app/net/call.ts';
import type { Post } from './exchange.ts';

const timeoutMs = 20_000;

/** The exchange over HTTP. A request that hangs (hotel Wi-Fi) is given up and tried again; the server remembers what it did. */
export function postExchange(call: typeof callType): Post {
  return (request) => call('postSync', { input: request, signal: AbortSignal.timeout(timeoutMs) });
}
