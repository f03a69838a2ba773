import type { Mail } from './mailer.ts';
import { letter, type Addressed } from './letter.ts';
import { words } from './words.ts';

/** `link` is the group's share link. */
export interface Reminder extends Addressed {
  kind: 'deadline' | 'reminded';
}

/** Says that an answer is missing. */
export function reminderMail({ kind, ...addressed }: Reminder): Mail {
  const { subject, [kind]: what, open, why } = words[addressed.language];
  return letter(addressed, { subject, what, open, why });
}
