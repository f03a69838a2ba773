import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoredSession } from '#app/local/device/db.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { leaveAndForget } from '#app/local/group/forget.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { leaveGroup } from '#app/local/group/members.ts';
import { paths } from '#app/kernel/paths.ts';
import { useText } from '#app/text/text.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmSheet } from '#app/ui/confirm-sheet.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { showToast } from '#app/ui/toast.ts';
import css from './organizer.module.css';

interface LeaveProps {
  group: GroupOnDevice;
  session: StoredSession;
  name: string;
}

/**
 * Takes the member's name, answers and votes out of the group, and the group off this device unless that is not wanted.
 */
export function Leave({ group: { groupId, view, isOrganizer }, session, name }: LeaveProps) {
  const { t } = useText();
  const { run } = useWrite();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  // With the group its organiser's device would lose the right to manage it.
  const [forgets, setForgets] = useState(!isOrganizer);
  const text = t(isOrganizer ? 'organizer.leave.manager' : 'organizer.leave.text');
  const groupName = view.get('group', groupId)?.data.name ?? '';
  const leave = async () => {
    // First away from the group's pages, which would ask the server for the group again.
    if (forgets) await navigate(paths.landing(), { replace: true });
    const result = await run((device) => (forgets ? leaveAndForget(device, session) : leaveGroup(device, session)));
    if (result.kind === 'failed') return;
    showToast({ text: t('organizer.leave.done', { group: groupName }) });
    if (!forgets) await navigate(paths.group(groupId));
  };
  return (
    <div className="stack gap-3">
      <div className="stack gap-1">
        <h3 className="title-3">{t('organizer.leave.title')}</h3>
        <p className="small soft">{text}</p>
      </div>
      <div className={css.buttons}>
        <Button
          variant="danger"
          size="small"
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('organizer.leave.button')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmSheet
          title={t('organizer.leave.ask', { name, group: groupName })}
          text={text}
          words={{ act: t('organizer.leave.button'), keep: t('organizer.keep'), close: t('common.close') }}
          onAct={() => void leave()}
          onClose={() => {
            setAsked(false);
          }}
        >
          <Switch checked={forgets} onChange={setForgets} text={t('group.me.forgetText')}>
            {t('group.me.forget')}
          </Switch>
        </ConfirmSheet>
      )}
    </div>
  );
}
