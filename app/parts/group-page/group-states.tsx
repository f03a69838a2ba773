import RefreshCw from 'lucide-react/icons/refresh-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import type { Why } from '#app/parts/login/ask-for-group.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { GoRow } from '#app/ui/go-row.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import css from './group-states.module.css';

/**
 * The group is not on this device, and there is no network, the server fails, or it takes no more questions for the
 * moment.
 */
export function UnreachableGroup({ why, retry }: { why: Why; retry: () => void }) {
  const { t } = useText();
  const isOffline = why === 'network' && !navigator.onLine;
  const title = t(
    why === 'server' ? 'group.unreachable.serverTitle' : isOffline ? 'group.unreachable.title' : 'common.unreached',
  );
  return (
    <div className={css.state}>
      <title>{t('group.title', { group: title })}</title>
      <WaitingWay />
      <div className="stack gap-2">
        <h1 className="title-1">{title}</h1>
        <p className="soft">
          {t(
            why === 'busy'
              ? 'errors.too_many_requests'
              : isOffline
                ? 'group.unreachable.text'
                : 'group.unreachable.serverText',
          )}
        </p>
      </div>
      <GoRow
        to={paths.thisDevice()}
        icon={<Smartphone className="icon" aria-hidden="true" />}
        title={t('group.unreachable.device')}
        text={t('group.unreachable.deviceText')}
      />
      <div className="row">
        <RetryButton retry={retry} />
        <p className="note" role="status">
          {t('group.unreachable.checking')}
        </p>
      </div>
    </div>
  );
}

/** Asks for the group once more. */
export function RetryButton({ retry }: { retry: () => void }) {
  const { t } = useText();
  return (
    <Button onClick={retry}>
      <RefreshCw className="icon" aria-hidden="true" />
      {t('group.unreachable.retry')}
    </Button>
  );
}

/** Loading: only visible on a slow network. */
export function LoadingGroup({ name }: { name: string | undefined }) {
  const { t } = useText();
  return (
    <div className="stack gap-6" aria-busy="true">
      <title>{t('group.title', { group: name ?? t('group.loading') })}</title>
      <p className="visually-hidden" role="status">
        {t('group.loading')}
      </p>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton height="18rem" shape="tile" />
    </div>
  );
}

/** The illustration of a group that cannot be reached. */
export function WaitingWay() {
  return (
    <svg className={css.way} viewBox="0 0 360 150" aria-hidden="true">
      <rect className={css.device} x="4" y="31" width="56" height="88" rx="12" />
      <path className={css.device} d="M26 105h12M60 75H150" />
      <circle className={css.dot} cx="150" cy="75" r="7" />
      <path className={css.ahead} d="M166 75H266" />
      <circle className={css.ring} cx="308" cy="75" r="30" />
    </svg>
  );
}
