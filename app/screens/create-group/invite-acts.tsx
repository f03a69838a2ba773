import { useRef, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Share from 'lucide-react/icons/share';
import { canShare, share } from '#app/parts/sharing/share-sheet.ts';
import { useCopy } from '#app/parts/sharing/use-copy.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CopyField } from '#app/ui/copy-field.tsx';
import { cx } from '#app/ui/cx.ts';
import { showToast } from '#app/ui/toast.ts';
import { laterSheet } from '#app/ui/later-sheet.tsx';
import css from './create-group.module.css';

const QrSheet = laterSheet(() => import('./qr-sheet.tsx').then((m) => m.QrSheet));

/**
 * The ways to hand the invitation on: the device's share sheet, copying (said for 2 s), a QR code, and the link itself.
 */
export function InviteActs({ url, group, message }: { url: string; group: string; message: string }) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const [showsQr, setShowsQr] = useState(false);
  const { outcome, copy } = useCopy(url);
  const isCopied = outcome === 'copied';
  const copyAndShow = async () => {
    const worked = await copy();
    // If copying fails, the text is selected, so that it can be copied by hand.
    if (!worked) box.current?.querySelector('input')?.select();
    return worked;
  };
  const send = async () => {
    if (canShare()) await share({ url, title: group, text: message });
    else if (await copyAndShow()) showToast({ text: t('createGroup.created.copied') });
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className={css.acts} ref={box}>
      <Button variant="action" size="large" wide onClick={() => void send()}>
        <Share className="icon" aria-hidden="true" />
        {t('createGroup.created.send')}
      </Button>
      <div className={css.two}>
        <Button onClick={() => void copyAndShow()}>
          <Icon className="icon" aria-hidden="true" />
          {/* Both words lie in one place, so that the button keeps its width. */}
          <span className={css.words}>
            <span className={cx(isCopied && css.away)}>{t('common.share.copy')}</span>
            <span className={cx(!isCopied && css.away)}>{t('common.share.copied')}</span>
          </span>
        </Button>
        <Button className={css.narrow} onClick={() => setShowsQr(true)}>
          <QrCodeIcon className="icon" aria-hidden="true" />
          {t('createGroup.created.qr')}
        </Button>
      </div>
      <CopyField label={t('createGroup.created.link')} value={url} />
      <span className="visually-hidden" role="status">
        {isCopied && t('common.share.copied')}
      </span>
      {outcome === 'failed' && (
        <Callout tone="danger" role="alert">
          <b>{t('common.share.failedTitle')}</b>
          <p>{t('common.share.failedText')}</p>
        </Callout>
      )}
      {showsQr && (
        <QrSheet
          url={url}
          group={group}
          onClose={() => {
            setShowsQr(false);
          }}
        />
      )}
    </div>
  );
}
