import { useState } from 'react';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import X from 'lucide-react/icons/x';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { inAppBrowser, isIos } from './browser-kind.ts';
import { useDismissed } from './dismissed.ts';
import { install, isStandalone, useCanInstall } from './install-prompt.ts';
import css from './install-card.module.css';

/**
 * Offers the home screen after the first success: the browser's own question where it has one, the two taps on iOS,
 * nothing elsewhere.
 */
export function InstallCard() {
  const { t } = useText();
  const canInstall = useCanInstall();
  const [isDismissed, dismiss] = useDismissed('install');
  const [isInstalled, setInstalled] = useState(false);
  const takesTaps = isIos(navigator.userAgent, navigator.maxTouchPoints) && !inAppBrowser(navigator.userAgent);
  if (isInstalled)
    return (
      <p className="soft" role="status">
        {t('common.install.installed')}
      </p>
    );
  if (isDismissed || isStandalone() || !(canInstall || takesTaps)) return null;
  return (
    <Card as="section" className={css.card} aria-labelledby="install-title">
      <Mark size={44} />
      <div className="stack gap-1">
        <h2 className="title-3" id="install-title">
          {t('common.install.title')}
        </h2>
        <p className="small soft">{t('common.install.text')}</p>
      </div>
      <Button className={css.close} variant="plain" size="icon" aria-label={t('common.close')} onClick={dismiss}>
        <X className="icon" aria-hidden="true" />
      </Button>
      {canInstall ? (
        <div className={css.wide}>
          <Button
            variant="quiet"
            wide
            onClick={() => {
              void install().then((isDone) => {
                if (isDone) setInstalled(true);
              });
            }}
          >
            {t('common.install.install')}
          </Button>
        </div>
      ) : (
        <div className={css.wide}>
          <ol className={css.steps}>
            <li>
              <span className={css.tile}>
                <Share className="icon" aria-hidden="true" />
              </span>
              {t('common.install.share')}
            </li>
            <li>
              <span className={css.tile}>
                <SquarePlus className="icon" aria-hidden="true" />
              </span>
              {t('common.install.add')}
            </li>
          </ol>
          <p className="note">{t('common.install.paste')}</p>
        </div>
      )}
    </Card>
  );
}
