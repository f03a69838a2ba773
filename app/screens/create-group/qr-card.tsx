import { useText } from '#app/text/text.ts';
import { Card } from '#app/ui/card.tsx';
import { QrCode } from '#app/ui/qr-code.tsx';
import { useIsWide } from '#app/ui/use-is-wide.ts';
import css from './create-group.module.css';

/** On wide screens the code lies beside the link; the encoder is loaded only there. */
export function QrCard({ url, group }: { url: string; group: string }) {
  const { t } = useText();
  if (!useIsWide()) return null;
  return (
    <Card className={css.qrCard}>
      <QrCode className={css.qrSmall} text={url} label={t('common.share.qr', { title: group })} />
      <p className="small soft">{t('common.share.qrNote')}</p>
    </Card>
  );
}
