import type { Language } from '#shared/kernel/languages.ts';
import { drawable } from './fonts.ts';
import { block, drawing, paint, textAt, type Drawing } from './drawing.ts';
import { fit } from './lines.ts';

/** The paths that gather, as on the card of the created screen (`app/ui/invite-card.tsx`). */
const gathering =
  '<path fill="#1f735f" d="M790 0c15 150 40 250 200 315 110-70 125-180 135-315z"/>' +
  '<path fill="#0f6250" d="M1200 120c-120 40-120 165-210 195 100 40 110 150 210 190z"/>' +
  '<path fill="#2b8471" d="M720 630c15-160 90-270 270-315-70 100-60 210-50 315z"/>' +
  '<g fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round">' +
  '<path d="M790-10c15 160 40 270 200 325M1126-10c-10 160-26 270-136 325M1210 118c-120 42-120 172-220 197M1210 509c-110-46-110-154-220-194M719 640c17-170 91-290 271-325"/>' +
  `<path stroke="${paint.bright}" stroke-dasharray="1 31" d="M940 640c-10-115-20-225 50-325"/></g>` +
  `<circle cx="990" cy="315" r="68" fill="#fff"/><circle cx="990" cy="315" r="40" fill="${paint.heart}"/>`;

const left = 72;
/** The words end where the gathering paths begin. */
const columnPx = 650;

interface Words {
  /** "You're invited"; empty on pictures of the app itself. */
  above: string;
  /** A group's name, or a sentence about the app. */
  title: string;
  below: string;
}

/** Of an invitation, and of pages that are of no group. Nothing of it goes stale: chats keep the picture. */
export function invitation(language: Language, { above, title, below }: Words): Drawing {
  const shown = drawable(title);
  const inTwo = fit(shown, columnPx, [100, 84, 68], 2);
  const { size, lines } = inTwo.lines.at(-1)?.endsWith('…') ? fit(shown, columnPx, [56], 3) : inTwo;
  const name = block(left - size * 0.03, 298, size, paint.white, lines);
  const small = fit(below, columnPx, [38, 34, 30, 26], 1);
  const inner =
    gathering +
    (above ? textAt(left, name.first - size * 0.9 - 30, 42, paint.bright, above) : '') +
    name.svg +
    textAt(left, name.last + 38 + small.size, small.size, paint.pale, small.lines[0] ?? '');
  return drawing(language, [above, title, below], inner);
}
