import type { RequestHandler } from 'express';
import { DomainError } from '#shared/kernel/errors.ts';

/** Monitors ask the process itself, past the proxy. */
const alsoOutside = /^\/(healthz|readyz)(\?|$)/;

/**
 * Takes BASE_PATH off a request's address, so that every route is written as at the root of a host. Outside of it there
 * is nothing, and the path itself without a slash leads to the first page: a service worker does not control it.
 * @param basePath like `/trips/moyeo`; empty at the root
 */
export function takeOffBasePath(basePath: string): RequestHandler {
  return (request, response, next) => {
    const rest = request.url.slice(basePath.length);
    if (request.url.startsWith(`${basePath}/`)) request.url = rest;
    else if (request.url.startsWith(basePath) && /^(\?|$)/.test(rest)) {
      response.redirect(307, `${basePath}/${rest}`);
      return;
    } else if (!alsoOutside.test(request.url)) {
      next(new DomainError('not_found'));
      return;
    }
    next();
  };
}

/**
 * The addresses of the built shell below BASE_PATH, which it tells to the app (`app/kernel/base.ts`). Its scripts are
 * not touched: the CSP has their hashes.
 */
export const shellAt = (basePath: string, shell: string): string =>
  basePath === ''
    ? shell
    : shell
        .replace(/(?<=<(?:link|script)\b[^>]*\s(?:href|src)=")(?=\/)/g, basePath)
        .replace(/<html lang="\w+"/, (start) => `${start} data-base="${basePath}/"`);
