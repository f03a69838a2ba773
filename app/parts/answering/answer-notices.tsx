import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GivenKind } from '#shared/answers/given.ts';
import { RefusedCallout } from '#app/parts/notices/refused-callout.tsx';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { FormView } from './answer-flow.ts';

interface AnswerNoticesProps {
  form: Pick<FormView<GivenKind, unknown>, 'isEditing' | 'isWaiting' | 'stop' | 'conflictMutationId' | 'refused'>;
  /** A link to answers that were replaced. */
  earlier?: ReactNode;
}

/** Notices before a survey is answered again; at most one is shown. */
export function AnswerNotices({ form, earlier }: AnswerNoticesProps) {
  const { t } = useText();
  const { isEditing, isWaiting, stop, conflictMutationId, refused } = form;
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
  if (refused) return <RefusedCallout what={t('common.surveySaveFailed.title')} code={refused.code} />;
  if (!isEditing) return null;
  return (
    <Callout>
      <div className="stack gap-2">
        <p>
          {t(isWaiting ? 'survey.editing.waiting' : 'survey.editing.notice')}{' '}
          {!isWaiting && <span className="soft">{t('survey.editing.again')}</span>}
        </p>
        <div className="row gap-2">
          {stop && (
            <Button size="small" variant="plain" onClick={stop}>
              {t('survey.editing.stop')}
            </Button>
          )}
          {earlier}
        </div>
      </div>
    </Callout>
  );
}
