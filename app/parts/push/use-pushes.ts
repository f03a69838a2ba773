import { useEffect } from 'react';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { useDevice } from '#app/local/device/device.ts';
import { pushedMessage } from '#app/local/device/service-worker-messages.ts';
import { tryWrite } from '#app/local/device/use-write.ts';
import { useReach } from '#app/local/outbox/connection.ts';
import { requestSendNow } from '#app/local/outbox/sync-status.ts';
import { usePushState } from '#app/local/push/use-push-state.ts';
import { loadTopics, useText } from '#app/text/text.ts';
import { showToast } from '#app/ui/toast.ts';

/**
 * What every page does for notifications: it takes those of the group that it shows, and tells the server what has
 * changed here since.
 */
export function usePushes(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const take = ({ data }: MessageEvent<{ type?: string; body?: string } | null>) => {
      if (data?.type !== pushedMessage || data.body === undefined) return;
      requestSendNow();
      showToast({ text: data.body });
    };
    navigator.serviceWorker.addEventListener('message', take);
    return () => {
      navigator.serviceWorker.removeEventListener('message', take);
    };
  }, []);
  useKeptTold();
}

/** At the start, after a change, and again when the server is reached once more. */
function useKeptTold(): void {
  const device = useDevice();
  const { language } = useText();
  const reach = useReach();
  const { on = 0, told } = usePushState() ?? {};
  const state = told || on > 0 ? `${told?.groups}/${on}` : undefined;
  useEffect(() => {
    if (state === undefined || reach !== 'online') return;
    loadParts(Promise.all([import('./keep-told.ts'), loadTopics(['notifications'])]))
      .then(([{ keepTold }]) => tryWrite(device, ({ db }) => keepTold(db, language)))
      .catch((problem: unknown) => {
        if (!(problem instanceof LoadFailure)) throw problem;
      });
  }, [device, language, reach, state]);
}
