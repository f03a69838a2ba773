import { useState } from 'react';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './app-chrome.module.css';

/**
 * A new version is installed. It is never activated without consent; the prompt cannot be dismissed when this version
 * can no longer send. "Later" is said of this way to apply it: where another tab has activated it there is another.
 */
export function UpdatePrompt({ apply, isOutdated = false }: { apply: () => void; isOutdated?: boolean }) {
  const { t } = useText();
  const [putOff, setPutOff] = useState<() => void>();
  const [isBusy, setBusy] = useState(false);
  if (putOff === apply && !isOutdated) return null;
  return (
    <Card tone="lift" className={css.prompt}>
      <p className="small">{t(isOutdated ? 'sync.update.outdated' : 'sync.update.ready')}</p>
      <div className={css.acts}>
        {!isOutdated && (
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              setPutOff(() => apply);
            }}
          >
            {t('sync.update.later')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          busy={isBusy}
          onClick={() => {
            setBusy(true);
            apply();
          }}
        >
          {t('sync.update.refresh')}
        </Button>
      </div>
    </Card>
  );
}
