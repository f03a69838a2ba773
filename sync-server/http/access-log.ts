import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '#server/kernel/log.ts';
import { requestContext, traceIdOf } from '#server/kernel/request-context.ts';
import { requestIdOf } from './errors.ts';
import { pathShape } from './path-shape.ts';

/** A line for each request of a person at `info`; files and the questions of monitors at `debug`. */
export function accessLog(log: Log, trustProxyHops: number, basePath: string): RequestHandler[] {
  return [
    (request, response, next) => {
      const requestId = randomUUID();
      const from = performance.now();
      Object.assign(request, { id: requestId });
      response.once('close', () => {
        writeLine(log, basePath, request, response, performance.now() - from);
      });
      const traceId = traceIdOf(request.get('traceparent'));
      response.set('X-Request-Id', requestId);
      requestContext.run(traceId ? { requestId, traceId } : { requestId }, next);
    },
    ...(trustProxyHops === 0 ? [warnOfProxy(log)] : []),
  ];
}

function writeLine(log: Log, basePath: string, request: Request, response: Response, milliseconds: number): void {
  const { method, originalUrl } = request;
  const level = response.statusCode >= 500 ? 'error' : isQuiet(withoutBase(originalUrl, basePath)) ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      req: { id: requestIdOf(request), method, path: pathShape(originalUrl) },
      res: { status: response.statusCode },
      responseTime: Math.round(milliseconds),
    },
    response.writableFinished ? 'request completed' : 'request aborted',
  );
}

const withoutBase = (url: string, basePath: string): string =>
  url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;

const isQuiet = (url: string): boolean =>
  /^\/(healthz|readyz|metrics|service-worker\.js|(assets|covers|icons|landing|maps|photos|previews|screenshots)\/)/.test(
    url,
  );

/**
 * Behind a proxy that is not counted, all visitors are one address, and share its limits: they are locked out without a
 * word.
 */
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
