import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { pagePush } from '#app/local/push/page-push.ts';
import { turnPushOff, turnPushOn } from '#app/local/push/push.ts';
import { useText } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';
import { pushWords } from './push-words.ts';

/**
 * Turns the notifications of a group on or off for a member on this device. `hasFailed`: the last time nothing was
 * changed.
 */
export function usePush(session: StoredSession): {
  /** Whether they are then as asked for. */
  turn: (on: boolean) => Promise<boolean>;
  isBusy: boolean;
  hasFailed: boolean;
} {
  const { t, language } = useText();
  const { runAlone, isWriting, error } = useWrite();
  return {
    isBusy: isWriting,
    hasFailed: error !== undefined,
    async turn(on) {
      const result = await runAlone(async ({ db }) => {
        if (on) return turnPushOn(db, pagePush, session, pushWords(t, language));
        await turnPushOff(db, pagePush, session);
        return undefined;
      });
      if (result?.kind !== 'written') return false;
      if (result.value === 'granted') showToast({ text: t('notifications.on') });
      if (result.value === 'denied') showToast({ text: t('notifications.denied') });
      return !on || result.value === 'granted';
    },
  };
}
