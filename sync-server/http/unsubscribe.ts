import express, { type Request, type Router } from 'express';
import type { Knex } from 'knex';
import { escapeMarkup } from '#server/kernel/escape-markup.ts';
import { AddressIds, unsubscribePath } from '#server/mail/address-id.ts';
import { page } from '#server/mail/letter.ts';
import { unsubscribeAddress } from '#server/mail/store.ts';
import { words } from '#server/mail/words.ts';
import { readPushKeys } from '#server/push/store.ts';
import { requestLanguage } from './sentences.ts';

interface UnsubscribeSources {
  db: Knex;
  now: () => number;
  /** See `AppDeps`. */
  basePath: string;
  /** Counts a token that is none. @throws DomainError too_many_requests */
  missed: (request: Request) => void;
}

/** The page needs nothing of the app, which may not be loaded where the mail is read. */
const style = `
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.375rem; line-height: 1.3; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.5rem; border: 1px solid; border-radius: 0.75rem; }
`;
const stylePath = `${unsubscribePath}/style.css`;

/**
 * Takes an address out of reminders, by the link that was mailed to it. A GET only asks: programs that look through
 * mails open links. A POST is also sent by the mail program (RFC 8058), from no page of ours; its body says nothing
 * that the address does not.
 */
export function unsubscribe({ db, now, basePath, missed }: UnsubscribeSources): Router {
  const router = express.Router();
  const idOf = async (request: Request, token: string) => {
    const id = new AddressIds((await readPushKeys(db)).privateKey).read(token);
    if (id === undefined) missed(request);
    return id;
  };
  const answer = (request: Request<{ token: string }>, response: express.Response, isDone: boolean) => async () => {
    const language = requestLanguage(request);
    const say = words[language].unsubscribe;
    const id = await idOf(request, request.params.token);
    if (id !== undefined && isDone) await unsubscribeAddress(db, id, now());
    const body =
      id === undefined
        ? [`<p>${escapeMarkup(say.wrong)}</p>`]
        : isDone
          ? [`<p role="status">${escapeMarkup(say.done)}</p>`]
          : [
              `<h1>${escapeMarkup(say.title)}</h1><p>${escapeMarkup(say.ask)}</p>`,
              `<form method="post"><button>${escapeMarkup(say.button)}</button></form>`,
            ];
    response
      .status(id === undefined ? 404 : 200)
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Content-Language': language })
      .vary('Accept-Language')
      .type('html')
      .send(page(language, say.title, body, `<link rel="stylesheet" href="${basePath}${stylePath}">`));
  };
  router.get(stylePath, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/css').send(style);
  });
  router.get(`${unsubscribePath}/:token`, (request, response, next) => {
    answer(request, response, false)().catch(next);
  });
  router.post(`${unsubscribePath}/:token`, (request, response, next) => {
    answer(request, response, true)().catch(next);
  });
  return router;
}
