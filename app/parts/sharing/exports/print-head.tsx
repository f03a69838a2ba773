import type { GroupRow } from '#shared/group/schema.ts';
import { useDevice } from '#app/local/device/device.ts';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { formatDate } from '#app/text/formats.ts';
import { useText } from '#app/text/text.ts';
import { QrCode } from '#app/ui/qr-code.tsx';
import css from './exports.module.css';
import './print.css';

/** The header of the printed page: group, date, and link. */
export function PrintHead({ group: { name, shareUrl } }: { group: GroupRow }) {
  const { t, language } = useText();
  const { now } = useDevice();
  const url = addressOf(paths.join(shareUrl));
  return (
    <div className={css.paper}>
      <div>
        <p className="title-2">{name}</p>
        <p className="small">{t('exports.printed', { date: formatDate(language, now()) })}</p>
        <p className="small">{url}</p>
      </div>
      <QrCode text={url} label={t('exports.qr', { group: name })} className={css.qr} />
    </div>
  );
}
