import { useEffect, useState } from 'react';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { outsideAddress, type InAppBrowser } from './browser-kind.ts';
import css from './in-app-line.module.css';

/** In which app the page is, and the way out of it. */
export function Inside({ app, onClose }: { app: InAppBrowser; onClose: () => void }) {
  const { t } = useText();
  const { hasFailed, open } = useWayOut();
  const outside = outsideAddress(navigator.userAgent, location.href);
  return (
    <div className={`wrap ${css.inside ?? ''}`}>
      <Info className="icon" aria-hidden="true" />
      <p className="small" role="status">
        {hasFailed ? t('common.inApp.menu') : t('common.inApp.line', { app: t(`common.inApp.names.${app}`) })}
      </p>
      {!hasFailed && (
        <a className={css.open} href={outside ?? location.href} onClick={open(outside === undefined)}>
          {t('common.inApp.open')}
        </a>
      )}
      <Button variant="plain" size="icon" aria-label={t('common.close')} onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </Button>
    </div>
  );
}

/** An app that handed the page over hides it by then. */
const handOverMs = 1_500;

/** Where the app has no address that leads out, or it did nothing, the two taps are named instead. */
function useWayOut(): {
  hasFailed: boolean;
  open: (isNone: boolean) => (event: { preventDefault: () => void }) => void;
} {
  const [hasFailed, setFailed] = useState(false);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (!isTried) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setFailed(true);
    }, handOverMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isTried]);
  return {
    hasFailed,
    open: (isNone) => (event) => {
      if (!isNone) setTried(true);
      else {
        event.preventDefault();
        setFailed(true);
      }
    },
  };
}
