import { useEffect } from 'react';
import { useText } from '#app/text/text.ts';
import { QrCode } from '#app/ui/qr-code.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import css from './create-group.module.css';

/** The invitation as a large QR code; the screen stays awake while it is shown. */
export function QrSheet({ url, group, onClose }: { url: string; group: string; onClose: () => void }) {
  const { t } = useText();
  useEffect(keepAwake, []);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('createGroup.created.qr')}
      text={t('common.share.qrNote')}
      closeLabel={t('common.close')}
    >
      <QrCode className={css.qr} text={url} label={t('common.share.qr', { title: group })} />
    </Sheet>
  );
}

/** Asks the browser to keep the screen on. @returns what lets it go off again */
function keepAwake(): () => void {
  // Missing in some browsers, whatever the types say.
  const wakeLock = navigator.wakeLock as WakeLock | undefined;
  // A hidden page or an empty battery refuses; the code can be read all the same.
  const held = wakeLock?.request('screen').catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  });
  return () => {
    void held?.then((lock) => lock?.release());
  };
}
