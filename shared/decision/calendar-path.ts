import type { Language } from '#shared/kernel/languages.ts';

/**
 * Where a calendar is subscribed to a group's trip. The share link's token is its key: it opens what the link opens,
 * and a new link ends it.
 */
export const calendarPath = (shareUrl: string, language: Language): string =>
  `/api/calendars/${shareUrl}.ics?lang=${language}`;
