import express, { type Request, type Router } from 'express';
import type { Knex } from 'knex';
import { subscribedCalendar } from '#shared/calendar/icalendar.ts';
import { confirms, inOrder } from '#shared/decision/history.ts';
import { chosenName } from '#shared/decision/place-name.ts';
import { tripEvent } from '#shared/decision/trip-event.ts';
import type { Core } from '#shared/destination/core/read-core.ts';
import { DomainError } from '#shared/kernel/errors.ts';
import { decisionActs } from '#server/decision/store.ts';
import { groupProfiles } from '#server/group/store.ts';
import { linkLanguage } from './page-meta.ts';

interface CalendarSources {
  db: Knex;
  core: () => Promise<Core>;
  /** The group behind a share link's token. @throws DomainError too_many_requests */
  groupOf: (request: Request, shareUrl: string) => Promise<string | undefined>;
}

/** The trip of a group for calendars that ask again by themselves (`calendarPath`). */
export function calendarFeed({ db, core, groupOf }: CalendarSources): Router {
  const router = express.Router();
  router.get('/api/calendars/:file', (request, response, next) => {
    const answer = async () => {
      const shareUrl = request.params.file.replace(/\.ics$/, '');
      const groupId = await groupOf(request, shareUrl);
      const [group] = groupId === undefined ? [] : await groupProfiles.live(db, groupId);
      if (groupId === undefined || group === undefined) throw new DomainError('not_found');
      const acts = inOrder(await decisionActs.live(db, groupId));
      const place = confirms(acts).at(-1)?.data.place;
      const { name } = group.data;
      const event = tripEvent({
        groupId,
        name,
        place: place ? chosenName(await core(), place, linkLanguage(request)) : undefined,
        acts,
        // Of the last act, so that the same trip is the same file.
        madeAtMs: acts.at(-1)?.data.at ?? 0,
      });
      response
        .set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' })
        .type('text/calendar')
        .send(subscribedCalendar(name, event));
    };
    answer().catch(next);
  });
  return router;
}
