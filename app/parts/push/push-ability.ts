import { inAppBrowser, isIos } from '#app/parts/notices/browser-kind.ts';
import { isStandalone } from '#app/parts/notices/install-prompt.ts';

/** `installFirst`: on iOS only an installed app is told. `blocked`: the person, or a setting, has forbidden it. */
export type PushAbility = 'can' | 'blocked' | 'installFirst' | 'cannot';

/**
 * Whether this browser can be told, as far as it is known without asking. The service worker must be there, because it
 * gets the messages.
 */
export function pushAbility(): PushAbility {
  const isOnIos = isIos(navigator.userAgent, navigator.maxTouchPoints);
  if (isOnIos && !isStandalone()) return inAppBrowser(navigator.userAgent) ? 'cannot' : 'installFirst';
  if (!('PushManager' in window) || !('Notification' in window) || !navigator.serviceWorker?.controller)
    return 'cannot';
  return Notification.permission === 'denied' ? 'blocked' : 'can';
}
