import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { isPage } from '#shared/routes.ts';
import { defaultLanguage, isLanguage } from '#shared/languages.ts';
import { requestLanguage } from './sentences.ts';
import { webManifest } from './web-manifest.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** The built app: hashed assets for ever, the shell never stale, a real 404 status for a path that is no page. */
export function pages(directory: string): Router {
  const router = Router();
  const indexFile = join(directory, 'index.html');
  const shell = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;

  router.get('/manifest.webmanifest', (request, response) => {
    const asked = request.query['lang'];
    response.set('Cache-Control', 'no-cache').type('application/manifest+json').json(webManifest(isLanguage(asked) ? asked : defaultLanguage));
  });
  router.get('/robots.txt', (_request, response) => {
    const hidden = ['/api/', '/group/', '/groups/', '/group-results/', '/join/', '/results/', '/preferences/', '/custom-survey/', '/this-device'];
    response.type('text/plain').send(['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), ''].join('\n'));
  });
  router.use('/assets', express.static(join(directory, 'assets'), { immutable: true, maxAge: year, fallthrough: false, index: false }));
  router.use(
    express.static(directory, {
      index: false,
      setHeaders: (response) => { response.setHeader('Cache-Control', 'no-cache'); },
    }),
  );
  router.get('/{*path}', (request: Request, response: Response, next) => {
    // A missing file is a 404 of its own, never the shell (a script that is HTML breaks in strange ways).
    if (/\.[a-z0-9]{1,8}$/i.test(request.path) || shell === undefined) {
      next();
      return;
    }
    const isKnown = isPage(request.path);
    const isPrivate = isKnown && request.path !== '/' && !/^\/(([a-z]{2}\/)?explore|create-group)(\/|$)/.test(request.path);
    if (isPrivate || !isKnown) response.set('X-Robots-Tag', 'noindex');
    response
      .status(isKnown ? 200 : 404)
      .set({ 'Cache-Control': 'no-cache', 'Content-Language': requestLanguage(request) })
      .type('html')
      .send(shell);
  });
  return router;
}
