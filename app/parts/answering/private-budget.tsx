import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { useText } from '#app/text/text.ts';
import { Switch } from '#app/ui/switch.tsx';
import { laterPart } from '#app/ui/later.tsx';
import { Coming } from '#app/ui/coming.tsx';

const PinForPrivate = laterPart(() => import('./pin-for-private.tsx').then((m) => m.PinForPrivate));

interface PrivateBudgetProps {
  isPrivate: boolean;
  onChange: (isPrivate: boolean) => void;
  /** Not known while the group has never been seen on this device. */
  group: GroupOnDevice | undefined;
}

/** Keeps the amounts from the other members. A member without a PIN is asked for one. */
export function PrivateBudget({ isPrivate, onChange, group }: PrivateBudgetProps) {
  const { t } = useText();
  const member = group?.session && group.view.get('member', group.session.memberId);
  return (
    <div className="stack gap-3">
      <Switch
        checked={isPrivate}
        onChange={onChange}
        text={t(isPrivate ? 'survey.budget.private.text' : 'survey.budget.private.openText')}
      >
        {t('survey.budget.private.title')}
      </Switch>
      {isPrivate && group?.session && member && !member.data.hasPin && (
        <Coming height="12rem">
          <PinForPrivate session={group.session} name={member.data.name} />
        </Coming>
      )}
    </div>
  );
}
