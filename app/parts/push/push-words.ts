import type { PushWords } from '#app/local/push/push-ports.ts';
import { ownZone } from '#app/parts/trip/zone.ts';
import type { Translate } from '#app/text/text.ts';

/** In which words and at which hours the server tells this device. */
export const pushWords = (t: Translate, language: string): PushWords => ({
  language,
  timeZone: ownZone(),
  unread: { title: t('notifications.unread.title'), body: t('notifications.unread.body') },
});
