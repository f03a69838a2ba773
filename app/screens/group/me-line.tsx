import { useState } from 'react';
import { useDevice } from '#app/local/device.ts';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { logOut } from '#app/local/members.ts';
import { useOutbox } from '#app/local/sync-status.ts';
import { paths } from '#app/paths.ts';
import { useText } from '#app/text/text.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './group.module.css';

/** "You are Bo · log out". */
export function MeLine({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const device = useDevice();
  const outbox = useOutbox(group.groupId);
  const [isAsked, setAsked] = useState(false);
  const { groupId, session } = group;
  if (!session) {
    return (
      <p className={`small soft ${css.me}`}>
        <span>{t('group.me.notIn')}</span>
        <ButtonLink variant="plain" size="small" to={paths.groupLogin(groupId)}>{t('group.act.enter')}</ButtonLink>
      </p>
    );
  }
  const { name } = session;
  // A refused join: the name is here, but not in the group.
  const isIn = group.view.get('member', session.memberId) !== undefined;
  const count = outbox?.pending.filter((one) => one.identity === session.id).length ?? 0;
  const leave = () => {
    setAsked(false);
    void logOut(device, groupId).then(() => { showToast({ text: t('group.me.loggedOut', { name }) }); });
  };
  return (
    <div className={`small soft ${css.me}`}>
      <span>{t(isIn ? 'group.me.inAs' : 'group.me.notYet', { name })}</span>
      <Button variant="plain" size="small" aria-label={t('group.me.logoutAria', { name })} onClick={() => { setAsked(true); }}>{t('group.me.logout')}</Button>
      <Sheet
        open={isAsked}
        onClose={() => { setAsked(false); }}
        title={t('group.me.ask', { name })}
        text={count > 0 ? `${t('group.me.askText')} ${t('group.me.askWaiting', { count })}` : t('group.me.askText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="action" wide onClick={leave}>{t('group.me.logout')}</Button>
            <Button variant="plain" wide onClick={() => { setAsked(false); }}>{t('group.cancel')}</Button>
          </>
        }
      />
    </div>
  );
}
