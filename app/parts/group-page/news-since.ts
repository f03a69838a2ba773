import type { News } from '#shared/activity/news.ts';
import { formatDate, formatTime } from '#app/text/formats.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Translate } from '#app/text/text.ts';
import { isDecision } from './news-words.tsx';

const said = [
  'tripDecided',
  'datesFixed',
  'placeFixed',
  'decisionReopened',
  'answered',
  'proposed',
  'voted',
  'joined',
] as const;
type Said = (typeof said)[number];
const asSaid = ({ kind }: News): Said | undefined => said.find((one) => one === kind);

/**
 * The weightiest of what is new, in a sentence: the newest decision, else the newest of what members did. Nothing where
 * neither happened.
 * @param readUntil milliseconds
 */
export function newsSince(
  t: Translate,
  language: Language,
  unread: readonly News[],
  readUntil: number,
  now: number,
): string | undefined {
  const first = unread.find(isDecision) ?? unread.find(asSaid);
  const kind = first && asSaid(first);
  if (!kind) return undefined;
  const day = formatDate(language, readUntil);
  const when = day === formatDate(language, now) ? formatTime(language, readUntil) : day;
  return t(`notifications.since.${kind}`, { when });
}
