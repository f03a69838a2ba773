import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { DomainError } from '#shared/kernel/errors.ts';

/**
 * Headers of every answer. helmet's defaults would add upgrade-insecure-requests, which breaks plain HTTP on a LAN, so
 * the directives are named here.
 * @param inlineScripts hashes of the scripts in the app's own page, as CSP sources; `inlineStyles` likewise
 */
export function securityHeaders(
  publicUrl: string | undefined,
  inlineScripts: readonly string[],
  inlineStyles: readonly string[] = [],
): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'", ...inlineStyles],
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

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/**
 * Whether a request was sent to this server's own name. With PUBLIC_URL any other name is somebody else's that points
 * here (a rebound name, a cache that is to be poisoned); this machine itself may ask by a loopback address. Without
 * PUBLIC_URL the server knows no name.
 */
export function isOwnHost(host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return true;
  return host !== undefined && (new URL(publicUrl).host === host.toLowerCase() || isLoopback(host));
}

/** A proxy that is counted on (TRUST_PROXY) may name the host that it was asked for. */
export const askedHost = ({ headers }: IncomingMessage, trustProxyHops: number): string | undefined => {
  const forwarded =
    trustProxyHops > 0 ? [headers['x-forwarded-host'] ?? []].flat()[0]?.split(',')[0]?.trim() : undefined;
  return forwarded ?? headers.host;
};

/** To whoever asks for another name there is nothing here. */
export function ownHost(publicUrl: string | undefined, trustProxyHops: number): RequestHandler {
  return (request, _response, next) => {
    next(isOwnHost(askedHost(request, trustProxyHops), publicUrl) ? undefined : new DomainError('not_found'));
  };
}
