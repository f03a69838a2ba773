import { useEffect, useState } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router-dom';
import { isErrorCode } from '#shared/kernel/errors.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { lacksCode } from '#app/local/outbox/rejected.ts';
import { RetryWithCode } from '#app/parts/managing/retry-with-code.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import css from './create-group.module.css';

const quietMs = 1_000;

/**
 * Where the new group is, or why the server rejected it (in the error catalogue of `docs/spec-table.md` "Group creation
 * error" and "Group creation failed"). While it is only on this device its link does not work; that is said after a
 * second, so that it does not flash.
 */
export function CreatedLine({ groupId, createdBy }: { groupId: string; createdBy: string }) {
  const { t } = useText();
  const outbox = useOutbox(groupId);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const refused = outbox?.rejected.find((one) => one.name === 'createGroup');
  if (refused) {
    const isOwn = (refused.input as { surveyType: string }).surveyType === 'custom';
    const { code } = refused;
    return (
      <div className="stack gap-4">
        <Callout tone="danger" role="alert">
          <b>{t(isOwn ? 'createGroup.problem.failedOwnTitle' : 'createGroup.problem.failedTitle')}</b>
          <p>
            {t(`errors.${isErrorCode(code) ? code : 'quarantined'}`)} {t('createGroup.created.refused')}
          </p>
          {!lacksCode(refused) && (
            <Link className="link" to={paths.thisDevice()}>
              {t('createGroup.created.refusedGo')}
            </Link>
          )}
        </Callout>
        {lacksCode(refused) && <RetryWithCode entry={refused} />}
      </div>
    );
  }
  const isWaiting = isLate && outbox?.pending.some((one) => one.name === 'createGroup') === true;
  const Icon = isWaiting ? Smartphone : CircleCheck;
  return (
    <p className={css.sent} data-waiting={isWaiting || undefined} role="status">
      <Icon className="icon" aria-hidden="true" />
      <span>{isWaiting ? t('createGroup.created.waiting') : t('createGroup.created.done', { name: createdBy })}</span>
    </p>
  );
}
