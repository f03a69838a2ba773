import { useState } from 'react';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import css from './app-chrome.module.css';

/** A new version is installed. It is never activated without consent; the prompt cannot be dismissed when this version can no longer send. */
export function UpdatePrompt({ apply, isOutdated = false }: { apply: () => void; isOutdated?: boolean }) {
  const { t } = useText();
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isLater && !isOutdated) return null;
  return (
    <Card tone="lift" className={css.prompt}>
      <p className="small">{t(isOutdated ? 'sync.update.outdated' : 'sync.update.ready')}</p>
      <div className={css.acts}>
        {!isOutdated && (
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              setLater(true);
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
