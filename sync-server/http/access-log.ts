import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Log } from '#server/kernel/log.ts';
import { requestContext, traceIdOf } from '#server/kernel/request-context.ts';
import { requestIdOf } from './errors.ts';

/** A line for each request of a person at `info`; files and the questions of monitors at `debug`. */
export function accessLog(log: Log, trustProxyHops: number): RequestHandler[] {
  return [
    pinoHttp({
      logger: log,
      genReqId: () => randomUUID(),
      // The path holds capabilities (ids, share links), so only its shape is logged.
      serializers: {
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: pathShape(request.url),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customLogLevel: (request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : isQuiet(request.url ?? '') ? 'debug' : 'info',
    }),
    (request, response, next) => {
      const requestId = requestIdOf(request);
      const traceId = traceIdOf(request.get('traceparent'));
      response.set('X-Request-Id', requestId);
      requestContext.run(traceId ? { requestId, traceId } : { requestId }, next);
    },
    ...(trustProxyHops === 0 ? [warnOfProxy(log)] : []),
  ];
}

const isQuiet = (url: string): boolean => /^\/(healthz|readyz|metrics|assets\/|icons\/)/.test(url);

/** Behind a proxy that is not counted, all visitors are one address, and share its limits: they are locked out without a word. */
function warnOfProxy(log: Log): RequestHandler {
  let hasWarned = false;
  return (request, _response, next) => {
    if (!hasWarned && (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined)) {
      hasWarned = true;
      log.warn(
        'Requests come through a proxy, but TRUST_PROXY is 0: everybody shares one rate limit. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    next();
  };
}

/** `/api/groups/0192…/members?x=1` -> `/api/groups/:/members`: anything that could be an id, a token or a name is left out. */
function pathShape(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((part) => (/^[a-z.-]{0,24}$/.test(part) ? part : ':'))
    .join('/');
}
