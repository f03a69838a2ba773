import compression from 'compression';
import express, { type Express } from 'express';
import type { Knex } from 'knex';
import { DomainError } from '#shared/kernel/errors.ts';
import { shareUrlPattern } from '#shared/kernel/ids.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';
import { allPlacesOfCity, catalogueOf } from '#server/destination/catalogue.ts';
import { resolveGroupId } from '#server/access/groups.ts';
import { groupProfiles } from '#server/group/store.ts';
import type { Instance } from '#server/kernel/instance-settings.ts';
import type { Log } from '#server/kernel/log.ts';
import type { Redis } from '#server/kernel/redis.ts';
import { groupPicture } from '#server/pictures/group-picture.ts';
import { unsubscribePath } from '#server/mail/address-id.ts';
import { pictureName } from '#server/pictures/picture-store.ts';
import type { StorageHealth } from '#server/kernel/storage-failure.ts';
import type { Tracing } from '#server/http/tracing.ts';
import { jsonBody } from './body.ts';
import type { Services } from '#server/kernel/handler.ts';
import { mountApi, strangerOf } from './dispatch.ts';
import { accessLog } from './access-log.ts';
import { takeOffBasePath } from './base-path.ts';
import { calendarFeed } from './calendar-feed.ts';
import { errorHandler } from './errors.ts';
import { inlineScripts } from './inline-scripts.ts';
import { inlineStyle, instanceStyle } from './instance-shell.ts';
import { rateLimits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApiPages } from './open-api-pages.ts';
import { pages } from './pages.ts';
import { photoFiles } from './photos.ts';
import { liveness, readiness } from './readiness.ts';
import { scenes } from './scenes.ts';
import { groupPicturePath, sharePictures } from './share-pictures.ts';
import { ownHost, sameOrigin, securityHeaders } from './security.ts';
import { withoutServiceWorker } from './service-worker-off.ts';
import { unsubscribe } from './unsubscribe.ts';
import { securityText } from './security-text.ts';

/** What the HTTP side needs. */
export interface AppDeps {
  db: Knex;
  log: Log;
  now: () => number;
  /** The origin of links; the visitor's own when it is not set. */
  publicUrl: string | undefined;
  /** The path below which everything is served, like `/trips/moyeo`; empty at the root. */
  basePath: string;
  /** Who is told of a weakness: `mailto:` or an https address; left out: nobody is named. */
  securityContact?: string | undefined;
  /** What the operator makes of the instance; nothing unless told. */
  instance?: Instance | undefined;
  /** `false`: in the place of the service worker there is one that takes itself off; on unless told. */
  serviceWorker?: boolean;
  rateLimits: boolean;
  trustProxyHops: number;
  /** The built app; absent in development, where Vite serves it. */
  clientDirectory: string | undefined;
  /** See `ServerDeps`. */
  keptAssets?: string | undefined;
  /** See `ServerDeps`. */
  redis?: Redis | undefined;
  /** See `ServerDeps`. */
  photoDirectory?: string | undefined;
  services: Services;
  storage: StorageHealth;
  metrics: Metrics | undefined;
  /** See `ServerDeps`. */
  tracing?: Tracing | undefined;
  isStopping: () => boolean;
}

export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', 'strong');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxyHops);

  app.use(...accessLog(deps.log, deps.trustProxyHops, deps.basePath));
  if (deps.tracing) app.use(deps.tracing.requests);
  if (deps.metrics) app.use(deps.metrics.timing);
  const style = instanceStyle(deps.instance);
  const styles = style === undefined ? [] : [inlineStyle(style)];
  app.use(securityHeaders(deps.publicUrl, inlineScripts(deps.clientDirectory), styles));
  app.use(compression());
  if (deps.basePath !== '') app.use(takeOffBasePath(deps.basePath));

  if (deps.metrics) app.get('/metrics', deps.metrics.page);
  app.get('/healthz', liveness(deps));
  app.get('/readyz', readiness(deps));

  app.use(ownHost(deps.publicUrl, deps.trustProxyHops));
  if (deps.securityContact !== undefined)
    app.get('/.well-known/security.txt', securityText(deps.securityContact, deps));
  const limitOf = rateLimits(deps.rateLimits, deps.redis);
  const { budget } = deps.services;
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.use(sameOrigin(deps.publicUrl));
  mountApi(router, deps.services, (definition) => [
    limitOf(definition),
    ...(definition.input ? jsonBody(definition.bodyBytes ?? limits.bodyBytes) : []),
  ]);
  const groupOf = async (request: express.Request, shareUrl: string) => {
    if (!shareUrlPattern.test(shareUrl)) return undefined;
    const caller = strangerOf(request);
    budget.checkMisses(caller);
    const groupId = await resolveGroupId(deps.db, shareUrl);
    if (!groupId) budget.missed(caller);
    return groupId;
  };
  const core = async () => (await catalogueOf(deps)).core;
  const made = ['/api/calendars', '/api/docs', unsubscribePath, '/previews/drawn', '/covers/scenes'];
  app.use(made, limitOf({ limit: 'page' }));
  app.use(calendarFeed({ db: deps.db, core, groupOf }));
  const missed = (request: express.Request) => {
    budget.checkMisses(strangerOf(request));
    budget.missed(strangerOf(request));
  };
  app.use(unsubscribe({ db: deps.db, now: deps.now, basePath: deps.basePath, missed }));
  app.use(apiOnly(router));
  app.use('/api/docs', openApiPages(deps.basePath));
  app.use('/api', (request, _response, next) => {
    const caller = strangerOf(request);
    budget.checkMisses(caller);
    budget.missed(caller);
    next(new DomainError('not_found'));
  });

  if (deps.photoDirectory !== undefined) app.use('/photos', photoFiles(deps.photoDirectory));
  if (deps.serviceWorker === false) app.get('/service-worker.js', withoutServiceWorker);
  if (deps.clientDirectory) {
    const invitation = async (request: express.Request, shareUrl: string, language: Language) => {
      const groupId = await groupOf(request, shareUrl);
      if (groupId === undefined) return undefined;
      const name = (await groupProfiles.live(deps.db, groupId))[0]?.data.name ?? '';
      const drawing = await groupPicture(deps.db, groupId, await core(), language);
      return { name, picture: groupPicturePath(shareUrl, language, pictureName(drawing)) };
    };
    const destinations = async () => {
      const catalogue = await catalogueOf(deps);
      return { core: catalogue.core, placesOfCity: (cityId: string) => allPlacesOfCity(deps.db, catalogue, cityId) };
    };
    app.use('/covers/scenes', scenes(core));
    const spend = (request: express.Request) => {
      budget.draw(strangerOf(request));
    };
    app.use(sharePictures({ db: deps.db, core, groupOf, spend }));
    const { clientDirectory: directory, keptAssets, publicUrl, basePath, instance } = deps;
    const limit = limitOf({ limit: 'page' });
    const { sendsMail } = deps.services;
    app.use(
      pages({ directory, keptAssets, publicUrl, basePath, instance, sendsMail, limit, invitation, destinations }),
    );
  }
  app.use((_request, _response, next) => {
    next(new DomainError('not_found'));
  });
  app.use(errorHandler(deps.log));
  return app;
}

/** The router's own headers (no-store) are for API paths only. */
function apiOnly(router: express.Router): express.RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith('/api/') && !request.path.startsWith('/api/docs')) router(request, response, next);
    else next();
  };
}
