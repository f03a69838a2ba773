import { useNavigate } from 'react-router-dom';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { useNameLogin } from '#app/parts/login/name-login.tsx';
import { memberSurveyPath } from '#app/parts/answers/survey-path.ts';
import { useText } from '#app/text/text.ts';
import { timing } from '#app/kernel/timing.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

/** A member's survey is answered by that member: this device logs in as them first (founding decision 5). */
export function LoginAs({
  group,
  person,
  onClose,
}: {
  group: GroupOnDevice;
  person: GroupPerson;
  onClose: () => void;
}) {
  const { t } = useText();
  const navigate = useNavigate();
  const { groupId, session, view } = group;
  const { id, name } = person;
  const data = view.get('group', groupId)?.data;
  const login = useNameLogin(group, {
    onIn: () => {
      onClose();
      if (data)
        setTimeout(() => {
          void navigate(memberSurveyPath(data, groupId, id));
        }, timing.loginRedirectMs);
    },
  });
  // A protected name asks for its PIN instead of this confirmation.
  return (
    login.sheet ?? (
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
            <Button
              variant="action"
              wide
              busy={login.isBusy}
              onClick={() => {
                login.enterAs(id, name);
              }}
            >
              {person.claimed ? t('join.clash.yes') : t('group.loginAs.yes', { name })}
            </Button>
            <Button variant="plain" wide onClick={onClose}>
              {t('group.cancel')}
            </Button>
          </>
        }
      />
    )
  );
}
