import type { Topic } from './text/text.ts';

/**
 * Which topics of text each screen needs, itself and the parts in it (a test checks it): they load beside the screen's own chunk, so that
 * nobody waits for the words of screens they do not see.
 */
export const screenTopics = {
  landing: ['common', 'header', 'landing'],
  join: ['common', 'errors', 'group', 'header', 'join', 'organizer', 'sync', 'validation'],
  notFound: ['common', 'header', 'notFound'],
  createGroup: ['common', 'createGroup', 'header', 'validation'],
  groupLogin: ['common', 'errors', 'group', 'header', 'join', 'organizer', 'sync', 'validation'],
  survey: ['answers', 'common', 'errors', 'group', 'header', 'join', 'organizer', 'survey', 'sync', 'validation'],
  group: ['common', 'errors', 'group', 'header', 'join', 'organizer', 'survey', 'sync', 'validation'],
  organizer: ['common', 'errors', 'group', 'header', 'join', 'organizer', 'sync', 'validation'],
  results: ['answers', 'common', 'errors', 'exports', 'group', 'header', 'join', 'organizer', 'results', 'survey', 'sync', 'validation'],
  summary: ['answers', 'common', 'errors', 'exports', 'group', 'header', 'join', 'organizer', 'summary', 'survey', 'sync', 'validation'],
  customBuilder: ['common', 'createGroup', 'customSurvey', 'header', 'validation'],
  customSurvey: ['answers', 'common', 'customSurvey', 'errors', 'group', 'header', 'join', 'organizer', 'survey', 'sync', 'validation'],
  preferences: ['answers', 'common', 'customSurvey', 'errors', 'group', 'header', 'join', 'organizer', 'preferences', 'survey', 'sync', 'validation'],
  explore: ['common', 'explore', 'header'],
  exploreCountry: ['common', 'explore', 'header'],
  exploreCity: ['common', 'explore', 'header'],
  recommendations: ['answers', 'common', 'errors', 'explore', 'group', 'header', 'join', 'organizer', 'recommendations', 'survey', 'sync', 'validation'],
  thisDevice: ['common', 'errors', 'group', 'header', 'join', 'organizer', 'sync', 'validation'],
} as const satisfies Record<string, readonly Topic[]>;

/** What floats above all screens. */
export const chromeTopics = ['common', 'sync'] as const satisfies readonly Topic[];
