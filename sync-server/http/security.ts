import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { DomainError } from '#shared/kernel/errors.ts';

/**
 * Headers of every answer. helmet's defaults would add upgrade-insecure-requests, which breaks plain HTTP on a LAN, so the directives
 * are named here.
 */
export function securityHeaders(publicUrl: string | undefined): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Older browsers do not count the page's own socket as 'self'.
        connectSrc: ["'self'", (request) => ownSocket(request, publicUrl)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // Means nothing on plain HTTP; a proxy that ends TLS sets its own.
    strictTransportSecurity: false,
  });
}

/** `ws://host` of the page's own host; nothing for a host that is none. */
function ownSocket({ headers }: IncomingMessage, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl.replace(/^http/, 'ws');
  const { host = '' } = headers;
  return isHost(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** A name or an address with an optional port. */
export const isHost = (host: string): boolean => /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host);

/** Unsafe methods from another site are refused; programs that send neither header are not browsers. */
export function sameOrigin(publicUrl: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      next();
      return;
    }
    const isForeign =
      request.get('sec-fetch-site') === 'cross-site' ||
      !isOwnOrigin(request.get('origin'), request.get('host'), publicUrl);
    next(isForeign ? new DomainError('origin_refused') : undefined);
  };
}

/** Whether an `Origin` header names this server: the host that was asked, or PUBLIC_URL. Absent is fine. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
