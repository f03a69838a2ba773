import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import css from './group-states.module.css';
import { RetryButton } from './group-states.tsx';

/** The link leads to no group. @param retry left out where none will come */
export function MissingGroup({ retry }: { retry: (() => void) | undefined }) {
  const { t } = useText();
  return (
    <div className={css.state}>
      <title>{t('group.title', { group: t('group.missing.title') })}</title>
      <OpenRing />
      <h1 className="title-1">{t('group.missing.title')}</h1>
      <p className="soft">{t('group.missing.text')}</p>
      <div className="row gap-2">
        {retry && <RetryButton retry={retry} />}
        <ButtonLink variant="action" to={paths.landing()}>
          {t('common.home')}
        </ButtonLink>
      </div>
      {retry && (
        <p className="note" role="status">
          {t('group.missing.looking')}
        </p>
      )}
    </div>
  );
}

/** The group was deleted: what this device has of it can be read, and nothing can be added. */
export function GoneGroup({ group: { groupId, stored } }: { group: GroupOnDevice }) {
  const { t } = useText();
  return (
    <div className={css.state}>
      <title>{t('group.title', { group: stored.name })}</title>
      <OpenRing />
      <h1 className="title-1">{t('errors.group_gone')}</h1>
      <div className="row gap-2">
        <ButtonLink variant="action" to={paths.group(groupId)}>
          {t('group.goneRead', { group: stored.name })}
        </ButtonLink>
        <ButtonLink to={paths.landing()}>{t('common.home')}</ButtonLink>
      </div>
    </div>
  );
}

function OpenRing() {
  return (
    <svg className={css.way} viewBox="0 0 360 150" aria-hidden="true">
      <path className={css.ahead} d="M8 30C110 30 150 75 266 75M8 75H266M8 120C110 120 150 75 266 75" />
      <circle className={css.ring} cx="308" cy="75" r="30" />
    </svg>
  );
}
