import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

interface AnswerNoticesProps {
  /** An answer was sent before; with a draft on top of it there is something to give up. */
  isEditing: boolean;
  onStop: (() => void) | undefined;
  /** A refused answer that waits for a choice. */
  conflictMutationId: string | undefined;
  /** Some other refusal. */
  isRefused: boolean;
  /** The way to answers that were replaced. */
  earlier: ReactNode;
}

/** What has to be said before a survey is answered again; at most one thing. */
export function AnswerNotices({ isEditing, onStop, conflictMutationId, isRefused, earlier }: AnswerNoticesProps) {
  const { t } = useText();
  if (conflictMutationId) {
    return (
      <Callout
        tone="waiting"
        icon={null}
        end={
          <Link className="link" to={`?conflict=${conflictMutationId}`}>
            {t('survey.conflict.compare')}
          </Link>
        }
      >
        {t('survey.conflict.notice')}
      </Callout>
    );
  }
  if (isRefused)
    return (
      <Callout
        tone="danger"
        end={
          <Link className="link" to={paths.thisDevice()}>
            {t('survey.done.refusedMore')}
          </Link>
        }
      >
        {t('survey.done.refused')}
      </Callout>
    );
  if (!isEditing) return null;
  return (
    <Callout>
      <div className="stack gap-2">
        <p>
          {t('survey.editing.notice')} <span className="soft">{t('survey.editing.again')}</span>
        </p>
        <div className="row gap-2">
          {onStop && (
            <Button size="small" variant="plain" onClick={onStop}>
              {t('survey.editing.stop')}
            </Button>
          )}
          {earlier}
        </div>
      </div>
    </Callout>
  );
}
