import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { logOutAndForget } from '#app/local/group/forget.ts';
import { logOut } from '#app/local/group/members.ts';
import { useOutbox } from '#app/local/outbox/sync-status.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Asks before a log-out: lists pending writes, and asks whether the group stays on this device. */
export function LogoutSheet({
  session,
  name,
  onLeft,
  onClose,
}: {
  session: StoredSession;
  name: string;
  onLeft: (() => void) | undefined;
  onClose: () => void;
}) {
  const { t } = useText();
  const { run } = useWrite();
  const outbox = useOutbox(session.groupId);
  const navigate = useNavigate();
  const [forgets, setForgets] = useState(false);
  const count = outbox?.pending.filter((one) => one.actor === session.id).length ?? 0;
  const leave = () => {
    void run((device) => logOut(device, session.groupId)).then((result) => {
      if (result.kind === 'failed') return;
      showToast({ text: t('group.me.loggedOut', { name }) });
      onLeft?.();
    });
  };
  const leaveAndForget = async () => {
    // First away from the group's page, which would ask the server for the group again.
    await navigate(paths.landing(), { replace: true });
    const result = await run((device) => logOutAndForget(device, session.groupId));
    if (result.kind !== 'failed') showToast({ text: t('group.me.forgotten', { name }) });
  };
  return (
    <ConfirmSheet
      title={t('group.me.ask', { name })}
      text={count > 0 ? `${t('group.me.askText')} ${t('group.me.askWaiting', { count })}` : t('group.me.askText')}
      words={{ act: t('group.me.logout'), keep: t('group.cancel'), close: t('common.close') }}
      variant="action"
      onAct={() => {
        if (forgets) void leaveAndForget();
        else leave();
      }}
      onClose={onClose}
    >
      <Switch checked={forgets} onChange={setForgets} text={t('group.me.forgetText')}>
        {t('group.me.forget')}
      </Switch>
    </ConfirmSheet>
  );
}
