import type { Knex } from 'knex';
import { formatRange } from '#shared/calendar/range-text.ts';
import { chosenName } from '#shared/decision/place-name.ts';
import { findCity, findCountry, type Core } from '#shared/destination/core/read-core.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { cityScene } from '#shared/scene/pictures/city-scene.ts';
import { decisions, rsvps } from '#server/decision/store.ts';
import { groupProfiles } from '#server/group/store.ts';
import { members } from '#server/access/members.ts';
import type { Drawing } from './drawing.ts';
import { drawable } from './fonts.ts';
import { invitation } from './invitation.ts';
import { tripPicture } from './trip.ts';
import { tripDays } from './trip-days.ts';
import { words } from './words.ts';

/** Of the app or its explore pages, and of a link that leads to no group. */
export function appPicture(language: Language, page: 'home' | 'explore'): Drawing {
  const text = words[language];
  return invitation(language, {
    above: '',
    title: page === 'home' ? text.pictureHome : text.pictureExplore,
    below: page === 'home' ? text.pictureHomeText : text.pictureExploreText,
  });
}

/**
 * Of a group: an invitation; once it is decided, its trip. It tells the group's name and what is decided, with a route
 * for each of those who may come.
 */
export async function groupPicture(db: Knex, groupId: string, core: Core, language: Language): Promise<Drawing> {
  const [group] = await groupProfiles.live(db, groupId);
  const [act] = await decisions.live(db, groupId);
  if (group === undefined || drawable(group.data.name) === '') return appPicture(language, 'home');
  const { pictureInvited, pictureJoin } = words[language];
  if (act?.data.kind !== 'confirm')
    return invitation(language, { above: pictureInvited, title: group.data.name, below: pictureJoin });
  const { dates, place } = act.data;
  const [countrySlug = '', citySlug = ''] = place?.id?.split('/') ?? [];
  const country = findCountry(core, countrySlug);
  const city = country && findCity(core, country.slug, citySlug);
  const away = (await rsvps.live(db, groupId)).filter(({ data }) => data.answer === 'away').map(({ id }) => id);
  const people = (await members.live(db, groupId)).filter(({ id }) => !away.includes(id)).length;
  const fixed = [
    ...(dates ? [formatRange(language, dates)] : []),
    ...(place ? [chosenName(core, place, language)] : []),
  ];
  return tripPicture(language, {
    name: group.data.name,
    fixed,
    days: dates ? tripDays(language, dates, group.data.surveyType === 'custom') : '',
    people,
    scene: city && cityScene(city, { theme: 'light', shape: 'square' }),
  });
}
