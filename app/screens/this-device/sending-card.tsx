import { useEffect, useRef } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useConnection } from '#app/local/outbox/connection.ts';
import { requestSendNow } from '#app/local/outbox/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { RouteSteps } from '#app/ui/route-steps.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './this-device.module.css';

const hasBackgroundSync = 'serviceWorker' in navigator && 'SyncManager' in window;

/** Without an answer: there is no network, or there is one and the server is out of reach. */
const unreached = () => (navigator.onLine ? 'common.unreached' : 'sync.device.state.offline');

interface SendingCardProps {
  /** How many writes wait. */
  count: number;
  /** How many were rejected. */
  refused: number;
  /** Answers that are being written. */
  drafts: number;
}

/** The sync state: this device, waiting or sending, the group. */
export function SendingCard({ count, refused, drafts }: SendingCardProps) {
  const { t } = useText();
  const { reach, sending } = useConnection();
  const sendNow = useSendNow();
  // Where no group has anything to send nothing is tried, and the network alone tells.
  const isOffline = reach === 'offline' || (reach === 'unknown' && !navigator.onLine);
  const isFailing = reach === 'failing';
  const isSending = count > 0 && sending > 0 && !isOffline && !isFailing;
  const isIdle = count === 0 && !isOffline && !isFailing;
  const isRefused = isIdle && refused > 0;
  // Nothing of it is sent by itself, with or without a network.
  const isDraft = count === 0 && refused === 0 && drafts > 0;
  const isDone = isIdle && !isRefused && !isDraft;
  const title = isDraft
    ? t('sync.device.state.drafts')
    : isOffline
      ? t(unreached())
      : isFailing
        ? t('sync.device.state.failing')
        : count > 0
          ? t('sync.device.state.waiting', { count })
          : isRefused
            ? t('sync.device.state.refused', { count: refused })
            : t('sync.device.state.done');
  const text = isDraft
    ? t('sync.device.state.draftsText')
    : isOffline
      ? t(
          navigator.onLine
            ? 'sync.device.state.waitingText'
            : hasBackgroundSync
              ? 'sync.device.state.offlineText'
              : 'sync.device.state.offlineOpenText',
        )
      : isFailing
        ? t('sync.device.state.failingText')
        : count > 0
          ? t('sync.device.state.waitingText')
          : t(isRefused ? 'sync.device.state.refusedText' : 'sync.device.state.doneText');
  return (
    <Card as="section" className={css.trip} aria-labelledby="state">
      <RouteSteps
        className={css.way}
        label={t('sync.device.way.label')}
        tone={isDone || isSending ? 'action' : 'waiting'}
        current={isDone ? 3 : isDraft ? 0 : 1}
        steps={[
          { id: 'here', label: t('sync.device.way.here') },
          {
            id: 'way',
            label: t(
              isRefused
                ? 'sync.device.refused'
                : isDone
                  ? 'sync.device.way.sent'
                  : isSending
                    ? 'sync.device.way.sending'
                    : 'sync.device.way.waiting',
            ),
          },
          { id: 'group', label: t('sync.device.way.group') },
        ]}
      />
      <div className="stack gap-1" role="status">
        <h2 className="title-3" id="state">
          {title}
        </h2>
        <p className="soft">{text}</p>
      </div>
      {(count > 0 || (!isDraft && (isOffline || isFailing))) && (
        // Also while a request is under way: on bad Wi-Fi it may hang, and a new one aborts it.
        <Button variant="edge" onClick={sendNow}>
          <RefreshCw className="icon" aria-hidden="true" />
          {t('sync.device.sendNow')}
        </Button>
      )}
    </Card>
  );
}

/** Sends at the person's request, and says so if that was in vain: nothing else on the page would change. */
function useSendNow(): () => void {
  const { t } = useText();
  const { reach, sending } = useConnection();
  const request = useRef<'none' | 'made' | 'sending'>('none');
  useEffect(() => {
    if (request.current === 'made' && sending > 0) request.current = 'sending';
    else if (request.current === 'sending' && sending === 0) {
      request.current = 'none';
      if (reach === 'offline' || reach === 'failing')
        showToast({ text: t(reach === 'offline' ? unreached() : 'sync.device.state.failing') });
    }
  }, [reach, sending, t]);
  return () => {
    request.current = sending > 0 ? 'sending' : 'made';
    requestSendNow();
    if (navigator.onLine) return;
    request.current = 'none';
    showToast({ text: t(unreached()) });
  };
}
