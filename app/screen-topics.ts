import type { Topic } from './text/text.ts';

/** Of every page. */
const page = ['common', 'header'] as const satisfies readonly Topic[];
/** Of every page of a group, and of the page that lets people in. */
const ofGroup = [
  ...page,
  'errors',
  'group',
  'join',
  'organizer',
  'sync',
  'validation',
] as const satisfies readonly Topic[];
/** Of a page that shows or takes answers. */
const ofAnswers = [...ofGroup, 'answers', 'survey'] as const satisfies readonly Topic[];
const ofPlaces = [...page, 'explore', 'meta'] as const satisfies readonly Topic[];

/**
 * Which topics of text each screen needs, itself and the parts in it (a test checks it): they load beside the screen's
 * own chunk, so that nobody waits for the words of screens they do not see. A part that is loaded later may bring its
 * own topic along.
 */
export const screenTopics = {
  landing: [...page, 'landing'],
  join: ofGroup,
  notFound: [...page, 'notFound'],
  createGroup: [...page, 'createGroup', 'errors', 'validation'],
  groupLogin: ofGroup,
  survey: ofAnswers,
  group: [...ofAnswers, 'exports', 'fit', 'results', 'trip'],
  organizer: [...ofGroup, 'organizerMail'],
  results: [...ofAnswers, 'exports', 'results', 'trip'],
  summary: [...ofAnswers, 'exports', 'summary'],
  customBuilder: [...page, 'createGroup', 'customSurvey', 'validation'],
  customSurvey: [...ofAnswers, 'customSurvey'],
  preferences: [...ofAnswers, 'customSurvey', 'preferences'],
  explore: ofPlaces,
  exploreCountry: ofPlaces,
  exploreCity: [...ofPlaces, 'city'],
  recommendations: [...ofAnswers, 'explore', 'fit', 'recommendations'],
  thisDevice: [...ofAnswers, 'notifications'],
} as const satisfies Record<string, readonly Topic[]>;

/** What floats above all screens. */
export const chromeTopics = ['common', 'sync'] as const satisfies readonly Topic[];
