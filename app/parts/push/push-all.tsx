import { useWrite } from '#app/local/device/use-write.ts';
import { pagePush } from '#app/local/push/page-push.ts';
import { turnAllPushOff } from '#app/local/push/push.ts';
import { usePushState } from '#app/local/push/use-push-state.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { showToast } from '#app/ui/toast.ts';

/** How many groups tell this device, and the end of it; nothing where none does. */
export function PushAll() {
  const { t } = useText();
  const { runAlone, isWriting, error } = useWrite();
  const count = usePushState()?.on;
  if (!count) return null;
  const end = async () => {
    const result = await runAlone(({ db }) => turnAllPushOff(db, pagePush));
    if (result?.kind === 'written') showToast({ text: t('notifications.all.done') });
  };
  return (
    <Card as="section" className="stack" aria-labelledby="notifications">
      <div className="stack gap-1">
        <h2 className="title-3" id="notifications">
          {t('notifications.all.title')}
        </h2>
        <p className="small soft">{t('notifications.all.text', { count })}</p>
      </div>
      <Button variant="edge" size="small" busy={isWriting} onClick={() => void end()}>
        {t('notifications.all.off')}
      </Button>
      {error !== undefined && (
        <p className="small" role="alert">
          {t('notifications.needsNetwork')}
        </p>
      )}
    </Card>
  );
}
