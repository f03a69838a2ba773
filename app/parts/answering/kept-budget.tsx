import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

/** The private amounts are with the server and not on this device: they stay, unless they are given again. */
export function KeptBudget({ onAgain }: { onAgain: () => void }) {
  const { t } = useText();
  return (
    <Callout>
      <div className="stack gap-2">
        <p>{t('survey.budget.private.kept')}</p>
        <div>
          <Button size="small" variant="edge" onClick={onAgain}>
            {t('survey.budget.private.again')}
          </Button>
        </div>
      </div>
    </Callout>
  );
}
