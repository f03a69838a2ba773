import { useState } from 'react';
import { useDevice } from '#app/local/device.ts';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { logOut } from '#app/local/members.ts';
import { useOutbox } from '#app/local/sync-status.ts';
import type { GroupPerson } from '#app/parts/group-people.ts';
import { WithBold } from '#app/parts/with-bold.tsx';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './results.module.css';

/** Under which name this device votes, and the way out. */
export function VoterLine({ group: { groupId, session }, person, onLeft }: { group: GroupOnDevice; person: GroupPerson | undefined; onLeft: () => void }) {
  const { t } = useText();
  const device = useDevice();
  const outbox = useOutbox(groupId);
  const [isAsked, setAsked] = useState(false);
  if (!session) return null;
  const name = person?.name ?? session.name;
  const count = outbox?.pending.filter((one) => one.identity === session.id).length ?? 0;
  const leave = () => {
    setAsked(false);
    void logOut(device, groupId).then(() => {
      showToast({ text: t('group.me.loggedOut', { name }) });
      onLeft();
    });
  };
  return (
    <div className={`small soft ${css.me}`}>
      <Avatar name={name} hue={person?.hue ?? 1} size="small" />
      <span><WithBold text={t('results.vote.as', { name })} bold={name} /></span>
      <Button variant="plain" size="small" aria-label={t('group.me.logoutAria', { name })} onClick={() => { setAsked(true); }}>{t('results.vote.leave')}</Button>
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
