import { useEffect, useState } from 'react';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Link } from 'react-router-dom';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';

const quietMs = 1_000;

/** While the group is only on this device its link does not work. Shown after a second, so that it does not flash. */
export function StillHere({ groupId }: { groupId: string }) {
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
  if (outbox?.rejected.some((one) => one.name === 'createGroup')) {
    return (
      <Callout tone="danger" role="alert">
        <p>{t('createGroup.created.refused')}</p>
        <Link className="link" to={paths.thisDevice()}>
          {t('createGroup.created.refusedGo')}
        </Link>
      </Callout>
    );
  }
  if (!isLate || !outbox?.pending.some((one) => one.name === 'createGroup')) return null;
  return (
    <Callout tone="waiting" role="status" icon={<CloudOff className="icon" aria-hidden="true" />}>
      {t('createGroup.created.waiting')}
    </Callout>
  );
}
