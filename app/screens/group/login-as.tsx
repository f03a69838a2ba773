import { useNavigate } from 'react-router-dom';
import { useDevice } from '#app/local/device.ts';
import type { GroupOnDevice } from '#app/local/groups.ts';
import { claimMember } from '#app/local/members.ts';
import { keepStorage } from '#app/local/persist.ts';
import type { GroupPerson } from '#app/parts/group-people.ts';
import { memberSurveyPath } from '#app/parts/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/timing.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

/** A member's survey is answered by that member: this device comes in as them first (decision 5). */
export function LoginAs({ group, person, onClose }: { group: GroupOnDevice; person: GroupPerson; onClose: () => void }) {
  const { t } = useText();
  const device = useDevice();
  const navigate = useNavigate();
  const { groupId, session, view } = group;
  const { id, name } = person;
  const data = view.get('group', groupId)?.data;
  const comeIn = () => {
    void claimMember(device, groupId, id, name).then(() => {
      void keepStorage();
      onClose();
      if (data) setTimeout(() => { void navigate(memberSurveyPath(data, groupId, id)); }, timing.loginRedirectMs);
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('group.loginAs.title', { name })}
      text={
        <>
          <p>{person.claimed ? t('group.loginAs.taken', { name }) : t('group.loginAs.listed', { name })}</p>
          {session && <p>{t('group.loginAs.leaves', { name: session.name })}</p>}
        </>
      }
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="action" wide onClick={comeIn}>{person.claimed ? t('join.clash.yes') : t('group.loginAs.yes', { name })}</Button>
          <Button variant="plain" wide onClick={onClose}>{t('group.cancel')}</Button>
        </>
      }
    />
  );
}
