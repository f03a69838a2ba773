import { useRef, type ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { CopyField } from '#app/ui/copy-field.tsx';
import { cx } from '#app/ui/cx.ts';
import { QrCode } from '#app/ui/qr-code.tsx';
import css from './share-link.module.css';
import { canShare, share } from './share-sheet.ts';
import { useCopy } from './use-copy.ts';

interface ShareLinkProps {
  url: string;
  /** What the link leads to: the group's name. */
  title: string;
  /** A sentence that goes along with it. */
  text?: string;
  /** Names the link field; "invite link" unless said otherwise. */
  label?: string;
  /** Leaves the QR code away (narrow places, or a link that is no secret to show). */
  noQr?: boolean;
  /** Another button of the same view is the filled one. */
  quiet?: boolean;
  className?: string;
  /** Above the field: usually the heading. */
  children?: ReactNode;
}

/**
 * A link to hand on: copy (says so for 2 s), the device's own share sheet where there is one, and a QR code. The caller
 * provides the card or sheet.
 */
export function ShareLink({ url, title, text, label, noQr, quiet, className, children }: ShareLinkProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const { outcome, copy } = useCopy(url);
  const hasSheet = canShare();
  const first = quiet ? 'quiet' : 'action';
  const copyAndShow = async () => {
    // If copying fails, the text is selected, so that it can be copied by hand.
    if (!(await copy())) box.current?.querySelector('input')?.select();
  };
  return (
    <div className={cx(css.share, !noQr && css.withQr, className)} ref={box}>
      <div className="stack">
        {children}
        <CopyField label={label ?? t('common.share.label')} value={url}>
          {hasSheet && (
            <Button
              variant={first}
              onClick={() => {
                void share({ url, title, ...(text ? { text } : {}) });
              }}
            >
              <Share className="icon" aria-hidden="true" />
              {t('common.share.send')}
            </Button>
          )}
          <Button
            variant={hasSheet ? 'edge' : first}
            onClick={() => {
              void copyAndShow();
            }}
          >
            {outcome === 'copied' ? (
              <Check className="icon" aria-hidden="true" />
            ) : (
              <Copy className="icon" aria-hidden="true" />
            )}
            {/* Both words lie in one place, so that the button keeps its width. */}
            <span className={css.words}>
              <span className={cx(outcome === 'copied' && css.away)}>{t('common.share.copy')}</span>
              <span className={cx(outcome !== 'copied' && css.away)}>{t('common.share.copied')}</span>
            </span>
          </Button>
        </CopyField>
        <span className="visually-hidden" role="status">
          {outcome === 'copied' && t('common.share.copied')}
        </span>
        {outcome === 'failed' && (
          <Callout tone="danger" role="alert">
            <b>{t('common.share.failedTitle')}</b>
            <p>{t('common.share.failedText')}</p>
          </Callout>
        )}
      </div>
      {!noQr && (
        <figure className={css.qr}>
          <QrCode text={url} label={t('common.share.qr', { title })} />
          <figcaption className="note">{t('common.share.qrNote')}</figcaption>
        </figure>
      )}
    </div>
  );
}
