import type { StoredSession } from '#app/local/device/db.ts';
import type { GroupPerson } from '#app/parts/trip/group-people.ts';
import { LogoutButton } from '#app/parts/login/logout-button.tsx';
import { WithBold } from '#app/ui/with-bold.tsx';
import { useText } from '#app/text/text.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import css from './results.module.css';

/** The name under which this device votes, and the log-out. */
export function VoterLine({
  session,
  person,
  onLeft,
}: {
  session: StoredSession;
  person: GroupPerson | undefined;
  onLeft: () => void;
}) {
  const { t } = useText();
  const name = person?.name ?? session.name;
  return (
    <div className={`small soft ${css.me}`}>
      <Avatar name={name} hue={person?.hue ?? 1} size="small" />
      <span>
        <WithBold text={t('results.vote.as', { name })} bold={name} />
      </span>
      <LogoutButton session={session} name={name} label={t('results.vote.leave')} onLeft={onLeft} />
    </div>
  );
}
