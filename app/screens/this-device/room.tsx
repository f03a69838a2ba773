import { useEffect, useState } from 'react';
import { askToKeep, storageState, type StorageState } from '#app/local/device/persist.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { focusHeading } from '#app/ui/section-heading.ts';
import { showToast } from '#app/ui/toast.ts';

/** How much storage this app uses, and whether the browser may clear it. */
export function Room() {
  const { t, language } = useText();
  const [room, setRoom] = useState<StorageState>();
  useEffect(() => {
    let isWanted = true;
    void storageState().then((found) => {
      if (isWanted) setRoom(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const keep = async (isAllowed: boolean) => {
    setRoom(await storageState());
    // The button goes where it has been allowed.
    if (isAllowed) focusHeading(document.getElementById('room')?.closest('section'));
    else showToast({ text: t('sync.room.refused') });
  };
  if (!room) return null;
  const { isPersisted, usage } = room;
  const size =
    usage === undefined
      ? undefined
      : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(usage / 1_000_000);
  return (
    <Card as="section" className="stack" aria-labelledby="room">
      <div className="row row--between">
        <h2 className="title-3" id="room">
          {t('sync.room.title')}
        </h2>
        {size !== undefined && <span className="small soft">{t('sync.room.size', { size })}</span>}
      </div>
      <Callout tone="plain">{t(isPersisted ? 'sync.room.kept' : 'sync.room.notKept')}</Callout>
      {!isPersisted && (
        <Button
          variant="edge"
          size="small"
          onClick={() => {
            void askToKeep().then(keep);
          }}
        >
          {t('sync.room.ask')}
        </Button>
      )}
    </Card>
  );
}
