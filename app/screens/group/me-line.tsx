import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { LogoutButton } from '#app/parts/login/logout-button.tsx';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import css from './group.module.css';

/** "You are Bo · log out". @param hasWayIn the page has the button that leads in already */
export function MeLine({ group: { groupId, session, view }, hasWayIn }: { group: GroupOnDevice; hasWayIn: boolean }) {
  const { t } = useText();
  if (!session) {
    return (
      <p className={`small soft ${css.me}`}>
        <span>{t('group.me.notIn')}</span>
        {!hasWayIn && (
          <ButtonLink variant="plain" size="small" to={paths.groupLogin(groupId)}>
            {t('group.act.enter')}
          </ButtonLink>
        )}
      </p>
    );
  }
  // A rejected join: the name exists on this device only, not in the group.
  const isIn = view.get('member', session.memberId) !== undefined;
  return (
    <div className={`small soft ${css.me}`}>
      <span>{t(isIn ? 'group.me.inAs' : 'group.me.notYet', { name: session.name })}</span>
      <LogoutButton session={session} label={t('group.me.logout')} />
    </div>
  );
}
