import type { GroupOnDevice } from '#app/local/groups.ts';
import { useEndedSessions } from '#app/local/sessions.ts';
import { useOutbox } from '#app/local/sync-status.ts';
import { useText } from '#app/text/text.ts';
import { Callout } from '#app/ui/callout.tsx';
import { EndedNotice } from './ended-notice.tsx';
import css from './group-notices.module.css';
import { RefusedJoin } from './refused-join.tsx';

/** What has to be said before anything else in a group: deleted, logged out elsewhere, a name that was taken. */
export function GroupNotices({ group }: { group: GroupOnDevice }) {
  const { t } = useText();
  const { groupId, stored, view } = group;
  const ended = useEndedSessions(groupId) ?? [];
  const outbox = useOutbox(groupId);
  const joins = outbox?.parked.filter((one) => one.name === 'joinGroup' && one.code === 'name_taken') ?? [];
  const name = view.get('group', groupId)?.data.name ?? stored.name;
  if (stored.archived !== 'gone' && ended.length === 0 && joins.length === 0) return null;
  return (
    <div className={css.notices}>
      {stored.archived === 'gone' && <Callout tone="danger">{t('group.gone')}</Callout>}
      {ended.map((session) => <EndedNotice key={session.id} session={session} groupName={name} />)}
      {joins.map((entry) => <RefusedJoin key={entry.mid} entry={entry} group={group} />)}
    </div>
  );
}
