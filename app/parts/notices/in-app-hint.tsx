import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Callout } from '#app/ui/callout.tsx';
import { inAppBrowser, outsideAddress } from './browser-kind.ts';
import { useDismissed } from './dismissed.ts';
import css from './in-app-hint.module.css';

/** Inside KakaoTalk, Naver, LINE, Instagram or Facebook: a link that opens the browser. Never opened automatically; dismissible. */
export function InAppHint() {
  const { t } = useText();
  const [isDismissed, dismiss] = useDismissed('in-app');
  if (isDismissed || !inAppBrowser(navigator.userAgent)) return null;
  const outside = outsideAddress(navigator.userAgent, location.href);
  return (
    <Callout
      tone="plain"
      icon={<ExternalLink className="icon" aria-hidden="true" />}
      end={
        <Button variant="plain" size="icon" aria-label={t('common.close')} onClick={dismiss}>
          <X className="icon" aria-hidden="true" />
        </Button>
      }
    >
      <b>{t('common.inApp.title')}</b>
      <p>{t('common.inApp.text')}</p>
      {outside ? (
        <a className={buttonClass({ size: 'small' }, css.open)} href={outside}>
          {t('common.inApp.open')}
        </a>
      ) : (
        <p>{t('common.inApp.menu')}</p>
      )}
    </Callout>
  );
}
