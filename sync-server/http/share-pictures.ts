import express, { type Request, type Response, type Router } from 'express';
import type { Knex } from 'knex';
import type { Core } from '#shared/destination/core/read-core.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { isLanguage, type Language } from '#shared/kernel/languages.ts';
import type { Drawing } from '#server/pictures/drawing.ts';
import { appPicture, groupPicture } from '#server/pictures/group-picture.ts';
import { pictureName, PictureStore } from '#server/pictures/picture-store.ts';
import { renderPng } from '#server/pictures/render.ts';
import { sceneOf } from './scenes.ts';

/** A chat that asks again an hour later learns of a decision. */
const maxAgeSeconds = 60 * 60;
const mount = '/previews/drawn';

/** `name` changes with the picture, so that a chat that has kept an older one asks again. */
export const groupPicturePath = (shareUrl: string, language: Language, name: string): string =>
  `${mount}/groups/${shareUrl}/${language}.png?v=${name.slice(0, 8)}`;
export const appPicturePath = (page: 'home' | 'explore', language: Language): string =>
  `${mount}/app/${page}/${language}.png`;
/** Of a country or a city: what it is drawn by in the app. */
export const scenePicturePath = (destinationId: string): string => `${mount}/scenes/${destinationId}.png`;

interface PictureSources {
  db: Knex;
  core: () => Promise<Core>;
  /** The group behind a share link's token. @throws DomainError too_many_requests */
  groupOf: (request: Request, shareUrl: string) => Promise<string | undefined>;
  /** @throws DomainError too_many_requests when too much has been drawn for who asks */
  spend: (request: Request) => void;
}

/** Pictures of link previews, drawn when they are asked for: of groups, of the app, and of countries and cities. */
export function sharePictures({ db, core, groupOf, spend }: PictureSources): Router {
  const store = new PictureStore(renderPng);
  const router = express.Router();
  const send = async (request: Request, response: Response, drawing: Drawing) => {
    response.set({
      'Cache-Control': `public, max-age=${maxAgeSeconds}`,
      ETag: `"${pictureName(drawing)}"`,
      'X-Robots-Tag': 'noindex',
    });
    // Known to the asker: nothing is drawn.
    if (request.fresh) response.status(304).end();
    else {
      const png = await store.png(drawing, () => {
        spend(request);
      });
      response.type('png').send(png);
    }
  };
  router.get(`${mount}/groups/:shareUrl/:file`, (request, response, next) => {
    const answer = async () => {
      const language = languageOf(request.params.file);
      const { shareUrl } = request.params;
      const groupId = await groupOf(request, shareUrl);
      // Of a link that leads nowhere, for whatever reason, it is the picture of the app.
      const drawing =
        groupId === undefined ? appPicture(language, 'home') : await groupPicture(db, groupId, await core(), language);
      await send(request, response, drawing);
    };
    answer().catch(next);
  });
  router.get(`${mount}/app/:page/:file`, (request, response, next) => {
    const answer = async () => {
      const { page, file } = request.params;
      if (page !== 'home' && page !== 'explore') throw new DomainError('not_found');
      await send(request, response, appPicture(languageOf(file), page));
    };
    answer().catch(next);
  });
  router.get(`${mount}/scenes/*destination`, (request, response, next) => {
    const answer = async () => {
      const slugs = [request.params.destination].flat().map((slug) => slug.replace(/\.png$/, ''));
      const svg = sceneOf(await core(), slugs, { theme: 'light', shape: 'preview' });
      if (svg === undefined) throw new DomainError('not_found');
      await send(request, response, {
        svg: svg.replace('<svg ', '<svg width="1200" height="630" '),
        text: '',
        language: 'ko',
      });
    };
    answer().catch(next);
  });
  return router;
}

/** `ko.png` -> `ko` */
function languageOf(file: string): Language {
  const [, language] = /^(\w\w)\.png$/.exec(file) ?? [];
  if (!isLanguage(language)) throw new DomainError('not_found');
  return language;
}
