import type { Mail } from './mailer.ts';
import { letter, type Addressed } from './letter.ts';
import { words } from './words.ts';

/** Brings an organiser's link, for which somebody asked. */
export const organizerMail = (addressed: Addressed): Mail => letter(addressed, words[addressed.language].organizer);
