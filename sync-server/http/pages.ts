import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '#shared/kernel/errors.ts';
import { isPage } from '#shared/kernel/routes.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/kernel/languages.ts';
import { appName } from '#shared/kernel/app-name.ts';
import type { Instance } from '#server/kernel/instance-settings.ts';
import { shellAt } from './base-path.ts';
import { compressedFiles } from './compressed-files.ts';
import { instanceShell, shellMark } from './instance-shell.ts';
import { keptAssets } from './kept-assets.ts';
import {
  exploreMeta,
  homeMeta,
  joinMeta,
  linkLanguage,
  withMeta,
  type MetaSources,
  type PageMeta,
} from './page-meta.ts';
import { isHost } from './security.ts';
import { requestLanguage } from './sentences.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Names have hashes: a year, as long as browsers keep anything. */
const forEver = { immutable: true, maxAge: 365 * 24 * 60 * 60 * 1000 };

interface PageSources {
  /** The built app. */
  directory: string;
  /** Where files of the build before lie; none unless told. */
  keptAssets?: string | undefined;
  /** Where links point; the visitor's own address when it is not set. */
  publicUrl: string | undefined;
  /** See `AppDeps`. */
  basePath: string;
  /** See `AppDeps`. */
  instance?: Instance | undefined;
  sendsMail: boolean;
  /** Counts requests for pages. */
  limit: RequestHandler;
  /**
   * The group behind a share link's token: its name, and the path of its picture. @throws DomainError too_many_requests
   */
  invitation: (
    request: Request,
    shareUrl: string,
    language: Language,
  ) => Promise<{ name: string; picture: string } | undefined>;
  /** The destinations as they are now. */
  destinations: () => Promise<MetaSources>;
}

/**
 * The built app: hashed assets are cached for a year, the shell is revalidated, and a path that is no page has status
 * 404.
 */
export function pages({
  directory,
  keptAssets: kept,
  publicUrl,
  basePath,
  instance,
  sendsMail,
  limit,
  invitation,
  destinations,
}: PageSources): Router {
  const router = Router();
  const homeOf = (request: Request): string => (publicUrl ?? askedOrigin(request)) + basePath;
  const indexFile = join(directory, 'index.html');
  const built = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined;
  const told = built && instanceShell(instance, sendsMail, built);
  const shell = told && shellAt(basePath, told);
  const nameIn = (language: Language) => appName(language, instance?.name);

  const groupMeta = async (request: Request): Promise<PageMeta | undefined> => {
    const [, shareUrl] = /^\/join\/([^/]+)\/?$/.exec(request.path) ?? [];
    if (shareUrl === undefined) return undefined;
    const language = linkLanguage(request);
    const found = await invitation(request, shareUrl, language);
    return found && joinMeta(language, found.name, found.picture, nameIn(language));
  };

  router.get('/manifest.webmanifest', (request, response) => {
    const asked = request.query['lang'];
    response
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .json(webManifest(isLanguage(asked) ? asked : defaultLanguage, basePath, instance));
  });
  router.get('/robots.txt', (request, response) => {
    const hidden = [
      '/api/',
      '/group/',
      '/groups/',
      '/group-results/',
      '/join/',
      '/results/',
      '/preferences/',
      '/custom-survey/',
      '/this-device',
    ];
    response
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          ...hidden.map((path) => `Disallow: ${basePath}${path}`),
          '',
          `Sitemap: ${homeOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      );
  });
  router.get('/sitemap.xml', limit, (request, response, next) => {
    destinations()
      .then(({ core }) => {
        response
          .set('Cache-Control', 'no-cache')
          .type('application/xml')
          .send(sitemap(homeOf(request), core));
      })
      .catch(next);
  });
  router.use(
    '/assets',
    compressedFiles(
      join(directory, 'assets'),
      `public, max-age=${forEver.maxAge / 1_000}, immutable`,
      join(directory, '.compressed'),
    ),
    express.static(join(directory, 'assets'), { ...forEver, index: false, redirect: false }),
    ...(kept === undefined ? [] : [keptAssets(kept)]),
    (_request: Request, _response: Response, next: NextFunction) => {
      next(new DomainError('not_found'));
    },
  );
  // What the service worker keeps as every page is not the file as it was built.
  if (shell !== undefined && shell !== built)
    router.get('/index.html', (_request, response) => {
      response.set('Cache-Control', 'no-cache').type('html').send(shell);
    });
  const worker = join(directory, 'service-worker.js');
  if (told !== undefined && told !== built && existsSync(worker)) {
    const marked = shellMark(told) + readFileSync(worker, 'utf8');
    router.get('/service-worker.js', (_request, response) => {
      response.set('Cache-Control', 'no-cache').type('text/javascript').send(marked);
    });
  }
  router.use(
    compressedFiles(directory, 'no-cache'),
    express.static(directory, {
      index: false,
      setHeaders: (response) => {
        response.setHeader('Cache-Control', 'no-cache');
      },
    }),
  );
  router.get('/{*path}', limit, (request: Request, response: Response, next) => {
    // A missing file is a 404 of its own, never the shell (a browser would run the HTML as a script).
    if (/\.[a-z0-9]{1,8}$/i.test(request.path) || shell === undefined) {
      next();
      return;
    }
    const answer = async () => {
      const explore = await exploreMeta(request, destinations, nameIn, basePath);
      const isKnown = isPage(request.path) && explore !== 'missing';
      const isPrivate =
        isKnown && request.path !== '/' && !/^\/(([a-z]{2}\/)?explore|create-group)(\/|$)/.test(request.path);
      if (isPrivate || !isKnown) response.set('X-Robots-Tag', 'noindex');
      const meta = isKnown ? (explore ?? homeMeta(request, nameIn) ?? (await groupMeta(request))) : undefined;
      response
        .status(isKnown ? 200 : 404)
        .set({ 'Cache-Control': 'no-cache', 'Content-Language': meta?.language ?? requestLanguage(request) })
        .vary('Accept-Language')
        .type('html')
        .send(meta ? withMeta(shell, meta, homeOf(request), basePath) : shell);
    };
    answer().catch(next);
  });
  return router;
}

/** The address that the visitor asked; a host that is none is left out. */
function askedOrigin(request: Request): string {
  const host = request.get('host') ?? '';
  return isHost(host) ? `${request.protocol}://${host}` : '';
}
